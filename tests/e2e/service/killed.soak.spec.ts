import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProcess, type TestProcess } from '../../../server/testProcess.ts';
import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';
import { goTo } from '../verbs/menu.ts';
import {
  addKeywords,
  choose,
  connect,
  foundNames,
  next,
  results,
  review,
  search,
  select,
  stepHeading,
  upload,
} from '../verbs/wizard.ts';

/** Enough to read that a search is still at it when the service is killed. */
const DOCUMENTS = 151;

/** A contract of a few sentences; no two of them are alike. */
function contractText(number: number): string {
  const day = String(1 + (number % 28)).padStart(2, '0');
  return `MASTER SERVICES AGREEMENT\n\nThis Agreement is made between Brightwater Foods, Inc. and Supplier ${number} LLC, effective
January ${Number(day)}, 2026. The initial term of this Agreement is two (2) years from the effective date and renews automatically for
successive terms of one year unless either party gives sixty (60) days written notice. The annual fee is $${1000 + number}.00.\n`;
}

/** A port that is free now: the browser must find the service at the same address after its restart. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

type Killable = { folder: string; port: number; service: TestProcess; restart: () => Promise<void> };

const killable = test.extend<{ world: Killable }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed.
  world: async ({}, give) => {
    const folder = await mkdtemp(join(tmpdir(), 'perennial-killed-'));
    const documents = join(folder, 'documents');
    await mkdir(documents);
    for (let number = 1; number < DOCUMENTS; number += 1)
      await writeFile(join(documents, `agreement-${number}.txt`), contractText(number));
    await writeFile(join(documents, 'wharf.txt'), contractText(0));
    const port = await freePort();
    const env = { DATA_DIR: join(folder, 'data'), SANDBOX_DOCUMENTS: documents, PORT: String(port), LOG_LEVEL: 'warn' };
    await mkdir(env.DATA_DIR);
    const world: Killable = {
      folder,
      port,
      service: await startTestProcess(env),
      restart: async () => {
        world.service = await startTestProcess(env);
      },
    };
    await give(world);
    await world.service.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ world }, give) => give(`http://localhost:${world.port}`),
});

killable(
  'a search outlives kill -9 of the service, and so does what was uploaded before',
  async ({ page, world, noise }) => {
    killable.setTimeout(400_000);
    noise.expect(/net::ERR_(CONNECTION|EMPTY)/);
    await signUp(page);
    await connect(page);

    await addKeywords(page, 'wharf');
    await choose(page, 'Service', 'All Services');
    await search(page);
    const [kept = ''] = await foundNames(page);
    await select(page, kept);
    await review(page);
    await upload(page);

    await page.getByRole('button', { name: 'Start New Search' }).click();
    await expect(stepHeading(page, 'Connect your Google account')).toBeVisible();
    await next(page);
    await addKeywords(page, 'agreement');
    await choose(page, 'Service', 'All Services');
    await next(page);
    await expect(page.getByText('Search ID')).toBeVisible();
    await world.service.kill();
    await expect(page.getByText('PROCESSING')).toBeVisible();
    await expect(page.getByText('Error checking search status. Will retry automatically.')).toBeVisible();
    // A machine that takes long to start the service again sees the last check fail, now or later.
    const again = page.getByRole('button', { name: 'Check the status again' });
    await page.addLocatorHandler(again, () => again.click());
    await world.restart();

    await results(page);
    const names = await foundNames(page);
    expect(new Set(names).size, 'nothing is found twice').toBe(names.length);
    await expect(page.getByText(`${DOCUMENTS} of ${DOCUMENTS} contracts selected`)).toBeVisible();
    await goTo(page, 'All Contracts');
    await expect(page.getByRole('button', { name: `Delete ${kept}` })).toBeVisible();
    await expect(page.getByText('1 contract', { exact: true })).toBeVisible();
  },
);
