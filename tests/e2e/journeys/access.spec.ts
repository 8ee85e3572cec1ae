import { expect, test } from '../test.ts';
import { newAccount, signIn, signOut, signUp } from '../verbs/account.ts';

test('an account is asked for, refused and let in as the specification says, and leads to the screen that was wanted', async ({
  page,
  noise,
}) => {
  noise.expect(/the server responded with a status of 401/, /the server responded with a status of 409/);

  await test.step('the wizard asks a visitor to sign in, and says so in the address', async () => {
    await page.goto('/upload-contracts');
    await expect(page).toHaveURL(/\/login\?redirect=(\/|%2F)upload-contracts$/);
  });

  const account = await signUp(page);
  await signOut(page);

  await test.step('an email that is taken cannot be registered again', async () => {
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(newAccount().password);
    await page.getByLabel('Confirm Password').fill(newAccount().password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).toContainText('Registration failed. Email might already be in use.');
    await page.getByRole('link', { name: 'Sign In' }).click();
  });

  await test.step('a wrong password is refused in the words of the specification, and the form stays', async () => {
    await signIn(page, { ...account, password: 'not the password' });
    await expect(page.getByRole('alert')).toContainText('Invalid email or password');
    // It is not read as loading any more.
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await signIn(page, account);
    await expect(page).toHaveURL(/\/upload-contracts$/);
  });

  await test.step('who has to sign in first ends up where they wanted to go', async () => {
    await signOut(page);
    await page.goto('/calendar');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, account);
    await expect(page).toHaveURL(/\/calendar$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Contract Renewal Calendar' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'))).toBeNull();

    // Signed in, the sign-in screens lead to the wizard.
    await page.goto('/login');
    await expect(page).toHaveURL(/\/upload-contracts$/);
    await page.goto('/no-such-screen');
    await expect(page).toHaveURL(/\/upload-contracts$/);
  });

  await test.step('a signed-in reload shows nothing but the screen that was asked for', async () => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      const look = () => {
        for (const heading of document.querySelectorAll('h1')) seen.push(`${location.pathname} ${heading.textContent}`);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
      Object.assign(window, { seenHeadings: seen });
    });
    await page.goto('/contracts');
    await expect(page.getByRole('heading', { name: 'No Contracts Found' })).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);
    expect([...new Set(seen)]).toEqual(['/contracts All Contracts']);
  });
});
