/** The weight of the built pages, and Lighthouse 12-style mobile scores: median of five, against the service itself. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { budgets, pageWeight } from '../build/byteBudgets.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { openServiceDatabase } from '../../server/serviceDatabase.ts';
import { atLeast, atMost, percentile, type Row } from './rows.ts';
import { seedContracts } from './seedContracts.ts';
import { signUp, startServiceProcess } from './serviceProcess.ts';

const ROUNDS = 5;
const DEBUG_PORT = 9333;
const scoreGoals: Record<string, number> = { login: 98, contracts: 92 };
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

export async function benchWeb(): Promise<Row[]> {
  const rows = Object.entries(budgets).map(([page, budget]) => {
    const kilobytes = pageWeight(dist, page).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return atMost(`/${page}: bytes to a usable screen`, kilobytes, budget, 'kB', 1);
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'perennial-bench-'));
  const service = await startServiceProcess(dataDir);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    for (const page of ['login', 'contracts']) {
      if (page === 'contracts') {
        const token = await signUp(service);
        const me = (await (await service.call('GET', '/api/auth/me', { token })).json()) as { id: string };
        const database = await openServiceDatabase({ databaseUrl: null, dataDir });
        await seedContracts(database, me.id, 60);
        await database.close();
        // Lighthouse opens its own tab in the browser's default context, so the token must lie there.
        const session = await browser.newBrowserCDPSession();
        const { targetId } = await session.send('Target.createTarget', { url: `${service.url}/robots.txt` });
        const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
        await session.send('Target.sendMessageToTarget', {
          sessionId,
          message: JSON.stringify({
            id: 1,
            method: 'Runtime.evaluate',
            params: { expression: `localStorage.setItem('token', ${JSON.stringify(token)})` },
          }),
        });
      }
      rows.push(...(await scores(`${service.url}/${page}`, page)));
    }
    return rows;
  } finally {
    await browser.close();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function scores(url: string, page: string): Promise<Row[]> {
  const runs: RunnerResult['lhr'][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    if (!result.lhr.finalDisplayedUrl.endsWith(`/${page}`))
      throw new Error(`Lighthouse ended on ${result.lhr.finalDisplayedUrl}.`);
    runs.push(result.lhr);
  }
  const median = (category: string) =>
    percentile(
      runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100)),
      0.5,
    );
  const shift = percentile(
    runs.map((run) => run.audits['cumulative-layout-shift']?.numericValue ?? 1),
    0.5,
  );
  return [
    atLeast(
      `/${page}: Lighthouse performance, mobile, median of ${ROUNDS}`,
      median('performance'),
      scoreGoals[page] ?? 90,
    ),
    atLeast(`/${page}: accessibility`, median('accessibility'), 100),
    atLeast(`/${page}: best practices`, median('best-practices'), 100),
    atMost(`/${page}: layout shift`, shift, 0, '', 3),
  ];
}
