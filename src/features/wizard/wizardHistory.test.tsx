/** Back, Forward and a reload in the wizard: they go from step to step, lose nothing, and never lead into an upload that is done. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { settle } from '../../../tests/setup/clock.ts';
import { lease, order } from '../../../tests/setup/foundContracts.ts';
import { signedInStore } from '../../../tests/setup/renderApp.tsx';
import { wizardAt } from '../../../tests/setup/wizardAt.ts';
import { type AppStore, setupStore } from '../../store/setupStore.ts';
import { toFoundContract } from './foundContract.ts';
import { contractEdited, editSearchChosen, nextChosen } from './wizardSlice.ts';
import { WizardScreen } from './WizardScreen.tsx';
import { wizardView } from './wizardView.ts';

let go: ReturnType<typeof useNavigate>;
let address: string;

function Watch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    go = navigate;
    address = pathname + search;
  });
  return null;
}

type Entries = { entries: (string | { pathname: string; search: string; state: unknown })[]; index?: number };

function open(store: AppStore, { entries, index = entries.length - 1 }: Entries) {
  const wizard = <WizardScreen connectStep={<p>Connect here</p>} connectionSummary={null} ownFiles={null} />;
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={entries} initialIndex={index}>
        <Watch />
        <Routes>
          <Route path="/upload-contracts" element={wizard} />
          <Route path="/dashboard" element={<h1>Elsewhere</h1>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

const travel = (entries: number) => act(() => void go(entries));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const view = (store: AppStore) => wizardView(store.getState().wizard);

/** From another screen to the wizard, and there to the review of two contracts, one of them corrected. */
async function toReview() {
  server.use(
    http.get('*/api/gmail/search/:id', () => Response.json({ id: 's-1', status: 'COMPLETED' })),
    http.post('*/api/gmail/process/:id', () => Response.json({ contracts: [lease, order] })),
    http.get('*/api/contracts', () => Response.json([])),
    http.post('*/api/contracts/batch', () => Response.json({ created: 1, updated: 1, ids: ['a', 'b'] })),
  );
  const { auth } = (await signedInStore()).getState();
  const contracts = [lease, order].map((wire) => toFoundContract(wire, '2026-11-21T12:00:00Z', () => ''));
  const store = setupStore({ auth, wizard: wizardAt({ step: 3, contracts }) });
  const app = open(store, { entries: ['/dashboard', '/upload-contracts'] });
  expect(await step('Select contracts')).toBeInTheDocument();
  act(() => void store.dispatch(nextChosen()));
  expect(await step('Review contracts')).toBeInTheDocument();
  act(() => void store.dispatch(contractEdited({ id: lease.id ?? '', changes: { amount: 7 } })));
  /** The same person on a page that was loaded anew. */
  const loadedAnew = (userId = auth.user?.id ?? '') =>
    setupStore({ auth: { ...auth, user: auth.user && { ...auth.user, id: userId } } });
  return { ...app, store, loadedAnew, user: userEvent.setup({ delay: null }) };
}

it('Back goes from the review to the selection and to the search, Forward to the review again, with every correction', async () => {
  const { store } = await toReview();
  travel(-1);
  expect(await step('Select contracts')).toBeInTheDocument();
  travel(-1);
  expect(await screen.findByRole('button', { name: 'Edit Search' })).toBeInTheDocument();
  expect(view(store).step).toBe(2);
  travel(2);
  expect(await step('Review contracts')).toBeInTheDocument();
  expect(view(store).contracts.map(({ amount }) => amount)).toContain(7);
  travel(-3);
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  // Nothing is lost by leaving.
  travel(3);
  expect(await step('Review contracts')).toBeInTheDocument();
});

it('the wizard’s own Back goes back in the history, too', async () => {
  const { store, user } = await toReview();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await step('Select contracts')).toBeInTheDocument();
  act(() => void store.dispatch(editSearchChosen()));
  expect(await step('Search criteria')).toBeInTheDocument();
  expect(address).toBe('/upload-contracts');
  travel(-1);
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
});

it('Back stays where a correction is open, and says why; a link on the page itself is no step', async () => {
  const { store, user } = await toReview();
  await user.click(screen.getByRole('button', { name: 'Edit Lease' }));
  travel(-1);
  expect(await screen.findByRole('alert')).toHaveTextContent('Save or cancel the correction of Lease first');
  expect(view(store).step).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  act(() => void go('#wizard-buttons'));
  await act(settle);
  expect(view(store).step).toBe(4);
  travel(-1);
  travel(-1);
  expect(await step('Select contracts')).toBeInTheDocument();
});

it('there is no way back into an upload that is done, a reload shows what came in again, and a past search opens', async () => {
  const { store, user, unmount, loadedAnew } = await toReview();
  await user.click(screen.getByRole('button', { name: 'Upload to Database' }));
  expect(await step('Completed')).toBeInTheDocument();
  const completed = '/upload-contracts?uploaded=s-1';
  await waitFor(() => expect(address).toBe(completed));
  travel(1);
  await act(settle);
  expect(await step('Completed')).toBeInTheDocument();
  expect(address).toBe(completed);
  travel(-1);
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  unmount();
  const { completed: cameIn } = view(store);

  const again = loadedAnew();
  const page = open(again, { entries: [completed] });
  expect(await step('Completed')).toBeInTheDocument();
  expect(screen.getByText('Successfully uploaded 2 contracts')).toBeInTheDocument();
  expect(screen.getByText('1 contract added, 1 updated.')).toBeInTheDocument();
  expect(view(again).completed).toEqual(cameIn);
  page.unmount();

  // Nobody else is told.
  const other = loadedAnew('other');
  open(other, { entries: [completed] }).unmount();
  expect(view(other).completed).toBeNull();

  open(store, { entries: ['/upload-contracts?search=s-2'] });
  expect(await step('Select contracts')).toBeInTheDocument();
  expect(address).toBe('/upload-contracts?search=s-2');
});

it('a reload in the review goes on there, and Back leads to the selection', async () => {
  const { unmount, loadedAnew } = await toReview();
  const entries = [0, 1, 2].map((wizardLevel) => {
    const [pathname = '', query = ''] = address.split('?');
    return { pathname, search: `?${query}`, state: { wizardLevel } };
  });
  unmount();
  const again = loadedAnew();
  open(again, { entries });
  expect(await step('Review contracts')).toBeInTheDocument();
  expect(view(again).contracts.map(({ amount }) => amount)).toContain(7);
  travel(-1);
  expect(await step('Select contracts')).toBeInTheDocument();
});
