/** Lighthouse in a Chromium of our own, signed in where a page asks for it. */
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags, type RunnerResult } from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../chromium.ts';

const DEBUG_PORT = 9333;

export type LighthouseResult = RunnerResult['lhr'];

export async function startMeasuredBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${DEBUG_PORT}`],
  });
}

/** Lighthouse opens its own tab in the browser's default context, which only a second connection reaches: the token must lie there. */
export async function keepToken(origin: string, token: string): Promise<void> {
  const outside = await chromium.connectOverCDP(`http://localhost:${DEBUG_PORT}`);
  const page = await outside.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no default context.');
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.close();
  await outside.close();
}

type Options = { rounds: number; desktop?: boolean; categories?: string[] };

/** Runs over a page, mobile unless told otherwise. Throws where a run ended on another page than the one asked for. */
export async function lighthouseRuns(url: string, options: Options): Promise<LighthouseResult[]> {
  const runs: LighthouseResult[] = [];
  const flags: Flags = {
    port: DEBUG_PORT,
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: options.categories ?? ['performance', 'accessibility', 'best-practices'],
  };
  for (let round = 0; round < options.rounds; round += 1) {
    const result = await lighthouse(url, flags, options.desktop ? desktopConfig : undefined);
    if (!result) throw new Error('Lighthouse gave no result.');
    if (new URL(result.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`Lighthouse ended on ${result.lhr.finalDisplayedUrl}.`);
    runs.push(result.lhr);
  }
  return runs;
}
