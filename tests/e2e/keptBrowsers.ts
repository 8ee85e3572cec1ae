/**
 * Browser contexts that a worker's tests lend one another: whoever opens the app in a new one has it compiled anew, which takes more than
 * half of the processors' time of a page. What a test leaves in it is taken out: pages, cookies, stored data, permissions, listeners. What
 * stays is what a browser knows of a page it has been to: its files, their compiled code and the demo's service worker.
 */
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

export type KeptBrowsers = {
  /** An empty context with these options beside the project's; a key says which project's and file's they are. */
  lend: (key: string, options: BrowserContextOptions) => Promise<BrowserContext>;
  /** Everything that was lent is empty again and free for the next test. */
  takeBack: (origin: string) => Promise<void>;
};

export function keepBrowsers(browser: Browser): KeptBrowsers {
  const free = new Map<string, BrowserContext[]>();
  const lent: { key: string; context: BrowserContext }[] = [];
  return {
    async lend(key, options) {
      const context = free.get(key)?.pop() ?? (await browser.newContext(options));
      lent.push({ key, context });
      return context;
    },
    async takeBack(origin) {
      for (const { key, context } of lent.splice(0)) {
        await empty(context, origin);
        free.set(key, [...(free.get(key) ?? []), context]);
      }
    },
  };
}

/** Its data go last: what a page stores as it is left comes before them. */
async function empty(context: BrowserContext, origin: string): Promise<void> {
  context.removeAllListeners();
  await context.setOffline(false);
  await context.clearPermissions();
  const page = await context.newPage();
  for (const left of context.pages().filter((other) => other !== page)) {
    await left.goto('about:blank').catch(() => undefined);
    await left.close();
  }
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
  await page.close();
}
