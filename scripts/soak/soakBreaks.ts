/**
 * The bench of breaks: can a row of docs/specification.md be green for nothing? For each break one line of a copy of the tree is changed,
 * and at least one of the tests that the row names must fail. Uses the copy only; what runs here is never touched. A row's end-to-end and
 * conformance tests are not run: a break belongs to a row that a quick test proves, too. `--from 41 --rounds 20`
 * tries the forty-first to the sixtieth; without them every one is tried.
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRows, type Row } from '../specification.ts';
import { connectionBreaks } from './breaks/connectionBreaks.ts';
import { runNamedTests } from './breaks/runNamedTests.ts';
import { screenBreaks } from './breaks/screenBreaks.ts';
import { searchBreaks } from './breaks/searchBreaks.ts';
import { sessionBreaks } from './breaks/sessionBreaks.ts';
import type { SpecBreak } from './breaks/specBreak.ts';
import { wizardBreaks } from './breaks/wizardBreaks.ts';
import type { SoakOptions } from './soakPart.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const all = [...sessionBreaks, ...screenBreaks, ...connectionBreaks, ...wizardBreaks, ...searchBreaks];

export async function soakBreaks({ rounds, from }: SoakOptions): Promise<boolean> {
  return tryBreaks(all.slice(from - 1, rounds === null ? all.length : from - 1 + rounds));
}

/** Tries these in one copy of the tree. True when all were caught. */
export async function tryBreaks(tried: readonly SpecBreak[]): Promise<boolean> {
  const rows = readRows(await readFile(join(root, 'docs/specification.md'), 'utf8'));
  const copy = await copyTree();
  let caught = 0;
  try {
    for (const each of tried) {
      const trouble = await tryBreak(each, rows, copy);
      if (trouble === null) caught += 1;
      console.log(
        `${trouble === null ? 'caught ' : 'MISSED '} ${each.statement}${trouble === null ? '' : `: ${trouble}`}`,
      );
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  console.log(`${tried.length} breaks tried, ${caught} caught.`);
  return caught === tried.length;
}

/** Null when a test of the row fails with the break and says so; otherwise what is wrong. */
async function tryBreak(each: SpecBreak, rows: readonly Row[], copy: string): Promise<string | null> {
  const meant = rows.filter(({ statement }) => statement.startsWith(each.statement));
  const [row] = meant;
  if (meant.length !== 1 || !row) return `${meant.length} rows begin like this`;
  const tests = row.tests.filter(({ file }) => !/^tests\/(e2e|conformance)\//.test(file));
  if (tests.length === 0) return 'the row names no quick test';
  const path = join(copy, each.file);
  const text = await readFile(path, 'utf8');
  if (text.split(each.search).length !== 2) return `${each.file} does not hold the line exactly once`;
  try {
    await writeFile(
      path,
      text.replace(each.search, () => each.replace),
    );
    const { passed, failed } = await runNamedTests(tests, copy);
    return failed > 0 ? null : `${passed} tests stay green`;
  } finally {
    await writeFile(path, text);
  }
}

/** The files that Git knows or would take, in a folder of their own, with the packages of this one. */
async function copyTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'perennial-breaks-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    await cp(join(root, file), join(copy, file), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
