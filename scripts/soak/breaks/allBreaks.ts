/** Every break, and whether each still has its place: a break whose row or line has changed would prove nothing. */
import type { Row } from '../../specification.ts';
import { connectionBreaks } from './connectionBreaks.ts';
import { screenBreaks } from './screenBreaks.ts';
import { searchBreaks } from './searchBreaks.ts';
import { sessionBreaks } from './sessionBreaks.ts';
import type { SpecBreak } from './specBreak.ts';
import { wizardBreaks } from './wizardBreaks.ts';

export const allBreaks: readonly SpecBreak[] = [
  ...sessionBreaks,
  ...screenBreaks,
  ...connectionBreaks,
  ...wizardBreaks,
  ...searchBreaks,
];

/** The tests that the break's row names and that run without a browser or both backends; or a sentence that says why it can't be tried. */
export function testsOf({ statement }: SpecBreak, rows: readonly Row[]): Row['tests'] | string {
  const meant = rows.filter((row) => row.statement.startsWith(statement));
  if (meant.length !== 1) return `${meant.length} rows begin like this`;
  const tests = meant.flatMap((row) => row.tests).filter(({ file }) => !/^tests\/(e2e|conformance)\//.test(file));
  return tests.length > 0 ? tests : 'the row names no quick test';
}

/** Whether the line that the break changes stands exactly once in the text of its file. */
export function standsOnce({ search }: SpecBreak, text: string): boolean {
  return text.split(search).length === 2;
}

/** A sentence for each break that could not be tried. */
export function lostBreaks(rows: readonly Row[], read: (file: string) => string | null): string[] {
  return allBreaks.flatMap((each) => {
    const tests = testsOf(each, rows);
    if (typeof tests === 'string') return [`"${each.statement}": ${tests}`];
    return standsOnce(each, read(each.file) ?? '')
      ? []
      : [`"${each.statement}": ${each.file} does not hold the line exactly once: ${each.search}`];
  });
}
