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
    const { pathname, search } = new URL(request.url);
    fetched.push(pathname + search);
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
  const asked = fetched.filter((address) => address.startsWith('/api/'));
  expect(asked, `what ${path} asks the service for, each once`).toEqual([...new Set(asked)]);
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

  await test.step('the contracts are asked for while the code that shows them is on its way', async () => {
    const list = await stranger();
    // A browser looks through all its languages before it writes a number or a day by Intl: 30 ms and more, before anything is painted.
    await list.addInitScript(() => {
      // eslint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const refuse = () => {
        throw new Error('Intl is asked before the list is there.');
      };
      Intl.NumberFormat = new Proxy(Intl.NumberFormat, { construct: refuse });
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, { construct: refuse });
    });
    const arrives = Promise.withResolvers<void>();
    await list.route(/\/assets\/signed-in-[^/]*\.js$/, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    const asked = list.waitForRequest(/\/api\/contracts\?today=/);
    await list.goto('/contracts', { waitUntil: 'commit' });
    await asked;
    arrives.resolve();
    await expect(list.getByRole('table')).toBeVisible();
  });
});
