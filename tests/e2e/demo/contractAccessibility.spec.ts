import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { expectDrawn, expectStandardFonts } from '../checks/drawn.ts';
import { isWhole } from '../checks/whole.ts';
import { expect, test } from '../test.ts';
import { openDemo } from '../verbs/demo.ts';
import { visit } from '../verbs/menu.ts';

test.describe.configure({ timeout: 180_000 });

const screenHeading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test("a contract's page is accessible in all its states", async ({ page }) => {
  // The demo's files lie beside its page: the browser looks for them early, and in vain, below a longer address.
  await openDemo(page, '/contracts');
  await expect(page.getByRole('row')).toHaveCount(11);
  await visit(page, '/contracts/demo-1');
  await expect(page.getByRole('region', { name: 'Values' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Page 1' })).toBeVisible();
  await expectStandardFonts(page);
  await expectAccessible(page, 'contract');
  if (isWhole) {
    const tabs = page.getByRole('region', { name: 'About this contract' });
    for (const name of [/^Reminders/, /^Found in/, /^History/, /^Notes/, /^Related/]) {
      await tabs.getByRole('tab', { name }).click();
      await expect(tabs.getByRole('tab', { name, selected: true })).toBeVisible();
      await expect(tabs.locator('.ant-skeleton')).toHaveCount(0);
      await expectAccessible(page, `contract, ${name.source.slice(1)}`);
    }
  }
  await page.getByRole('button', { name: 'Edit Amount' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expectAccessible(page, 'contract, correcting a value', { part: page.getByRole('region', { name: 'Values' }) });
  if (isWhole) {
    await visit(page, '/contracts/demo-60');
    await expectDrawn(page.getByRole('img', { name: /^Scanned page/ }));
    await page
      .getByRole('button', { name: /show the passage/ })
      .first()
      .click();
    await expect(page.getByText(/^We read/)).toBeVisible();
    await expect(page.locator('mark.chosen').first()).toBeInViewport();
    await expectAccessible(page, 'contract, a scan');
  }
});

test('account, settings, reminders, new finds and deleted contracts are accessible', async ({ page }) => {
  await openDemo(page, '/account');
  await screenHeading(page, 'Account');
  await expect(page.getByText(/, here since /)).toBeVisible();
  await expectAccessible(page, 'account');
  await visit(page, '/settings');
  await screenHeading(page, 'Settings');
  await expect(page.getByText(/days before the last day to act\.$/)).toBeVisible();
  await expectAccessible(page, 'settings', { face: 'narrow, dark' });
  await visit(page, '/reminders');
  await screenHeading(page, 'Reminders');
  await expect(page.getByText(/^Next: /).first()).toBeVisible();
  await expectAccessible(page, 'reminders');
  if (isWhole) {
    await visit(page, '/new-finds');
    await screenHeading(page, 'New finds');
    await expect(page.getByText(/^You aren’t keeping any search, so /)).toBeVisible();
    await expectAccessible(page, 'new finds', { face: 'narrow, dark' });
    await visit(page, '/contracts?view=trash');
    await screenHeading(page, 'All Contracts');
    await expect(page.getByRole('navigation', { name: 'Views' }).locator('[aria-current=page]')).toBeVisible();
    await expectAccessible(page, 'deleted contracts');
  }
});
