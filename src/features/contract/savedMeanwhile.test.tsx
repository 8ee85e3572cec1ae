/** A page that is loaded anew in the middle of a save: what was typed is there, unless the service has it. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { renderApp, signedInStore } from '../../../tests/setup/renderApp.tsx';
import { isSavedBy } from './typedFields.ts';
import { valueTyped } from './valueDraftsSlice.ts';

const id = 'demo-15';

it('what the service has by now is not called unsaved, neither by the page nor before it is left; what it hasn’t stays', async () => {
  const store = await signedInStore();
  const headers = { authorization: `Bearer ${store.getState().auth.token ?? ''}` };
  const contract = (await (
    await fetch(`http://mock.example/api/contracts/${id}`, { headers })
  ).json()) as ContractDetails;
  const counterparty = contract.values.counterparty.value ?? '';
  store.dispatch(valueTyped({ id, field: 'counterparty', typed: { text: `${counterparty} ` }, saved: 'Another' }));
  store.dispatch(valueTyped({ id, field: 'owner', typed: { text: 'Kim' }, saved: null }));
  const userId = store.getState().auth.user?.id;
  const byContract = { [id]: { saved: 'Before', text: contract.notes ?? '' } };
  sessionStorage.setItem('notes', JSON.stringify({ userId, byContract }));
  await renderApp({ path: `/contracts/${id}`, store });
  expect(await screen.findByText('Owner not saved yet')).toBeVisible();
  await waitFor(() => expect(Object.keys(store.getState().valueDrafts[id] ?? {})).toEqual(['owner']));
  expect(screen.queryByRole('textbox', { name: 'Counterparty' })).not.toBeInTheDocument();
  expect(sessionStorage.getItem('notes')).toBeNull();
});

it('a half-typed amount, tag or owner is not taken for what is saved', () => {
  const nothing = { value: null };
  const values = { amount: nothing, currency: nothing, amountPeriod: nothing, to: { value: '2027-01-31' } };
  const contract = {
    values,
    owner: { name: 'Kim', email: 'kim@example.com' },
    tags: ['IT'],
  } as unknown as ContractDetails;
  expect(isSavedBy('amount', { number: '12abc', currency: null, period: null }, contract)).toBe(false);
  expect(isSavedBy('to', { day: '2027-01-31' }, contract)).toBe(true);
  expect(isSavedBy('tags', { names: ['IT'], pending: 'new' }, contract)).toBe(false);
  expect(isSavedBy('tags', { names: [], pending: 'IT' }, contract)).toBe(true);
  expect(isSavedBy('owner', { text: 'Kim' }, contract)).toBe(false);
  expect(isSavedBy('owner', { text: 'Kim', email: 'kim@example.com ' }, contract)).toBe(true);
});
