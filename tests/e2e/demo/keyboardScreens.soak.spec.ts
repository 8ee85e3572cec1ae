import { expectAccessible } from '../checks/accessible.ts';
import { tabTo } from '../checks/focusOrder.ts';
import { expect, test } from '../test.ts';
import { openDemo } from '../verbs/demo.ts';

test('a calendar of many contracts is accessible, walked, and its long lists unfolded, by the keyboard alone', async ({
  page,
}) => {
  await openDemo(page, '/calendar', 'ten-thousand-contracts');
  const panel = page.getByRole('region', { name: 'Upcoming Renewals (Next 30 days)' });
  const more = panel.getByRole('button', { name: /^Show all / });
  await expect(more).toBeVisible();
  await expectAccessible(page, 'calendar, many contracts');
  const cell = page.locator('[data-day][tabindex="0"]');
  /** Presses a key that leads to another day, and waits until the calendar stands on it: with ten thousand contracts that takes a moment. */
  const goBy = async (key: string) => {
    const from = (await cell.getAttribute('data-day')) ?? '';
    await page.keyboard.press(key);
    await expect(cell).not.toHaveAttribute('data-day', from);
  };
  await tabTo(page, page.getByRole('button', { name: 'Next month' }));
  await goBy('Enter');
  await tabTo(page, cell);
  await goBy('PageUp');
  await expect(cell).toBeFocused();
  await goBy('ArrowRight');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Close the day' }));
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(more).toBeHidden();
  await expect(page.locator('.contract-lines a:focus')).toHaveCount(1);
});

test('the list is searched, sorted, turned and downloaded from by the keyboard alone', async ({ page }) => {
  await openDemo(page, '/contracts', 'slow');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search Contracts' });
  await tabTo(page, search);
  await page.keyboard.type('lease');
  await expect(page.getByText('3 of 64 contracts')).toBeVisible();
  await tabTo(page, page.getByRole('columnheader', { name: /Contract Name/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=name/);
  await tabTo(page, row.getByRole('link'));
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('button', { name: /^Download/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: /^Cancel the download of / });
  await expect(cancel).toBeVisible();
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: /^Download / })).toBeFocused();
  await search.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(page.getByText('64 contracts', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Next Page' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
});

test('the dashboard leads on by the keyboard alone', async ({ page }) => {
  // On a wide screen its cards stand side by side, and are read one by one.
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, '/dashboard');
  await expect(page.getByText('Warehouse lease').first()).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'VIEW ALL CONTRACTS' }));
  await tabTo(page, page.getByRole('link', { name: 'View Calendar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Contract Renewal Calendar' })).toBeVisible();
});

test('the choice of columns is reached by the keyboard, and the head of a column shows the focus', async ({ page }) => {
  await openDemo(page, '/contracts');
  const columns = page.getByRole('button', { name: 'Columns' });
  await tabTo(page, columns);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Counterparty' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: 'Counterparty' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(columns).toBeFocused();
  await tabTo(page, page.getByRole('columnheader', { name: 'Contract Name' }));
  await expect(page.getByRole('columnheader', { name: 'Contract Name' })).toHaveCSS('outline-style', 'solid');
});
