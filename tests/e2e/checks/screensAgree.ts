/** Do dashboard, list, calendar cells and calendar panel say the same about the same contracts, on the user's own day? */
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../../contract/calendar.ts';
import { goTo } from '../verbs/menu.ts';

/**
 * Walks through the four screens of somebody signed in. `today` is the day that the browser's clock shows (YYYY-MM-DD); answers
 * the days of all renewals, as the list shows them.
 */
export async function expectScreensToAgree(page: Page, today: string): Promise<string[]> {
  await goTo(page, 'All Contracts');
  const listed = await daysOfList(page);
  const last = addDays(today, 30);
  const upcoming = listed.filter((day) => day >= today && day <= last).toSorted();

  await goTo(page, 'Dashboard');
  await expect(page.getByRole('region', { name: 'Total Contracts' }).locator('.glance-count')).toHaveText(/^\d+$/);
  const card = page.getByRole('region', { name: 'Upcoming Renewals' }).locator('.glance-count');
  await expect(card).toHaveText(/^\d+$/);
  const counted = Number(await card.innerText());

  await goTo(page, 'Calendar');
  const panel = page.getByRole('region', { name: 'Upcoming Renewals (Next 30 days)' });
  if (counted === 0) await expect(panel).toContainText('No upcoming renewals');
  await expect(panel.getByRole('listitem')).toHaveCount(upcoming.length);
  // What is to be checked stands last, and is not counted. Where the question is how it ends, the day stands.
  await expect(panel.getByRole('listitem').filter({ hasText: /please check(?! how)/ })).toHaveCount(
    upcoming.length - counted,
  );
  // Not their inner text: of lines that no frame has shown yet (content-visibility) it is empty.
  const shown = shownDays(await panel.getByRole('listitem').locator('.contract-line-sub').allTextContents());
  expect(shown.slice(0, counted)).toEqual(shown.slice(0, counted).toSorted());
  expect(shown.toSorted()).toEqual(upcoming);
  for (let month = 0; month < 3; month += 1) {
    const cells = await page.locator('[data-day]').evaluateAll((all) =>
      all.map((cell) => ({
        day: cell.getAttribute('data-day') ?? '',
        count: [...cell.querySelectorAll('*')]
          .map(({ textContent }) => Number(/^(\d+) renewals?$/.exec(textContent)?.[1] ?? 0))
          .reduce((most, count) => Math.max(most, count), 0),
      })),
    );
    expect(cells.length).toBeGreaterThanOrEqual(28);
    if (month === 0) expect(cells.map(({ day }) => day)).toContain(today);
    const told = cells.filter(({ count }) => count > 0);
    const expected = cells
      .map(({ day }) => ({ day, count: listed.filter((listedDay) => listedDay === day).length }))
      .filter(({ count }) => count > 0);
    expect(told).toEqual(expected);
    await page.getByRole('button', { name: 'Next month' }).click();
  }
  return listed;
}

/** The renewal days of all pages of the list. */
async function daysOfList(page: Page): Promise<string[]> {
  const days: string[] = [];
  const rows = page.getByRole('table').locator('tbody tr[data-row-key]:not([hidden])');
  const next = page.getByRole('button', { name: 'Next Page' });
  await expect(rows.first()).toBeVisible();
  const headers = await page.getByRole('columnheader').allInnerTexts();
  const column = headers.findIndex((header) => header.startsWith('Renewal Date')) + 1;
  for (;;) {
    await expect(rows.first()).toBeVisible();
    days.push(...shownDays(await rows.locator(`xpath=./*[${column}]`).allInnerTexts()));
    if ((await next.getAttribute('aria-disabled')) !== 'false') return days;
    const first = await rows.first().innerText();
    await next.click();
    // Rows stay in their places and take other contracts.
    await expect.poll(() => rows.first().innerText()).not.toBe(first);
  }
}

/** The first day in each text, `MMM d, yyyy`, as YYYY-MM-DD; texts without one are left out. */
function shownDays(texts: string[]): string[] {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return texts.flatMap((text) => {
    const found = /([A-Z][a-z]{2}) (\d{1,2}), (\d{4})/.exec(text);
    if (!found) return [];
    const [, month = '', day = '', year = ''] = found;
    return [`${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`];
  });
}
