/**
 * The weight of the built pages and Lighthouse's scores, against the service itself; beside them the same app bundled naively,
 * measured in the same run. Both forms: mobile is the median of five, desktop and every other screen one run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '../../src/domain/paths.ts';
import { openServiceDatabase } from '../../server/serviceDatabase.ts';
import { budgets, pageWeight } from '../build/byteBudgets.ts';
import { keepToken, type LighthouseResult, lighthouseRuns, startMeasuredBrowser } from './lighthouseRuns.ts';
import { buildNaiveWebApp } from './naiveWebApp.ts';
import { atLeast, atMost, percentile, type Row } from './rows.ts';
import { seedContracts } from './seedContracts.ts';
import { type ServiceProcess, signUp, startServiceProcess } from './serviceProcess.ts';

const ROUNDS = 5;
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const serveWebRoot = fileURLToPath(new URL('serveWebRoot.ts', import.meta.url));

/** The two screens with goals, by path and by the name of their budget. */
const scored = [
  { path: paths.login, budget: 'login', goal: 98 },
  { path: paths.contracts, budget: 'contracts', goal: 92 },
] as const;

/** Screens that are only asked whether anything is wrong with them. */
const otherScreens = { signedOut: [paths.register], signedIn: [paths.dashboard, paths.calendar, paths.wizard] };

export async function benchWeb(): Promise<Row[]> {
  const work = await mkdtemp(join(tmpdir(), 'perennial-bench-'));
  const browser = await startMeasuredBrowser();
  try {
    const ours = await measureOurs(join(work, 'data'));
    const naive = await measureNaive(join(work, 'naive-data'), join(work, 'naive'));
    return [...ours, ...naive];
  } finally {
    await browser.close();
    await rm(work, { recursive: true, force: true });
  }
}

async function measureOurs(dataDir: string): Promise<Row[]> {
  const rows: Row[] = [];
  const service = await startServiceProcess(dataDir);
  try {
    for (const { path, budget, goal } of scored) {
      if (path !== paths.login) await signInWithContracts(service, dataDir);
      rows.push(
        atMost(`${path}: bytes to a usable screen`, kilobytes(dist, budget), budgets[budget] ?? 0, 'kB', 1),
        ...scores(path, await lighthouseRuns(service.url + path, { rounds: ROUNDS }), goal),
        ...scores(`${path} on a desktop`, await lighthouseRuns(service.url + path, { rounds: 1, desktop: true }), 100),
      );
      const others = path === paths.login ? otherScreens.signedOut : otherScreens.signedIn;
      for (const other of others) {
        const categories = ['accessibility', 'best-practices'];
        rows.push(...flawless(other, await lighthouseRuns(service.url + other, { rounds: 1, categories })));
      }
    }
    return rows;
  } finally {
    await service.stop();
  }
}

async function measureNaive(dataDir: string, webRoot: string): Promise<Row[]> {
  await buildNaiveWebApp(webRoot);
  const service = await startServiceProcess(dataDir, { BENCH_WEB_ROOT: webRoot }, serveWebRoot);
  const rows: Row[] = [];
  try {
    for (const { path } of scored) {
      if (path !== paths.login) await signInWithContracts(service, dataDir);
      const runs = await lighthouseRuns(service.url + path, { rounds: ROUNDS, categories: ['performance'] });
      rows.push(
        compared(`${path}, bundled naively: bytes`, `${kilobytes(webRoot, 'index').toFixed(1)} kB`),
        compared(`${path}, bundled naively: Lighthouse performance, mobile`, String(score(runs, 'performance'))),
      );
    }
    return rows;
  } finally {
    await service.stop();
  }
}

async function signInWithContracts(service: ServiceProcess, dataDir: string): Promise<void> {
  const token = await signUp(service);
  const me = (await (await service.call('GET', '/api/auth/me', { token })).json()) as { id: string };
  const database = await openServiceDatabase({ databaseUrl: null, dataDir });
  await seedContracts(database, me.id, 60);
  await database.close();
  await keepToken(service.url, token);
}

function kilobytes(outDir: string, page: string): number {
  return pageWeight(outDir, page).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function score(runs: LighthouseResult[], category: string): number {
  return percentile(
    runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100)),
    0.5,
  );
}

function scores(what: string, runs: LighthouseResult[], goal: number): Row[] {
  const shifts = runs.map((run) => run.audits['cumulative-layout-shift']?.numericValue ?? 1);
  const form = runs.length === 1 ? '' : `, mobile, median of ${runs.length}`;
  return [
    atLeast(`${what}: Lighthouse performance${form}`, score(runs, 'performance'), goal),
    atMost(`${what}: layout shift`, percentile(shifts, 0.5), 0, '', 3),
    ...flawless(what, runs),
  ];
}

function flawless(what: string, runs: LighthouseResult[]): Row[] {
  return [
    atLeast(`${what}: accessibility`, score(runs, 'accessibility'), 100),
    atLeast(`${what}: best practices`, score(runs, 'best-practices'), 100),
  ];
}

const compared = (what: string, figure: string): Row => ({ what, figure, goal: '', met: null });
