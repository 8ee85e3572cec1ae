/** Ways from screen to screen. */
import { expect, type Page } from '@playwright/test';

const headings = {
  Dashboard: 'Dashboard',
  'Upload Contracts': 'Perennial Search & Upload',
  Calendar: 'Contract Renewal Calendar',
  'All Contracts': 'All Contracts',
};

export type Screen = keyof typeof headings;

/** Goes to a screen by the menu, and waits for it. */
export async function goTo(page: Page, screen: Screen): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`${screen}$`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: headings[screen] })).toBeVisible();
}

/** Goes to an address within the app, which is not loaded again. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Goes to the list as an address's query shows it (`view=check`), and waits for it: what stands on the screen before may have the same links. */
export async function visitList(page: Page, query: string): Promise<void> {
  await visit(page, `/contracts?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: headings['All Contracts'] })).toBeVisible();
}

/** Opens a contract by its name from the list, and waits for its values. */
export async function openContract(page: Page, name: string): Promise<void> {
  await visitList(page, `search=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('region', { name: 'Values' })).toBeVisible();
}
