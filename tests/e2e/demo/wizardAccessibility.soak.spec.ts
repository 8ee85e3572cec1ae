import { expectAccessible, expectAccessibleLater } from '../checks/accessible.ts';
import { expect, test } from '../test.ts';
import { changeScenario, openDemo, startDemoSearch } from '../verbs/demo.ts';
import {
  addKeywords,
  answerConsent,
  choose,
  connect,
  next,
  openConsent,
  results,
  stepHeading,
} from '../verbs/wizard.ts';

test('a search that failed in part is retried by keyboard, and accessible on the way', async ({ page }) => {
  await openDemo(page, '/upload-contracts', 'reading-fails');
  await connect(page);
  await addKeywords(page, 'agreement');
  await choose(page, 'Service', 'All Services');
  await next(page);
  await results(page);
  await expectAccessible(page, 'select, some failed');
  await page.getByRole('checkbox', { name: 'Palisade Cloud hosting agreement' }).uncheck();
  await page.getByRole('button', { name: 'Retry 5 emails or files and 1 account' }).focus();
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Retrying what failed')).toBeFocused();
  await expectAccessible(page, 'retrying');
  await results(page);
  await expect(stepHeading(page, 'Select contracts')).toBeFocused();
  await expect(page.getByText('The retry is done. It found 5 more contracts.')).toBeVisible();
  await expect(page.getByText('8 of 9 contracts selected')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your selection and corrections are back.')).toBeVisible();
  await expect(page.getByText('8 of 9 contracts selected')).toBeVisible();
});

test('searches whose status checks fail are accessible', async ({ page, noise }) => {
  noise.expect(/status of 503/);
  await startDemoSearch(page, 'status-failures');
  await expect(page.getByText(/Too many failures checking search status/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'too many status failures');
  await changeScenario(page, 'status-flaky');
  await page.getByRole('button', { name: 'Edit Search' }).click();
  await next(page);
  await expect(page.getByText('Error checking search status. Will retry automatically.')).toBeVisible();
  await expectAccessible(page, 'a status check failed');
});

test('searches that end badly are accessible', async ({ page }) => {
  await startDemoSearch(page, 'search-fails');
  await expect(page.getByText('Search failed. Please try again with different criteria.')).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page, 'search failed');
  await changeScenario(page, 'no-contracts');
  await page.getByRole('button', { name: 'Edit Search Criteria' }).click();
  await next(page);
  await expect(page.getByText('No contracts found. Try adjusting your search criteria.')).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page, 'nothing found');
});

test('connecting is accessible in all its states', async ({ page }) => {
  await openDemo(page, '/upload-contracts');
  await expect(page.getByRole('button', { name: 'Connect with Google' })).toBeVisible();
  await expectAccessible(page, 'connect');
  const popup = await openConsent(page);
  await expectAccessible(popup, "the demo's consent page");
  await expectAccessibleLater(page, 'connect, waiting for the popup');
  await answerConsent(popup, 'Allow');
  await expect(stepHeading(page, 'Search criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await expectAccessibleLater(page, 'connect, connected');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'connect, disconnect dialog', { part: page.getByRole('dialog') });
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Google account disconnected successfully')).toBeVisible();
  await expectAccessibleLater(page, 'connect, disconnected');
  await page.getByRole('radio', { name: /service account/ }).check();
  await page.getByText('What an administrator has to do first').click();
  await page.getByRole('button', { name: 'Upload Credentials' }).click();
  await expect(page.getByText('Please enter a valid Google Workspace email address')).toBeVisible();
  await expectAccessible(page, 'connect, service account');
  await page.goto('/upload-contracts?scenario=popup-blocked');
  await page.getByRole('button', { name: 'Connect with Google' }).click();
  await expect(page.getByText('Popup blocked! Please allow popups for this site.')).toBeVisible();
  await expectAccessibleLater(page, 'connect, popup blocked');
  await page.goto('/upload-contracts?scenario=reconnect-needed');
  await expect(page.getByText('The connection to Google has ended')).toBeVisible();
  await expectAccessibleLater(page, 'connect, again');
});
