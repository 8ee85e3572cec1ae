/** What people do with their account. */
import { expect, type Page } from '@playwright/test';

export type Account = { email: string; password: string };

/** The demo's own account, whose renewals database is full. */
export const demoAccount: Account = { email: 'mara@brightwater.example', password: 'demo-renewals' };

/** An account that nobody else has. */
export function newAccount(): Account {
  return { email: `${crypto.randomUUID()}@brightwater.example`, password: 'correct horse battery' };
}

/** Creates the account and waits for the wizard, where a new account begins. */
export async function signUp(page: Page, account = newAccount()): Promise<Account> {
  await page.goto('/register');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perennial Search & Upload' })).toBeVisible();
  return account;
}

/** Fills in the sign-in form, and sends it; until it is there, the fields of another form have the same names. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs out by the menu, and waits for the sign-in screen. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}
