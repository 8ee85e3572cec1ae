import type { Page } from '@playwright/test';
import { overflow } from '../checks/overflow.ts';
import { expect, test } from '../test.ts';
import { openDemo } from '../verbs/demo.ts';
import { visit } from '../verbs/menu.ts';

/** As somebody enters it on the contract's page. */
async function nameCounterparty(page: Page, id: string, counterparty: string): Promise<void> {
  await visit(page, `/contracts/${id}`);
  await page.getByRole('button', { name: 'Edit Counterparty' }).click();
  await page.getByRole('textbox', { name: 'Counterparty' }).fill(counterparty);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(counterparty);
}

test('no screen is wider than a phone for a name of one long word, wherever it is shown', async ({ page }) => {
  await openDemo(page, '/dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'Verwaltungsgesellschaft'.repeat(15);
  await nameCounterparty(page, 'demo-2', long);
  for (const path of ['/dashboard', '/contracts/demo-2', '/contracts', '/calendar', '/reminders']) {
    await visit(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText(long).filter({ visible: true }).first()).toBeVisible();
      expect(await overflow(page), `${path} at ${width} px, with a long name`).toBe(0);
    }
  }
});

test('several documents of a contract can be chosen from by names that are longer than a phone is wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDemo(page, '/contracts', 'many-documents');
  await visit(page, '/contracts/demo-2');
  await expect(page.getByRole('combobox', { name: 'Document' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
