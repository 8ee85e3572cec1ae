/** The list while the tools beside its search are still on their way. `npm test` measures how much a list moves (`steadiness.spec.ts`). */
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';

// The code of the tools must not be there yet.
test.use({ ownBrowser: true });

/** The widths at which the tools beside the search stand in one line, in two, and in three. */
const widths = [1600, 1440, 1350, 1280, 1200, 1100];

/** How wide the search is and where the table stands, at each of the widths. */
async function placesInList(page: Page): Promise<{ searches: number[]; tables: number[] }> {
  const searches: number[] = [];
  const tables: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    searches.push((await page.locator('.contracts-search').boundingBox())?.width ?? 0);
    tables.push((await page.getByRole('table').boundingBox())?.y ?? 0);
  }
  return { searches, tables };
}

/** Words are not as wide in every browser. */
const MOST_PIXELS = 8;

test('the search and the list stay where they are when the tools beside the search come', async ({ page, open }) => {
  await signUp(page);
  await page.goto('/contracts/new');
  await page.getByLabel('Contract name').fill('Cleaning of the Leeds office');
  await page.getByRole('button', { name: 'Add the contract' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Cleaning of the Leeds office/ })).toBeVisible();
  const list = await open({ storageState: await page.context().storageState() });
  const asked = Promise.withResolvers<void>();
  await list.route(/\/assets\/bar-[^/]*\.js$/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await list.goto('/contracts');
  await expect(list.getByRole('table')).toBeVisible();
  const before = await placesInList(list);
  const filters = list.getByRole('group', { name: 'Filters' });
  await expect(filters).toHaveCount(0);
  asked.resolve();
  await expect(filters).toBeVisible();
  const after = await placesInList(list);
  expect(after.tables).toEqual(before.tables);
  const moved = after.searches.map((width, index) => Math.abs(width - (before.searches[index] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(MOST_PIXELS);
});
