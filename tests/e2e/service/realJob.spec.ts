/** The real job, after the upload: the questions a contract manager comes with, each answered on the service with real documents. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../test.ts';
import { newAccount, signOut, signUp } from '../verbs/account.ts';
import { goTo, openContract, visit, visitList } from '../verbs/menu.ts';
import { addKeywords, connect, results, review, search, upload } from '../verbs/wizard.ts';

const master = 'Master Services Agreement';

/** Signs up and puts everything the sample workspace has into the database. */
async function fillDatabase(page: Page): Promise<void> {
  await signUp(page);
  await connect(page);
  await addKeywords(page, 'agreement', 'contract', 'renewal', 'policy', 'subscription');
  await search(page);
  await review(page);
  await upload(page);
}

test('answers what must be decided, by when, what is at stake, who answers for it, and what changed', async ({
  page,
  open,
  context,
  noise,
}) => {
  test.setTimeout(240_000);
  noise.expect(/status of 409/);
  await fillDatabase(page);
  let leftOut = '';
  let register = '';

  await test.step('what must be decided in 90 days, and what was missed, stands on the dashboard', async () => {
    await goTo(page, 'Dashboard');
    await expect(page.getByText(/notice days? ha(s|ve) passed/)).toBeVisible();
    await expect(page.getByText(/a year can still be avoided\.$/)).toBeVisible();
    const decide = page.getByRole('region', { name: 'Decide next' });
    await expect(decide.getByText(/to acknowledge/)).toBeVisible();
    await expect(decide.getByText('Give notice by').first()).toBeVisible();
  });

  await test.step('what passed stays red until it is acknowledged', async () => {
    const passed = page.getByRole('row').filter({ hasText: 'Notice was due' });
    await expect(passed.first()).toContainText(/renew(s|ed) /);
    const before = await passed.count();
    const acknowledge = async () => {
      await passed
        .first()
        .getByRole('button', { name: /^Decide/ })
        .click();
      await page.getByRole('menuitem', { name: /^Acknowledge/ }).click();
      await expect(passed).toHaveCount(before - 1);
    };
    const told = page.getByRole('alert').filter({ hasText: 'You have acknowledged that the last day of' });
    await acknowledge();
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(passed).toHaveCount(before);
    await acknowledge();
    await told.getByRole('button', { name: 'Dismiss notice' }).click();
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
    await page.getByRole('textbox', { name: 'Amount' }).fill('15250');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Yours: $15,250.00 / month')).toBeVisible();
    await expect(page.getByText('The document says $14,500.00 / month.')).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByText('Amount: $14,500.00 / month → $15,250.00 / month')).toBeVisible();
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
    await page.goto('/upload-contracts');
    await expect(page.getByRole('heading', { level: 2, name: 'Search criteria' })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await results(page);
    await page.getByText('Receipt of this search').click();
    const sheet = page.getByRole('link', { name: /^Import this sheet: .* › contract register\.xlsx$/ });
    register = (await sheet.getAttribute('href')) ?? '';
    const unread = page
      .getByRole('row')
      .filter({ hasText: 'Gmail' })
      .getByRole('link', { name: /hand: .*\.pdf$/ });
    leftOut = (await unread.first().getAttribute('href')) ?? '';
    await review(page);
    await upload(page);
    await openContract(page, master);
    await expect(page.getByText('Yours: $15,250.00 / month')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Owner: Dana Ruiz' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel…' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('what a search could not read is entered by hand, with the file fetched from the mailbox', async () => {
    await visit(page, leftOut);
    await expect(page.getByRole('region', { name: 'Document' })).toContainText('will be kept with the contract');
    await page.getByRole('button', { name: 'Add the contract' }).click();
    await expect(page.getByRole('region', { name: /^Document: .*\.pdf$/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Found in' }).click();
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(/@\S+\.example: /)
        .first(),
    ).toBeVisible();
  });

  await test.step('a deleted contract comes back with everything it had', async () => {
    await page.goto(`/contracts?search=${encodeURIComponent(master)}`);
    await page
      .getByRole('button', { name: new RegExp(`^Delete ${master}`) })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    // Leaving the page at once would overtake the request.
    await expect(page.getByRole('main').getByRole('link', { name: master }).first()).toBeVisible();
    await openContract(page, master);
    await expect(page.getByText('Yours: $15,250.00 / month')).toBeVisible();
  });

  await test.step('a contract is found by a sentence of its document', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search contracts and commands' }).fill('written notice');
    const passage = page.getByRole('option').filter({ has: page.locator('mark') });
    await passage.first().click();
    await expect(page).toHaveURL(/\/contracts\/[\w-]+/);
  });

  await test.step('a spreadsheet goes out, one comes in, so does one from the mail, and a contract is entered by hand', async () => {
    await goTo(page, 'All Contracts');
    await page.getByRole('button', { name: 'Export' }).click();
    const started = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect(await readFile(await (await started).path(), 'utf8')).toContain(master);
    await visit(page, '/contracts/import');
    const sheet = Buffer.from('Name,Counterparty,End date\nWarehouse lease,Fernhill,2030-03-31\n');
    const csv = { name: 'register.csv', mimeType: 'text/csv', buffer: sheet };
    await page.locator('input[type=file]').setInputFiles(csv);
    await page.getByRole('button', { name: /Import 1 row$/ }).click();
    await expect(page.getByText(/1 contract added/)).toBeVisible();
    await goTo(page, 'All Contracts');
    await visit(page, register);
    await page.getByRole('button', { name: /Import 2 rows$/ }).click();
    await expect(page.getByText(/2 contracts added/)).toBeVisible();
    await visit(page, '/contracts/new');
    await page.getByLabel('Contract name').fill('Cleaning of the Leeds office');
    await page.getByRole('button', { name: 'Add the contract' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Cleaning of the Leeds office/ })).toBeVisible();
  });

  await test.step('messages are planned, and the calendar has an address that other calendars read', async () => {
    await visit(page, '/reminders');
    const planned = page.getByRole('region', { name: 'Planned' }).getByRole('listitem');
    await expect(planned.filter({ hasText: 'Give notice by' }).first()).toBeVisible();
    await visit(page, '/settings');
    await page.getByRole('button', { name: 'Create an address' }).click();
    const address = await page.getByLabel('Secret address').inputValue();
    const feed = await (await page.request.get(address)).text();
    expect(feed).toMatch(/^BEGIN:VCALENDAR[\s\S]*SUMMARY:Give notice/);
  });

  await test.step('two tabs never overwrite each other', async () => {
    await openContract(page, master);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Edit Contract name' }).click();
    await other.getByRole('textbox', { name: 'Contract name' }).fill('Consulting, renamed');
    await other.keyboard.press('Enter');
    await expect(other.getByText('Entered').first()).toBeVisible();
    await page.getByRole('button', { name: 'Edit Amount' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('15300');
    await page.keyboard.press('Enter');
    const conflict = page.getByRole('alert').filter({ hasText: 'This contract has changed in the meantime.' });
    await expect(conflict).toContainText('Consulting, renamed');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Yours: $15,300.00 / month')).toBeVisible();
    await expect(page.getByText('Consulting, renamed').first()).toBeVisible();
    await other.close();
  });

  await test.step('a colleague works in the same database', async () => {
    const colleague = newAccount();
    await visit(page, '/account');
    await page.getByLabel('A colleague’s email address').fill(colleague.email);
    await page.getByRole('button', { name: 'Invite' }).click();
    const link = await page.locator('.account-link').innerText();
    const other = await open();
    await signUp(other, colleague);
    await other.goto(link);
    await other.getByRole('button', { name: 'Join' }).click();
    await expect(other.getByText(/a year can still be avoided\.$/)).toBeVisible();
  });

  await test.step('the document is downloaded, the calendar is looked at, and who signs out is let in again by signing in only', async () => {
    await visitList(page, 'search=Consulting%2C+renamed');
    const started = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click();
    const file = await started;
    expect(file.suggestedFilename()).toMatch(/^contract-.+\.pdf$/);
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
    expect((await extractText(pdf, { mergePages: true })).text).toMatch(/\w{3}/);
    await goTo(page, 'Calendar');
    await signOut(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
  });
});
