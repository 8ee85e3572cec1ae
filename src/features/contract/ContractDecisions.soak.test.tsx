import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeChoice, NOTHING_CHOSEN } from '../../../contract/reminderChoice.ts';
import { backend } from '../../../mocks/node.ts';
import { band, openContract } from '../../../tests/setup/contractPage.tsx';

async function askedOf({ user }: Awaited<ReturnType<typeof openContract>>) {
  await user.click((await band()).getByRole('button', { name: 'Cancel…' }));
  return within(await screen.findByRole('dialog'));
}

it('asks about a notice that was recorded as it was recorded, and keeps its file', async () => {
  const app = await openContract('Managed firewall');
  const dialog = await askedOf(app);
  await app.user.click(dialog.getByRole('checkbox', { name: 'Notice has been sent' }));
  await app.user.type(await dialog.findByRole('textbox', { name: 'How' }), 'Registered letter');
  await app.user.type(dialog.getByRole('textbox', { name: 'Note' }), 'By courier');
  await app.user.upload(dialog.getByLabelText('Proof as a file'), new File(['Posted'], 'receipt.pdf'));
  await app.user.click(dialog.getByRole('button', { name: 'Cancel the contract' }));
  expect(await screen.findByText(/Notice sent on .*: Registered letter/)).toBeInTheDocument();
  // Nothing ends an animation here: the dialog that comes next is another page's.
  cleanup();
  const again = await askedOf(await openContract('Managed firewall'));
  expect(await again.findByRole('textbox', { name: 'How' })).toHaveValue('Registered letter');
  expect(again.getByRole('textbox', { name: 'Note' })).toHaveValue('By courier');
  expect(again.getByText('receipt.pdf is kept, unless you choose another file.')).toBeInTheDocument();
});

it('snoozes nothing over what a colleague has set for its reminders meanwhile, and shows that', async () => {
  const { user } = await openContract('Managed firewall');
  await user.click(screen.getByRole('tab', { name: /^Reminders/ }));
  const tab = within(await screen.findByRole('tabpanel', { name: /^Reminders/ }));
  backend.db.update(({ accounts }) => {
    const { choices = {} } = accounts['demo-user']?.telling ?? {};
    choices['demo-15'] = changeChoice(NOTHING_CHOSEN, { off: true });
  });
  await user.click(tab.getByRole('button', { name: 'Snooze for 7 days' }));
  expect(await tab.findByText(/^These reminders have been changed in the meantime/)).toBeInTheDocument();
  expect(await tab.findByText('No reminders are sent about this contract.')).toBeInTheDocument();
  await user.click(tab.getByRole('button', { name: 'Send them again' }));
  expect(await tab.findByText('Reminders are sent as set in Settings.')).toBeInTheDocument();
  expect(tab.queryByText(/in the meantime/)).not.toBeInTheDocument();
});

it('takes two quick clicks for one decision', async () => {
  const { user } = await openContract('Managed firewall');
  await user.dblClick((await band()).getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('Cedarline Networks will be renewed.')).toBeInTheDocument();
  expect((await band()).getByText(/^Renews after \w+day, /)).toBeInTheDocument();
  expect((await band()).getByText(/^You can still give notice by /)).toBeInTheDocument();
  expect(screen.queryByText(/has changed in the meantime/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText(/^Decision: undecided → Renew for the term to /)).toBeInTheDocument();
});
