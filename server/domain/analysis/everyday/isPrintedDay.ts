/** In a schedule of insurance, which nobody signs: the day on which it was printed, or from which it is renewed. */

/** Right before such a day. */
const PRINTED = /\b(?:issued?|renew\w*|printed|retroactive)\b/i;

/** Is the day at that place of a policy one of printing or of renewal, and not of an agreement? */
export function isPrintedDay(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /\b[Pp]olicy ?[Hh]older\b|\bPOLICYHOLDER\b|\bInsured:? +\p{Lu}/u.test(text) &&
    /\bpremium\b/i.test(text) &&
    PRINTED.test(text.slice(start, end))
  );
}
