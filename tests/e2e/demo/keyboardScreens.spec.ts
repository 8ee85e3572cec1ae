import { tabTo } from '../checks/focusOrder.ts';
import { expect, test } from '../test.ts';
import { openDemo } from '../verbs/demo.ts';

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
