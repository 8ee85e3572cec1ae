/**
 * Fits the weights of `server/domain/analysis/opinion/secondOpinion.ts` to open everyday papers: a logistic regression for each role over
 * the signs of what the papers mention. Sealed papers are left out.
 *
 * node scripts/accuracy/fitSecondOpinion.ts
 */
import { writeFileSync } from 'node:fs';
import { lexiconFor } from '../../server/domain/analysis/lexicon/languages.ts';
import { inYears, makeSheet } from '../../server/domain/analysis/opinion/mentions.ts';
import { kindSigns } from '../../server/domain/analysis/opinion/kindSigns.ts';
import { mentionsOf } from '../../server/domain/analysis/opinion/mentionsOf.ts';
import { FITTED, SCALE, type FittedRole, type Role } from '../../server/domain/analysis/opinion/weigh.ts';
import type { Duration } from '../../server/domain/analysis/types.ts';
import {
  NEWEST_EUROPEAN,
  READ_ON,
  readEuropeanPapers,
  readNewestEuropean,
  readUnseenEuropean,
} from './measureEuropean.ts';
import { readEveryday } from './measureEveryday.ts';
import { readLegal } from './measureLegal.ts';
import { partiesF1 } from './partyMatch.ts';

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

/** The papers that weights are fitted to. */
export function readOpenPapers(): Paper[] {
  const everyday = [...readEveryday(), ...readLegal()]
    .filter(({ sealed }) => !sealed)
    .map(({ id, text, contract, answers }) => ({
      id,
      text: text.join('\n'),
      answers: contract ? (answers ?? {}) : null,
    }));
  const european = [
    ...readEuropeanPapers(),
    ...readUnseenEuropean({ sealed: false }),
    ...NEWEST_EUROPEAN.flatMap((wave) => readNewestEuropean(wave, { sealed: false })),
  ];
  const open = european.filter(({ sealed }) => !sealed);
  return [
    ...everyday,
    ...open.map(({ id, text, expected }) => ({ id, text, answers: expected.isContract ? expected : null })),
  ];
}

/** Each paper by all of its words: is it a contract? English ones, or those in the other languages, whose words have a table of their own. */
export function examplesOfKind(papers: readonly Paper[], elsewhere: boolean): Example[] {
  return papers
    .filter(({ text }) => (lexiconFor(text) !== null) === elsewhere)
    .map(({ text, answers }) => ({ signs: kindSigns(makeSheet(text, null, READ_ON)), isIt: answers !== null }));
}

/** What the papers mention that may have a role; papers whose answers leave the role open say nothing of it, and other papers nothing of an ending. */
export function examplesOf(role: Role, papers: readonly Paper[]): Example[] {
  return papers.flatMap(({ text, answers }) => {
    const right = answers === null ? (role === 'ending' ? undefined : null) : answerTo(role, answers);
    if (right === undefined) return [];
    return mentionsOf(makeSheet(text, lexiconFor(text), READ_ON), role).map(({ value, signs }) => ({
      signs,
      isIt: [right ?? []]
        .flat()
        .some((one) => (role === 'parties' ? partiesF1([String(value)], [String(one)]) === 1 : one === value)),
    }));
  });
}

/** What a paper's answers say of a role, lengths in one way ("2 year"); undefined where they leave it open. */
function answerTo(role: Role, answers: Record<string, unknown>): unknown {
  const answer = role === 'noticePeriod' && 'notice' in answers ? answers.notice : answers[role];
  if (role !== 'noticePeriod' && role !== 'renewalTerm') return answer;
  if (typeof answer !== 'string') return answer ? inYears(answer as Duration) : answer;
  const [n, unit] = answer.split(' ');
  return inYears({ n: Number(n), unit: unit as Duration['unit'] });
}

/** Weights by steps that shrink with what each has moved; the mean of the later half of the rounds, in three orders. Always the same for the same examples. */
export function fitOpinion(role: FittedRole, examples: readonly Example[]): Fitted {
  const size = ['parties', 'ending', 'kind', 'kindElsewhere'].includes(role) ? LARGE : SMALL;
  const counts = new Map<number, number>();
  for (const { signs } of examples) for (const sign of new Set(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const rows = examples.map(({ signs, isIt }) => {
    const known = signs.filter((sign) => (counts.get(sign) as number) >= LEAST);
    return { places: [...new Set([...known.map((sign) => sign & (size - 1)), size])], isIt };
  });
  const mean = new Float64Array(size + 1);
  for (const start of ORDERS) addFit(rows, mean, start);
  const table = Int8Array.from(mean.subarray(0, size), (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight * SCALE))),
  );
  return { table, bias: Number((mean[size] as number).toFixed(2)) };
}

/** Papers that were written to tell contracts from others. */
const OF_KIND_ALONE = /^wqc?-/;

type Row = { places: number[]; isIt: boolean };

/** Adds the weights that one order of the examples gives to their mean. */
function addFit(rows: Row[], mean: Float64Array, start: number): void {
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
    const share = ORDERS.length * (ROUNDS / 2);
    weights.forEach((weight, place) => (mean[place] = (mean[place] as number) + weight / share));
  }
}

/** The file of the weights as the papers of today give it. */
export function weightsOf(papers: readonly Paper[]): string {
  const lines = FITTED.map((role) => {
    const others = papers.filter(({ id }) => !OF_KIND_ALONE.test(id));
    const examples =
      role === 'kindElsewhere'
        ? examplesOfKind(papers, true)
        : role === 'kind'
          ? examplesOfKind(others, false)
          : examplesOf(role, others);
    const { table, bias } = fitOpinion(role, examples);
    return `  ${role}: { bias: ${bias}, table: '${Buffer.from(table).toString('base64')}' },\n`;
  });
  return `/** Made by scripts/accuracy/fitSecondOpinion.ts. */\nexport const WEIGHTS = {\n${lines.join('')}};\n`;
}

export const WEIGHTS_FILE = new URL('../../server/domain/analysis/opinion/weights.gen.ts', import.meta.url);

if (import.meta.main) writeFileSync(WEIGHTS_FILE, weightsOf(readOpenPapers()));
