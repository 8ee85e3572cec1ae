/** What the first page costs somebody who has never been there, counted by the browser: also what is loaded after the first paint. */
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';

// A first visit is one to which no other test has been.
test.use({ ownBrowser: true });

type Traffic = { kilobytes: number; requests: number };

/** The goals of docs/decisions/0003-page-weight.md, which the build holds too, for what it can see. */
const budgets: Record<string, Traffic> = {
  '/login': { kilobytes: 150, requests: 12 },
  '/contracts': { kilobytes: 340, requests: 20 },
};

/** Opens a page and counts what goes over the wire until nothing has moved for half a second. */
async function coldTraffic(page: Page, path: string): Promise<Traffic> {
  const network = await page.context().newCDPSession(page);
  const traffic = { kilobytes: 0, requests: 0 };
  const fetched: string[] = [];
  network.on('Network.requestWillBeSent', ({ request }) => {
    traffic.requests += 1;
    fetched.push(new URL(request.url).pathname);
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (traffic.kilobytes += encodedDataLength / 1000));
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

async function expectWithinBudget(page: Page, path: string): Promise<void> {
  const { kilobytes, requests } = await coldTraffic(page, path);
  expect(kilobytes, `kB of ${path}`).toBeLessThanOrEqual(budgets[path]?.kilobytes ?? 0);
  expect(requests, `requests of ${path}`).toBeLessThanOrEqual(budgets[path]?.requests ?? 0);
}

test('a first visit to the sign-in screen and to the list keeps its budget, with all that follows the first paint', async ({
  page,
  open,
}) => {
  await expectWithinBudget(await open(), '/login');
  await signUp(page);
  const stranger = await open({ storageState: await page.context().storageState() });
  await expectWithinBudget(stranger, '/contracts');
});
