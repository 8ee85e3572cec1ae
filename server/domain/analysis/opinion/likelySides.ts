/** The two names of a short document that are likeliest its sides, by what speaks for each and for both together. */
import type { Sheet } from './mentions.ts';
import { few, namedSides, type NamedSide } from './nameSigns.ts';
import { isCut, type NamePlace } from './possibleNames.ts';
import { sumOf, weigh } from './weigh.ts';
import { WEIGHTS } from './weights.gen.ts';
import { hashOf } from './words.ts';

/** So many of the likeliest names are looked at in pairs. */
const MOST = 8;
/** So near two names say by what stands between them that they are a pair. */
const NEAR = 80;
const NEXT = 25;
const RIGHT = 12;

/** "CONSULTANCY RETAINER", "CONTRATO DE AGENCIA", "AVENANT N° 1": what the paper is. */
const PAPER =
  /^[\p{Lu} &/-]*\b(?:AGREEMENT|CONTRACT|RETAINER|LEASE|LICEN[CS]E|SCHEDULE|PROPOSAL|QUOTATION|CONTRATO|CONTRAT|OVEREENKOMST|VEREINBARUNG)$|^(?:CONTRATO|CONTRAT|CONVENIO|CONVENTION|ACUERDO|ACCORD|AVENANT|ADENDA|BAIL) (?:D[EU]S?\b|D['’]|N[°º.]|PARA |POUR )[\p{Lu}\d &/'’°º.-]*$/u;

export type Weighed = NamedSide & { weight: number };
/** `slopes`: how likely each is, and others beside and within them. */
export type Pair = { one: Weighed; other: Weighed; signs: number[]; slopes: number[] };

/** Pairs of the likeliest names, in order of appearance. */
export function pairsOf(sheet: Sheet, names: readonly Weighed[]): Pair[] {
  const top = names
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map((name) => ({ name, key: ` ${name.key} ` }));
  return top.flatMap((a, index) =>
    top.slice(index + 1).flatMap((b) => {
      if (a.key.includes(b.key) || b.key.includes(a.key)) return [];
      const others = top.filter((third) => third !== a && third !== b);
      const isWithin = (third: (typeof top)[number]): boolean => a.key.includes(third.key) || b.key.includes(third.key);
      const isAround = (third: (typeof top)[number]): boolean => third.key.includes(a.key) || third.key.includes(b.key);
      const most = (some: typeof top, least: number): number => Math.max(least, ...some.map(({ name }) => name.weight));
      const less = Math.min(a.name.weight, b.name.weight);
      const third = Math.min(
        6,
        most(
          others.filter((one) => !isWithin(one) && !isAround(one)),
          -8,
        ),
      );
      const inner = others.filter(isWithin);
      const outer = others.filter(isAround);
      const slopes = [
        Math.min(6, Math.max(a.name.weight, b.name.weight)),
        Math.min(6, less),
        third,
        Math.max(-4, Math.min(4, less - third)),
        inner.length > 0 ? most(inner, -99) / 4 : 0,
        outer.length > 0 ? most(outer, -8) / 4 : 0,
      ];
      const [one, other] = startOf(a.name) <= startOf(b.name) ? [a.name, b.name] : [b.name, a.name];
      return [{ one, other, signs: signsOf(sheet, one, other), slopes }];
    }),
  );
}

function startOf({ places }: NamedSide): number {
  return (places[0] as NamePlace).start;
}

/** `likelihood`: of these two beside all other pairs, and none. `names`: all that are named, with how likely each is one. */
export type LikelySides = { sides: [NamedSide, NamedSide]; likelihood: number; names: Weighed[] };

/** The likeliest pair; null: no two are named. */
export function likelySides(sheet: Sheet): LikelySides | null {
  const names = namedSides(sheet)
    .filter((name) => !isCut(name, sheet) && !PAPER.test(name.value))
    .map((name) => ({ ...name, weight: weigh('parties', name.signs) }));
  const own = new Map<NamedSide, number>();
  const ownOf = (name: NamedSide): number => {
    const sum = own.get(name) ?? sumOf('pair', name.own);
    own.set(name, sum);
    return sum;
  };
  const pairs = pairsOf(sheet, names).map(({ one, other, signs, slopes }) => ({
    sides: [one, other] as [NamedSide, NamedSide],
    weight:
      ownOf(one) +
      ownOf(other) +
      sumOf('pair', signs) +
      slopes.reduce((sum, value, at) => sum + value * (WEIGHTS.pair.slopes[at] as number), 0),
  }));
  const [best] = pairs.toSorted((a, b) => b.weight - a.weight);
  if (!best) return null;
  const odds = (weight: number): number => Math.exp(weight - best.weight);
  const all = pairs.reduce((sum, { weight }) => sum + odds(weight), odds(WEIGHTS.pair.bias));
  return { sides: best.sides, likelihood: 1 / all, names };
}

/** What speaks for two names together: their kinds, labels, lines and columns, and what stands between them. */
function signsOf({ text, lexicon, lines }: Sheet, one: NamedSide, other: NamedSide): number[] {
  const kinds = one.kind + other.kind;
  const signs = [kinds, `${lexicon?.language ?? 'en'}${kinds}`];
  let nearest: { gap: number; before: NamePlace; behind: NamePlace } | null = null;
  for (const a of one.places)
    for (const b of other.places) {
      const [before, behind] = a.start < b.start ? [a, b] : [b, a];
      const gap = behind.start - before.end;
      if (gap >= 0 && (nearest === null || gap < nearest.gap)) nearest = { gap, before, behind };
      signs.push(a.how === b.how ? `both ${a.how}` : `how ${a.how} ${b.how}`);
      const [inA, inB] = [a, b].map(({ start, line }) => start - (lines[line]?.start ?? 0)) as [number, number];
      if (a.line === b.line) signs.push('one line');
      else if (Math.abs(inA - inB) <= 1 && inA > 0) signs.push('column');
      if (a.how.startsWith('c') && b.how.startsWith('c')) {
        const top = Math.min(a.line, 3);
        signs.push(`lines ${top} ${few(b.line - a.line)}`, `right ${inB > RIGHT} ${top}${kinds}`);
      }
    }
  if (nearest !== null) {
    const { gap, before, behind } = nearest;
    const apart = `apart ${few(behind.line - before.line)}`;
    signs.push(apart, apart + kinds, ...(gap < NEAR ? between(text.slice(before.end, behind.start), kinds) : ['far']));
  }
  for (const a of one.labels)
    for (const b of other.labels) signs.push(`labels ${[a, b].toSorted().join(' ')}`, `same label ${a === b}`);
  const labelled = `labelled ${one.labels.length > 0} ${other.labels.length > 0}`;
  signs.push(labelled, labelled + kinds, `called ${one.alias !== ''} ${other.alias !== ''}`);
  if (one.alias !== '' && other.alias !== '')
    signs.push(`called ${[one.alias, other.alias].toSorted().join(' ')}`, `same alias ${one.alias === other.alias}`);
  signs.push(`address ${one.isOfAddress} ${other.isOfAddress}`);
  const words = new Set(other.key.split(' '));
  const shared = `shared ${Math.min(2, one.key.split(' ').filter((word) => word.length > 3 && words.has(word)).length)}`;
  signs.push(shared, shared + kinds, `places ${Math.min(3, one.places.length)} ${Math.min(3, other.places.length)}`);
  const first = Math.min(4, (one.places[0] as NamePlace).line);
  signs.push(`first ${first}`, `first ${first} ${few((other.places[0] as NamePlace).line)}`);
  return [...new Set(signs)].map(hashOf);
}

/** The words and the break between two names. */
function between(middle: string, kinds: string): string[] {
  const small = middle.toLowerCase();
  const signs = [...(small.match(/\p{L}+|[^\s\p{L}]/gu) ?? [])].map((word) => `between ${word}`);
  const gaps = small
    .replace(/\d/g, '0')
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : gap.length > 1 ? '  ' : ' '));
  if (middle.length < NEXT) signs.push(`all between ${gaps}`);
  if (/\s(?:and|und|et|y|en|&|e)\s/.test(middle)) signs.push('and', `and ${kinds}`);
  if (middle.includes('\n')) signs.push('broken');
  return signs;
}
