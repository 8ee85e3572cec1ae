/** The act-by day, case by case: the table was worked out apart from the kernel, and says the working of each. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Duration, PeriodEnd } from './calendar.ts';
import { currentCycle, type CycleFacts, type Ending } from './cycle.ts';
import { workingLine } from './workingLine.ts';

const UNITS = { d: 'day', b: 'workingDay', w: 'week', m: 'month', y: 'year' } as const;
const rows = readFileSync(new URL('testing/actBy.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(2)
  .filter((line) => line !== '')
  .map((line) => line.split('\t').map((cell) => (cell === '-' ? null : cell)));

function length(cell: string | null | undefined): Duration | null {
  if (!cell) return null;
  return { n: Number(cell.slice(0, -1)), unit: UNITS[cell.slice(-1) as keyof typeof UNITS] };
}

function factsOf(row: (string | null)[]): CycleFacts {
  const [from = null, term, to = null, ending, renewal, max, notice, toEndOf, lastDay, stated = null] = row;
  return {
    from,
    term: length(term),
    to,
    ending: ending as Ending,
    renewalTerm: length(renewal),
    maxRenewals: max ? Number(max) : null,
    noticePeriod: length(notice),
    noticeToEndOf: (toEndOf ?? null) as PeriodEnd | null,
    lastDay: lastDay as CycleFacts['lastDay'],
    actBy: stated,
  };
}

describe('the act-by day', () => {
  it('has a table of at least 120 cases', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
  });

  it.each(
    rows.map(
      (row, index) =>
        [
          index + 3,
          row
            .slice(0, 11)
            .map((cell) => cell ?? '-')
            .join(' '),
          row,
        ] as const,
    ),
  )('of line %i (%s) is what the table says, with its working', (_, __, row) => {
    const [from, to, ending, kind, actBy, workingDay, line] = row.slice(11);
    const cycle = currentCycle(factsOf(row), row[10] ?? '');
    expect({ ...cycle, renewals: 0, working: cycle.working && workingLine(cycle.working) }).toEqual({
      from,
      to,
      ending,
      kind,
      actBy,
      actByWorkingDay: workingDay,
      renewals: 0,
      working: line,
    });
  });
});
