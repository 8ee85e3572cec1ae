import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../test.ts';
import { signOut, signUp } from '../verbs/account.ts';
import { goTo } from '../verbs/menu.ts';
import { addKeywords, choose, connect, foundNames, review, search, select, upload } from '../verbs/wizard.ts';

test('a newcomer goes from signing up to a contract in the calendar, and back out', async ({ page }) => {
  const { email } = await signUp(page);
  await expect(page.getByText(email)).toBeVisible();
  await connect(page);

  await expect(page.getByText('No keywords added yet. Add at least one keyword to search.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  // Words that no scan of the mailbox has: to read one takes as long as all the rest.
  await addKeywords(page, 'subscription', 'renewal');
  await choose(page, 'Service', 'All Services');
  await search(page);

  const found = await foundNames(page);
  expect(found.length).toBeGreaterThan(2);
  await expect(page.getByText(`${found.length} of ${found.length} contracts selected`)).toBeVisible();
  const dated = page.getByRole('listitem').filter({ hasText: /Renews \w+ \d/ });
  const [first = '', second = ''] = await dated
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent.trim() ?? ''));
  await select(page, first, second);
  await expect(page.getByText(`2 of ${found.length} contracts selected`)).toBeVisible();

  await review(page);
  const card = page.getByRole('list', { name: 'Contracts to upload' }).getByRole('listitem').filter({ hasText: first });
  const renewal = await card
    .getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    .first()
    .textContent();
  await upload(page);
  await expect(page.getByText('Successfully uploaded 2 contracts')).toBeVisible();

  await goTo(page, 'Dashboard');
  await expect(page.getByRole('region', { name: 'Total Contracts' })).toContainText('2');

  await goTo(page, 'All Contracts');
  await page.getByRole('searchbox', { name: 'Search Contracts' }).fill(first.toUpperCase());
  const row = page.getByRole('row').filter({ hasText: first });
  await expect(row).toContainText(renewal ?? 'a renewal date');
  await expect(page.getByRole('row')).toHaveCount(2);

  const started = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download/ }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^contract-.+\.pdf$/);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  expect((await extractText(pdf, { mergePages: true })).text).toMatch(/\w{3}/);

  await goTo(page, 'Calendar');

  await goTo(page, 'All Contracts');
  await page.getByRole('button', { name: `Delete ${first}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(first);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Contract "${first}" deleted successfully`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: first })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: second })).toHaveCount(1);
  await goTo(page, 'Dashboard');
  await expect(page.getByRole('region', { name: 'Total Contracts' })).toContainText('1');

  await signOut(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
