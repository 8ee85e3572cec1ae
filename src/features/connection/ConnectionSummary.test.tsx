import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { signedInStore } from '../../../tests/setup/renderApp.tsx';
import { connectionScreenOpened } from './connectionSlice.ts';
import { ConnectionSummary } from './ConnectionSummary.tsx';

it('a check that failed is not taken for a missing connection, and can be made again', async () => {
  server.use(http.get('*/api/google/status', () => new Response('', { status: 500 })));
  const store = await signedInStore();
  render(
    <Provider store={store}>
      <ConnectionSummary />
    </Provider>,
  );
  store.dispatch(connectionScreenOpened());
  expect(await screen.findByText('Your Google connection could not be checked')).toBeInTheDocument();
  expect(screen.queryByText('You need to connect your Google account first')).toBeNull();
  server.use(http.get('*/api/google/status', () => Response.json({ connected: false })));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You need to connect your Google account first')).toBeInTheDocument();
});

it('a key that can’t list the accounts is said to search one account only, before anything is searched', async () => {
  const status = { connected: true, workspaceEmail: 'ann@b.example', method: 'service_account' };
  server.use(http.get('*/api/google/status', () => Response.json({ ...status, allAccounts: false })));
  const store = await signedInStore();
  render(
    <Provider store={store}>
      <ConnectionSummary />
    </Provider>,
  );
  store.dispatch(connectionScreenOpened());
  expect(await screen.findByText('Only ann@b.example will be searched')).toBeInTheDocument();
});
