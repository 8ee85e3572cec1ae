import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';
import { openDemo } from '../verbs/demo.ts';

/** What Google's Core Web Vitals call good is 0.1; ours is a tenth of it. */
const MOST_SHIFT = 0.01;

/** Adds up how far things jumped since the page was opened, without those that follow a key or a click. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries from before come at once, in a task of their own; late fonts and styles within a second.
        setTimeout(() => resolve(sum), 1_000);
      }),
  );
}

test('nothing jumps while the sign-in screen appears', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
});

test('nothing jumps while the list appears', async ({ page, backend }) => {
  const heading = page.getByRole('heading', { name: backend === 'demo' ? 'All Contracts' : 'No Contracts Found' });
  if (backend === 'demo') {
    await openDemo(page, '/contracts');
    await expect(heading).toBeVisible();
  } else await signUp(page);
  await page.goto('/contracts');
  await expect(heading).toBeVisible();
  if (backend === 'demo') await expect(page.getByRole('row')).toHaveCount(11);
  expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
});
