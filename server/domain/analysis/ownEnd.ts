/** In plain documents: whether the end that the prose's reader found is the contract's own. */
import { addDays, addDuration } from '../../../contract/calendar.ts';
import type { Anchors } from './anchors/readAnchors.ts';
import { isLeast } from './everyday/countTerm.ts';
import { CONDITION } from './everyday/lengthOf.ts';
import type { Everyday } from './everyday/readEveryday.ts';
import type { EndReading } from './term/endReading.ts';

/** "from the date of this letter", "takes effect today". */
const FROM_SIGNING = /\b(?:dates?|dated|hereof|sign\w*|today|now|immediately|at once)\b/i;
/** Is it neither put off, nor the day behind the last one that is written down ("ends on 31 January; renewed on 1 February"), nor renewed already, nor counted from another day than the first, nor of what the document leaves out? */
export function isOwnEnd(end: EndReading, anchors: Anchors, everyday: Everyday | null, text: string): boolean {
  if (!everyday || everyday.formal || end.matures) return true;
  const { ends } = everyday.terms;
  if (ends?.moved === true && end.value !== ends.value) return false;
  if (ends && !ends.counted && ends.working === null && addDays(ends.value, 1) === end.value) return false;
  if (!end.written && end.length && isLeast(end.length, everyday.terms)) return false;
  if (CONDITION.test(text.slice(end.start, end.end)) || isRenewed(end, everyday.terms)) return false;
  return countsFromStart(end, anchors, everyday, text);
}

/** Does a plain document state another end in its sentences or labels, by more than the one day that a counted term may be off? */
export function isContested(end: { value: string; matures?: true }, everyday: Everyday | null): boolean {
  if (end.matures) return false;
  const other = everyday?.formal === false ? everyday.terms.ends : null;
  if (!other || other.moved || other.working !== null) return false;
  if (everyday?.terms.rivals.some(({ value }) => value !== end.value)) return true;
  return other.value < addDays(end.value, -1) || other.value > addDays(end.value, 1);
}

/** "HIRE ENDS   Friday 28 August 2026": behind a label that names the contract, the day is no guess. */
export function isLabelledEnd(end: string | null, everyday: Everyday | null): boolean {
  const said = everyday?.terms.ends ?? null;
  const text = said?.value === end ? (everyday as Everyday).text.slice(said.start, said.end) : '';
  return OWN_LABEL.test(text) || BETWEEN_THEM.test(text) || CONFIRMED.test(text);
}
const OWN_LABEL =
  /^(?:[a-z]?\d{1,2}[.)]? +)?(?:contract|agreement|call[- ]off(?: contract)?|hire|lease|licen[cs]e|tenancy|rental|term)(?: (?:ends?|expires|expiry|end date|expiry date))(?: on)?(?::| {2,})/i;

/** "1. The licence between Abbey DAC and Orla Gannon Limited comes to an end on" */
const BETWEEN_THEM =
  /^\W*(?:\d{1,2}[.)] *)?The (?:contract|agreement|hire|(?:sub)?lease|licen[cs]e|tenancy)\s[^.;]{0,30}\bbetween\s[^.;]{5,140}\s(?:will |shall )?(?:comes?\s+to\s+an\s+end|ends?|terminates?)\s+on\b/i;

/** "We confirm that your agreement with us comes to an end on". */
const CONFIRMED = new RegExp(
  '^\\W*(?:(?:we|I) (?:can |hereby |are writing to )?confirm|this (?:letter|e-?mail) confirms) that (?:the|your|our) [^.;]{0,40}' +
    '\\b(?:contract|agreement|hire|lease|licen[cs]e|tenancy|policy|subscription|membership)\\b[^.;]{0,140}' +
    '\\s(?:will (?:therefore )?end|(?:will )?comes? to an end|(?:will )?terminates?|ends|is (?:cancelled|terminated)) on\\b',
  'i',
);

/** In plain documents a term runs from its first day, and from the day of signing only where the words say so. */
function countsFromStart(end: EndReading, anchors: Anchors, { terms }: Everyday, text: string): boolean {
  const signed = anchors.agreement?.value ?? null;
  if (end.written || !end.length || signed === null) return true;
  if (end.value !== addDuration(signed, end.length)) return true;
  return terms.starts ? terms.starts.value === signed : FROM_SIGNING.test(text.slice(end.start, end.end));
}

/** The end that a plain document states, and its renewal on top: the end of the time behind the one that is running. */
function isRenewed({ value, length, written }: EndReading, { automatic, ends }: Everyday['terms']): boolean {
  if (automatic?.value !== true || !ends || ends.counted || written || length === null) return false;
  return value === addDuration(ends.value, length);
}
