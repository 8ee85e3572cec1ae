/** Notes that two people write at once: nothing that was typed goes, and nothing that was saved is written over unseen. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { openContract } from '../../../../tests/setup/contractPage.tsx';

const id = 'demo-15';
const said = 'The saved notes have changed since you began to type. Saving yours replaces them.';
const field = () => screen.findByRole('textbox', { name: 'Notes' });
const asked = () => screen.findByText(said);

type App = Awaited<ReturnType<typeof openContract>>;

/** A colleague's notes, unseen by the page. */
async function savedByColleague({ store }: App, notes: string) {
  const headers = { authorization: `Bearer ${store.getState().auth.token ?? ''}`, 'content-type': 'application/json' };
  const at = `http://mock.example/api/contracts/${id}`;
  const { version } = (await (await fetch(at, { headers })).json()) as ContractDetails;
  const answer = await fetch(at, { method: 'PATCH', headers, body: JSON.stringify({ version, notes }) });
  expect(answer.status).toBe(200);
}

async function typed(mine: string) {
  const app = await openContract('Managed firewall');
  await app.user.click(screen.getByRole('tab', { name: 'Notes' }));
  await app.user.type(await field(), mine);
  return app;
}

it('what was typed stays after a conflict, also after a look elsewhere, and the saved notes stand beside it', async () => {
  const app = await typed('Ask Priya first.');
  const { user } = app;
  await savedByColleague(app, 'Priya has left.');
  await user.click(screen.getByRole('button', { name: 'Save the notes' }));
  expect(await screen.findByText(/^This contract has changed in the meantime\./)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(await field()).toHaveValue('Ask Priya first.');
  expect((await asked()).closest('.ant-alert')).toHaveTextContent('Priya has left.');
  await user.click(screen.getByRole('button', { name: 'Replace them with mine' }));
  await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
  expect(await field()).toHaveValue('Ask Priya first.');
  expect(sessionStorage.getItem('notes')).toBeNull();
});
