/** What is counted over the corpus, and in which measure. */
import type { Duration } from '../../server/domain/analysis/types.ts';

export const PARTS = ['tune', 'opened', 'validation'] as const;

/** `tune`: rules are written on it. `opened`: half of what was validation until 0024; its misses are listed. `validation`: only ever counted. */
export type Part = (typeof PARTS)[number];
export type Miss = {
  part?: Part;
  metric: string;
  id: string;
  kind: string;
  gold: string;
  found: string;
  clues: string[];
};
export type Score = { sum: number; count: number };
export type Measured = {
  table: Record<string, Record<Part, Score>>;
  misses: Miss[];
  timing: { characters: number; seconds: number; slowest: number };
};

export function record(
  measured: Measured,
  metric: string,
  part: Part,
  value: number,
  miss: Miss,
  fullMark: number,
): void {
  const row = (measured.table[metric] ??= {
    tune: { sum: 0, count: 0 },
    opened: { sum: 0, count: 0 },
    validation: { sum: 0, count: 0 },
  });
  row[part].sum += value;
  row[part].count += 1;
  if (value !== fullMark && part !== 'validation') measured.misses.push({ ...miss, part });
}

const DAYS = { day: 1, workingDay: 1, week: 7, month: 30, year: 365 } as const;

/** A renewal of twelve months is one of a year. */
export function inYears(duration: Duration | null): Duration | null {
  return duration?.unit === 'month' && duration.n % 12 === 0 ? { n: duration.n / 12, unit: 'year' } : duration;
}

/** The metric's own measure of a duration: 1 day = 1, week 7, month 30, year 365. */
export function days(duration: Duration | null): number | null {
  return duration && duration.n * DAYS[duration.unit];
}

export function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
