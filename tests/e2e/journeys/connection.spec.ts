import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';
import { answerConsent, connect, openConsent, stepHeading } from '../verbs/wizard.ts';

test('a connected account is still connected after a reload, until it is disconnected', async ({ page }) => {
  await signUp(page);
  await connect(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await page.reload();
  // A connected account moves the wizard on from its first step.
  await expect(stepHeading(page, 'Search criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Contracts in your database stay.');
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Google account disconnected successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Connect with Google' })).toBeVisible();
});

test('a refused consent connects nothing', async ({ page, backend, noise }) => {
  if (backend === 'service') noise.expect(/status of 400 .*error=access_denied/);
  await signUp(page);
  const popup = await openConsent(page);
  const box = await popup.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
  expect(box).toEqual({ width: 800, height: 600 });
  await answerConsent(popup, 'Cancel');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Connect with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
});
