/** Contracts with a doubt each, and settling them: two clicks from the list of what is to be checked, and Undo. */
import { expect, type Page } from '@playwright/test';
import { isWhole } from '../checks/whole.ts';
import { pdfFile } from './ownFiles.ts';

/** Notice that may be another one's, two ends, a term that has renewed often since, and an end long past. */
const DOUBTFUL = {
  'Window cleaning': `WINDOW CLEANING AGREEMENT

This Window Cleaning Agreement is made between Brightwater Foods, Inc. and Alder Window Care LLC, effective January 1, 2026. The
term of this Agreement ends on December 31, 2027. It renews automatically for successive terms of one (1) year. Either party may
choose not to renew by written notice. Notice of termination must be given sixty (60) days in advance. The annual fee is $3,600.00.`,
  'Pest control': `PEST CONTROL AGREEMENT

This Pest Control Agreement is made between Brightwater Foods, Inc. and Tamsin Pest Control LLC, effective January 1, 2026. The
term of this Agreement ends on December 31, 2027. This Agreement shall expire on June 30, 2029. The annual fee is $2,400.00.`,
  'Shredding service': `SHREDDING SERVICES AGREEMENT

This Shredding Services Agreement is made between Brightwater Foods, Inc. and Hollis Shredding LLC, effective March 1, 2015. The
initial term is one (1) year from the effective date. It renews automatically for successive terms of one (1) year unless either
party gives thirty (30) days written notice before the end of the term. The annual fee is $1,200.00.`,
  'Vending machine': `VENDING MACHINE AGREEMENT

This Vending Machine Agreement is made between Brightwater Foods, Inc. and Larkfield Vending LLC, effective May 1, 2020. This
Agreement shall expire on April 30, 2023. The parties may extend it by mutual written agreement. The annual fee is $900.00.`,
};

/** The doubt of each, the button that settles it, and what is said then. `npm test` takes a value that is asked about, and one that is confirmed. */
const settle = [
  ['Window cleaning', 'Use 60 days', /^Notice period saved for /],
  ...(isWhole ? ([['Pest control', 'Use Jun 30, 2029', /^End of the term saved for /]] as const) : []),
  ...(isWhole ? ([['Shredding service', 'It’s right', /^End of the term confirmed for /]] as const) : []),
  ['Vending machine', 'It’s right', /^End of the term confirmed for /],
] as const;

/** The files of the contracts whose doubts `settleDoubts` settles. */
export const doubtfulFiles = () => Promise.all(settle.map(([name]) => pdfFile(name, DOUBTFUL[name])));

/** Settles each doubt, undoes it by keyboard, and settles it again, until there is nothing left to check. */
export async function settleDoubts(page: Page): Promise<void> {
  const values = page.getByRole('region', { name: 'Values' });
  for (const [name, choice, said] of settle) {
    await page.goto('/contracts?view=check');
    await page.getByRole('main').getByRole('link', { name }).first().click();
    const settles = values.getByRole('button', { name: choice });
    await settles.click();
    await expect(settles).toHaveCount(0);
    const notice = page.getByRole('region', { name: 'Notices' }).locator('.ant-alert').filter({ hasText: said });
    await notice.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText(/^Undone: .* is as it was before\.$/)).toBeVisible();
    await settles.click();
    await expect(settles).toHaveCount(0);
  }
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(/^To no longer confirmed: /)).toBeVisible();
  await page.goto('/contracts?view=check');
  await expect(page.getByText('There is nothing to check.')).toBeVisible();
}
