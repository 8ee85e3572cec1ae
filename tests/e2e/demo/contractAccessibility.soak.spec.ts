import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { expect, test } from '../test.ts';
import { openDemo } from '../verbs/demo.ts';
import { visit } from '../verbs/menu.ts';

test.describe.configure({ timeout: 180_000 });

const screenHeading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('an invitation is accessible, open and expired', async ({ page }) => {
  await openDemo(page, '/join', 'invited');
  await expect(page.getByText(/invites you to work in a renewals database together/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await expectAccessible(page, 'an invitation');
  await visit(page, '/join?token=anna.expired');
  await expect(page.getByText(/^This invitation expired on /)).toBeVisible();
  await expectAccessible(page, 'an expired invitation');
});

test('adding a contract by hand or from a spreadsheet is accessible', async ({ page }) => {
  await openDemo(page, '/settings');
  await screenHeading(page, 'Settings');
  await visit(page, '/contracts/new');
  await screenHeading(page, 'Add a contract');
  await expectAccessible(page, 'add a contract');
  await visit(page, '/contracts/import');
  await screenHeading(page, 'Import a spreadsheet');
  await expectAccessible(page, 'import a spreadsheet');
  await page.locator('input[type=file]').setInputFiles({
    name: 'contracts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Counterparty,End date\nWarehouse lease,Fernhill,2030-03-31\nNo day,Fernhill,soon\n'),
  });
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessible(page, 'import a spreadsheet, preview');
});
