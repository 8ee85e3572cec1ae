/** The day on which a document was agreed. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { beginsWith, endsWith } from '../lexicon/patterns.ts';
import type { DayReading } from '../rules/days.ts';
import type { KindReading } from '../rules/kind.ts';

/** Of two days for which as much speaks neither is a fact. */
export const UNSETTLED = 0.58;
/** So sure is a day with the label of a signature, so near to another. */
const AS_SURE = 0.8;
const SIGNATURES = 250;

/** A cancellation's own day is not the contract's; the day on which it says that the contract was signed is. */
export function daySigned(lexicon: Lexicon, days: readonly DayReading[]): DayReading | null {
  const found = days.find(
    ({ context }) =>
      endsWith(lexicon, 'was signed', lexicon.wasSigned, context.before) ||
      beginsWith(lexicon, 'was signed behind', lexicon.wasSignedBehind, context.after) !== null,
  );
  return found ? { ...found, likelihood: 0.75 } : null;
}

/** The last of several signatures; the day of an order that is confirmed, a question where the confirmation has another. */
export function chooseSigned(
  signed: DayReading[],
  ordered: DayReading[],
  kind: KindReading['kind'],
): DayReading | null {
  const [order] = ordered;
  if (order && kind === 'order' && !signed.some(({ context }) => context.labelled))
    return signed.every(({ mention }) => mention.day === order.mention.day)
      ? order
      : { ...order, likelihood: UNSETTLED };
  const [first] = signed;
  // "Datum: 21 mei" beside another signature's day is as sure.
  const sure = signed.filter(
    ({ likelihood, mention }) =>
      likelihood === first?.likelihood ||
      (likelihood >= AS_SURE && Math.abs(mention.start - (first as DayReading).mention.start) <= SIGNATURES),
  );
  return sure.toSorted((one, other) => other.mention.day.localeCompare(one.mention.day))[0] ?? order ?? null;
}
