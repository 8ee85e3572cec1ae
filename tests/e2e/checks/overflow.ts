import type { Page } from '@playwright/test';

/** How far the page scrolls sideways, px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
