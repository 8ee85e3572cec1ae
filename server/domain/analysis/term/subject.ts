/**
 * Does a sentence speak of this agreement's own term? The words before and after a date or a length of time are weighed:
 * "the term of this Agreement", "this Agreement shall commence … and continue for", "… (the "Initial Term")", a heading "Term";
 * against them the words of other periods: confidentiality, warranty, payment, notice, cure.
 */
import type { Document } from '../document.ts';
import type { Span } from '../splitSentences.ts';
import { MATURES } from '../lexicon/loanWords.ts';
import { isOfLoan } from './isOfLoan.ts';
import { hasForeignTopic, ownWords, type OwnWords } from './ownWords.ts';
import { LABELLED, scoreHeading } from './scoreHeading.ts';
import { withoutAsides } from './wordsAround.ts';
import {
  BARGAIN,
  CONDITION,
  CONTINUES,
  DEFINES_END,
  DEFINES_TERM,
  DETOUR,
  DOES,
  DOES_THEN,
  EARLIER_TERM,
  EXTENDS_NOW,
  ENDS_THEN,
  ENGAGES,
  FOR_A_TERM,
  GOES_ON_FOR,
  HEADING,
  HEREUNDER_VERB,
  IS_EXTENDED,
  IS_ENGAGED,
  LAST_VERB,
  NAMED_OTHER_TERM,
  OTHER_TOPIC,
  OPENING_TIME,
  PRONOUN_VERB,
  RIGHTS_VERB,
  SERVICE_VERB,
  SPEAKS_OF_AGREEMENT,
  STRAIGHT,
  STRONG_OTHER,
  TERM_MEANS,
  TERM_NAMES,
  TERM_NOUN,
  THE_VERB,
  THIS_THEN,
  THIS_NAMED_VERB,
  THIS_VERB,
  TITLE_VERB,
  TITLE_TERM,
  WHILE,
} from './subjectPatterns.ts';
import { everyMatch } from '../../everyMatch.ts';

/** A word of every match of `LAST_VERB`. */
const ENDS_AT_LAST = /\band (?:[a-z]{2,13},? ){0,3}(?:expir|end|terminat|laps|conclud|ceas)/i;
/** "… and so ends May 31, 2009". */
const ENDS_ON = /\b(?:ends|expires|terminates)(?: on)? $/i;
/** "From the Transition Date": what a time is counted from is not what it is about. */
const NAMED_DATE = /\b(?:[A-Z][a-z]+ ){1,2}Date\b/g;
/** So far before a time its own field begins at most. */
const FIELD_REACH = 40;
/** How surely a mention between `before` and `after` (of its own sentence) is about the agreement's term; 5 and more is sure. */
export function scoreSubject(document: Document, sentence: Span, words: string, after: string): number {
  if (DEFINES_END.test(words) || (MATURES.test(words) && isOfLoan(document))) return 5;
  const before = withoutAsides(words);
  const own = ownWords(document);
  const called = TERM_MEANS.exec(words)?.[1];
  if (called !== undefined && isOwnTerm(called, own)) return 5;
  const noun = Math.max(ofOwn(TERM_NOUN, before, own), ofTitle(before, own));
  const verb = Math.max(
    lastMatch(THIS_VERB, before),
    ofOwn(THE_VERB, before, own),
    lastMatch(HEREUNDER_VERB, before),
    before.includes("'s ") ? lastMatch(SERVICE_VERB, before) : -1,
    ENDS_AT_LAST.test(before) ? lastMatch(LAST_VERB, before) : -1,
    lastMatch(THIS_NAMED_VERB, before),
    ofTitleVerb(before, own),
    goesOn(document, sentence, before, words),
  );
  let score = 0;
  if (noun >= 0) score += 3;
  if (verb >= 0) score += 3;
  if (FOR_A_TERM.test(before)) score += isOfEarlier(before, own) ? -3 : 4;
  const then = noun < 0 && verb < 0 && OPENING_TIME.test(before) && THIS_THEN.test(after);
  if (then) score += 5;
  const bargain = noun < 0 && verb < 0 && score === 0 ? scoreBargain(before, after, own) : 0;
  score += bargain;
  const defines = definesTerm(after, own);
  if (defines) score += 4;
  else if (ENDS_THEN.test(after)) score += 4;
  else if (noun < 0 && verb < 0 && (own.amends ? EXTENDS_NOW : IS_EXTENDED).test(before)) score += 3;
  const heading = scoreHeading(document, sentence, words);
  score += heading;
  if (score === 2 && before.length <= 3) score += 3;
  if (
    score > 0 &&
    verb < 0 &&
    bargain === 0 &&
    !then &&
    !(heading > 0 && OPENING_TIME.test(before)) &&
    !defines &&
    heading < LABELLED &&
    !CONTINUES.test(before) &&
    before.length > 12
  )
    score -= 2;

  const subject = Math.max(noun, verb);
  const between = subject >= 0 ? before.slice(subject) : before;
  const straight = subject >= 0 && (STRAIGHT.test(between) || GOES_ON_FOR.test(between) || ENDS_ON.test(between));
  if (straight) score += 1;
  else if (DETOUR.test(between.slice(-260))) score -= 3;
  if (CONDITION.test(before)) score -= 3;
  if (hasForeignTopic(before.slice(-170), STRONG_OTHER, own) || WHILE.test(before)) score -= 4;
  // What stands around a field is other fields.
  const near =
    heading >= LABELLED
      ? [before.slice(-FIELD_REACH)]
      : [subject < 0 ? before : between.slice(-130), after.slice(0, 40)];
  if (!straight && near.some((part) => hasForeignTopic(part.replace(NAMED_DATE, ''), OTHER_TOPIC, own))) score -= 3;
  if (namesOtherTerm(before.slice(-160), own)) score -= 4;
  if (isOfDated(words, own) || (!own.amends && OF_PRESENT.test(words))) score -= 6;
  return score;
}

/** Where the pattern's match ends; -1 where there is none. */
function lastMatch(pattern: RegExp, text: string): number {
  const match = pattern.exec(text);
  return match ? match.index + match[0].length : -1;
}

/** The same, where the match does not name another agreement: "The Prime Contract expires", "the term of the Master Lease". */
function ofOwn(pattern: RegExp, text: string, own: OwnWords): number {
  const match = pattern.exec(text);
  if (!match) return -1;
  const name = /\b[Tt]he ((?:[A-Z][\w&'/-]{1,20} ){1,5}(?:Agreement|Contract|Lease|License|Licence|Order))\b/.exec(
    match[0],
  );
  if (name && !own.isOwnName(name[1] as string)) return -1;
  const thing =
    /\b[Tt]he (Facility|Policy|Subscription|Order|Services|Engagement|Appointment|Employment|Commitments?)\b/.exec(
      match[0],
    );
  if (thing && !own.isNamedAfter(thing[1] as string)) return -1;
  return match.index + match[0].length;
}

/** What the parties bargain for, with its time: the more if the document is called after it. */
function scoreBargain(before: string, after: string, own: OwnWords): number {
  const opens = OPENING_TIME.test(before);
  const match = opens ? DOES_THEN.exec(after) : (BARGAIN.exec(before) ?? RIGHTS_VERB.exec(before));
  if (!match) {
    const does = DOES.exec(before);
    return does && own.isNamedAfter(does[1] as string) && !hasForeignTopic(does[0], OTHER_TOPIC, own) ? 2 : 0;
  }
  if (hasForeignTopic(match[0], OTHER_TOPIC, own)) return 0;
  if (opens && /\bmay\b/.test(match[0]) && !own.isNamedAfter(match[0])) return 0;
  if (opens && /\b(?:exclusiv|shall not|will not|not to)/i.test(match[0]) && !own.stems.has('exclu')) return 0;
  if (own.isNamedAfter(match[0])) return 3;
  if (!opens && IS_ENGAGED.test(before)) return 3;
  return own.isAkinTo(match[0]) || (!opens && ENGAGES.test(match[0])) ? 2 : 1;
}

/** … unless the paper is a memorandum of that lease. */
function isOfEarlier(before: string, own: OwnWords): boolean {
  const kind = EARLIER_TERM.exec(before)?.[1]?.toLowerCase();
  return kind !== undefined && !(kind.startsWith('l') && own.stems.has(kind.slice(0, 5)));
}

/** "The Services Agreement … dated October 19, 2006, which expires on", "holds a franchise dated … for a term of": another paper's. */
function isOfDated(before: string, own: OwnWords): boolean {
  const match = OF_DATED.exec(before);
  if (match === null || own.amends) return false;
  return PLAIN_KIND.test(match[1] as string) || !own.isOwnName(match[1] as string);
}
/** "the agreement of May 1, 2003": a paper calls itself "this agreement", or "the Agreement". */
const PLAIN_KIND = /^[a-z]+$/;
/** "Your present employment agreement will expire on". */
const OF_PRESENT =
  /\b(?:your|the|his|her|its|their) (?:present|existing|current|former|prior|old) (?:[a-z-]+ ){0,3}(?:agreement|contract|lease|licen[sc]e)\b[^.;]{0,80}\b(?:will|shall|would|is to|was to)? ?(?:expires?|ends?|terminates?|expired|ended) (?:on )?$/i;
const OF_DATED =
  /\b(?:the|that|an?|its|their) ((?:[\w&'-]+ ){0,5}?(?:agreement|contract|lease|licen[sc]e|franchise|concession|charter))\b[^.;]{0,90}\b(?:dated|of(?= [A-Z][a-z]{2,8} \d| \d)) (?:as of )?[^.;]{4,30}?,? (?:which|that|for an? (?:[a-z]+ )?(?:term|period))\b[^.;]{0,60}$/i;

function ofTitle(before: string, own: OwnWords): number {
  const match = TITLE_TERM.exec(before);
  return match && own.stems.has((match[1] as string).toLowerCase().slice(0, 5)) ? match.index + match[0].length : -1;
}

/** "It shall continue …" right after a sentence about the agreement. */
function goesOn(document: Document, sentence: Span, before: string, words: string): number {
  const match = PRONOUN_VERB.exec(before);
  if (!match) return -1;
  const lead = document.text.slice(Math.max(0, sentence.start - 260), sentence.start);
  return match.index > 0 || IN_THIS.test(words) || SPEAKS_OF_AGREEMENT.test(lead) || HEADING.test(lead.slice(-90))
    ? match.index + match[0].length
    : -1;
}

/** "Unless sooner terminated as provided in this Contract, it shall stay …". */
const IN_THIS = /\bthis (?:agreement|contract|lease),? it (?:shall|will|is)\b/i;

/** "The Program shall commence" in a program agreement. */
function ofTitleVerb(before: string, own: OwnWords): number {
  const match = TITLE_VERB.exec(before);
  return match && own.isNamedAfter(match[1] as string) ? match.index + match[0].length : -1;
}

/** `… (the "Initial Term")`: the term is given its name, a usual one or one after the document's title. */
function definesTerm(after: string, own: OwnWords): boolean {
  const match = DEFINES_TERM.exec(after);
  if (!match) return false;
  return isOwnTerm(match[1] ?? '', own);
}

function isOwnTerm(name: string, own: OwnWords): boolean {
  const words = name.trim().toLowerCase().split(' ').filter(Boolean);
  return words.every((word) => TERM_NAMES.test(word) || own.stems.has(word.slice(0, 5)));
}

/** "during the Warranty Period": a term with a name, and not this agreement's. */
function namesOtherTerm(text: string, own: OwnWords): boolean {
  for (const match of everyMatch(text, NAMED_OTHER_TERM)) if (!isOwnTerm(match[1] as string, own)) return true;
  return false;
}

/** A score of 3 is doubtful, 6 is sure. */
export function confidenceOf(score: number): number {
  return Math.max(0, Math.min(0.97, 0.35 + score * 0.09));
}

/** Is the time that `before` leads to a renewal's, rather than the term's own? */
export function isOfRenewal(document: Document, before: string): boolean {
  const words = withoutAsides(before);
  if (ENDS_ANYWAY.test(words)) return false;
  return (
    (RENEWAL_LEAD.test(words) || EACH_RENEWAL.test(words)) &&
    !(ownWords(document).amends ? EXTENDS_NOW : IS_EXTENDED).test(before.slice(-240))
  );
}

/** "unless its renewal is approved …, this Agreement shall automatically terminate": the term's own end. */
const ENDS_ANYWAY = /, this (?:agreement|contract|lease) (?:shall|will) (?:automatically )?(?:terminate|expire|end) $/i;
/** "renewed for", "an additional", "extended by": the time that follows is a renewal's. */
const RENEWAL_LEAD =
  /\b(?<!\bunless (?:[a-z]{2,10} ){0,3})(?:renew\w*|extended|extensions?|extend (?:this|the|such|its|for (?:an|up|one|two|three) )|additional|successive|further(?! notice| force| effect)|subsequent|consecutive|thereafter(?!,? on\b)(?<!\b(?:continue|effect|force) thereafter))\b(?:(?!\b(?:continue in|remain|commence|initial|shall continue|shall be for|shall last)\b)[^.;]){0,80}$/i;
/** "Each renewal of this Agreement shall be for". */
const EACH_RENEWAL = /\b(?:any|each|every|such|upon) (?:renewal|extension|additional|successive)\b[^.;,]{0,90}$/i;
