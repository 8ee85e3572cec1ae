import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { isWhole } from '../checks/whole.ts';
import { expect, test } from '../test.ts';
import { demoAccount, signIn } from '../verbs/account.ts';
import { openDemo } from '../verbs/demo.ts';
import { visit } from '../verbs/menu.ts';

test.describe.configure({ timeout: 180_000 });

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming Renewals (Next 30 days)' });

test('signing in and signing up are accessible', async ({ page, noise }) => {
  await page.goto('/login');
  await heading(page, 'Sign in');
  await expectAccessible(page, 'sign-in', { face: 'narrow, dark' });
  if (isWhole) {
    noise.expect(/status of 401/);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please enter your email')).toBeVisible();
    await expectAccessible(page, 'sign-in, nothing entered');
    await signIn(page, { ...demoAccount, password: 'wrong' });
    await expect(page.getByRole('alert').first()).toContainText('Invalid email or password');
    await expectAccessible(page, 'sign-in, refused');
  }
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await heading(page, 'Create your account');
  await expectAccessible(page, 'sign-up');
  if (!isWhole) return;
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please choose a password')).toBeVisible();
  await expectAccessible(page, 'sign-up, nothing entered');
  await page.getByLabel('Email').fill('somebody@brightwater.example');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('other');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page, 'sign-up, passwords differ');
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  await expect(page.getByText('Reset the demo data')).toBeVisible();
  await expectAccessible(page, 'demo menu');
});

test('the dashboard and the frame around it are accessible', async ({ page }) => {
  await openDemo(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'Total Contracts' })).toContainText('64');
  await expect(page.getByText('Warehouse lease').first()).toBeVisible();
  await expectAccessible(page, 'dashboard', { face: 'narrow, dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'drawer of small screens');
});

test('the contract list is accessible in all its states', async ({ page }) => {
  await openDemo(page, '/contracts');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expectAccessible(page, 'list', { face: 'narrow, dark' });
  if (isWhole) {
    await page.getByRole('combobox', { name: /Page Size/ }).click();
    await expect(page.getByTitle('50 / page')).toBeVisible();
    await expectAccessible(page, 'list, page sizes');
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: /Contract Amount/ }).click();
    await expect(page.getByText('Amounts are sorted within each currency.')).toBeVisible();
    await expectAccessible(page, 'list, by amount');
    await page.getByRole('searchbox', { name: 'Search Contracts' }).fill('no such name');
    await expect(page.getByRole('button', { name: 'Show all contracts' })).toBeVisible();
    await expectAccessible(page, 'list, no match');
    await visit(page, '/contracts?view=undated');
    await expect(page.getByRole('navigation', { name: 'Views' }).locator('[aria-current=page]')).toContainText(
      'No date',
    );
    await expectAccessible(page, 'list, only undated');
  }
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'list, delete dialog', { part: page.getByRole('dialog') });
  if (isWhole) {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/deleted successfully/)).toBeVisible();
    await expectAccessible(page, 'list, notice');
  }
});

test('the calendar is accessible in all its states', async ({ page }) => {
  await openDemo(page, '/calendar');
  await expect(upcoming(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('list', { name: / \d{4} to / })).toBeVisible();
  await expectAccessible(page, 'calendar');
  if (isWhole) {
    await page
      .getByRole('button', { name: /renewal/ })
      .first()
      // Below its number, links to contracts may lie over the day.
      .click({ position: { x: 12, y: 12 } });
    await expect(page.getByRole('button', { name: 'Close the day' })).toBeVisible();
    await expectAccessible(page, 'calendar, a chosen day');
  }
});
