/**
 * `npm test -- specification`: every row of docs/specification.md names tests that exist, and every sentence of the catalogue
 * and every constant stands in a row. A row reads `| statement | tests |`; a test is `` `file` › title ``, several are joined by `<br>`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = readRows(readFileSync(new URL('docs/specification.md', root), 'utf8'));
  const cache = new Map<string, string | null>();
  const readTest = (file: string) => {
    if (!cache.has(file)) {
      const url = new URL(file, root);
      cache.set(file, existsSync(url) ? readFileSync(url, 'utf8') : null);
    }
    return cache.get(file) ?? null;
  };
  const found = problems(rows, readTest);
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exit(1);
  console.log(`${rows.length} statements of the specification, each proved by a test.`);
}
