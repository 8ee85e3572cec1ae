/**
 * Does a sentence speak of this agreement's own term? The words before and after a date or a length of time are weighed:
 * "the term of this Agreement", "this Agreement shall commence … and continue for", "… (the "Initial Term")", a heading "Term";
 * against them the words of other periods: confidentiality, warranty, payment, notice, cure.
 */
import type { Document } from '../document.ts';
import type { Span } from '../splitSentences.ts';

/** What a contract calls itself. */
const KIND =
  '(?:agreement|contract|lease|sublease|amendment|addendum|licen[sc]e|engagement|appointment|order|sow|statement of work|undertaking|franchise|schedule|attachment|joint venture|arrangement|letter|services?|oma|subscription|guaranty|guarantee|policy|terms|employment|retainer|contracted agreement|commitments?|facility)';
const ADJECTIVE =
  '(?:initial|original|primary|base|basic|fixed|first|minimum|contract|service|license|agreement|lease|sponsorship|contracted|subscription|engagement|rental|employment|appointment|consulting|supply|current|total|firm|active|project|participation|promotion|promotional|endorsement)';

/** "the term of this Agreement", "the initial term", "Contract Period": as what the sentence is about, not as a time within which something happens. */
const TERM_NOUN = new RegExp(
  `(?<!(?:during|throughout|within|prior to|before|after|following|upon|of|for|in|remainder of|end of|expiration of|under|per|to|any|each) (?:the |its |such |this |said |any |each |either |then-current |entire )?)(?:\\b(?:terms?|duration|validity|life|period)(?: and duration)? (?:of|for|under) (?:this|the|the present|said|such|your|its|employment) ?(?:[\\w&'/-]{1,20} ){0,5}${KIND}\\b|\\bterm hereof\\b|\\b${ADJECTIVE} (?:[\\w-]{1,14} )?(?:term|period|duration)\\b|\\b(?:the|this|said) ["']?term["']?(?= )|(?:^|["'] ?|\\. |\\d )["']?term["']? ?(?:shall|will|is|means|:|of (?:this|the) agreement|- ))`,
  'i',
);
const ADVERBS =
  '(?:(?:shall|will|is|are|must|may|hereby|also|only|automatically|be|to|become|becomes|deemed|then|has|have|thereafter|accordingly|otherwise|therefore|thus|initially|now|further|unless [^,;]{2,120},)[ ,]{1,2}){0,6}';
const VERB =
  '(?:commenc\\w{0,4}|begins?|starts?|effective|effect|in effect|in force|takes? effect|enters?|entered into force|comes?|continu\\w{0,4}|remains?|valid|expires?|terminates?|ends?|lasts?|runs?|extends?|binding|operative|govern|apply|(?<=\\b(?:is|be|are|valid|effective|shall|will) )for|(?:made|entered into|concluded|signed) for|(?<=\\b(?:has|have|is) )an? (?:initial |fixed |minimum )?(?:term|period|duration))\\b';
const BETWEEN = '(?: ?\\([^)]{0,60}\\))?(?: and (?:its|the|any|all) [\\w ]{3,40})?(?:,(?:[^,;]|, \\d{4}){2,160},)? ';
/** "This Agreement … shall commence": the verb follows the agreement closely. */
const THIS_VERB = new RegExp(
  `\\b(?:this|the present|said|our|your) ?(?:[\\w&'/-]{1,20} ){0,6}${KIND}\\b${BETWEEN}${ADVERBS}${VERB}`,
  'i',
);
/** "The Agent's appointment hereunder shall commence": what is done under the agreement stands for it. */
const HEREUNDER_VERB = new RegExp(
  `\\b(?:appointment|engagement|obligations|employment|retention|services|rights) (?:hereunder|(?:under|pursuant to) this agreement)\\b${BETWEEN}${ADVERBS}${VERB}`,
  'i',
);
/** "The Agreement shall commence": with "the" it must be written as a name, or be the plain word. */
const THE_VERB = new RegExp(
  `\\b[Tt]he (?:agreement|contract|(?:[A-Z][\\w&'/-]{0,20} ){0,4}(?:Agreement|AGREEMENT|Contract|CONTRACT|Lease|License|Order|Services|Engagement|Appointment|Subscription|Policy|Facility|Employment|Commitments?))\\b${BETWEEN}${ADVERBS}${VERB}`,
);
const CONTINUES =
  /\b(?:commenc\w{0,4}|begin\w{0,4}|continu\w{0,4}|remains?|effect|force|valid|effective|expir\w{0,6}|terminat\w{0,4}|ends?|lasts?|runs?|extends?|term|period|duration)\b/i;
/** Something stands between subject and time that makes it another story. */
const DETOUR =
  /\b(?:if|in the event|event (?:of|that)|provided that|provided,? however|whose|who|shall not|fails?|failure|except that|notwithstanding|within)\b/i;
/** '"Maturity Date" means the earlier of (a) …'. */
const DEFINES_END =
  /["(](?:final |stated |scheduled |initial )?(?:maturity|expiration|termination|expiry|end) date["')]* (?:shall |will )?(?:means?|be|is)\b[^.;]{0,40}$/i;
/** "engages the Consultant for a term of": a term named where the bargain is struck. */
const FOR_A_TERM =
  /\bfor an? (?:initial |fixed |minimum |total |firm )?term(?: of| commencing| beginning| starting| ending| expiring|,)?\b[^.;]{0,70}$/i;
const DEFINES_TERM =
  /^(?:(?!\b(?:shall|will|may|must)\b)[^;]){0,170}[("'](?:the |this |collectively,? (?:the )?|hereinafter,? (?:the |referred to as (?:the )?)?|such period(?: being)?,? (?:the )?|together[^"]{0,60})?["']? ?(?:initial |original |primary |contract |base |basic |agreement |minimum |fixed |license |service )?(?:term|period|duration)\b/i;
const HEADING =
  /(?:^|[\n.:;] ?|\d\.? ?|[a-z)] )["(]?(?:initial |contract |lease |license )?(?:term|duration|validity|term of (?:the |this )?(?:agreement|contract|lease|engagement|appointment)|term and (?:termination|renewal)|term[,;/] ?(?:and )?termination|period of (?:the )?(?:agreement|contract)|effective (?:date|period|term)(?: and (?:term|duration))?|commencement(?: and (?:term|duration))?|agreement (?:term|period)|duration and (?:termination|renewal)|period of agreement)["')]?(?: and [\w ]{3,24})? ?[.:\n-]{0,3} ?(?:\(?[a-z0-9.]{1,5}[.)] ?)?$/i;
const LABEL =
  /(?:^|[\n.;] ?|\d )(?:(?:initial |contract |agreement |lease |service |subscription |license )?(?:term|period|duration)(?: of (?:the |this )?(?:agreement|contract|engagement|lease|services?))?|(?:contract|agreement) (?:term|period|dates?)) ?[:-] ?["(]?$/i;
const OTHER_TOPIC =
  /\b(?:confiden\w*|non-?disclosure|surviv\w*|warrant(?:y|ies)|non-?compet\w*|compete|solicit\w*|insurance|records?|books|audit\w*|invoice\w*|vest\w*|patents?|interest|lock-?up|standstill|escrow|option to|cur(?:e|ed|ing)|default|breach|accru\w*|forecast\w*|shipments?|deliver(?:y|ed|ies)|refund|claims?|statute|inventory|sell-?off|wind-?down|transition(?:al)?|phase|milestone|trial|support period|inspection|arbitrat\w*|dispute|fiscal year|quota|commitment period|purchase commitment|taxes|retain\w*|restrict\w*|look-?back|press release|undismissed|unstayed|force majeure|suspen\w*|delay\w*|first refusal|blackout|pilot|order volume|minimum annual|maturity|rates? (?:period|increase)|price|pricing|fees?|payments?|salary|bonus|severance|registration|certificate|report|forecast)\b/i;
/** Wherever these stand before a time, it is theirs. */
const STRONG_OTHER =
  /\b(?:surviv\w*|confiden\w*|non-?disclosure|directors?|chairman|officers?|audit rights?|warrant(?:s|y|ies)|obligation (?:will|shall) exist)\b/i;
const WHILE = /\b(?:while|so long as|as long as|during the time)\b[^.;]{0,60}\b(?:this|the) agreement\b/i;
const NAMED_OTHER_TERM =
  /\b(?!(?:Initial|Original|Primary|Base|Basic|The|This|Contract|Agreement|Lease|License|Fixed|Service|First|Minimum|Such|Said|Sponsorship|Subscription|Engagement|Employment|Rental|Appointment|Consulting|Supply|Extended|Stated|Full|Current|Any|Each|INITIAL|CONTRACT)\b)[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:Term|Period)\b/;

/** How surely a mention between `before` and `after` (of its own sentence) is about the agreement's term; 5 and more is sure. */
export function scoreSubject(document: Document, sentence: Span, before: string, after: string): number {
  if (DEFINES_END.test(before)) return 5;
  let score = 0;
  const noun = lastMatch(TERM_NOUN, before);
  const verb = Math.max(lastMatch(THIS_VERB, before), lastMatch(THE_VERB, before), lastMatch(HEREUNDER_VERB, before));
  if (noun >= 0) score += 3;
  if (verb >= 0) score += 3;
  if (FOR_A_TERM.test(before)) score += 4;

  if (DEFINES_TERM.test(after)) score += 3;
  if (LABEL.test(document.text.slice(Math.max(0, sentence.start - 4), sentence.start) + before)) score += 4;
  else if (
    HEADING.test(document.text.slice(Math.max(0, sentence.start - 90), sentence.start)) ||
    /^(?:[\dIVX][\d.]{0,6} )?(?:initial )?(?:term|duration)\b[.:]/i.test(before)
  )
    score += 2;
  if (score === 2 && before.length <= 3) score += 3;
  if (score > 0 && !CONTINUES.test(before) && before.length > 12) score -= 2;
  const subject = Math.max(noun, verb);
  const between = subject >= 0 ? before.slice(subject) : before;
  if (DETOUR.test(between.slice(-260))) score -= 3;
  if (STRONG_OTHER.test(before.slice(-170)) || WHILE.test(before)) score -= 4;
  if (
    OTHER_TOPIC.test(between.slice(-130)) ||
    (subject < 0 && OTHER_TOPIC.test(before)) ||
    OTHER_TOPIC.test(after.slice(0, 40))
  )
    score -= 3;
  if (NAMED_OTHER_TERM.test(before.slice(-160))) score -= 4;
  return score;
}

/** Where the pattern's match ends; -1 where there is none. */
function lastMatch(pattern: RegExp, text: string): number {
  const match = pattern.exec(text);
  return match ? match.index + match[0].length : -1;
}

/** A score of 3 is doubtful, 6 is sure. */
export function confidenceOf(score: number): number {
  return Math.max(0, Math.min(0.97, 0.35 + score * 0.09));
}

/** "renewed for", "an additional", "extended by": the time that follows is a renewal's. */
export const RENEWAL_LEAD =
  /\b(?:renew\w*|extended|extensions?|extend (?:this|the|such|its|for (?:an|up|one|two|three) )|additional|successive|further|subsequent|consecutive|thereafter)\b(?:(?!\b(?:continue in|remain|commence|initial|shall continue|shall be for|shall last)\b)[^.;]){0,80}$/i;
