/** Where the papers begin that are annexed to an agreement: what they say of dates need not be the agreement's. */

/** The closing words themselves take so many characters. */
const CLOSING = 60;

/** The offset behind the agreement's closing words; infinite where it has none. */
export function findAnnexes(text: string): number {
  // Looked for from its rarest word backwards: "in" stands everywhere.
  const signed = text.search(/whereof(?<=\bin witness whereof)\b/i);
  return signed < 0 ? Number.POSITIVE_INFINITY : signed - 'in witness '.length + CLOSING;
}
