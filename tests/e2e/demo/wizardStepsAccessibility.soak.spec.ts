import { expectAccessible } from '../checks/accessible.ts';
import { isWhole } from '../checks/whole.ts';
import { expect, test } from '../test.ts';
import { openDemo } from '../verbs/demo.ts';
import { addKeywords, choose, connect, next, results, review, stepHeading, upload } from '../verbs/wizard.ts';

test.describe.configure({ timeout: 240_000 });

test('the steps from the criteria to the upload are accessible, and on a phone a review begins with its question', async ({
  page,
}) => {
  await openDemo(page, '/upload-contracts');
  await expect(page.getByRole('button', { name: 'Connect with Google' })).toBeVisible();
  await expectAccessible(page, 'connect');
  await connect(page);
  await expectAccessible(page, 'criteria, no keywords', { face: 'narrow, dark' });
  await addKeywords(page, 'agreement', 'renewal');
  await choose(page, 'Service', 'All Services');
  if (isWhole) {
    await page.getByText('More', { exact: true }).click();
    await choose(page, 'Entity', 'Specific Accounts');
    await expectAccessible(page, 'criteria, specific accounts');
    await page.getByRole('combobox', { name: 'Time Zone' }).click();
    await expect(page.getByTitle('Asia/Tokyo')).toBeVisible();
    await expectAccessible(page, 'criteria, an open list');
    await page.keyboard.press('Escape');
    await page.getByLabel('Start Date').fill('next spring');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Enter a date such as Mar 31, 2027')).toBeVisible();
    await expectAccessible(page, 'criteria, a date that is not understood');
    await page.getByLabel('Start Date').fill('3/4/2026');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Start Date')).toHaveValue('Mar 4, 2026');
    await page.getByLabel('Start Date').fill('');
    await choose(page, 'Entity', 'All Accounts');
  }
  await next(page);
  await expect(stepHeading(page, 'Searching mail and drive')).toBeVisible();
  if (isWhole) await expectAccessible(page, 'searching');
  await results(page);
  await expectAccessible(page, 'select');
  if (isWhole) {
    await page.getByRole('button', { name: 'Deselect All' }).click();
    await next(page);
    await expect(page.getByText('Please select at least one contract to process')).toBeVisible();
    await expectAccessible(page, 'select, none selected');
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
    await page.getByText('Receipt of this search').click();
    await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
    await expectAccessible(page, 'select, receipt');
  }
  await review(page);
  await expectAccessible(page, 'review', { face: 'narrow, dark' });
  await page.getByText('One at a time').click();
  await expect(page.locator('.document-text mark').first()).toBeVisible();
  await expectAccessible(page, 'review, one at a time');
  // On a phone a review begins with its question.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.document-text mark.chosen').first()).toBeVisible();
  await expect(page.getByText('Renewal Date: which one is right?')).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  if (isWhole) {
    await page.locator('.one-values h3').focus();
    await page.keyboard.press('e');
    await expect(page.getByRole('form', { name: /^Correct / })).toBeVisible();
    await expectAccessible(page, 'review, one at a time, correcting');
    await page.keyboard.press('Escape');
    await page.getByText('Overview').click();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByLabel('Parties')).toBeVisible();
    await expectAccessible(page, 'review, correcting');
    await page.getByLabel('Name', { exact: true }).fill('Corrected');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'review, logout dialog');
    await page.getByRole('button', { name: 'Stay' }).click();
    // While it goes, the dialog still takes the keys.
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel('Parties').focus();
    await page.keyboard.press('Escape');
  }
  await upload(page);
  // On a wide screen what came in stands beside what was done, and not below it with half of its lines empty.
  const cameIn = await page.getByRole('region', { name: 'What came in' }).boundingBox();
  const said = await page.getByText('All contracts have been successfully processed').boundingBox();
  expect(cameIn?.x).toBeGreaterThan((said?.x ?? NaN) + (said?.width ?? NaN));
  await expectAccessible(page, 'completed');
});
