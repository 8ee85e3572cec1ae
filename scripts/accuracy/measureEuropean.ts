/** Everyday contracts in German, French, Spanish and Dutch, written by hand for this project: how many of their fields are read as labelled. */
import { readFileSync } from 'node:fs';
import { analyseText } from '../../server/domain/analysis/analyseText.ts';
import type { Analysis, Duration, Ending } from '../../server/domain/analysis/types.ts';
import { partiesF1 } from './partyMatch.ts';

type Expected = {
  isContract: boolean;
  parties?: string[];
  amount?: number | null;
  currency?: string | null;
  amountPeriod?: Analysis['amountPeriod'];
  agreementDate?: string | null;
  effectiveDate?: string | null;
  termEnd?: string | null;
  renewalDate?: string | null;
  renewalTerm?: Duration | null;
  noticePeriod?: Duration | null;
  ending?: Ending;
};
/** `sealed`: its misses are not looked at while rules are written. */
export type EuropeanPaper = {
  id: string;
  kind: string;
  language: string;
  sealed: boolean;
  text: string;
  expected: Expected;
};
export type Miss = { id: string; field: string; expected: string; found: string; wrong: boolean };
export type EuropeanResult = {
  fields: number;
  exact: number;
  wrong: number;
  contracts: number;
  recognised: number;
  offered: number;
  others: number;
  taken: number;
  misses: Miss[];
};

/** The day the papers are read on. */
export const READ_ON = '2026-11-22';
const FIELDS = [
  'parties',
  'amount',
  'agreementDate',
  'effectiveDate',
  'termEnd',
  'renewalDate',
  'renewalTerm',
  'noticePeriod',
  'ending',
] as const;

/**
 * Documents whose writer had read no rule, each wave read once before anything was mended for it: A and B are German and French, C is Spanish
 * and Dutch. The sealed ones are counted, and their misses never looked at.
 */
export function readUnseenEuropean({ wave, sealed }: { wave?: 'A' | 'B' | 'C'; sealed: boolean }): EuropeanPaper[] {
  const file = new URL('../../server/domain/analysis/testing/papers/europeanUnseen.json', import.meta.url);
  const papers = JSON.parse(readFileSync(file, 'utf8')) as (EuropeanPaper & { wave: 'A' | 'B' | 'C' | 'S' })[];
  return papers.filter((paper) => paper.sealed === sealed && (wave === undefined || paper.wave === wave));
}

const NEWEST = {
  D: 'european-4',
  E: 'european-5',
  F: 'european-6',
  G: 'european-7',
  H: 'european-8',
  I: 'european-9',
  J: 'european-10',
  K: 'european-11',
  L: 'european-12',
};
export const NEWEST_EUROPEAN = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
/** Those of them with a sealed part. */
const SEALED: ReadonlySet<string> = new Set(['D', 'E', 'I', 'J', 'K', 'L']);

/**
 * The waves that were written last, in all four languages; F to H have no sealed part. Apart from `readUnseenEuropean`, whose papers
 * are read in many variants with limits of their own.
 */
export function readNewestEuropean(wave: keyof typeof NEWEST, { sealed }: { sealed: boolean }): EuropeanPaper[] {
  if (sealed && !SEALED.has(wave)) return [];
  const name = sealed ? `${NEWEST[wave]}-sealed` : NEWEST[wave];
  const file = new URL(`../../server/domain/analysis/testing/papers/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as EuropeanPaper[];
}

export function readEuropeanPapers(): EuropeanPaper[] {
  const file = new URL('../../server/domain/analysis/testing/papers/european.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as EuropeanPaper[];
}

/** Papers are counted by language and together: each is read once. */
const readings = new WeakMap<EuropeanPaper, Analysis>();

function reading(paper: EuropeanPaper): Analysis {
  const found = readings.get(paper) ?? analyseText(paper.text, { today: READ_ON });
  readings.set(paper, found);
  return found;
}

/** `exact` and `wrong` count fields of contracts that have a value, or show one where the label has none. */
export function measureEuropean(papers: readonly EuropeanPaper[]): EuropeanResult {
  const result: EuropeanResult = {
    fields: 0,
    exact: 0,
    wrong: 0,
    contracts: 0,
    recognised: 0,
    offered: 0,
    others: 0,
    taken: 0,
    misses: [],
  };
  for (const paper of papers) {
    const found = reading(paper);
    const { expected } = paper;
    if (!expected.isContract) {
      result.others += 1;
      if (found.isContract) result.taken += 1;
      continue;
    }
    result.contracts += 1;
    if (found.isContract) result.recognised += 1;
    else
      result.misses.push({
        id: paper.id,
        field: 'isContract',
        expected: 'contract',
        found: found.verdict ?? 'no',
        wrong: false,
      });
    if (found.verdict !== 'no') result.offered += 1;
    for (const field of FIELDS) {
      const [wanted, got] = [show(expected, field), show(found, field)];
      if (wanted === null && got === null) continue;
      result.fields += 1;
      if (isSame(field, expected, found, wanted, got)) {
        result.exact += 1;
        continue;
      }
      const wrong = got !== null;
      if (wrong) result.wrong += 1;
      result.misses.push({ id: paper.id, field, expected: wanted ?? '-', found: got ?? '-', wrong });
    }
  }
  return result;
}

function isSame(
  field: string,
  expected: Expected,
  found: Analysis,
  wanted: string | null,
  got: string | null,
): boolean {
  if (field === 'parties') return partiesF1(found.parties, expected.parties ?? []) === 1;
  return wanted === got;
}

function show(from: Expected | Analysis, field: (typeof FIELDS)[number]): string | null {
  if (field === 'parties') return from.parties && from.parties.length > 0 ? from.parties.join(' + ') : null;
  if (field === 'amount') return from.amount == null ? null : `${from.amount} ${from.currency} ${from.amountPeriod}`;
  if (field === 'ending') return from.ending === 'unknown' ? null : (from.ending ?? null);
  if (field === 'renewalTerm' || field === 'noticePeriod') return showMonths(from[field] ?? null);
  return from[field] ?? null;
}

function showMonths(length: Duration | null): string | null {
  if (!length) return null;
  return length.unit === 'year' ? `${length.n * 12} month` : `${length.n} ${length.unit}`;
}
