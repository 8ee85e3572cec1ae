/** Fits the weights of one role of the second opinion: a logistic regression over the signs of what papers mention. */
import { SCALE, type FittedRole } from '../../server/domain/analysis/opinion/weigh.ts';

/** `answers` are null for what is no contract: nothing in it has a role. */
export type Paper = { id: string; text: string; answers: Record<string, unknown> | null };
export type Example = { signs: readonly number[]; isIt: boolean };
export type Fitted = { table: Int8Array; bias: number };

const ROUNDS = 12;
/** What the examples' order does to the weights by chance evens out between these. */
const ORDERS = [12_345, 54_321, 98_765];
const STEP = 0.2;
const RIDGE = 3e-4;
/** Places of a table: words of names are many. */
const SMALL = 8192;
const LARGE = 32_768;
/** What only one mention of all has says nothing. */
const LEAST = 2;

/** Weights by steps that shrink with what each has moved; the mean of the later half of the rounds, in three orders. Always the same for the same examples. */
export function fitOpinion(role: FittedRole, examples: readonly Example[], orders = ORDERS.length): Fitted {
  const size = ['parties', 'ending', 'kind', 'kindElsewhere'].includes(role) ? LARGE : SMALL;
  const counts = new Map<number, number>();
  for (const { signs } of examples) for (const sign of new Set(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const rows = examples.map(({ signs, isIt }) => {
    const known = signs.filter((sign) => (counts.get(sign) as number) >= LEAST);
    return { places: [...new Set([...known.map((sign) => sign & (size - 1)), size])], isIt };
  });
  const mean = new Float64Array(size + 1);
  for (const start of ORDERS.slice(0, orders)) addFit(rows, mean, start, orders);
  const table = Int8Array.from(mean.subarray(0, size), (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight * SCALE))),
  );
  return { table, bias: Number((mean[size] as number).toFixed(2)) };
}

type Row = { places: number[]; isIt: boolean };

/** Adds the weights that one order of the examples gives to their mean. */
function addFit(rows: Row[], mean: Float64Array, start: number, orders: number): void {
  const weights = new Float64Array(mean.length);
  const moved = new Float64Array(mean.length).fill(1e-8);
  let seed = start;
  const chance = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = rows.length - 1; at > 0; at -= 1) {
      const other = Math.floor(chance() * (at + 1));
      [rows[at], rows[other]] = [rows[other] as Row, rows[at] as Row];
    }
    for (const { places, isIt } of rows) {
      const sum = places.reduce((total, place) => total + (weights[place] as number), 0);
      const off = 1 / (1 + Math.exp(-sum)) - Number(isIt);
      for (const place of places) {
        const slope = off + RIDGE * (weights[place] as number);
        moved[place] = (moved[place] as number) + slope * slope;
        weights[place] = (weights[place] as number) - (STEP * slope) / Math.sqrt(moved[place]);
      }
    }
    if (round < ROUNDS / 2) continue;
    const share = orders * (ROUNDS / 2);
    weights.forEach((weight, place) => (mean[place] = (mean[place] as number) + weight / share));
  }
}
