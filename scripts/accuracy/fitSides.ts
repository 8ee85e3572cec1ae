/** Fits how likely two names are both sides of a paper (`server/domain/analysis/opinion/likelySides.ts`), by how likely each is in papers unseen. */
import { lexiconFor } from '../../server/domain/analysis/lexicon/languages.ts';
import { pairsOf } from '../../server/domain/analysis/opinion/likelySides.ts';
import { makeSheet, type Sheet } from '../../server/domain/analysis/opinion/mentions.ts';
import { namedSides, type NamedSide } from '../../server/domain/analysis/opinion/nameSigns.ts';
import { SCALE } from '../../server/domain/analysis/opinion/weigh.ts';
import { fitOpinion, type Example, type Fitted, type Paper } from './fitWeights.ts';
import { READ_ON } from './measureEuropean.ts';
import { isSameName, partiesF1 } from './partyMatch.ts';

const SIZE = 32_768;
const SLOPES = 6;
/** Names are weighed by what was learnt from the papers of the other parts. */
const PARTS = 5;
const ROUNDS = 12;
const STEP = 0.1;
const RIDGE = 2e-3;
const LARGEST = 127 / SCALE;

type Named = { sheet: Sheet; names: NamedSide[]; sides: string[] };
/** `rows`: for each pair the places of its signs, how much each counts, and whether it is right. */
type Row = { places: number[]; counts: number[]; isIt: boolean };

/** What contracts whose sides are known mention. */
export function namedIn(papers: readonly Paper[]): Named[] {
  return papers.flatMap(({ text, answers }) => {
    const sides = [(answers?.parties as string[] | undefined) ?? []].flat();
    if (sides.length === 0) return [];
    const sheet = makeSheet(text, lexiconFor(text), READ_ON);
    return [{ sheet, names: namedSides(sheet), sides }];
  });
}

/** Every name: is it one of the sides? */
export function examplesOfNames(papers: readonly Named[]): Example[] {
  return papers.flatMap(({ names, sides }) =>
    names.map(({ value, signs }) => ({ signs, isIt: sides.some((side) => isSameName(value, side)) })),
  );
}

/** The weights of pairs; `bias` is how likely none is right. */
export function fitPairs(papers: readonly Named[]): Fitted & { slopes: number[] } {
  const partOf = (index: number): number => Math.floor((index * PARTS) / papers.length);
  const unseen = Array.from({ length: PARTS }, (_, part) =>
    fitOpinion('parties', examplesOfNames(papers.filter((_paper, index) => partOf(index) !== part)), 1),
  );
  const all = papers.map(({ sheet, names, sides }, index) => {
    const weighed = names.map((name) => ({ ...name, weight: weighBy(unseen[partOf(index)] as Fitted, name.signs) }));
    return pairsOf(sheet, weighed).map(({ one, other, signs, slopes }): Row => {
      const places = [one.own, other.own, signs].flatMap((some) => [...new Set(some.map((sign) => sign & (SIZE - 1)))]);
      return {
        places: [...places, ...slopes.map((_, at) => SIZE + at)],
        counts: [...places.map(() => 1), ...slopes],
        isIt: partiesF1([one.value, other.value], sides) === 1,
      };
    });
  });
  const weights = learn(all.filter((rows) => rows.length > 0));
  return {
    table: Int8Array.from(weights.subarray(0, SIZE), (weight) =>
      Math.round(Math.max(-LARGEST, Math.min(LARGEST, weight)) * SCALE),
    ),
    slopes: [...weights.subarray(SIZE, SIZE + SLOPES)].map((slope) => Number(slope.toFixed(3))),
    bias: Number((weights[SIZE + SLOPES] as number).toFixed(2)),
  };
}

function weighBy({ table, bias }: Fitted, signs: readonly number[]): number {
  const places = new Set(signs.map((sign) => sign & (table.length - 1)));
  return [...places].reduce((sum, place) => sum + (table[place] as number) / SCALE, bias);
}

/** Of all pairs of a paper, and none, one is right. Always the same for the same papers. */
function learn(papers: Row[][]): Float64Array {
  const weights = new Float64Array(SIZE + SLOPES + 1);
  const mean = new Float64Array(weights.length);
  const moved = new Float64Array(weights.length).fill(1e-2);
  const none: Row = { places: [SIZE + SLOPES], counts: [1], isIt: false };
  let seed = 12_345;
  const chance = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = papers.length - 1; at > 0; at -= 1) {
      const other = Math.floor(chance() * (at + 1));
      [papers[at], papers[other]] = [papers[other] as Row[], papers[at] as Row[]];
    }
    for (const pairs of papers) addSlope([...pairs, none], weights, moved);
    if (round < ROUNDS / 2) continue;
    weights.forEach((weight, at) => (mean[at] = (mean[at] as number) + weight / (ROUNDS / 2)));
  }
  return mean;
}

/** One step towards the right ones of these, the last one if there is none. */
function addSlope(rows: readonly Row[], weights: Float64Array, moved: Float64Array): void {
  const sums = rows.map(({ places, counts }) =>
    places.reduce((sum, place, at) => sum + (weights[place] as number) * (counts[at] as number), 0),
  );
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const isNone = !rows.some(({ isIt }) => isIt);
  const isRight = (at: number): boolean => rows[at]?.isIt || (isNone && at === rows.length - 1);
  const all = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, at) => sum + (isRight(at) ? one : 0), 0);
  const slopes = new Map<number, number>();
  rows.forEach(({ places, counts }, index) => {
    const one = odds[index] as number;
    const off = one / all - (isRight(index) ? one / right : 0);
    if (Math.abs(off) < 1e-4) return;
    places.forEach((place, at) => slopes.set(place, (slopes.get(place) ?? 0) + off * (counts[at] as number)));
  });
  for (const [place, off] of slopes) {
    const slope = off + RIDGE * (weights[place] as number);
    moved[place] = (moved[place] as number) + slope * slope;
    weights[place] = (weights[place] as number) - (STEP * slope) / Math.sqrt(moved[place]);
  }
}
