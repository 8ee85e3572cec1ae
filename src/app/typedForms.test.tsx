/** What is typed and not saved is never lost without a question: neither to a logout nor to the tab. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asksBeforeLeaving } from '../../tests/setup/asksBeforeLeaving.ts';
import { renderApp } from '../../tests/setup/renderApp.tsx';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** The question before the logout; one stays. */
async function askedAtLogout(user: User): Promise<string> {
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  return dialog.textContent;
}

it('asks before settings are lost, on every screen, and no longer once they are saved', async () => {
  const { user } = await renderApp({ path: '/settings' });
  await user.click(await screen.findByLabelText(/^Who else is told/));
  await user.paste('kim@example.com');
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Calendar' }));
  await screen.findByRole('heading', { name: 'Contract Renewal Calendar' });
  expect(asksBeforeLeaving()).toBe(true);
  expect(await askedAtLogout(user)).toContain('Settings you typed aren’t saved yet.');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: /Save$/ }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
});

it('asks before a contract that is entered by hand is lost, and not for what stands in an empty form', async () => {
  const { user } = await renderApp({ path: '/contracts/new' });
  const name = await screen.findByRole('textbox', { name: 'Contract name' });
  expect(asksBeforeLeaving()).toBe(false);
  await user.type(name, 'Lease');
  expect(asksBeforeLeaving()).toBe(true);
  expect(await askedAtLogout(user)).toContain('The contract you are entering by hand isn’t saved yet.');
  await user.clear(name);
  expect(asksBeforeLeaving()).toBe(false);
});
