/** How long a renewal is and whether it comes by itself: "shall automatically renew for successive one (1) year terms unless …". */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import { findDurations, type DurationMention, isOfDays } from '../findDurations.ts';
import { BY_CHOICE_TOO, BY_ITSELF_TOO, GOES_ON_FOR_TOO, GOES_ON_TOO } from '../lexicon/goesOnWords.ts';
import { readCardinal } from '../numberWords.ts';
import type { Span } from '../splitSentences.ts';
import type { Duration } from '../types.ts';

export type RenewalTermReading = {
  /** Null value: as long as the term before ("successive terms of the same duration"). */
  term: Reading<Duration | 'same'> | null;
  automatic: boolean | null;
  /** Only both parties together can renew it: nobody has an option. */
  byBargain?: boolean;
  /** How many renewals there can be; null: the sentence sets no limit. */
  limit: number | null;
  score: number;
};

const VERB =
  '(?:renew\\w*|perpetuat\\w*|extend(?:ed|s)?|prolong(?:ed|s)?|rolls? (?:over|forward|on|into)|rolled (?:over|forward|on)|auto-?renew\\w*|continue[sd]?|go(?:es)? on|carr(?:y|ies|ied) on|(?:carried|rolled) (?:over|forward)|runs? on|(?:stays?|remains?|holds?)(?: (?:in (?:force|effect)|valid|good))? for (?:another|a further|an additional|successive|further))';
const THING =
  '(?:agreement|contract|lease|sublease|licen[sc]e|franchise|subscription|term|initial term|contract term|renewal term|appointment|engagement|order|addendum|schedule|sow|services?|policy|period|amendment|attachment|operation|venture|arrangement|memorandum|sponsorship|tenancy|retainer|commitment|membership|plan|validity|duration)';
/** A word of every match of `SUBJECT`: most sentences about a term have none. */
const RENEWS =
  /renew|perpetuat|exten[ds]|prolong|(?:roll(?:s|ed)?|carried) (?:over|forward|on|into)|continu|(?:go(?:es)?|carr(?:y|ies|ied)|runs?) on\b|successive|[- ]to[- ](?:year|month)|(?:year|month) (?:by|after)|thereafter|(?:followed|succeeded) by|at a time|added to|further (?:terms|periods)|(?:additional|another|further) (?:[\w()-]{1,12} ){0,3}(?:term|period|year|month)|auto-|\boptions?\b|(?:quarter|week) (?:by|to) /i;
/** The agreement, or its term, is what renews. */
const SUBJECT = new RegExp(
  `\\b(?:this|the|such|its|said|your|initial|any|each|then[- ]current|present) (?:[\\w'-]{1,16} ){0,4}${THING}\\b(?: \\([^)]{0,50}\\))?[^.;]{0,240}\\b(?:${VERB}|renewals?|extensions?|successive|year[- ]to[- ]year|month[- ]to[- ]month|thereafter)\\b|\\b${VERB} (?:this|the|such|its|said) (?:[\\w'-]{1,16} ){0,3}${THING}\\b|["(]\\W{0,2}(?:the )?["']?(?:renewal|extension|additional|successive|extended) (?:term|period)s?["']|\\b(?:it|the same|(?:subscription|membership|contract|agreement|term|service|plan|licen[sc]e|order)s?)(?: (?:shall|will|may|is|are|be|not|then|thereafter|also|automatically|tacitly|silently|further|deemed|considered|treated|as|to|keeps?|stands?)){0,6} (?:auto-?|self-?)?${VERB}|\\bit\\b[^.;]{0,90}\\b(?:is|be|are) (?:then |thereafter |automatically |deemed ){0,3}${VERB}|\\b(?:renewals?|extensions?|prolongations?) (?:is|are|shall be|will be) (?:automatic|tacit)\\b|\\brenew(?:s|ed) (?:itself |themselves )?(?:annually|yearly|each year|every year)|\\bautomatic(?:ally)? (?:renew|exten[ds]|prolong|continu)\\w*|\\b(?:renew|extend|prolong)\\w* automatically|\\bthereafter,?(?: (?:this|the) [\\w-]{3,14})?(?: (?:shall|will))?(?: (?:continue|remain|be))?(?: (?:effective|in (?:force|effect)))? (?:from )?(?:year|month)[- ]to[- ](?:year|month)\\b|\\bautomatic (?:[\\w()-]{1,14} ){0,3}(?:renewals?|extensions?)\\b|\\b(?:renewal|successive|further|additional|subsequent) (?:terms?|periods?)(?: of [^.;]{3,40})? (?:(?:shall|will|then|automatically) ){0,3}(?:follow|commence|begin)\\b|\\bthen (?:automatically )?renewing\\b|\\bself-(?:renewing|extending|perpetuating)\\b|\\b(?:followed|succeeded) by (?:an? )?(?:(?:further|successive|additional|renewal) )*(?:terms?|periods?) of\\b|\\b(?:options?|right)(?: \\([^)]{2,40}\\))?(?:,[^,;]{5,160},)? to (?:further )?(?:renew|extend|prolong)\\b|\\bentitled to (?:renew|extend|prolong)\\b|\\bone year (?:shall|will) be added to (?:the|this|such) [^.;]{0,20}term\\b|\\b(?:and|then|thereafter),? for (?:further|successive|additional) (?:periods|terms) of\\b|\\b(?:after that|thereafter|then)(?: runs?| continues?)? for [^.;]{3,30} at a time\\b|\\boptions? for (?:an?|one|two|three|four|five|\\d{1,2})(?: \\(\\d{1,2}\\))? (?:additional|further|more|successive|consecutive|optional|renewal)(?: [\\w()-]{1,12}){0,2}[ -](?:years?|months?|terms?|periods?)\\b|\\b(?:may|can)(?:, but need not,)? (?:renew|extend)(?: once| twice)? for\\b|\\b[Oo]ptions?(?: to (?:renew|extend))? ?: ?(?:an?|one|two|three|four|five|\\d{1,2})\\b|\\boption ?: [^.;]{0,40}\\byears? more\\b|\\b(?:quarter|week) (?:by|to) (?:quarter|week)\\b|(?:^|[.;:] ?)(?:auto(?:matic)?[- ])?(?:renewals?|extensions?)(?: terms?| periods?)? ?[:-] `,
  'i',
);
const OTHER =
  /\b(?:insurance|polic(?:y|ies)|registration|domain name|warrant(?:y|ies)|trademarks?|patents?|confidentiality obligations?|calendar quarter|contract year["']? (?:means|shall)|fiscal year["']? (?:means|shall)|calendar year["']? (?:means|shall)|quarter["']? (?:means|shall)|lease of|letter of credit|bond|permit|certification|listing|delivery|cure|force majeure|purchase orders?|documentation|interest period|next (?:succeeding |following )?business day)\b/i;
/** "This Agreement shall be extended …": whatever else is named behind it. */
const OF_THIS =
  /^[^.;,]{0,80}\bthis (?:agreement|contract|lease) (?:(?:shall|will|then|thereafter|automatically|is|be) ){0,4}(?:renew|exten[ds]|prolong|continu)/i;
const AUTOMATIC =
  /\b(?:automatic\w*|without (?:any |further ){0,2}act(?:ion)? (?:of|by|on|from)\b[^.;]{0,60}\b(?:renew|exten|prolong|continu)\w*|(?:renew|exten|prolong|continu)\w*[^.;]{0,60} without (?:any |further ){0,2}act(?:ion)? (?:of|by|on|from)\b|auto-?renew\w*|(?:roll(?:s|ed)?|carried) (?:over|forward|on|into)\b|(?<!not be )(?:deemed|considered|treated as) (?:to be )?(?:renewed|extended)|(?:shall|will)(?: then| thereafter| further)?(?: be)?(?: deemed)?(?: to be)? ?(?:renew|extend|continue|prolong)\w*[^.;]{0,100}\b(?:unless|successive|consecutive|year[- ]to[- ]year|month[- ]to[- ]month|until)|(?:successive|consecutive)[^.;]{0,80}\bunless|evergreen|self-(?:renew|perpetuat|extend)\w*|(?:renew|extend)\w*[^.;]{0,40}\bby default|renews\b|renew(?:ed|ing)?\b[^.;]{0,60}\bunless|\b(?:is|are|be) (?:then |thereafter )?(?:prolonged|extended)\b[^.;]{0,60}\bunless\b|\bof itself unless\b|(?:renew|exten[ds]|prolong)\w*[^.;]{0,90}\b(?:provided (?:that )?(?:neither|no)|if (?:neither|no\b|not\b|(?:it|this agreement|the agreement|the contract) (?:is|has) not)|where (?:neither|no)|in the absence of|absent|failing|barring|save where|except where)|(?:renew|extend|prolong)(?:s|ing)? (?:itself|themselves)\b|(?:followed|succeeded) by (?:an? )?(?:(?:further|additional|renewal) )*(?:term|period) of\b[^.;]{0,40}\bunless|for (?:further|additional|successive) (?:periods|terms) of\b[^.;]{0,40}\b(?:if (?:no|neither)|unless)\b|(?:after that|thereafter|then)(?: runs?| continues?)? for [^.;]{3,30} (?:at a time|each time)|^(?:[\d.]{1,5} )?unless\b[^;]*\b(?:is|are|shall be|will be) (?:each time |then |again |thereby )?(?:renewed|extended|prolonged|continued)\b|(?:continu|renew|go(?:es)? on|carr|prolong)\w*[^.;]{0,60}\b(?:so|as) long as (?:neither|no)\b|keeps? (?:on )?renewing|(?:then|thereafter),? (?:continues )?for (?:(?:like|equal|identical|successive|consecutive) (?:terms?|periods?)|(?:further |additional )?(?:terms|periods) of)|(?:followed|succeeded) by (?:further |successive |additional )?(?:terms|periods) of\b|(?:continue[sd]? (?:annually|yearly) thereafter|year by year|month (?:by|after) month|quarter by quarter|from quarter to quarter|from one (?:year|month) to the next|year after another)\b|\b(?:otherwise|failing which),? (?:this|the|it)\b[^.;]{0,40}\b(?:continues|renews|(?:is|shall be|will be) (?:automatically )?(?:renewed|extended|prolonged))|\b(?:shall|will)(?: then| thereafter)? (?:be )?(?:renew|extend)(?:ed)? for (?:an?|one|two|three|further|additional|successive|subsequent|like|consecutive|periods?|terms?)\b(?![^.;]{0,160}\b(?:mutual|consent|agree\w*|option|elect\w*|request))|tacit\w*|(?:continu|renew|roll|prolong|exten[ds]|go(?:es)? on|carr)\w*[^.;]{0,60} (?:at a time|each time)\b|(?:if|unless) (?:it|this|the [a-z]+)[^.;]{0,20}\b(?:ended|terminated|cancell?ed|stopped)\b[^.;]{0,40}\b(?:continues|renews|goes on|carries on|(?:is|be|are) (?:renewed|extended|prolonged))|year[- ]to[- ]year|(?:stays?|remains?|holds?|continu\w*|go(?:es)? on|carr(?:y|ies) on)[^.;]{0,40}\b(?:another|further|additional|successive|consecutive)\b[^.;]{0,80}\bunless|(?:renew\w*|exten\w*|continu\w*|go(?:es)? on|carr(?:y|ies) on)[^.;]{0,20} (?:by|of) itself\b|(?:failing|absent|without|in the absence of) (?:such |that |this |any |a )?(?:written )?notice\b[^;]{0,80}\b(?:is|are|be|shall|will) (?:be )?(?:deemed )?(?:renew|exten|prolong|continu)\w*|(?:where|if) (?:neither|no)\b[^;]{0,220}\b(?:(?:is|are|shall be|will be) (?:deemed )?(?:renewed|extended|prolonged|continued)|continues|renews|goes on|carries on|rolls (?:on|over)))/i;
/** "expires automatically", "unless extended by mutual agreement", "shall be extended until ⟨day⟩", "is carried forward until ⟨day⟩", "will continue to deliver": nothing renews by itself. */
const NO_RENEWAL =
  /\bautomatic\w*,? (?:expir|terminat|end|laps|ceas)\w*|\b(?:expires?|terminates?|ends?|lapses?|terminated) automatic\w*|,? ?\bunless (?:it is |this agreement is |otherwise |sooner |earlier |further )?(?:extended|renewed|prolonged)\b(?! automatic)|\bunless (?:sooner |earlier )?terminated\b[^.;]{0,120} or (?:otherwise )?(?:extended|renewed)\b(?! automatic)|\b(?:shall|will) (?:be )?extend(?:ed)? (?:from(?! (?:then|that|year|month|time|one|week)\b)|until|through|to|by such|by the (?:number|period|length))\b(?! [^.;]{0,30}\b(?:terminat|cancel))|\bcarried (?:forward|over) (?:until|to|through)\b|\bcontinu\w* to (?!be\b|renew|run\b|remain|apply|have)[a-z]+/gi;
/** "After the Initial Term service goes on month-to-month": nobody needs to act. */
const GOES_MONTHLY =
  /^(?!(?:\(?\w{1,4}[.)] )?(?:if|should)\b)[^]*?\b(?:(?:after|following) (?:that,? (?:the|this|it)|(?:the |such |its |that )?(?:initial|first|original|term|end|expir))|thereafter|the end of|expir\w*|(?:is|are) (?:over|up)\b)[^;]{0,120}\b(?:(?:continu|stay|remain|go|carr|run)\w*|be (?:effective|in (?:force|effect)))[^.;]{0,40}\bmonth[- ]to[- ]month|\bmonth[- ]to[- ]month(?: basis)? thereafter\b/i;
/** "shall not renew automatically", said of the agreement and not of a party's wish. */
const NEVER =
  /\b(?:shall|will|does|do|can) not (?:be )?(?:automatically )?(?:be )?(?:renew|extend|prolong|roll(?:ed)? over)\w*|\bauto(?:matic)?[- ]renew(?:al|s)?:? ?(?:no|none|n\/a|not|off)\b|\b(?:is|are) not (?:(?:automatically|tacitly) (?:renewed|extended|prolonged)|(?:renewed|extended|prolonged) (?:automatically|tacitly|by itself)|automatic\b)|\bno (?:automatic|tacit) (?:renewal|extension)|\bwithout (?:automatic|tacit) (?:renewal|extension)/i;
const CONDITION =
  /\b(?:if|unless|save|except|elect\w*|intent\w*|notice|notif\w*|advis\w*|inform\w*|wish\w*|decid\w*|desire\w*|whether|event|should)\b/i;
const BY_CHOICE =
  /\b(?:may(?:, (?:in|at) its [^.;,]{3,40},)? (?:be )?(?:renew|extend)\w*|may (?:choose|opt|elect|decide) to|options? (?:to|of)|options? for (?:an?|one|two|three|four|five|\d{1,2})\b|options?(?= ?:|,)|may, but need not|(?:right|entitled) to (?:renew|extend|prolong)|at (?:the|its) (?:sole )?(?:option|discretion|election)|can be (?:renew|extend)\w*|renewable|extendable)\b/i;
/** Not a renewal but a new bargain: nobody is entitled to it. */
const BY_BARGAIN =
  /\b(?:mutual(?:ly)? (?:written )?(?:agree\w*|consent)|by (?:mutual )?(?:written )?agreement (?:of|between|by)|agree(?:d|s|ment)? in writing|upon (?:mutual )?(?:written )?agreement|written consent of both|parties (?:may )?agree|good faith)\b/i;
/** … where neither has a right of its own. */
const BY_BOTH =
  /\b(?:renew|extend)\w*\b[^.;]{0,120}\b(?:by|upon|with|on|subject to) (?:(?:a|the|their|further|prior|mutual|written|express) ){0,4}(?:agreement|consent) (?:of|between|by) (?:the|both) parties\b|\b(?:renew|extend)\w*\b[^.;]{0,120}\bby mutual (?:written )?(?:agreement|consent)\b/i;
const OWN_RIGHT = /\b(?:options?|rights?|entitled|elects?|election|discretion|notice|unless)\b/i;
const LEAD =
  /\b(?:(?:followed|succeeded) by|renew\w*|perpetuat\w*|exten(?:ded|ds|sions?)|extend (?:this|the|such|its|for (?:an|up|one|two|three|successive|additional)|automatically)|prolong\w*|additional|successive|further|subsequent|consecutive|another|(?:more|new|fresh) (?:terms?|periods?)|auto-?renewal|(?:options?|right)\b[^.;]{0,160}\b(?:renew|extend)|may(?:, but need not,|, (?:in|at) its [^.;,]{3,40},)? (?:renew|extend)(?: once| twice)? for|options? for|options? ?(?=:))\b[^.;]{0,120}$/i;
/** "with automatic one-year renewals". */
const RENEWAL_AFTER = /^[ -]{0,2}(?:term )?(?:renewal|extension)(?:s\b| (?:terms?|periods?)\b)/i;
/** "with two one-year renewals". */
const COUNTED_RENEWALS =
  /\b(?:with|and|plus) (?:up to )?(?:one|two|three|four|five|\d)(?: \(\d\))?,? (?:(?:additional|successive|further|optional|possible),? )?(?:one|two|three|four|five|ten|\d{1,2})[ -](?:\(\d{1,2}\)[ -])?(?:year|month)s?[ -](?:optional )?(?:renewals?|extensions?|options?)\b/i;
/** "one year shall be added to the term". */
const ADDED = /^ (?:shall|will|is|are) (?:be |then |automatically )*added to (?:the|its|such) (?:\w+ )?term\b/i;
/** "three months at a time". */
const AT_A_TIME = /^ (?:at a time|each time)\b/i;
/** "… and after that for". */
const AFTER_THAT = /\b(?:after that|then|thereafter)(?: runs?| continues?)? for (?:an? )?$/i;
/** "extend the Initial Term for": what follows is added to it and is not its length. */
const EXTENDS_INITIAL =
  /\b(?:renew|extend|prolong)\w*(?: of)? (?:this|the|such|its|said) initial (?:term|period)(?: of this [\w-]{1,14})? (?:by|for)\b[^.;,]{0,40}$/i;
/** "renew beyond the Initial Term for successive": the length that follows is not the initial term's. */
const BEYOND_INITIAL =
  /\binitial (?:term|period) for (?:successive|additional|further|consecutive|subsequent|another)\b[^.;,]{0,20}$/i;
/** "upon the end of the initial term it renews for". */
const RENEWS_AFTER_INITIAL = /^initial (?:term|period)\b.{0,25}\b(?:renew|extend|prolong)(?:s|ed)? (?:by|for)\b/i;
const NO_LENGTH =
  /^ to the (?:end|expir\w*)\b|^ ?(?:\([^)]{0,20}\) ?)?(?:'s?|s')?[ -]{0,2}(?:(?:calendar|business|advance|prior|written|previous|of)[ ,]{1,2}){0,4}(?:or (?:more|longer|less),? )?(?:notice|prior|before|beforehand|ahead|advance|in advance|preceding|following|after|but (?:not|no) more|nor more)/i;
const SAME =
  /\b(?:(?:renew|extend|prolong)\w*|successive|additional|further|subsequent)\b[^.;]{0,60}\b(?:(?:for )?(?<!\b(?:on|upon|under|with|by) )(?:an?|the) (?:same|like|equal|identical|similar) (?:term|period|duration|length)s?|(?:terms?|periods?) (?:of|for) (?:the )?(?:same|like|equal|identical) (?:term|period|duration|length)|same duration|(?:then|thereafter),? (?:continues )?for (?:like|equal|identical|the same) (?:terms?|periods?)|equal (?:terms|periods)|(?:terms?|periods?) equal (?:in (?:length|duration) )?to|like (?:terms|periods))\b/i;
const YEARLY =
  /\b(?:(?:renew|extend|roll|prolong)\w*[^.;]{0,60}\b(?:annual(?:ly)?|yearly|(?:each|every) (?:following |subsequent |succeeding |further |next |calendar )?year|on an annual basis|on each anniversary)|(?:automatic|successive|additional|consecutive|further|subsequent) (?:annual|yearly)|annual(?:ly)? automatic(?:ally)? renew\w*|from one year to the next|one (?:calendar )?year after another|year[- ]to[- ]year|from year to year|year (?:by|after) year|one year each time|(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+\)?) )(?:successive|consecutive) (?:calendar |contract )?years|annual (?:renewal|extension)s?|annually renew\w*|continue[sd]? (?:annually|yearly)(?: thereafter)?\b(?! to\b)|automatically renewing annually|(?:renew|extend|roll|prolong|continu|go(?:es)? on|carr(?:y|ies) on|runs? on)\w*[^.;]{0,40}\b(?:another|a further|one more|a new|an additional|the (?:following|next|ensuing|succeeding|subsequent)) year)\b/i;
const MONTHLY =
  /\b(?:month[- ]to[- ]month|month (?:by|after) month|(?:renew|extend)\w*[^.;]{0,40}\bmonthly|monthly (?:renewal|extension)s?|renews? (?:each|every) month)\b/i;

/** "is hereby extended for an additional two years": once, by this very paper. */
const EXTENDS_NOW =
  /\bhereby (?:further |mutually )?(?:renew|extend|prolong)(?:s|ed)?\b|\b(?:is|are|shall be) (?:further )?(?:extended|renewed|prolonged) (?:by|for) an? (?:additional |further )?(?:period of |term of )?[\w ()-]{3,40}\b(?:years?|months?)\b[^.;]{0,40}\b(?:through|until|commencing|beginning|ending|from|to and including)\b/i;

/** "for an initial term of one year and indefinitely after that until terminated by either party giving twelve months' notice". */
const GOES_ON_AFTER =
  /\binitial (?:term|period)\b[^.;]{0,80}\b(?:indefinitely (?:after that|thereafter)|(?:after that|thereafter) indefinitely)\b[^.;]{0,20} until\b/i;

/** The renewal clause of one sentence, or null. */
export function readRenewalTerm(document: Document, sentence: Span, body: string): RenewalTermReading | null {
  if (!(RENEWS.test(body) && SUBJECT.test(body)) && !GOES_ON_TOO.test(body)) return null;
  if (EXTENDS_NOW.test(body) && !/\b(?:automatic|successive|unless|from year|renewal terms?)\b/i.test(body))
    return null;
  const never = NEVER.exec(body);
  if (never && !CONDITION.test(body.slice(0, never.index)))
    return { term: null, automatic: false, limit: null, score: 2 };
  const said = body.replace(NO_RENEWAL, '');
  const automatic =
    AUTOMATIC.test(said) || BY_ITSELF_TOO.test(said) || (/month[- ]to[- ]month/i.test(body) && GOES_MONTHLY.test(body))
      ? true
      : BY_CHOICE.test(body) || BY_CHOICE_TOO.test(body)
        ? false
        : null;
  let score = 2;
  if (automatic) score += 3;
  if (automatic === false) score += 1;
  if (/\b(?:initial term|renewal term|then[- ]current|successive|expiration of the (?:initial )?term)\b/i.test(body))
    score += 1;
  if (COUNTED_RENEWALS.test(body)) score += 1;
  if (OTHER.test(body) && !OF_THIS.test(body)) score -= 3;
  // "only by mutual agreement": nobody has a right to it.
  if (!automatic && /\bonly (?:by|upon|with|if|on)\b/i.test(body) && BY_BARGAIN.test(body)) score -= 5;
  if (!automatic && BY_BARGAIN.test(body) && !/\b(?:term|agreement|contract)\b/i.test(body)) score -= 3;
  const reading = (
    focus: { start: number; end: number },
    value: Duration | 'same',
    working: string | null,
  ): RenewalTermReading => ({
    term: {
      value,
      ...quoteSpan(document, sentence.start + focus.start, sentence.start + focus.end, sentence),
      working,
      confidence: Math.max(0, Math.min(0.95, 0.42 + score * 0.09)),
    },
    automatic,
    ...(automatic === false && BY_BOTH.test(body) && !OWN_RIGHT.test(body) ? { byBargain: true } : {}),
    limit: readLimit(body),
    score,
  });
  const length = findLength(body);
  if (length?.duration) return reading(length, length.duration, null);
  // "month-to-month on the same terms": the terms are its conditions.
  const same = /\b(?:month|year)[- ]to[- ](?:month|year)\b/i.test(body) ? null : SAME.exec(body);
  if (same) return reading({ start: same.index, end: same.index + same[0].length }, 'same', null);
  const yearly = YEARLY.exec(body);
  if (yearly)
    return reading(
      { start: yearly.index, end: yearly.index + yearly[0].length },
      { n: 1, unit: 'year' },
      'renews year by year = 1 year',
    );
  const monthly = MONTHLY.exec(body);
  if (monthly)
    return reading(
      { start: monthly.index, end: monthly.index + monthly[0].length },
      { n: 1, unit: 'month' },
      'renews month by month = 1 month',
    );
  return automatic && (/\b(?:renew|extend)/i.test(body) || GOES_ON_AFTER.test(body) || BY_ITSELF_TOO.test(body))
    ? { term: null, automatic, limit: null, score }
    : null;
}

function findLength(body: string): DurationMention | null {
  const durations = findDurations(body);
  return durations.find((mention) => isLength(body, mention, LEAD)) ?? null;
}

function isLength(body: string, mention: DurationMention, lead: RegExp): boolean {
  const before = body.slice(Math.max(0, mention.start - 220), mention.start);
  const after = body.slice(mention.end, mention.end + 100);
  if (mention.duration === null || NO_LENGTH.test(after)) return false;
  if (ADDED.test(after) && (AUTOMATIC.test(body) || BY_ITSELF_TOO.test(body))) return true;
  if (RENEWAL_AFTER.test(after) || (AT_A_TIME.test(after) && (RENEWS.test(before) || AFTER_THAT.test(before))))
    return true;
  if (!lead.test(before) && !GOES_ON_FOR_TOO.test(before)) return false;
  if (/\b(?:within|during the (?:last|final)|at least|less than|notice|notif\w*)\b[^.;,]{0,40}$/i.test(before))
    return false;
  const initial = /\binitial\b[^.;,]{0,40}$/i.exec(before);
  if (
    initial &&
    ![EXTENDS_INITIAL, BEYOND_INITIAL].some((own) => own.test(before)) &&
    !RENEWS_AFTER_INITIAL.test(initial[0])
  )
    return false;
  return !isOfDays(mention.duration) || mention.duration.n >= 28;
}

const LIMIT =
  /\b(?:for|up to|maximum of|of|no more than) (?:an? )?(?:up to )?(?:additional |further )?(one|two|three|four|five|six|seven|eight|nine|ten)(?: \(\d{1,2}\))? (?:(?:additional|successive|consecutive|further|optional|renewal|more|extension),? ){1,3}(?:[\w-]{1,14} ){0,2}(?:\(\d{1,2}\)[ -])?(?:[\w-]{1,10} )?(?:terms?|periods?|renewals?|extensions?|times)\b/i;

function readLimit(body: string): number | null {
  const match = LIMIT.exec(body);
  const count = match ? readCardinal(match[1] as string) : null;
  // "successive one (1) year terms": the one counts years, not renewals.
  return count !== null &&
    /\b(?:year|month|day)s?\b/i.test((match as RegExpExecArray)[0]) &&
    !/\b(?:up to|maximum|no more than)\b/i.test((match as RegExpExecArray)[0]) &&
    count === 1
    ? null
    : count;
}
