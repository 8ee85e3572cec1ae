import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '../../../tests/setup/asksBeforeLeaving.ts';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';
import {
  counterpartyField as field,
  lookElsewhere,
  lookElsewhereAndBack,
  openListed,
  typeCounterparty,
} from '../../../tests/setup/typedValues.tsx';
import { cycleApi } from '../../api/cycleApi.ts';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
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

it('a value that is given up, or typed back to what it was, is not kept', async () => {
  const app = await openContract('firewall');
  await typeCounterparty(app, 'Cedarline Gr');
  await app.user.keyboard('{Escape}');
  await waitFor(async () => expect((await values()).getByRole('button', { name: 'Edit Counterparty' })).toHaveFocus());
  expect(app.store.getState().valueDrafts).toEqual({});
  await typeCounterparty(app, 'Cedarline Network');
  expect(asksBeforeLeaving()).toBe(true);
  await app.user.type(await field(), 's');
  expect(asksBeforeLeaving()).toBe(false);
  await app.user.type(await field(), 'x');
  await app.user.click((await values()).getByRole('button', { name: 'Cancel' }));
  expect(app.store.getState().valueDrafts).toEqual({});
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
