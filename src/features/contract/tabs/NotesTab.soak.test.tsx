/** Notes that two people write at once: nothing that was typed goes, and nothing that was saved is written over unseen. */
import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { server } from '../../../../mocks/node.ts';
import { band, openContract } from '../../../../tests/setup/contractPage.tsx';

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

it('a page that was loaded anew says that the notes are others now, before they are written over', async () => {
  const app = await typed('Ask Priya first.');
  const { user } = app;
  await savedByColleague(app, 'Priya has left.');
  await user.click((await band()).getByRole('button', { name: 'Renegotiate' }));
  expect((await asked()).closest('.ant-alert')).toHaveTextContent('Priya has left.');
  expect(await field()).toHaveValue('Ask Priya first.');
  await user.click(screen.getByRole('button', { name: 'Keep the saved ones' }));
  expect(await field()).toHaveValue('Priya has left.');
  expect(within(document.body).queryByText(said)).not.toBeInTheDocument();
});

it('what is typed while notes are saved is not taken for saved', async () => {
  const held = Promise.withResolvers<undefined>();
  server.use(http.patch('*/api/contracts/:id', () => held.promise, { once: true }));
  const { user } = await typed('Ask Priya');
  await user.click(screen.getByRole('button', { name: 'Save the notes' }));
  await user.type(await field(), ' first.');
  held.resolve(undefined);
  expect(await screen.findByText(/^Notes saved for /)).toBeInTheDocument();
  expect(await field()).toHaveValue('Ask Priya first.');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});
