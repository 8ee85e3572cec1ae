import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { expectAccessible } from '../checks/accessible.ts';
import { expect, test } from '../test.ts';
import { jobByKeyboard } from '../verbs/jobByKeyboard.ts';
import { goTo } from '../verbs/menu.ts';

const built = join(import.meta.dirname, '../../../dist-demo');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Any static host: the files of the build, and the app's page for every other address. */
function staticHost() {
  const server = createServer((request, response) => {
    const path = join(built, new URL(request.url ?? '/', 'http://host').pathname);
    const file = existsSync(path) && statSync(path).isFile() ? path : join(built, '404.html');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  return new Promise<{ url: string; stop: () => Promise<void> }>((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const stop = () =>
        new Promise<void>((stopped) => {
          server.close(() => stopped());
          server.closeAllConnections();
        });
      resolve({ url: `http://localhost:${port}`, stop });
    });
  });
}

test.describe('on a host of its own', () => {
  // The page's origin is the host's, which the watching of other origins has to know.
  let host: Awaited<ReturnType<typeof staticHost>>;
  test.use({
    ownBrowser: true,
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed.
    baseURL: async ({}, give) => {
      host = await staticHost();
      await give(host.url);
      await host.stop();
    },
  });

  test('loaded once, the demo does the whole job by keyboard alone, its host stopped and the cable pulled: no focus is lost, each step accessible', async ({
    page,
    context,
    noise,
  }) => {
    // The browser's own look for a newer worker.
    noise.expect(/Failed to update a ServiceWorker/);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await expect(page.getByText('Kept in this browser: works without a network.')).toBeVisible();
    await host.stop();
    await context.setOffline(true);
    await page.reload();
    const look = (step: string) => expectAccessible(page, step);
    expect(await jobByKeyboard(page, look), 'What lost the focus').toEqual([]);
    await goTo(page, 'Calendar');
    await goTo(page, 'All Contracts');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
    await goTo(page, 'Dashboard');
    await expect(page.getByRole('region', { name: 'Total Contracts' }).locator('.glance-count')).toHaveText(
      /^[1-9]\d*$/,
    );
  });
});
