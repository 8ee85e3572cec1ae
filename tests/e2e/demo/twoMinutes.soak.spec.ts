/** What a salesperson shows in two minutes, in the demo and without a network: docs/demo.md tells it. */
import { expect, test } from '../test.ts';
import { addKeywords, connect, review, search, upload } from '../verbs/wizard.ts';

// The cable is pulled out of it.
test.use({ ownBrowser: true });

test('the two-minute story: search, review, upload, a month later the bell and the messages, then the decision, without a network', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  await expect(page.getByText('Kept in this browser: works without a network.')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Use the demo account' }).click();

  await connect(page);
  await addKeywords(page, 'agreement');
  await search(page);
  await review(page);
  await upload(page);

  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  await page.getByRole('button', { name: 'A month later' }).click();
  await page.getByRole('button', { name: /^What is new, \d+ unread$/ }).click();
  const news = page.getByRole('dialog', { name: 'What is new' });
  await expect(news.getByRole('link', { name: /^Unread: / }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reminders' }).click();
  const sent = page.getByRole('region', { name: /^Sent/ });
  const notice = sent.getByRole('button', { name: /Give notice by/ });
  await notice.first().click();
  const message = page.frameLocator('iframe[title^="Message: Give notice by"]');
  await expect(message.getByText(/notice/i).first()).toBeVisible();
  await page.getByRole('link', { name: 'Contract', exact: true }).click();

  const renew = page.getByRole('button', { name: 'Renew', exact: true });
  await renew.click();
  await expect(renew).toHaveAttribute('aria-pressed', 'true');
});
