/** In plain documents: whether the day that the prose's reader takes for the agreement's is another one. */
import { addMonths } from '../../../contract/calendar.ts';
import { AS_OF_EFFECTIVE } from './anchors/ownDatePatterns.ts';
import type { Document, Reading } from './document.ts';
import type { Everyday } from './everyday/readEveryday.ts';
import { FIELD, type Found } from './everyday/found.ts';
import { isPrintedDay } from './everyday/isPrintedDay.ts';
import { lastSignature } from './everyday/lastSignature.ts';
import { SENTENCE } from './everyday/lengthOf.ts';
import { isRenewalNotice, MAIL } from './everyday/renewalNotice.ts';
import { signedLater } from './everyday/signedLater.ts';
import { findDates } from './findDates.ts';
import type { Findings } from './findings.ts';
import { settle, type Opinion } from './opinion/secondOpinion.ts';
import { ANNOUNCES, ASKS, ENDING_IT } from './lexicon/everydayKinds.ts';

/** The day of a version, on which nobody agreed to anything. */
const EDITED = /\b(?:last (?:updated|revised|reviewed|changed)|version(?: of)?|updated(?: on)?)\b/i;

/** A day that is only about, or of a week. */
const ABOUT_DAY =
  /\b(?:weeks? (?:of|beginning|commencing)|w\/c|expected|estimated|around|about) (?=\d{1,2}|[A-Z][a-z]{2,8} \d)/i;

/** Does a letter end a contract that is running, or tell of its renewal? */
function isOfRunning({ text, terms }: Everyday): boolean {
  return (
    ENDING_IT.test(text) || (MAIL.test(text) && ASKS.test(text)) || ANNOUNCES.test(text) || isRenewalNotice(text, terms)
  );
}

/** How sure a day is beside which another one stands: a question for a person. */
const UNSURE = 0.5;

/** The day of agreement: that of the last signature, unless the paper says itself on which day it is made; a second opinion may ask about any other. */
export function takeAgreementDate(
  findings: Findings,
  document: Document,
  agreement: Reading<string> | null,
  everyday: Everyday | null,
  { today, opinion }: { today: string; opinion: Opinion | null },
): string | null {
  const last = everyday && !ENDING_IT.test(everyday.text) ? lastSignature(everyday.text, today) : null;
  const own = isOwnDay(document, agreement, everyday, today) ? agreement : null;
  const isEarlier = last?.alone && own && own.value > last.value;
  const isOfItself = own !== null && saysItself(document, own);
  const stated = everyday !== null && (isOfItself || saysSigned(everyday));
  if (last && !isEarlier && !stated) return findings.takeFound('agreementDate', last);
  const day = takeStatedDay(findings, document, { own, isOfItself }, everyday, today);
  // What the paper says of itself is no question, whatever else its words are like.
  // Nor is the day of a letter about a contract that is running shown because nothing else comes into question.
  const isNone = day === null && everyday !== null && isRenewalNotice(everyday.text, everyday.terms);
  return stated || isNone ? day : settle(findings, opinion, 'agreementDate', day);
}

/** In plain documents it is a question where somebody signed or accepted later, and no fact. */
function takeStatedDay(
  findings: Findings,
  document: Document,
  { own, isOfItself }: { own: Reading<string> | null; isOfItself: boolean },
  everyday: Everyday | null,
  today: string,
): string | null {
  const signed = everyday?.terms.signed ?? null;
  const day = own ?? signed;
  const later = day && everyday?.formal === false ? signedLater(everyday, day.value, today) : null;
  if (own && signed && !isOfItself && isOfNoSignature(own, signed, document.text)) {
    findings.offer('agreementDate', own);
    return findings.takeFound('agreementDate', { ...signed, confidence: UNSURE });
  }
  if (!later) return findings.take('agreementDate', own) ?? findings.takeFound('agreementDate', signed);
  if (own) findings.offer('agreementDate', own);
  else findings.takeFound('agreementDate', signed && { ...signed, confidence: UNSURE });
  return findings.takeFound('agreementDate', { ...later, confidence: UNSURE });
}

const STATED =
  /^\W*(?:(?:this|the|an?) [^.;]{0,140}\b(?:made|dated|entered into|executed|as of)\b|effective as of [^;]{6,700}\bagrees?\b|(?:dated|made|executed|(?:agreement|contract|signing) date|date of (?:this |the )?(?:agreement|contract|lease|signing))\b)/i;

/** Does the paper itself, above its signatures, say on which day it is made? */
function saysItself({ text }: Document, { start, end }: Reading<string>): boolean {
  if (start >= text.length / 2) return false;
  const words = text.slice(start, end);
  return STATED.test(words) || (EFFECTIVE_DATE.test(words) && AS_OF_EFFECTIVE.test(text));
}
const EFFECTIVE_DATE = /^\W*(?:the )?effective date\b/i;

/** … or its labels. */
function saysSigned({ text, terms: { signed } }: Everyday): boolean {
  return signed !== null && signed.start < text.length / 2 && STATED.test(text.slice(signed.start, signed.end));
}

/** So many months lie between the day of an agreement and that of another one that is only told of. */
const FAR = 2;
const SIGNS = /\b(?:sign\w*|accept\w*|agreed?|dated|executed)\b|\bdate:/i;

/** Of two days that the two readers give, a few weeks apart, one of which no passage says that anybody signed on it. */
function isOfNoSignature(own: Reading<string>, signed: Found<string>, text: string): boolean {
  if (own.value === signed.value || SIGNS.test(text.slice(own.start, own.end))) return false;
  const [first, second] = [own.value, signed.value].toSorted() as [string, string];
  return addMonths(first, FAR) >= second;
}

/** Nothing but a day, with its weekday. */
const LONGEST_DAY = 30;

/** The day on which a drafted contract begins, where a label above gives another one for its own. */
function isFirstDay({ value }: Reading<string>, { signed, starts }: Everyday['terms']): boolean {
  if (signed === null || signed.confidence < FIELD || starts?.value !== value) return false;
  return signed.value !== value && signed.start < starts.start;
}

/** "Your acceptance of 11.11.2026", right before a day: that of the other side's paper. */
const YOUR_PAPER =
  /\byour (?:\w+ )?(?:acceptance|offer|letter|quot(?:e|ation)|tender|proposal|order|e-?mail) (?:of|dated) $/i;

/** The day of what the other side wrote, in a letter that bears a later one of its own. */
function isOfOtherSide(text: string, agreement: Reading<string>, { signed }: Everyday['terms']): boolean {
  if (signed === null || signed.confidence < FIELD || signed.value <= agreement.value) return false;
  const words = text.slice(agreement.start, agreement.end);
  const days = findDates(words).filter(({ day }) => day === agreement.value);
  return days.length > 0 && days.every(({ start }) => YOUR_PAPER.test(words.slice(0, start)));
}

/** In plain documents the first or last day is not the day of signing, where another one is. */
function isOwnDay(
  { text }: Document,
  agreement: Reading<string> | null,
  everyday: Everyday | null,
  today: string,
): boolean {
  if (!agreement || !everyday) return true;
  if (everyday.formal) return !isFirstDay(agreement, everyday.terms) && !isOfOtherSide(text, agreement, everyday.terms);
  if (EDITED.test(text.slice(agreement.start, agreement.end))) return false;
  if (ABOUT_DAY.test(text.slice(agreement.start, agreement.end))) return false;
  if (isPrintedDay(text, agreement)) return false;
  if (agreement.value > today || (isOfRunning(everyday) && !everyday.terms.signed)) return false;
  const { signed, starts, ends } = everyday.terms;
  if (signed?.value === agreement.value) return true;
  // Nor is the day of the letter that ends it.
  if (signed && ENDING_IT.test(everyday.text)) return false;
  const isOther = agreement.value === starts?.value || agreement.value === ends?.value;
  // A letter that confirms what was agreed shortly before.
  const confirms =
    agreement.end - agreement.start < LONGEST_DAY &&
    signed !== null &&
    signed.confidence >= SENTENCE &&
    addMonths(signed.value, 1) >= agreement.value;
  return !isOther && !confirms && !(signed && agreement.value < signed.value);
}
