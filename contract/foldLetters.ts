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

/** The same, character by character, with the place in the text that each of its characters comes from. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const small = foldLetters(character);
    folded += small;
    for (let unit = 0; unit < small.length; unit += 1) places.push(at);
    at += character.length;
  }
  return { folded, places };
}
