/** The list and the calendar with 10 000 contracts, in the built app at a quarter of the processor's speed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { openServiceDatabase } from '../../server/serviceDatabase.ts';
import { showBarePage } from './barePage.ts';
import { atMost, percentile, type Row } from './rows.ts';
import { seedContracts } from './seedContracts.ts';
import { signUp, startServiceProcess } from './serviceProcess.ts';

const CONTRACTS = 10_000;
/** What it does ahead takes about that long at a quarter of the processor's speed. */
const WORK_AHEAD_MS = 5_000;
/** Searches typed and taken back: each of these keys changes what is found. */
const keys = ['7', '31', '48', '105', '9', '62'].flatMap((text) => [...text, ...[...text].map(() => 'Backspace')]);
/** Clicked one after the other, from the order and the view that the list begins with. */
const headings = ['Contract Name', 'Counterparty', 'Contract Amount', 'Act by', 'Owner', 'Renewal Date'].map(
  (name) => `th:has-text("${name}")`,
);
const listViews = ['Due next', 'Undecided', 'Passed', 'To check', 'No date', 'Ended', 'All'].map(
  (name) => `.list-views a:has-text("${name}")`,
);

export async function benchScreens(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perennial-bench-'));
  const service = await startServiceProcess(dataDir);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const token = await signUp(service);
    const me = (await (await service.call('GET', '/api/auth/me', { token })).json()) as { id: string };
    const database = await openServiceDatabase({ databaseUrl: null, dataDir });
    await seedContracts(database, [me.id], CONTRACTS);
    await database.close();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await page.addInitScript({ path: fileURLToPath(new URL('measureChange.js', import.meta.url)) });
    const throttle = await page.context().newCDPSession(page);

    await page.goto(`${service.url}/contracts`);
    await page.getByRole('row').nth(5).waitFor();
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const keystrokes = await typing(page);
    // The app puts the list in its other orders once nobody has typed for a second.
    await page.waitForTimeout(WORK_AHEAD_MS);
    const sort = await clicking(page, repeated(headings));
    const view = await clicking(page, repeated(listViews));
    const opened = await opening(page);
    await showBarePage(page, service.url);
    const bare = await typing(page);

    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${service.url}/calendar`);
    await page
      .getByText(/\d+ renewals?/)
      .first()
      .waitFor();
    const flip = await clicking(
      page,
      Array.from({ length: 8 }, () => 'button[aria-label*="ext month" i]'),
    );
    return [
      atMost(
        `typing into the search of ${CONTRACTS} contracts, key to painted result, p95 at 4 x slower CPU`,
        percentile(keystrokes, 0.95),
        60,
        'ms',
      ),
      { what: 'the same, median', figure: milliseconds(percentile(keystrokes, 0.5)), goal: '', met: null },
      {
        what: 'the same keys on a page of one field and ten rows of text, without any app, median; p95',
        figure: `${milliseconds(percentile(bare, 0.5))}; ${milliseconds(percentile(bare, 0.95))}`,
        goal: '',
        met: null,
      },
      atMost(
        `sorting ${CONTRACTS} contracts by each column, median at 4 x slower CPU`,
        percentile(sort, 0.5),
        100,
        'ms',
      ),
      atMost(`showing each view of ${CONTRACTS} contracts, the same`, percentile(view, 0.5), 100, 'ms'),
      atMost(
        'opening a contract from the list, its answer to its painted page, median at 4 x slower CPU',
        percentile(opened, 0.5),
        150,
        'ms',
      ),
      atMost('month flip with 10 000 contracts, median', percentile(flip, 0.5), 50, 'ms'),
    ];
  } finally {
    await browser.close();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Three times over: right after the contracts were made the service is still at work on them, on the same processors. */
const repeated = (selectors: readonly string[]) => [...selectors, ...selectors, ...selectors];

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

async function typing(page: Page): Promise<number[]> {
  await page.getByPlaceholder('Search Contracts').or(page.getByLabel('Search Contracts')).first().click();
  const times: number[] = [];
  for (const key of keys)
    times.push(await measure(page, 'keydown', () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  return times;
}

async function clicking(page: Page, selectors: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const selector of selectors)
    times.push(await measure(page, 'click', () => page.locator(selector).first().click()));
  return times;
}

/** Contracts of the list's first page, one after the other, each for the first time. */
async function opening(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let row = 0; row < 8; row += 1) {
    await page.evaluate("armOpening('/api/contracts/[0-9a-f-]{36}(\\\\?|$)', 'section.values')");
    await page
      .getByRole('row')
      .nth(row + 1)
      .getByRole('link')
      .first()
      .click();
    times.push(await page.evaluate<number>('measured'));
    await page.goBack();
    await page.getByRole('row').nth(8).waitFor();
  }
  return times;
}

async function measure(page: Page, event: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`armMeasure('${event}')`);
  await act();
  return page.evaluate<number>('measured');
}
