import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';
import { answerConsent, connect, openConsent, stepHeading } from '../verbs/wizard.ts';

test('an account of Google is connected by a consent only, and stays so until it is disconnected', async ({
  page,
  backend,
  noise,
}) => {
  if (backend === 'service') noise.expect(/status of 400 .*error=access_denied/);
  await signUp(page);

  await test.step('a refused consent connects nothing', async () => {
    const popup = await openConsent(page);
    const box = await popup.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
    expect(box).toEqual({ width: 800, height: 600 });
    await answerConsent(popup, 'Cancel');
    // The service's stays open to say what happened, and would take the next question, too.
    await popup.close();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Connect with Google' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  });

  await test.step('a connected account is still connected after a reload, until it is disconnected', async () => {
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
});
