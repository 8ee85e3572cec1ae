import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getResponse } from 'msw';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { recordsOf } from '../../../mocks/accountContracts.ts';
import { makeHandlers } from '../../../mocks/handlers.ts';
import { backend, server } from '../../../mocks/node.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const handlers = makeHandlers(backend);
const kept = (name: string) =>
  Object.values(backend.db.read().accounts)
    .flatMap((account) => recordsOf(account))
    .filter(({ known }) => known.values.name === name);

/** The service keeps what is sent, and its answer is lost on its way. */
function loseTheNextAnswer(): void {
  const lost = http.post(
    '*/api/contracts',
    async ({ request }) => {
      await getResponse(handlers, request);
      return Response.error();
    },
    { once: true },
  );
  server.use(lost);
}

const add = () => screen.findByRole('button', { name: /Add the contract$/ });

it('a contract whose answer got lost is there once, after a reload and another press of the button', async () => {
  loseTheNextAnswer();
  const { user, unmount } = await renderApp({ path: '/contracts/new' });
  await fill(user, await screen.findByLabelText('Contract name'), 'Lease of Hall 7');
  await user.click(await add());
  expect(await screen.findByText(/we don’t know whether the contract was added/)).toBeVisible();
  unmount();
  const again = await renderApp({ path: '/contracts/new' });
  expect(await screen.findByLabelText('Contract name')).toHaveValue('Lease of Hall 7');
  await again.user.click(await add());
  await screen.findByRole('heading', { level: 1, name: /Lease of Hall 7/ });
  expect(kept('Lease of Hall 7')).toHaveLength(1);
});

it('two quick presses send a contract and its file once', async () => {
  const { user } = await renderApp({ path: '/contracts/new' });
  await fill(user, await screen.findByLabelText('Contract name'), 'Lease of Hall 8');
  await user.upload(screen.getByLabelText('Document of the contract'), new File(['%PDF-'], 'hall.pdf'));
  let sent = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') sent += 1;
  });
  const form = (await add()).closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('heading', { level: 1, name: /Lease of Hall 8/ });
  expect([sent, kept('Lease of Hall 8')]).toEqual([2, [expect.anything()]]);
  server.events.removeAllListeners();
});

it('what was changed after a lost answer is said not to be in the contract, and can be added as another one', async () => {
  loseTheNextAnswer();
  const { user } = await renderApp({ path: '/contracts/new' });
  await fill(user, await screen.findByLabelText('Contract name'), 'Lease of Hall 9');
  await user.click(await add());
  await screen.findByText(/we don’t know whether the contract was added/);
  await fill(user, screen.getByLabelText('Counterparty'), 'Sparkle Ltd');
  await user.click(await add());
  expect(await screen.findByText(/What you changed since isn’t in it/)).toBeVisible();
  const [first] = kept('Lease of Hall 9');
  expect(screen.getByRole('link', { name: 'Open the contract' })).toHaveAttribute('href', `/contracts/${first?.id}`);
  await user.click(screen.getByRole('button', { name: 'Add this as another contract' }));
  await screen.findByRole('heading', { level: 1, name: /Lease of Hall 9/ });
  await waitFor(() => expect(kept('Lease of Hall 9')).toHaveLength(2));
});
