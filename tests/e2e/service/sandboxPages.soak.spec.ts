import { expectAccessible } from '../checks/accessible.ts';
import { expect, test } from '../test.ts';
import { signUp } from '../verbs/account.ts';
import { openConsent } from '../verbs/wizard.ts';

test.describe.configure({ timeout: 120_000 });

test('the pages of the sandbox and the page that the popup ends on are accessible', async ({
  page,
  noise,
  context,
}) => {
  noise.expect(/status of 400 .*error=access_denied/, /Scripts may close only the windows that were opened by them/);
  await page.goto('/sandbox/google/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, "the sandbox's home");

  await signUp(page);
  const popup = await openConsent(page);
  await expect(popup.getByText('Sandbox workspace — not Google')).toBeVisible();
  await expectAccessible(popup, "the sandbox's consent page");
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup.getByRole('heading', { name: 'Google account not connected' })).toBeVisible();
  await expectAccessible(popup, 'the page after a refusal');

  // Without an app behind it, the page after a consent leads on instead of closing.
  await popup.close();
  // A refusal is known at once: nothing is waited for any more.
  await expect(page.getByRole('button', { name: 'Connect with Google' })).toBeEnabled();
  const second = await openConsent(page);
  const address = second.url();
  await second.close();
  const alone = await context.newPage();
  await alone.goto(address);
  await alone.getByRole('button', { name: 'Continue' }).click();
  await expect(alone).toHaveURL(/\/upload-contracts$/);
  await expect(alone.getByText(/^Google account connected successfully! \(.+@.+\)$/)).toBeVisible();
});
