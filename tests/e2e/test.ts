/** The `test` of every end-to-end test: the backend it runs against, and a browser whose noise fails it. */
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { watchBrowser, type Watch } from './watchBrowser.ts';

export type BackendOption = { backend: 'service' | 'demo' };

type Fixtures = {
  /** What the browser said and asked for. A test that provokes noise names it: `noise.expect(/401/)`. */
  noise: Watch;
  /** A page of another browser context, watched like the first: another clock, another size, another person. */
  open: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<BackendOption & Fixtures>({
  backend: ['service', { option: true }],
  noise: [
    async ({ context, baseURL }, give) => {
      const watch = watchBrowser(baseURL ?? '');
      watch.add(context);
      await give(watch);
      expect(watch.problems(), 'What the browser complained about, or asked elsewhere for').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ browser, noise }, give) => {
    const contexts: BrowserContext[] = [];
    await give(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      noise.add(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
