import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';
import { type renderApp, signedInStore } from '../../../tests/setup/renderApp.tsx';
import { cycleApi } from '../../api/cycleApi.ts';
import { api } from '../../api/api.ts';
import { sessionExpired, signedOut } from '../auth/authSlice.ts';
import { valueTyped } from './valueDraftsSlice.ts';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const keptWords = 'You typed this before. It isn’t saved yet.';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Types another name of the other side and does not save it. */
async function typeCounterparty({ user }: App, text: string) {
  const panel = await values();
  await user.click(panel.getByRole('button', { name: 'Edit Counterparty' }));
  const field = await panel.findByRole('textbox', { name: 'Counterparty' });
  await user.clear(field);
  await user.type(field, text);
}

/** Goes to the list by the drawer. */
async function lookElsewhere({ user }: App) {
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'All Contracts' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'All Contracts' });
}

/** Goes to the list, and from there to the contract's page. */
async function lookElsewhereAndBack(app: App, name = 'firewall') {
  await lookElsewhere(app);
  await openListed(app, name);
}

async function openListed({ user }: App, name: string) {
  await user.type(screen.getByRole('searchbox'), name);
  await user.click(await screen.findByRole('link', { name: new RegExp(name, 'i') }));
}

const field = async () => (await values()).findByRole('textbox', { name: 'Counterparty' });

/** Whether the browser would ask before it leaves the page. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

it('a value that is half typed is there again, in its open row, after a look at another screen, and the browser asks before it goes', async () => {
  const app = await openContract('firewall');
  expect(asks()).toBe(false);
  await typeCounterparty(app, 'Cedarline Gr');
  expect(asks()).toBe(true);
  expect(screen.queryByText(keptWords)).not.toBeInTheDocument();
  await lookElsewhereAndBack(app);
  expect(await field()).toHaveValue('Cedarline Gr');
  expect(await field()).not.toHaveFocus();
  expect(screen.getByText(keptWords)).toBeInTheDocument();
  await app.user.type(await field(), 'oup{Enter}');
  expect(await (await values()).findByText('Cedarline Group')).toBeInTheDocument();
  await lookElsewhereAndBack(app);
  expect((await values()).queryByRole('textbox')).not.toBeInTheDocument();
  expect(asks()).toBe(false);
  expect(sessionStorage.getItem('values')).toBeNull();
});

it('a value that is given up, or typed back to what it was, is not kept', async () => {
  const app = await openContract('firewall');
  await typeCounterparty(app, 'Cedarline Gr');
  await app.user.keyboard('{Escape}');
  await waitFor(async () => expect((await values()).getByRole('button', { name: 'Edit Counterparty' })).toHaveFocus());
  expect(app.store.getState().valueDrafts).toEqual({});
  await typeCounterparty(app, 'Cedarline Network');
  expect(asks()).toBe(true);
  await app.user.type(await field(), 's');
  expect(asks()).toBe(false);
  await app.user.type(await field(), 'x');
  await app.user.click((await values()).getByRole('button', { name: 'Cancel' }));
  expect(app.store.getState().valueDrafts).toEqual({});
});

it('another row that is opened closes none in which something is typed, and two contracts keep theirs apart', async () => {
  const app = await openContract('firewall');
  await typeCounterparty(app, 'Cedarline Gr');
  const panel = await values();
  await app.user.click(panel.getByRole('button', { name: 'Edit Governing law' }));
  await app.user.type(await panel.findByRole('textbox', { name: 'Governing law' }), 'Ohio');
  expect(await field()).toHaveValue('Cedarline Gr');
  await lookElsewhereAndBack(app, 'Grounds');
  await screen.findByRole('heading', { level: 1, name: /Grounds maintenance/ });
  expect((await values()).queryByRole('textbox')).not.toBeInTheDocument();
  await typeCounterparty(app, 'Greenway');
  await lookElsewhereAndBack(app);
  await screen.findByRole('heading', { level: 1, name: /firewall/ });
  expect(await field()).toHaveValue('Cedarline Gr');
  expect(await (await values()).findByRole('textbox', { name: 'Governing law' })).toHaveValue('Ohio');
});

it('notes that are not saved yet of two contracts are kept apart', async () => {
  const app = await openContract('firewall');
  const notes = async () => {
    await app.user.click(await screen.findByRole('tab', { name: 'Notes' }));
    return screen.findByRole('textbox', { name: 'Notes' });
  };
  await app.user.type(await notes(), 'Ask Priya.');
  await lookElsewhereAndBack(app, 'Grounds');
  await screen.findByRole('heading', { level: 1, name: /Grounds maintenance/ });
  await app.user.type(await notes(), 'Cheaper elsewhere?');
  await lookElsewhereAndBack(app);
  await screen.findByRole('heading', { level: 1, name: /firewall/ });
  expect(await notes()).toHaveValue('Ask Priya.');
});

it('says of a value that was changed since it was half typed what it was changed to', async () => {
  const app = await openContract('firewall');
  await typeCounterparty(app, 'Cedarline Gr');
  const [id = ''] = Object.keys(app.store.getState().valueDrafts);
  await lookElsewhere(app);
  const today = '2026-11-21';
  const { data } = await app.store.dispatch(
    cycleApi.endpoints.getContract.initiate({ id, today }, { subscribe: false, forceRefetch: true }),
  );
  const updateContractRequest = { version: data?.version ?? 0, values: { counterparty: 'Cedarline Inc.' } };
  await app.store.dispatch(cycleApi.endpoints.updateContract.initiate({ id, today, updateContractRequest }));
  await openListed(app, 'firewall');
  expect(await field()).toHaveValue('Cedarline Gr');
  const said = 'You typed this before. Saved since then: Cedarline Inc.';
  expect(await screen.findByText(said)).toBeInTheDocument();
});

const typed = (id: string) => valueTyped({ id, field: 'counterparty', typed: { text: 'Acme' }, saved: 'Acme, Inc.' });

it('the values of contracts that go to the trash, by themselves or with others, are dropped', async () => {
  const store = await signedInStore();
  const listed = await store.dispatch(api.endpoints.listContracts.initiate({ today: '2026-11-21' }));
  const [one = '', two = '', three = ''] = listed.data?.map(({ id }) => id) ?? [];
  for (const id of [one, two, three]) store.dispatch(typed(id));
  await store.dispatch(api.endpoints.deleteContract.initiate({ id: one }));
  const changeContractsRequest = { ids: [two], trash: true };
  await store.dispatch(cycleApi.endpoints.changeContracts.initiate({ today: '2026-11-21', changeContractsRequest }));
  expect(Object.keys(store.getState().valueDrafts)).toEqual([three]);
});

it('what is typed outlives a session that ends, for the same user, and ends with signing out', async () => {
  const store = await signedInStore();
  store.dispatch(typed('c-1'));
  store.dispatch(sessionExpired());
  expect(store.getState().valueDrafts).toEqual({});
  const again = await signedInStore();
  await waitFor(() => expect(again.getState().valueDrafts).toHaveProperty('c-1'));
  again.dispatch(signedOut());
  expect(sessionStorage.getItem('values')).toBeNull();
  const last = await signedInStore();
  expect(last.getState().valueDrafts).toEqual({});
});

it('signing out asks where a value is typed and not saved', async () => {
  const app = await openContract('firewall');
  await typeCounterparty(app, 'Cedarline Gr');
  await app.user.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Values you typed on a contract’s page aren’t saved yet.');
  expect(dialog).not.toHaveTextContent('Your corrections');
  await app.user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(sessionStorage.getItem('values')).toBeNull();
});
