/**
 * The bench of breaks: can a row of docs/specification.md be green for nothing? For each break one line of a copy of the tree is changed,
 * and at least one of the tests that the row names must fail. Uses the copy only; what runs here is never touched. A row's end-to-end and
 * conformance tests are not run: a break belongs to a row that a quick test proves, too. `--from 41 --rounds 20`
 * tries the forty-first to the sixtieth; without them every one is tried.
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRows, type Row } from '../specification.ts';
import { allBreaks, standsOnce, testsOf } from './breaks/allBreaks.ts';
import { runNamedTests } from './breaks/runNamedTests.ts';
import type { SpecBreak } from './breaks/specBreak.ts';
import type { SoakOptions } from './soakPart.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export async function soakBreaks({ rounds, from }: SoakOptions): Promise<boolean> {
  return tryBreaks(allBreaks.slice(from - 1, rounds === null ? allBreaks.length : from - 1 + rounds));
}

/** How many are tried at a time, each in a copy of its own. */
const LANES = Math.min(2, availableParallelism());

/** Tries these in copies of the tree. True when all were caught. */
export async function tryBreaks(tried: readonly SpecBreak[]): Promise<boolean> {
  const rows = readRows(await readFile(join(root, 'docs/specification.md'), 'utf8'));
  const waiting = [...tried];
  const caught = await Promise.all(Array.from({ length: LANES }, () => tryWaiting(waiting, rows)));
  const sum = caught.reduce((before, each) => before + each, 0);
  console.log(`${tried.length} breaks tried, ${sum} caught.`);
  return sum === tried.length;
}

/** Tries one after the other until none waits any more. How many were caught. */
async function tryWaiting(waiting: SpecBreak[], rows: readonly Row[]): Promise<number> {
  const copy = await copyTree();
  let caught = 0;
  try {
    for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) {
      const trouble = await tryBreak(each, rows, copy);
      if (trouble === null) caught += 1;
      console.log(trouble === null ? `caught  ${each.statement}` : `MISSED  ${each.statement}: ${trouble}`);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  return caught;
}

/** Null when a test of the row fails with the break and says so; otherwise what is wrong. */
async function tryBreak(each: SpecBreak, rows: readonly Row[], copy: string): Promise<string | null> {
  const tests = testsOf(each, rows);
  if (typeof tests === 'string') return tests;
  const path = join(copy, each.file);
  const text = await readFile(path, 'utf8');
  if (!standsOnce(each, text)) return `${each.file} does not hold the line exactly once`;
  try {
    await writeFile(
      path,
      text.replace(each.search, () => each.replace),
    );
    const { passed, failed } = await runNamedTests(tests, copy);
    if (passed + failed === 0) return 'no test ran to its end in time';
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
