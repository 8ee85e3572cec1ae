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

test("what can be done with a contract stays at the right of its title's first line, however long that and its tags are", async ({
  page,
}) => {
  await openDemo(page, '/contracts');
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
  await visit(page, '/contracts/demo-5');
  const title = page.getByRole('heading', { level: 1, name: /^Meridian Fleet Partners/ });
  const add = page.getByRole('button', { name: 'Add a document' });
  const line = async () => [(await title.boundingBox())?.y ?? 0, (await add.boundingBox())?.y ?? 100];
  await expect(title).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.check('500 20px Roboto'))).toBe(true);
  const apart = async () => {
    const [top = 0, actions = 0] = await line();
    return Math.abs(actions - top);
  };
  await expect.poll(apart).toBeLessThan(8);
  const [before = 0, beside = 0] = await line();
  await page.getByRole('button', { name: 'Add tags' }).click();
  await expect(page.getByRole('combobox', { name: 'Tags' })).toBeFocused();
  await expect.poll(line).toEqual([before, beside]);

  await test.step('a message about what was done lies over the top of the page and moves nothing, coming and going', async () => {
    await visit(page, '/contracts/demo-2');
    const pressed = page.getByRole('button', { name: 'Renegotiate' });
    // A button that is there may still be hidden, while the page behind it is drawn: it has no place then.
    await expect(pressed).toBeVisible();
    await expect(pressed).toBeEnabled();
    const place = async () => (await pressed.boundingBox())?.y;
    const placed = await place();
    await pressed.click();
    const notices = page.getByRole('region', { name: 'Notices' }).getByRole('alert');
    await expect(notices).toHaveCount(1);
    expect(await place()).toBe(placed);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notices).toContainText('is as it was before');
    await page.getByRole('button', { name: 'Dismiss notice' }).click();
    await expect(notices).toHaveCount(0);
    expect(await place()).toBe(placed);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
