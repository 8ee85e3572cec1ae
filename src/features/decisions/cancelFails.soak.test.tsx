/** A cancellation that could not be saved: nothing that was entered about it is lost. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { band, openContract } from '../../../tests/setup/contractPage.tsx';
import { fill } from '../../../tests/setup/fill.ts';

const dialog = () => screen.findByRole('dialog');

/** Without a browser its animation has no end. */
const closes = () => waitFor(async () => expect(await dialog()).toHaveClass('ant-zoom-leave'));

async function cancelWith(note: string) {
  const app = await openContract('Managed firewall');
  await app.user.click((await band()).getByRole('button', { name: 'Cancel…' }));
  const field = within(await dialog()).getByLabelText('Note');
  await fill(app.user, field, note);
  return { ...app, press: () => app.user.click(screen.getByRole('button', { name: /Cancel the contract$/ })) };
}

it('is there again when it is asked for after a change by somebody else', async () => {
  backend.chooseScenario('conflicting-edit');
  const { user, press } = await cancelWith('Priya wrote to them.');
  await press();
  await closes();
  await user.click((await band()).getByRole('button', { name: 'Cancel…' }));
  expect(within(await dialog()).getByLabelText('Note')).toHaveValue('Priya wrote to them.');
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(sessionStorage.getItem('cancellation')).toBeNull();
});

it('closes when one goes to another screen, and what was typed is kept until it is asked again', async () => {
  const { user } = await openContract('Managed firewall');
  await user.click((await band()).getByRole('button', { name: 'Cancel…' }));
  await fill(user, within(await dialog()).getByLabelText('Note'), 'Priya wrote to them.');
  // Behind a dialog only the browser itself goes elsewhere.
  const [elsewhere] = screen.getAllByRole('link', { name: 'All Contracts', hidden: true });
  fireEvent.click(elsewhere as HTMLElement);
  await closes();
  expect(sessionStorage.getItem('cancellation')).toContain('Priya wrote to them.');
});
