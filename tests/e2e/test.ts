/** The `test` of every end-to-end test: the backend it runs against, and a browser whose noise fails it. */
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { keepBrowsers, type KeptBrowsers } from './keptBrowsers.ts';
import { watchBrowser, type Watch } from './watchBrowser.ts';

export type BackendOption = { backend: 'service' | 'demo' };

type Options = {
  /** For tests that need to be somewhere for the first time, set the clock or pull the plug: no other test has used their browser, or will. */
  ownBrowser: boolean;
};

type Fixtures = {
  /** What the browser said and asked for. A test that provokes noise names it: `noise.expect(/401/)`. */
  noise: Watch;
  /** A page of another browser context, watched like the first: another clock, another size, another person. */
  open: (options?: BrowserContextOptions) => Promise<Page>;
  /** A context with these options beside the test's own, the test's alone until it ends. */
  anotherContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

export const test = base.extend<BackendOption & Options & Fixtures, { keptBrowsers: KeptBrowsers }>({
  backend: ['service', { option: true }],
  ownBrowser: [false, { option: true }],
  keptBrowsers: [async ({ browser }, give) => give(keepBrowsers(browser)), { scope: 'worker' }],
  anotherContext: async ({ browser, ownBrowser, keptBrowsers, baseURL, viewport, colorScheme }, give) => {
    const own: BrowserContext[] = [];
    await give(async (options = {}) => {
      const context = ownBrowser
        ? await browser.newContext(options)
        : await keptBrowsers.lend(JSON.stringify([baseURL, viewport, colorScheme, options]), options);
      if (ownBrowser) own.push(context);
      return context;
    });
    await Promise.all(own.map((context) => context.close()));
    await keptBrowsers.takeBack(new URL(baseURL ?? '').origin);
  },
  context: async ({ anotherContext }, give) => give(await anotherContext()),
  noise: [
    async ({ context, baseURL }, give) => {
      const watch = watchBrowser(baseURL ?? '');
      watch.add(context);
      await give(watch);
      expect(watch.problems(), 'What the browser complained about, or asked elsewhere for').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ anotherContext, noise }, give) => {
    await give(async (options) => {
      const context = await anotherContext(options);
      noise.add(context);
      return context.newPage();
    });
  },
});

export { expect };
