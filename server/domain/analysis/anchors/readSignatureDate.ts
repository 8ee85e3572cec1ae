/** The date of the signatures: the latest day that stands beside them. */
import { datesWithin, type Document, type Reading } from '../document.ts';
import type { DateMention } from '../findDates.ts';
import { asReading } from './asReading.ts';
import { isInClause, LABEL, NEVER, NOTARY, OTHER, OTHER_DATE, SIGNED_HERE, SIGNED_ON } from './ownDatePatterns.ts';
import { everyMatch } from '../../everyMatch.ts';

const WITNESS = /WITNESS WHEREOF|itness [wW]hereof/g;

/** Where the signatures begin; null where nothing says so. Exhibits with signatures of their own are before it. */
export function findSignatures(text: string): number | null {
  let witness = -1;
  for (const words of everyMatch(text, WITNESS)) witness = words.index;
  if (witness >= 0) return witness;
  const least = Math.min(OPENING_LEAST, Math.floor(text.length / 3));
  const block = text
    .slice(least)
    .search(
      /\/s\/|\bBy: ?_|\b(?:Signature|Company seal|Authori[sz]ed signatory|Signed (?:for|by|on behalf of))\b|\n ?_{8,}(?: _{8,}| ?\n)/,
    );
  return block < 0 ? null : Math.max(0, block + least - 300);
}

/** The signatures of the paper itself, before an exhibit with a form for others. */
export function findFirstSignatures(text: string): number | null {
  const at = text.search(WITNESS);
  return at < 0 ? null : at;
}

/** The signature passage: the latest day that stands beside "Date" or "Dated" there. */
export function readSignatureDate(document: Document, signatures: number | null): Reading<string> | null {
  const { text } = document;
  const from = signatures ?? Math.max(0, text.length - SIGNATURES);
  let last: DateMention | null = null;
  for (const mention of datesWithin(document, from, Math.min(text.length, from + SIGNATURES))) {
    if (mention.day === null) continue;
    const before = text.slice(Math.max(0, mention.start - 160), mention.start);
    const after = text.slice(mention.end, mention.end + 60);
    // Without a block of signatures only what is labelled as their date is.
    if (
      signatures === null &&
      !LABEL.test(before) &&
      !SIGNED_ON.test(before) &&
      !SIGN_IT.test(before) &&
      !isPlaceAndDay(text, mention)
    )
      continue;
    const beside =
      (isPlaceAndDay(text, mention) && !OTHER.test(before)) ||
      /\b(?:dated?|executed|signed|as of|this|on|effective)\b[^\n]{0,60}$/i.test(before) ||
      /^[^\n]{0,30}\n?[_ -]{0,40}Dated?\b/.test(after) ||
      /(?:\/s\/|By:)[^]{0,140}$/i.test(before);
    if (
      !beside ||
      NOTARY.test(after) ||
      (isInClause(text, mention.start) && !SIGNED_HERE.test(before) && !SIGNED_ON.test(before)) ||
      NEVER.test(before.slice(before.lastIndexOf('\n') + 1)) ||
      OTHER_DATE.test(before) ||
      (OTHER.test(before) && !LABEL.test(before))
    )
      continue;
    if (last === null || mention.day > (last.day as string)) last = mention;
  }
  return last ? asReading(document, last, last.ambiguous ? 0.5 : 0.72) : null;
}

/** "THE PARTIES … SIGN IT IN TORREÓN ON". */
const SIGN_IT =
  /\b(?:they|parties|who|both) (?:hereby )?(?:sign|execute|subscribe) (?:it|this|the same|the present|these)\b[^.;]{0,60}\bon (?:the )?$/i;
/** "Zug, 22 February 2001", "Werdohl, den 26.05.2000": the place and the day of a signature. */
const PLACE = /(?:^|\n|\. |\d )\p{Lu}[\p{L}.-]{1,20}(?: \p{Lu}[\p{L}.-]{1,20}){0,2}, (?:den |the |this |on )?$/u;

/** Does the date stand behind a place at the beginning of a line or of what is left of it, without a sentence around it? */
function isPlaceAndDay(text: string, mention: DateMention): boolean {
  return (
    PLACE.test(text.slice(Math.max(0, mention.start - 70), mention.start)) &&
    !/^,? (?:by|between|and|the|is|was|in|at|under|for)\b/i.test(text.slice(mention.end, mention.end + 12))
  );
}

/** Signature blocks are looked for after so much of the text, and looked at for so long. */
const OPENING_LEAST = 600;
const SIGNATURES = 4000;
