/** What the first page costs somebody who has never been there, counted by the browser: also what is loaded after the first paint. */
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';
import { pdfFile } from '../verbs/ownFiles.ts';

// A first visit is one to which no other test has been.
test.use({ ownBrowser: true });

type Traffic = { kilobytes: number; requests: number };

/** The goals of docs/decisions/0003-page-weight.md, which the build holds too, for what it can see. */
const budgets: Record<string, Traffic> = {
  '/login': { kilobytes: 150, requests: 12 },
  '/contracts': { kilobytes: 340, requests: 20 },
  '/contracts/:id': { kilobytes: 350, requests: 26 },
};

/** What shows a document, counted apart from the page that it is shown on. */
const viewer = /\/assets\/pdf/;

/** Opens a page and counts what goes over the wire until nothing has moved for half a second. */
async function coldTraffic(page: Page, path: string): Promise<Traffic> {
  const network = await page.context().newCDPSession(page);
  const traffic = { kilobytes: 0, requests: 0 };
  const fetched: string[] = [];
  const apart = new Set<string>();
  network.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (viewer.test(request.url)) {
      apart.add(requestId);
      return;
    }
    traffic.requests += 1;
    fetched.push(new URL(request.url).pathname);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!apart.has(requestId)) traffic.kilobytes += encodedDataLength / 1000;
  });
  await network.send('Network.enable');
  await page.goto(path);
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const inlined = await page
    .locator('link[disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(inlined.length).toBeGreaterThan(0);
  expect(
    fetched.filter((file) => inlined.includes(file)),
    `style sheets that ${path} has inlined, and fetches`,
  ).toEqual([]);
  return traffic;
}

async function expectWithinBudget(page: Page, path: string, budget = budgets[path]): Promise<void> {
  const { kilobytes, requests } = await coldTraffic(page, path);
  expect(kilobytes, `kB of ${path}`).toBeLessThanOrEqual(budget?.kilobytes ?? 0);
  expect(requests, `requests of ${path}`).toBeLessThanOrEqual(budget?.requests ?? 0);
}

/** Enters a contract with a document, and answers the path of its page. */
async function addContract(page: Page): Promise<string> {
  await page.goto('/contracts/new');
  await page.getByLabel('Contract name').fill('Cleaning of the Leeds office');
  await page.getByRole('button', { name: 'Add the contract' }).click();
  const { mimeType, buffer, name } = await pdfFile('cleaning', 'Cleaning Agreement between Alder Ltd and Birch Ltd.');
  await page.getByLabel('Documents to add').setInputFiles({ name, mimeType, buffer });
  await expect(page.getByRole('region', { name: 'Page 1' })).toBeVisible();
  return new URL(page.url()).pathname;
}

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

test('first visits to the sign-in screen, the list and a contract’s page keep their budgets, with all that follows the first paint', async ({
  page,
  open,
}) => {
  await expectWithinBudget(await open(), '/login');
  await signUp(page);
  const contract = await addContract(page);
  const stranger = async () => open({ storageState: await page.context().storageState() });
  await expectWithinBudget(await stranger(), '/contracts');
  await expectWithinBudget(await stranger(), contract, budgets['/contracts/:id']);

  await test.step('the search and the list stay where they are when the tools beside the search come', async () => {
    const list = await stranger();
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
});
