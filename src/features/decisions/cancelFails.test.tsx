/** A cancellation that could not be saved: nothing that was entered about it is lost. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { band, openContract } from '../../../tests/setup/contractPage.tsx';
import { fill } from '../../../tests/setup/fill.ts';

const dialog = () => screen.findByRole('dialog');

const refuse = () => HttpResponse.json({ error: { message: 'The disk is full.' } }, { status: 507 });
/** Without a browser its animation has no end. */
const closes = () => waitFor(async () => expect(await dialog()).toHaveClass('ant-zoom-leave'));

async function cancelWith(note: string) {
  const app = await openContract('Managed firewall');
  await app.user.click((await band()).getByRole('button', { name: 'Cancel…' }));
  const field = within(await dialog()).getByLabelText('Note');
  await fill(app.user, field, note);
  return { ...app, press: () => app.user.click(screen.getByRole('button', { name: /Cancel the contract$/ })) };
}

it('stays in its dialog after a failure, and is sent again as it was', async () => {
  server.use(http.put('*/api/contracts/:id/decision', refuse, { once: true }));
  const { press } = await cancelWith('Priya wrote to them.');
  await press();
  expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
  expect(within(await dialog()).getByLabelText('Note')).toHaveValue('Priya wrote to them.');
  await press();
  expect(await screen.findByText(/Cedarline Networks will be cancelled/)).toBeInTheDocument();
  await closes();
  expect(sessionStorage.getItem('cancellation')).toBeNull();
});
