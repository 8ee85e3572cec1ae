import { tabTo } from '../checks/focusOrder.ts';
import { expect, test } from '../test.ts';
import { openDemo } from '../verbs/demo.ts';

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
