import type { Locator, Page } from '@playwright/test';
import { overflow } from '../checks/overflow.ts';
import { expect, test } from '../test.ts';
import { openDemo } from '../verbs/demo.ts';
import { demoAccount } from '../verbs/account.ts';
import { goTo, visit } from '../verbs/menu.ts';

const ready: Record<string, (page: Page) => Promise<void>> = {
  '/dashboard': (page) => expect(page.getByText('Warehouse lease').first()).toBeVisible(),
  '/contracts': (page) => expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible(),
  '/calendar': (page) =>
    expect(
      page
        .getByText(/\d renewals?$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible(),
  '/upload-contracts': (page) => expect(page.getByRole('button', { name: 'Connect with Google' })).toBeVisible(),
};

test('the drawer is 240 px wide and always there on wide screens, the top bar stays, rows to decide are low, and paper has nothing to press', async ({
  page,
}) => {
  await openDemo(page, '/dashboard');
  const drawer = page.getByRole('complementary').filter({ has: page.getByRole('navigation', { name: 'Main' }) });
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(240);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await ready['/dashboard']?.(page);
  const toDecide = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Decide/ }) });
  expect(await toDecide.count()).toBeGreaterThan(20);
  const higher = () => toDecide.evaluateAll((rows) => rows.filter(({ clientHeight }) => clientHeight > 44).length);
  // A name that is too long for its column by a word takes a third line. Until Roboto has come, more of them do.
  await expect.poll(higher).toBeLessThanOrEqual(3);
  // What stands at the end of a line takes no name's room, however much it says.
  await goTo(page, 'Calendar');
  const longest = page.getByRole('link', { name: /no amount known, please check how it ends$/ }).first();
  await expect(longest).toBeVisible();
  const name = await longest.locator('.contract-line-name').boundingBox();
  expect(name?.width).toBeGreaterThan(150);
  await goTo(page, 'Dashboard');
  await ready['/dashboard']?.(page);
  // On a smaller screen what was passed keeps two lines, too.
  await page.setViewportSize({ width: 1366, height: 768 });
  const passed = page.getByRole('rowgroup').filter({ hasText: 'to acknowledge' }).getByRole('row');
  expect(await passed.evaluateAll((rows) => rows.filter(({ clientHeight }) => clientHeight > 44).length)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.mouse.move(720, 200);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  expect(await page.evaluate(() => document.fonts.check('500 16px Roboto'))).toBe(true);
  // On paper nothing can be pressed, and the letters are dark whatever the screen is.
  const letters = () => page.evaluate(() => getComputedStyle(document.body).color);
  const dark = await letters();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Warehouse lease').first()).toBeVisible();
  expect(await letters()).toBe(dark);
  // What is known stays, though it can be pressed: the days of the month, and where a value was read.
  await visit(page, '/calendar');
  await expect(page.locator('.day-number').filter({ visible: true }).first()).toBeVisible();
  expect(await page.locator('.day-number').filter({ visible: true }).count()).toBeGreaterThanOrEqual(28);
  await expect(page.getByText(/^\d renewals?$/).first()).toBeVisible();
  await visit(page, '/contracts/demo-60');
  await expect(page.locator('button.value-source').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Counterparty' })).toBeHidden();
});

test('on a phone what is to be decided stands above what is to be checked, and the drawer goes when a screen is chosen', async ({
  open,
}) => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  await openDemo(page, '/dashboard');
  await ready['/dashboard']?.(page);
  const topOf = async (name: string) => (await page.getByRole('region', { name, exact: true }).last().boundingBox())?.y;
  expect(await topOf('Decide next')).toBeLessThan((await topOf('To check')) ?? 0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await goTo(page, 'Calendar');
  await expect(drawer).toBeHidden();
  await visit(page, '/contracts?view=check');
  const cards = page.getByRole('region', { name: 'Contracts' }).getByRole('listitem');
  await expect(cards.filter({ hasText: 'Ashgrove' })).toContainText('Act byNot availableplease check');
  expect(Math.max(...(await cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))))).toBeLessThan(
    130,
  );
  await expect(page.getByRole('link', { name: /^To check/ })).toBeInViewport({ ratio: 1 });
  await test.step('filters that do not fit fade where their line goes on, and none is cut off by a button', async () => {
    const line = page.getByRole('group', { name: 'Filters' });
    const [{ x: start, width }, second] = await Promise.all([boxOf(line), boxOf(line.locator('.ant-select').nth(1))]);
    expect(second.x + second.width).toBeLessThanOrEqual(start + width);
    expect(await line.evaluate((all) => getComputedStyle(all).maskImage)).toContain('linear-gradient');
  });
  await test.step('the whole address is read in the bar, and the drawer says whose it is', async () => {
    await visit(page, '/upload-contracts');
    await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
    const address = page.getByRole('banner').getByText(demoAccount.email);
    // Until Roboto has come, the letters are wider.
    await expect.poll(() => address.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Perennial' })).toBeVisible();
  });
});

/** What somebody presses on a screen that lies under the demo's corner. */
async function coveredByCorner(page: Page): Promise<(string | null)[]> {
  const corner = page.getByRole('complementary', { name: 'Demo' });
  const box = (await corner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return page.getByRole('main').evaluate((main, { x, y, width, height }) => {
    const controls = [...main.querySelectorAll('a, button, input, select, summary')];
    return controls
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < x + width && right > x && top < y + height && bottom > y;
      })
      .map(({ textContent }) => textContent);
  }, box);
}

test('no screen is wider than a phone of 360 px or has a button there that a finger would miss, nor is lost on one of 4K, nor under the corner', async ({
  page,
}) => {
  // More passed ones than a group shows.
  await openDemo(page, '/dashboard', 'notices-passed');
  await ready['/dashboard']?.(page);
  for (const [path, isReady] of Object.entries(ready)) {
    await visit(page, path);
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [1440, 900],
      [3840, 2160],
    ] as const) {
      await page.setViewportSize({ width, height });
      await isReady(page);
      expect(await overflow(page), `${path} at ${width} px`).toBe(0);
      if (width === 390 || width === 1440) expect(await coveredByCorner(page), `${path} at ${width} px`).toEqual([]);
      if (width > 360) continue;
      if (path === '/dashboard') {
        const further = page.getByRole('link', { name: /more contracts?$/ }).first();
        expect((await further.boundingBox())?.width).toBeGreaterThan(300);
      }
      const controls = page
        .getByRole('main')
        .locator('.ant-btn, .button-link, .ant-select, select, textarea, .chip-suggested, .decide-more a');
      const heights = await controls.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      const seen = heights.filter((one) => one > 0);
      expect(seen.length, path).toBeGreaterThan(1);
      expect(Math.min(...seen), path).toBeGreaterThanOrEqual(40);
    }
  }
});

async function boxOf(shown: Locator): Promise<{ x: number; width: number }> {
  return (await shown.boundingBox()) ?? { x: 0, width: 0 };
}
