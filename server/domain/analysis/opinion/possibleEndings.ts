/** The ways to end between which the second opinion chooses, each with the signs of the sentences that tell. */
import type { Mention, Sheet } from './mentions.ts';
import { hashOf, mix } from './words.ts';

export const ENDINGS = ['renews', 'ends', 'option', 'open'] as const;

/** Words of sentences about what follows a term, in all the languages. */
const TELLING =
  /^(?:renew|exten[ds]|prolong|option|terminat|cancel|notice|expir|ends?$|ending|until|contin|roll|month-|indefin|further|success|period|unless|verl[äa]ng|k[üu]ndi|lauf|endet|ende$|befrist|unbefr|stillsc|automat|recond|renouv|r[ée]sili|pr[ée]avi|dur[ée]e|t[áa]cit|[ée]ch[ée]an|d[ée]non|ind[ée]ter|renova|pr[óo]rro|duraci|plazo|vencim|desist|verlen|opzeg|optie|loopt|duur$|einde|eindig|stilzw|onbepa|bepaal|verstr)/iu;

/** Words of what goes on, in English and in the other languages. */
const GOING_ON = [
  String.raw`renew|exten[ds]|prolong|roll|automat|again|year to year|next (?:year|season|term|period)`,
  String.raw`contin(?!\w* to (?!run|renew))|carr(?:y|ies|ied) (?:on|over)|go(?:es)? on|(?:put|keep)s? .{0,30}(?:on|going)(?!\p{L})`,
  String.raw`(?:further|another|more|successive) (?:\S+ ){0,3}(?:term|period|year|month|season|week)`,
  'verl[äa]ng|stillsc|weiter|erneu|recond|renouv|poursui|t[áa]cit|renova|pr[óo]rro|sucesiv|sigue',
  'verlen|stilzw|voortg|door(?:lo|gaa)|opnieuw',
];
/** Without one nothing is shown to renew: "unless", and whatever else stands in such sentences, may speak of anything. */
export const GOES_ON = new RegExp(String.raw`(?<!\p{L})(?:${GOING_ON.join('|')})`, 'iu');

type Telling = { start: number; end: number; signs: number[] };

/** The sentences that tell how it ends: their words, neighbours, and what stands beside a telling word. */
export function tellingSentences({ text, words }: Sheet): Telling[] {
  const found: Telling[] = [];
  let first = 0;
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]] as const;
    const gap = word && next ? text.slice(word.end, next.start) : '\n\n';
    const isOver = /\n\s*\n/.test(gap) || (/\s/.test(gap) && word && /^[.;?!]$/.test(text.slice(word.start, word.end)));
    if (!isOver) continue;
    const own = words.slice(first, at + 1);
    first = at + 1;
    const telling = own.filter(({ start, end }) => TELLING.test(text.slice(start, end)));
    const [begin, end] = [own[0], own.at(-1)];
    if (telling.length === 0 || !begin || !end) continue;
    const signs = new Set<number>();
    for (const [index, { hash }] of own.entries()) {
      signs.add(mix(7, hash));
      const neighbour = own[index + 1];
      if (neighbour) signs.add(mix(8, mix(hash, neighbour.hash)));
      for (const one of telling) if (one !== own[index]) signs.add(mix(11, mix(one.hash, hash)));
    }
    found.push({ start: begin.start, end: end.end, signs: [...signs] });
  }
  return found;
}

/** The same signs speak for or against each kind. */
export function ofKind(kind: number, signs: Iterable<number>): number[] {
  return [...signs].map((sign) => mix(40 + kind, sign));
}

/** The ways to end; where it says so is looked for only when it is asked about. */
export function possibleEndings(sheet: Sheet): Mention<string>[] {
  const signs = new Set(tellingSentences(sheet).flatMap((one) => one.signs));
  signs.add(hashOf(`length${Math.min(5, Math.floor(sheet.text.length / 1000))}`));
  return ENDINGS.map((value, kind) => ({ value, start: 0, end: 0, signs: ofKind(kind, signs) }));
}
