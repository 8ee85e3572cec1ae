import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleLater } from '../checks/accessible.ts';
import { expect, test } from '../test.ts';
import { changeScenario, holdAnswers, openDemo } from '../verbs/demo.ts';
import { goTo } from '../verbs/menu.ts';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming Renewals (Next 30 days)' });

test.describe('with a clock of its own', () => {
  test.use({ ownBrowser: true });

  test('a session that has ended is told accessibly', async ({ page, noise }) => {
    noise.expect(/status of 401/);
    // The session of this scenario lasts seconds: on a busy machine it would be over before the dashboard is there.
    const began = Date.now();
    await page.clock.setFixedTime(began);
    await openDemo(page, '/dashboard', 'session-expired');
    await expect(page.getByText('Warehouse lease').first()).toBeVisible();
    await page.clock.setFixedTime(began + 25_000);
    // Whichever call is next ends it: this one, or one that the page makes by itself and that takes the menu away.
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/upload-contracts"]')?.click());
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expectAccessible(page, 'sign-in, session ended');
  });
});

test('waiting for screens is accessible', async ({ page }) => {
  await openDemo(page, '/reminders');
  await heading(page, 'Reminders');
  await holdAnswers(page);
  await goTo(page, 'Dashboard');
  await expect(page.getByText('Loading dashboard...')).toBeVisible();
  await expectAccessible(page, 'dashboard, loading');
  await goTo(page, 'All Contracts');
  await expect(page.getByText('Loading...')).toBeAttached();
  await expectAccessible(page, 'list, loading');
  await goTo(page, 'Calendar');
  await expectAccessible(page, 'calendar, loading');
});

test('waiting for documents is accessible, and so is one that does not come', async ({ page, noise }) => {
  noise.expect(/status of 500/);
  await openDemo(page, '/contracts');
  const download = page.getByRole('button', { name: /^Download / });
  await expect(page.getByRole('row')).toHaveCount(11);
  await changeScenario(page, 'server-errors');
  await download.first().click();
  await expect(page.getByText('Failed to download contract')).toBeVisible();
  await expectAccessible(page, 'list, download failed');
  await changeScenario(page, 'slow');
  await download.nth(1).click();
  await expect(page.getByText(/ of \d+ k?B$/)).toBeVisible();
  await expectAccessible(page, 'list, downloading');
  // A busy machine has finished the download by now.
  await page.goto('/contracts?scenario=default');
  await expect(page.getByRole('row')).toHaveCount(11);
  await changeScenario(page, 'slow');
  await download.first().click();
  await page.getByRole('button', { name: /^Cancel the download of / }).click();
  await expect(page.getByRole('region', { name: 'Downloads' })).toBeHidden();
  await expect(download.first()).toBeFocused();
});

test('screens whose data cannot be loaded are accessible', async ({ page, noise }) => {
  noise.expect(/status of 500/, /The calendar could not load the contracts/);
  await openDemo(page, '/dashboard', 'server-errors');
  await expect(page.getByText('Failed to load dashboard data. Please try refreshing the page.')).toBeVisible();
  await expectAccessible(page, 'dashboard, failed');
  await goTo(page, 'All Contracts');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessibleLater(page, 'list, failed');
  await goTo(page, 'Calendar');
  await expect(page.getByText('The renewals could not be loaded.')).toBeVisible();
  await expectAccessibleLater(page, 'calendar, failed');
});

test('the screens of an empty account are accessible', async ({ page }) => {
  await openDemo(page, '/dashboard', 'empty-account');
  await expect(page.getByRole('region', { name: 'Three steps until no notice day slips by' })).toBeVisible();
  await expectAccessible(page, 'dashboard, empty');
  await goTo(page, 'All Contracts');
  await heading(page, 'No Contracts Found');
  await expectAccessible(page, 'list, empty');
  await goTo(page, 'Calendar');
  await expect(upcoming(page)).toContainText('No upcoming renewals');
  await expectAccessible(page, 'calendar, empty');
});
