/** What people do in the wizard, step by step. Each verb ends when the next step is there. */
import { expect, type Page } from '@playwright/test';

/** The heading of a step. */
export function stepHeading(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name, exact: true });
}

/** Opens the popup, allows everything in it, and waits for the search criteria. */
export async function connect(page: Page): Promise<void> {
  const popup = await openConsent(page);
  await answerConsent(popup, /^(Continue|Allow)$/);
  await expect(stepHeading(page, 'Search criteria')).toBeVisible();
}

/** Opens the popup, and waits for the consent page in it. */
export async function openConsent(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect with Google' }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
  return popup;
}

/** Presses a button of the consent page. */
export async function answerConsent(popup: Page, button: string | RegExp): Promise<void> {
  await mayClose(popup, popup.getByRole('button', { name: button }).click());
}

/** Waits for something done in a popup, which may close its window before that has ended. */
export async function mayClose(popup: Page, done: Promise<void>): Promise<void> {
  await done.catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
}

export async function addKeywords(page: Page, ...keywords: string[]): Promise<void> {
  for (const keyword of keywords) {
    await page.getByLabel('Keywords', { exact: true }).fill(keyword);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('button', { name: `Remove keyword ${keyword}` })).toBeVisible();
  }
}

/** Chooses an option of one of the form's lists. */
export async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  const open = page.locator('.ant-select-dropdown:visible');
  await open.getByTitle(option, { exact: true }).click();
  await expect(open).toHaveCount(0);
}

/** Starts the search and waits for its results. */
export async function search(page: Page): Promise<void> {
  await next(page);
  await expect(stepHeading(page, 'Searching mail and drive')).toBeVisible();
  await results(page);
}

/** Waits for what a running search finds. */
export async function results(page: Page): Promise<void> {
  await expect(stepHeading(page, 'Select contracts')).toBeVisible({ timeout: 150_000 });
}

/** Names of the contracts in the list to select from. */
export function foundNames(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: 'Found contracts' })
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent.trim() ?? ''));
}

/** Takes only these contracts. */
export async function select(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Deselect All' }).click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
}

export async function review(page: Page): Promise<void> {
  await next(page);
  await expect(stepHeading(page, 'Review contracts')).toBeVisible();
}

export async function upload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload to Database' }).click();
  await expect(stepHeading(page, 'Completed')).toBeVisible();
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}
