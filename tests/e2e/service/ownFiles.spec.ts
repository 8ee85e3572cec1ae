/** The real job with files of one's own, on the service: a PDF, a fax, and contracts that leave something in doubt. */
import { expectInk } from '../checks/drawn.ts';
import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';
import { doubtfulFiles, settleDoubts } from '../verbs/doubts.ts';
import { openContract, visitList } from '../verbs/menu.ts';
import { ownFiles } from '../verbs/ownFiles.ts';
import { results, review, upload } from '../verbs/wizard.ts';

test('takes in files of one’s own, and settles what is in doubt in them', async ({ page }) => {
  test.setTimeout(240_000);
  await signUp(page);

  await test.step('a PDF of one’s own is read and uploaded', async () => {
    await page.goto('/upload-contracts');
    const files = [...(await ownFiles()), ...(await doubtfulFiles())];
    await page.getByLabel('Files to read').setInputFiles(files);
    await page.getByRole('button', { name: `Read ${files.length} files` }).click();
    await results(page);
    await review(page);
    await upload(page);
    await visitList(page, 'search=Upward+Lifts');
    await page.getByRole('row').filter({ hasText: 'Upward Lifts' }).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'What to do by when' })).toContainText(/ − 60 days = /);
  });

  await test.step('a fax of one’s own is read, and shown beside its values', async () => {
    await openContract(page, 'Cleaning Agreement, Alder Ltd and Birch Ltd');
    await expect(page.getByRole('region', { name: 'What to do by when' })).toContainText(/ − 90 days = /);
    await expectInk(page.getByRole('region', { name: 'Page 1' }));
  });

  await test.step('a doubt is settled with two clicks, and settling it can be undone', () => settleDoubts(page));
});
