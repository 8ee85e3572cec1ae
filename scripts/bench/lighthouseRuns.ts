/**
 * Lighthouse as it is for somebody who has never been there: each run has a browser of its own, with nothing in its cache, and
 * sees every byte and request until the network has been quiet (Lighthouse itself waits for that).
 */
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags, type RunnerResult } from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from './serviceProcess.ts';

export type LighthouseResult = RunnerResult['lhr'];

type Options = {
  rounds: number;
  /** The session to look at the page with; nobody is signed in without it. */
  token?: string | null;
  desktop?: boolean;
  categories?: string[];
};

/** Runs over a page, mobile unless told otherwise. Throws where a run ended on another page than the one asked for. */
export async function lighthouseRuns(url: string, options: Options): Promise<LighthouseResult[]> {
  const runs: LighthouseResult[] = [];
  for (let round = 0; round < options.rounds; round += 1) runs.push(await coldRun(url, options));
  return runs;
}

async function coldRun(url: string, { token, desktop, categories }: Options): Promise<LighthouseResult> {
  const port = await freePort();
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    if (token) await keepToken(port, new URL(url).origin, token);
    const flags: Flags = {
      port,
      logLevel: 'error',
      // The browser is new, so that there is nothing to empty but the token.
      disableStorageReset: Boolean(token),
      onlyCategories: categories ?? ['performance', 'accessibility', 'best-practices'],
    };
    const result = await lighthouse(url, flags, desktop ? desktopConfig : undefined);
    if (!result) throw new Error('Lighthouse gave no result.');
    if (new URL(result.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`Lighthouse ended on ${result.lhr.finalDisplayedUrl}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Lighthouse opens its own tab in the browser's default context, which only a second connection reaches: the token must lie there. */
async function keepToken(port: number, origin: string, token: string): Promise<void> {
  const outside = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await outside.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no default context.');
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.close();
  await outside.close();
}

type Item = { url: string; transferSize: number };

/** What went over the wire in a run, headers included, until the page was quiet. `apart`: files that are not counted. */
export function traffic(run: LighthouseResult, apart = /^$/): { bytes: number; requests: number } {
  const details = run.audits['network-requests']?.details as { items?: Item[] } | undefined;
  const items = (details?.items ?? []).filter(({ url }) => url.startsWith('http') && !apart.test(url));
  return { bytes: items.reduce((sum, { transferSize }) => sum + transferSize, 0), requests: items.length };
}
