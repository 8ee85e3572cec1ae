import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

it('a row with the counterparty and the end of a contract of another name is asked about, and the contract is named', async () => {
  const { user, store } = await renderApp({ path: '/contracts/import' });
  await screen.findByRole('heading', { name: 'Import a spreadsheet' });
  const made = await fetch(new URL('/api/contracts', location.href), {
    method: 'POST',
    headers: { authorization: `Bearer ${store.getState().auth.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ values: { name: 'Lease of copiers', counterparty: 'Copyworks, Inc.', to: '2027-03-31' } }),
  });
  expect(made.status).toBe(201);
  const sheet = new File(['Name,Vendor,End\nCopiers,COPYWORKS,2027-03-31\n'], 'register.csv', { type: 'text/csv' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, sheet);
  const question =
    /^1 row could be a contract that you have already under another name: .* Copiers \(“Lease of copiers”\)/;
  const asked = within(await screen.findByRole('group', { name: question }));
  expect(screen.getByRole('button', { name: /^Import/ })).toBeDisabled();
  expect(screen.getByText('beside “Lease of copiers”, which has the same counterparty and end')).toBeVisible();
  await user.click(asked.getByRole('radio', { name: 'The same: update what is here' }));
  expect(await screen.findByText(/^0 new, 1 updated/)).toBeVisible();
});

it('a row that fits two contracts equally is asked about, and left out by name where that is chosen, all by keyboard', async () => {
  const { user, store } = await renderApp({ path: '/contracts/import' });
  await screen.findByRole('heading', { name: 'Import a spreadsheet' });
  for (const to of ['2027-03-31', '2028-03-31']) {
    await fetch(new URL('/api/contracts', location.href), {
      method: 'POST',
      headers: { authorization: `Bearer ${store.getState().auth.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ values: { name: 'Lease of copiers', counterparty: 'Copyworks, Inc.', to } }),
    });
  }
  const rows = 'Lease of copiers,Copyworks,\nLease of desks,Deskworks,2029-01-31\n';
  const sheet = new File([`Name,Vendor,End\n${rows}`], 'register.csv', { type: 'text/csv' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, sheet);
  const question = /^1 row fits several contracts .* Lease of copiers \(2 contracts called “Lease of copiers”\)/;
  const asked = within(await screen.findByRole('group', { name: question }));
  expect(screen.getByRole('button', { name: /^Import/ })).toBeDisabled();
  // Nothing is said to be known before it is answered.
  const summary = screen.getByText(/^So far 2 new, .* Answer 1 question first\.$/);
  expect(summary).toHaveFocus();
  const happens = screen.getByText('fits 2 contracts called “Lease of copiers”').closest('td');
  expect(happens).toHaveTextContent(/^Asked about above/);
  await user.tab();
  expect(asked.getByRole('radio', { name: 'Leave out of the import' })).toHaveFocus();
  await user.keyboard(' {Tab}');
  expect(screen.getByRole('button', { name: /Import \d rows?$/ })).toHaveFocus();
  expect(await screen.findByText(/fits 2 contracts called “Lease of copiers” equally/)).toBeVisible();
  const take = await screen.findByRole('button', { name: /Import 1 row$/ });
  expect(take).toHaveFocus();
  expect(screen.getByText(/^1 new, 0 updated/)).toHaveProperty('tagName', 'OUTPUT');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^1 contract added, .* 1 row refused/)).toHaveFocus();
});
