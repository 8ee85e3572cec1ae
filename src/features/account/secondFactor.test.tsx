/** Turning the second factor on, signing in with it, and turning it off. */
import { screen, waitFor, within } from '@testing-library/react';
import { generate } from 'otplib';
import { afterAll, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT } from '../../../mocks/backend.ts';
import { backend } from '../../../mocks/node.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp, signedOutStore } from '../../../tests/setup/renderApp.tsx';
import { navigation } from '../../platform/navigation.ts';

const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
afterAll(() => go.mockRestore());

/** Of the half minute after the last one that was used. */
async function nextCode(): Promise<string> {
  const { secret = '', lastStep = 0 } = backend.db.read().users.find(({ demo }) => demo)?.secondFactor ?? {};
  const now = Math.floor(backend.now().getTime() / 1000);
  return generate({ secret, epoch: Math.max(now, (lastStep + 1) * 30) });
}

it('is turned on with a code of the app, shows recovery codes once, and is asked for at the next sign-in', async () => {
  const first = await renderApp({ path: '/account' });
  const panel = within(await screen.findByRole('region', { name: 'Second factor' }));
  await fill(first.user, panel.getByLabelText('Your password'), DEMO_ACCOUNT.password);
  await first.user.click(panel.getByRole('button', { name: 'Turn the second factor on' }));
  await fill(first.user, await panel.findByLabelText('Code from the app'), '000000');
  await first.user.click(panel.getByRole('button', { name: 'Confirm' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('This code isn’t right.');
  await first.user.clear(panel.getByLabelText('Code from the app'));
  await fill(first.user, panel.getByLabelText('Code from the app'), await nextCode());
  await first.user.click(await panel.findByRole('button', { name: 'Confirm' }));
  expect(within(await panel.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(10);
  await first.user.click(panel.getByRole('button', { name: 'I have saved them' }));
  expect(await panel.findByRole('button', { name: 'Turn the second factor off' })).toBeInTheDocument();
  first.unmount();

  const { user } = await renderApp({ path: '/login', store: signedOutStore() });
  await fill(user, await screen.findByLabelText('Email'), DEMO_ACCOUNT.email);
  await fill(user, screen.getByLabelText('Password'), DEMO_ACCOUNT.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const code = await screen.findByLabelText('Code from your authenticator app');
  await waitFor(() => expect(code).toHaveFocus());
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('This code isn’t right, or it has already been used.')).toBeInTheDocument();
  await user.clear(code);
  await user.type(code, `${await nextCode()}{Enter}`);
  await waitFor(() => expect(go).toHaveBeenCalledWith('/upload-contracts'));
});
