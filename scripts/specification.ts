/**
 * `npm test -- specification`: every row of docs/specification.md, docs/faults.md and docs/realJob.md names tests that exist, no rule of the fault
 * table is missing, and every break of `npm run soak -- breaks` still has its row and its line. A row reads `| statement | tests |`; a test is
 * `` `file` › title ``, several are joined by `<br>`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allBreaks, lostBreaks } from './soak/breaks/allBreaks.ts';

const root = new URL('../', import.meta.url);

/** How rows of the fault table must begin: Google's error answers, and the rules of talking to Google. */
const FAULTS = [
  '400 failedPrecondition',
  '401 authError',
  '403 rateLimitExceeded, userRateLimitExceeded, quotaExceeded',
  '403 dailyLimitExceeded',
  '403 domainPolicy',
  '403 insufficientPermissions, ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  '404 on get',
  '429 rateLimitExceeded',
  '500, 502, 503, 504 backendError',
  ...Array.from({ length: 27 }, (_, index) => `Rule ${index + 1}`),
];

export type Row = { line: number; statement: string; tests: { file: string; title: string }[] };

/** Reads the rows of the table. A row whose last cell names no test has an empty list. */
export function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('| ')) return [];
    const cells = text
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const statement = cells[0] ?? '';
    if (statement === 'Statement') return [];
    const tests = (cells.at(-1) ?? '').split('<br>').flatMap((reference) => {
      const found = /^`([^`]+)` › (.+)$/.exec(reference.trim());
      return found ? [{ file: found[1] ?? '', title: (found[2] ?? '').replaceAll('\\|', '|') }] : [];
    });
    return [{ line: index + 1, statement, tests }];
  });
}

/** What is wrong with the rows: one sentence each, none when all is well. `readTest` answers a test file's text, or null. */
export function problems(rows: Row[], readTest: (file: string) => string | null): string[] {
  return rows.flatMap(({ line, statement, tests }) => {
    if (tests.length === 0) return [`line ${line}: no test proves "${statement}"`];
    return tests.flatMap(({ file, title }) => {
      const text = readTest(file);
      if (text === null) return [`line ${line}: there is no ${file}`];
      const written = [title, title.replaceAll("'", "\\'")].some((form) => text.includes(form));
      return written ? [] : [`line ${line}: ${file} has no test "${title}"`];
    });
  });
}

/** A sentence for each rule that has no row of its own. */
export function missingFaults(rows: Row[]): string[] {
  return FAULTS.filter((name) => !rows.some(({ statement }) => statement.startsWith(`**${name}**: `))).map(
    (name) => `there is no row for ${name}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cache = new Map<string, string | null>();
  const readText = (file: string) => {
    if (!cache.has(file)) {
      const url = new URL(file, root);
      cache.set(file, existsSync(url) ? readFileSync(url, 'utf8') : null);
    }
    return cache.get(file) ?? null;
  };
  const rowsOf = (file: string) => readRows(readFileSync(new URL(file, root), 'utf8'));
  const [statements, faults] = [rowsOf('docs/specification.md'), rowsOf('docs/faults.md')];
  const questions = rowsOf('docs/realJob.md');
  const found = [
    ...problems(statements, readText).map((problem) => `docs/specification.md ${problem}`),
    ...[...problems(faults, readText), ...missingFaults(faults)].map((problem) => `docs/faults.md ${problem}`),
    ...problems(questions, readText).map((problem) => `docs/realJob.md ${problem}`),
    ...lostBreaks(statements, readText).map((problem) => `scripts/soak/breaks ${problem}`),
  ];
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exit(1);
  console.log(
    `${statements.length} statements of the specification, ${faults.length} rows of the fault table and ${questions.length} questions ` +
      `of the real job, each proved by a test; ${allBreaks.length} breaks that can be tried.`,
  );
}
