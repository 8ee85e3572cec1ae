/** The whole job, from signing up to a contract in the list, without a mouse. */
import { expect, type Page } from '@playwright/test';
import { tabTo, watchLostFocus } from '../checks/focusOrder.ts';
import { newAccount } from './account.ts';
import { mayClose, results, stepHeading } from './wizard.ts';

/** The step's heading has the focus, so that keyboards and screen readers go on from there; it is no control, and looks like none. */
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(stepHeading(page, name)).toBeFocused();
  await expect(stepHeading(page, name)).toHaveCSS('outline-style', 'none');
}

/**
 * Every stop of the Tab key on the way is looked at, and `look` at each step of the wizard. Answers what lost the focus to nothing, which should
 * be nothing.
 */
export async function jobByKeyboard(page: Page, look?: (step: string) => Promise<void>): Promise<string[]> {
  const lost = await watchLostFocus(page);
  const { email, password } = newAccount();
  await page.goto('/register');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await tabTo(page, page.getByLabel('Confirm Password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Connect your Google account')).toBeVisible();
  await look?.('connect');

  // The first stop of every screen jumps over the menu.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const opened = page.waitForEvent('popup');
  await tabTo(page, page.getByRole('button', { name: 'Connect with Google' }));
  await page.keyboard.press('Enter');
  const popup = await opened;
  await tabTo(popup, popup.getByRole('button', { name: /^(Continue|Allow)$/ }));
  await mayClose(popup, popup.keyboard.press('Enter'));

  await expectStep(page, 'Search criteria');
  await look?.('criteria');
  const keyword = page.getByLabel('Keywords', { exact: true });
  await tabTo(page, keyword);
  await page.keyboard.type('agreement');
  await page.keyboard.press('Enter');
  await expect(keyword).toBeFocused();
  await page.keyboard.type('renewal');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Remove keyword renewal' }));
  await page.keyboard.press('Enter');
  await expect(keyword).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Service' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Drive', { exact: true }).first()).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Include all search matches (not just contracts)' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await page.keyboard.press('Enter');

  await expectStep(page, 'Searching mail and drive');
  await results(page);
  await expectStep(page, 'Select contracts');
  await look?.('select');
  await tabTo(page, page.getByRole('button', { name: 'Deselect All' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('list', { name: 'Found contracts' }).getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1 of \d+ contracts selected$/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await page.keyboard.press('Enter');

  await expectStep(page, 'Review contracts');
  await look?.('review');
  const edit = page.getByRole('button', { name: /^Edit / });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Named by keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Named by keyboard' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Upload to Database' }));
  await page.keyboard.press('Enter');

  await expectStep(page, 'Completed');
  await look?.('completed');
  await tabTo(page, page.getByRole('link', { name: 'View all contracts' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Named by keyboard' }));
  // In a row the arrows go on: to the download, and to this.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Delete Named by keyboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Named by keyboard' })).toBeFocused();
  return lost;
}
