/**
 * The pages for somebody who has never been there: bytes and requests until the network is quiet, and Lighthouse's scores, against
 * the service itself with 25 contracts; beside them the same app bundled naively, in the same run. Mobile is the median of five
 * browsers, desktop and every other screen one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractPath, paths } from '../../src/domain/paths.ts';
import { openServiceDatabase } from '../../server/serviceDatabase.ts';
import { budgets } from '../build/byteBudgets.ts';
import { fileURLToPath } from 'node:url';
import { type LighthouseResult, lighthouseRuns, traffic } from './lighthouseRuns.ts';
import { buildNaiveWebApp } from './naiveWebApp.ts';
import { atLeast, atMost, percentile, type Row } from './rows.ts';
import { seedContracts } from './seedContracts.ts';
import { type ServiceProcess, signUp, startServiceProcess } from './serviceProcess.ts';

const ROUNDS = 5;
const CONTRACTS = 25;
const serveWebRoot = fileURLToPath(new URL('serveWebRoot.ts', import.meta.url));
/** What shows a document: counted apart from the page that it is shown on. */
const viewer = /\/assets\/pdf/;

type Screen = { path: string; budget: string; token: string | null; score?: number; largestPaint?: number };

/** The screens with goals. */
const scored = ({ token, contract }: Member): Screen[] => [
  { path: paths.login, budget: 'login', token: null, score: 97, largestPaint: 2000 },
  { path: paths.contracts, budget: 'contracts', token, score: 88 },
  { path: contractPath(contract), budget: 'contracts-one', token },
];

/** Screens that are only asked whether anything is wrong with them. */
const others = ({ token }: Member) => [
  { path: paths.register, token: null },
  ...[paths.dashboard, paths.calendar, paths.wizard].map((path) => ({ path, token })),
];

export async function benchWeb(): Promise<Row[]> {
  const work = await mkdtemp(join(tmpdir(), 'perennial-bench-'));
  try {
    const ours = await measureOurs(join(work, 'data'));
    const naive = await measureNaive(join(work, 'naive-data'), join(work, 'naive'));
    return [...ours, ...naive];
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function measureOurs(dataDir: string): Promise<Row[]> {
  const rows: Row[] = [];
  const service = await startServiceProcess(dataDir);
  try {
    const member = await signUpWithContracts(service, dataDir);
    for (const screen of scored(member)) {
      const { path, token } = screen;
      const what = screen.budget === 'contracts-one' ? paths.contract : path;
      const runs = await lighthouseRuns(service.url + path, { rounds: ROUNDS, token });
      const desktop = await lighthouseRuns(service.url + path, { rounds: 1, token, desktop: true });
      rows.push(...weights(what, screen, runs), ...scores(what, runs, screen.score ?? 0));
      rows.push(...scores(`${what} on a desktop`, desktop, screen.score ?? 0));
    }
    for (const { path, token } of others(member)) {
      const categories = ['accessibility', 'best-practices'];
      rows.push(...flawless(path, await lighthouseRuns(service.url + path, { rounds: 1, token, categories })));
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
    for (const { path, token } of scored(await signUpWithContracts(service, dataDir)).slice(0, 2)) {
      const runs = await lighthouseRuns(service.url + path, { rounds: ROUNDS, token, categories: ['performance'] });
      rows.push(
        compared(`${path}, bundled naively: bytes`, `${median(runs, kilobytes).toFixed(1)} kB`),
        compared(`${path}, bundled naively: Lighthouse performance, mobile`, String(score(runs, 'performance'))),
      );
    }
    return rows;
  } finally {
    await service.stop();
  }
}

type Member = { token: string; contract: string };

/** An account with contracts: its session and one contract's id. */
async function signUpWithContracts(service: ServiceProcess, dataDir: string): Promise<Member> {
  const token = await signUp(service);
  const ask = async (path: string) => (await service.call('GET', path, { token })).json();
  const me = (await ask('/api/auth/me')) as { id: string };
  const database = await openServiceDatabase({ databaseUrl: null, dataDir });
  await seedContracts(database, [me.id], CONTRACTS);
  await database.close();
  const [contract] = (await ask('/api/contracts')) as { id: string }[];
  return { token, contract: contract?.id ?? '' };
}

const kilobytes = (run: LighthouseResult) => traffic(run, viewer).bytes / 1000;

function median(runs: LighthouseResult[], figure: (run: LighthouseResult) => number): number {
  return percentile(runs.map(figure), 0.5);
}

/** Bytes and requests against their budget, and when the largest thing was painted. */
function weights(what: string, { budget, largestPaint }: Screen, runs: LighthouseResult[]): Row[] {
  const { kilobytes: most, requests } = budgets[budget] ?? { kilobytes: 0, requests: 0 };
  const painted = median(runs, (run) => run.audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
  const requested = median(runs, (run) => traffic(run, viewer).requests);
  return [
    atMost(`${what}, cold: on the wire until it is quiet`, median(runs, kilobytes), most, 'kB', 1),
    atMost(`${what}, cold: requests`, requested, requests, ''),
    largestPaint === undefined
      ? compared(`${what}, cold: largest paint`, `${painted.toFixed(0)} ms`)
      : atMost(`${what}, cold: largest paint`, painted, largestPaint, 'ms'),
  ];
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
