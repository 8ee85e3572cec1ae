import { expectAccessible, expectAccessibleLater } from '../checks/accessible.ts';
import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';

const lost = /net::ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload CSS/;

test('code that does not arrive leaves a page that says so accessibly, and leads on', async ({ page, noise }) => {
  noise.expect(lost);
  await signUp(page);
  const reload = page.getByRole('button', { name: 'Reload the page' });

  await test.step('a screen whose code does not arrive leaves the frame standing, and says so accessibly', async () => {
    await page.route(/\/assets\/calendar-[^/]*\.js$/, (route) => route.abort());
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByText('This part could not be shown. Check your connection and try again.')).toBeVisible();
    await expectAccessibleLater(page, 'a part that could not be shown');
    await page.unroute(/\/assets\/calendar-[^/]*\.js$/);
    await reload.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contract Renewal Calendar' })).toBeVisible();
  });

  await test.step('an app whose state cannot be loaded ends on a page that is accessible and leads on', async () => {
    await page.route(/\/assets\/signed-in-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expectAccessible(page, 'the error page');
    await page.unroute(/\/assets\/signed-in-[^/]*\.js$/);
    await reload.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});
