/** The real job, after the upload: the questions a contract manager comes with, each answered on the service with real documents. */
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';
import { goTo } from '../verbs/menu.ts';
import { addKeywords, connect, results, review, search, upload } from '../verbs/wizard.ts';

const master = 'Master Services Agreement';

/** Signs up and puts everything the sample workspace has into the database. */
async function fillDatabase(page: Page): Promise<void> {
  await signUp(page);
  await connect(page);
  await searchAndUpload(page);
}

async function searchAndUpload(page: Page): Promise<void> {
  await addKeywords(page, 'agreement', 'contract', 'renewal', 'policy', 'subscription');
  await search(page);
  await review(page);
  await upload(page);
}

async function openContract(page: Page, name: string): Promise<void> {
  await page.goto(`/contracts?search=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('region', { name: 'Values' })).toBeVisible();
}

test('answers what must be decided, by when, what is at stake, who answers for it, and what changed', async ({
  page,
}) => {
  await fillDatabase(page);

  await test.step('what must be decided in 90 days, and what was missed, stands on the dashboard', async () => {
    await goTo(page, 'Dashboard');
    await expect(page.getByText(/notice days? ha(s|ve) passed/)).toBeVisible();
    await expect(page.getByText(/a year can still be avoided\.$/)).toBeVisible();
    const decide = page.getByRole('region', { name: 'Decide next' });
    await expect(decide.getByText(/to acknowledge/)).toBeVisible();
    await expect(decide.getByText('Give notice by').first()).toBeVisible();
  });

  await test.step('a contract is found by its counterparty', async () => {
    await goTo(page, 'All Contracts');
    await page.getByRole('searchbox', { name: 'Search Contracts' }).fill('Brightwater');
    await expect(page.getByRole('row').filter({ hasText: master })).toBeVisible();
  });

  await test.step('the day to act by comes with its working, and the document with its passages', async () => {
    await openContract(page, master);
    await expect(page.getByRole('region', { name: 'What to do by when' })).toContainText(/ = .* − 90 days = /);
    const notice = page.getByRole('button', { name: /^Read.*show the passage/ });
    await expect(page.locator('mark').first()).toBeVisible();
    await notice.first().click();
    await expect(page.locator('mark.chosen').first()).toBeVisible();
  });

  await test.step('a value can be corrected, keeps its source, and history says who changed it', async () => {
    await page.getByRole('button', { name: 'Edit Amount' }).click();
    await page.getByRole('spinbutton', { name: 'Amount' }).fill('15250');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Yours: $15,250.00 / month')).toBeVisible();
    await expect(page.getByText('The document says $14,500.00 / month.')).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('Amount: $14,500.00 → $15,250.00')).toBeVisible();
  });

  await test.step('it gets an owner, a decision and a notice that was sent', async () => {
    await page.getByRole('button', { name: 'Add an owner' }).click();
    await page.getByRole('combobox', { name: 'Owner' }).fill('Dana Ruiz');
    await page.getByLabel('Email address for reminders').fill('dana.ruiz@fernhill.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Owner: Dana Ruiz' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Notice has been sent' }).check();
    await dialog.getByLabel('How').fill('Registered letter');
    await dialog.getByRole('button', { name: 'Cancel the contract' }).click();
    await expect(page.getByText(/will be cancelled/)).toBeVisible();
    await page.getByRole('tab', { name: 'Decisions' }).click();
    await expect(page.getByText(/Notice sent on .*Registered letter/)).toBeVisible();
  });

  await test.step('a new search with a new upload changes nothing that a person said', async () => {
    await goTo(page, 'Upload Contracts');
    await expect(page.getByRole('heading', { level: 2, name: 'Search criteria' })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await results(page);
    await review(page);
    await upload(page);
    await openContract(page, master);
    await expect(page.getByText('Yours: $15,250.00 / month')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Owner: Dana Ruiz' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel…' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a deleted contract comes back with everything it had', async () => {
    await page.goto(`/contracts?search=${encodeURIComponent(master)}`);
    await page
      .getByRole('button', { name: new RegExp(`^Delete ${master}`) })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await openContract(page, master);
    await expect(page.getByText('Yours: $15,250.00 / month')).toBeVisible();
  });
});

test('what passed stays red until it is acknowledged, and two tabs never overwrite each other', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/status of 409/);
  await fillDatabase(page);
  await goTo(page, 'Dashboard');
  const passed = page.getByRole('row').filter({ hasText: 'Notice was due' });
  await expect(passed.first()).toBeVisible();
  const before = await passed.count();
  expect(before).toBeGreaterThan(0);
  await passed
    .first()
    .getByRole('button', { name: /^Decide/ })
    .click();
  await page.getByRole('menuitem', { name: /^Acknowledge/ }).click();
  await expect(passed).toHaveCount(before - 1);

  await openContract(page, master);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Edit Contract name' }).click();
  await other.getByRole('textbox', { name: 'Contract name' }).fill('Consulting, renamed');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Entered').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit Amount' }).click();
  await page.getByRole('spinbutton', { name: 'Amount' }).fill('15250');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This contract has changed in the meantime.');
  await expect(page.getByRole('alert')).toContainText('Consulting, renamed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Yours: $15,250.00 / month')).toBeVisible();
  await expect(page.getByText('Consulting, renamed').first()).toBeVisible();
});
