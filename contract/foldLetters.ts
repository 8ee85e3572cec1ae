/** Letters as a search compares them: small, without the marks above and below them. "Zoë" and "zoe" are the same, "Müller" and "muller". */

/** Letters that are no letter with a mark, in the order of what stands for them. */
export const ALONE = { of: 'øłđı', as: 'oldi' } as const;
/** Letters that two stand for. */
export const LIGATURES = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
] as const;

/** The text in small letters without marks; its length may differ. */
export function foldLetters(text: string): string {
  const small = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  // Most texts have none of these.
  if (!/[øłđıßæœ]/.test(small)) return small;
  const single = small.replaceAll(/[øłđı]/g, (letter) => ALONE.as[ALONE.of.indexOf(letter)] ?? letter);
  return LIGATURES.reduce((folded, [letter, two]) => folded.replaceAll(letter, two), single);
}
