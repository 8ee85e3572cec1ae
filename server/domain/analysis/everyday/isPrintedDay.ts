/** The day on which one side printed its paper; in a policy also the one from which it is renewed. Nobody agreed to anything on it. */

const PRINTED = /\b(?:issued|printed|prepared|produced|generated)(?: on)?:? (?=\d|[A-Z][a-z]{2,8}\.? \d)/i;
const OF_POLICY = /\b(?:issue|renew\w*|retroactive)\b/i;

/** Is the day at that place one of printing or of renewal, and not of an agreement? */
export function isPrintedDay(text: string, { start, end }: { start: number; end: number }): boolean {
  const quote = text.slice(start, end);
  const isPolicy =
    /\b[Pp]olicy ?[Hh]older\b|\bPOLICYHOLDER\b|\bInsured:? +\p{Lu}/u.test(text) && /\bpremium\b/i.test(text);
  return PRINTED.test(quote) || (isPolicy && OF_POLICY.test(quote));
}

/** The day on which a message was sent: "Date:" among its other heads. */
export function isHeadOfMail(raw: string, { start, end }: { start: number; end: number }): boolean {
  return /^[ \t>]*date ?:/i.test(raw.slice(start, end)) && HEADS.test(raw.slice(Math.max(0, start - 120), end + 120));
}
const HEADS = /^[ \t>]*(?:from|subject|to) ?:/im;

/** Until when somebody is insured beside it, or pays less at first, by the words before it in its line. */
export function isOfCover(raw: string, at: number): boolean {
  return OF_COVER.test(raw.slice(raw.lastIndexOf('\n', at) + 1, at));
}
const OF_COVER = /\b(?:insur\w+|policy|liability|introductory|half price)\b/i;
