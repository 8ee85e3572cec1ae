import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '../../../tests/setup/asksBeforeLeaving.ts';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';
import { signedInStore } from '../../../tests/setup/renderApp.tsx';
import {
  counterpartyField as field,
  keptWords,
  lookElsewhereAndBack,
  typeCounterparty,
} from '../../../tests/setup/typedValues.tsx';
import { cycleApi } from '../../api/cycleApi.ts';
import { api } from '../../api/api.ts';
import { sessionExpired, signedOut } from '../auth/authSlice.ts';
import { valueTyped } from './valueDraftsSlice.ts';

// The stand-in's pictures have no addresses.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

it('a value that is half typed is there again, in its open row, after a look at another screen, and the browser asks before it goes', async () => {
  const app = await openContract('firewall');
  expect(asksBeforeLeaving()).toBe(false);
  await typeCounterparty(app, 'Cedarline Gr');
  expect(asksBeforeLeaving()).toBe(true);
  expect(screen.queryByText(keptWords)).not.toBeInTheDocument();
  await lookElsewhereAndBack(app);
  expect(await field()).toHaveValue('Cedarline Gr');
  expect(await field()).not.toHaveFocus();
  expect(screen.getByText(keptWords)).toBeInTheDocument();
  await app.user.type(await field(), 'oup{Enter}');
  expect(await (await values()).findByText('Cedarline Group')).toBeInTheDocument();
  await lookElsewhereAndBack(app);
  expect((await values()).queryByRole('textbox')).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  expect(sessionStorage.getItem('values')).toBeNull();
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

const amount = async () => (await values()).findByRole('textbox', { name: 'Amount' });

it('an amount that is no number is not saved: it stays as it was typed, also after a look elsewhere, and says what to do', async () => {
  const app = await openContract('firewall');
  await app.user.click((await values()).getByRole('button', { name: 'Edit Amount' }));
  await app.user.clear(await amount());
  await app.user.type(await amount(), '12abc');
  await lookElsewhereAndBack(app);
  expect(await amount()).toHaveValue('12abc');
  await app.user.click((await values()).getByRole('button', { name: 'Save' }));
  const sentence = 'Enter an amount of 0 or more, like 1,234.56.';
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription(sentence));
  await app.user.clear(await amount());
  await app.user.type(await amount(), '1.234,56{Enter}');
  expect(await (await values()).findByText(/Yours: \$1,234\.56/)).toBeInTheDocument();
});
