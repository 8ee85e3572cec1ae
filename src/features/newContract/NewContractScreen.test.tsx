import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { remindersApi } from '../../api/remindersApi.ts';
import { newContractPath } from '../../domain/paths.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const valueRow = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

it('a contract is entered by keyboard alone, sees its last day worked out, and leads to its page', async () => {
  const { user } = await renderApp({ path: '/contracts/new' });
  expect(await screen.findByLabelText('Contract name')).toHaveFocus();
  await user.keyboard('Cleaning{Tab}Sparkle{Tab}');
  await user.keyboard('2026-04-01{Tab}2029-03-31{Tab}{Tab}90');
  expect(await screen.findByText(/Mar 31, 2029 − 90 days = Dec 31, 2028/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /Cleaning/ })).toBeVisible();
  // What was left empty is not said to have been entered.
  expect(valueRow('Counterparty')).toHaveTextContent(/^CounterpartySparkleEntered$/);
  expect(valueRow('Governing law')).toHaveTextContent(/^Governing lawNot known$/);
});

it('what was typed is there again after a reload, until it is added, cancelled, or another document begins another form', async () => {
  const typed = await renderApp({ path: '/contracts/new' });
  await fill(typed.user, await screen.findByLabelText('Counterparty'), 'Sparkle Ltd');
  typed.unmount();
  const other = await renderApp({ path: newContractPath({ foundId: '12', name: 'scan0042.pdf' }) });
  expect(await screen.findByLabelText('Counterparty')).toHaveValue('');
  other.unmount();
  const again = await renderApp({ path: '/contracts/new' });
  expect(await screen.findByLabelText('Counterparty')).toHaveValue('Sparkle Ltd');
  await again.user.click(screen.getByRole('link', { name: 'Cancel' }));
  again.unmount();
  await renderApp({ path: '/contracts/new' });
  expect(await screen.findByLabelText('Counterparty')).toHaveValue('');
});

it('an amount is entered in the currency that totals are added in, until another one is typed', async () => {
  const { user, store } = await renderApp({ path: '/contracts/new' });
  expect(await screen.findByLabelText('Currency')).toHaveValue('USD');
  await store.dispatch(remindersApi.endpoints.putSettings.initiate({ settings: { currency: 'EUR' } }));
  await waitFor(() => expect(screen.getByLabelText('Currency')).toHaveValue('EUR'));
  await user.clear(screen.getByLabelText('Currency'));
  await user.type(screen.getByLabelText('Currency'), 'chf');
  await store.dispatch(remindersApi.endpoints.putSettings.initiate({ settings: { currency: 'GBP' } }));
  await store.dispatch(remindersApi.endpoints.getSettings.initiate(undefined, { forceRefetch: true }));
  expect(screen.getByLabelText('Currency')).toHaveValue('CHF');
});

it('an amount that is no number stays as it was typed, with a sentence, and is read where it shows its signs', async () => {
  const { user } = await renderApp({ path: '/contracts/new' });
  await fill(user, await screen.findByLabelText('Contract name'), 'Lease of Hall 3');
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(amount, '-5{Enter}');
  const sentence = 'Enter an amount of 0 or more, like 1,234.56.';
  await waitFor(() => expect(amount).toHaveAccessibleDescription(sentence));
  expect(amount).toBeInvalid();
  expect(amount).toHaveValue('-5');
  await user.clear(amount);
  await user.type(amount, '1.234,56{Tab}');
  expect(amount).toHaveValue('1234.56');
  await user.click(screen.getByRole('button', { name: 'Add the contract' }));
  await screen.findByRole('heading', { level: 1, name: /Lease of Hall 3/ });
  expect(valueRow('Amount')).toHaveTextContent(/^Amount\$1,234\.56/);
});

it('a contract without a name, or with its end before its beginning, is refused with the reason', async () => {
  const { user } = await renderApp({ path: '/contracts/new' });
  await user.click(await screen.findByRole('button', { name: 'Add the contract' }));
  expect(await screen.findByText('A contract needs a name')).toBeInTheDocument();
  await fill(user, screen.getByLabelText('From'), '2027-04-01');
  await fill(user, screen.getByLabelText('To'), '2026-03-31');
  await user.click(screen.getByRole('button', { name: 'Add the contract' }));
  const sentence = 'The contract would end before it begins.';
  await waitFor(() => expect(screen.getByLabelText('To')).toHaveAccessibleDescription(sentence));
  await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  expect(screen.queryByText('values.to')).not.toBeInTheDocument();
});

it('a file that could not be read becomes the document of the contract, and so does one that is dropped', async () => {
  const path = '/contracts/new?file=gone&document=old.zip+%E2%80%BA+leases%2FLease+with+password.pdf';
  const { user } = await renderApp({ path });
  expect(await screen.findByLabelText('Contract name')).toHaveValue('Lease with password');
  expect(screen.getByText(/Lease with password.pdf will be kept/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add the contract' }));
  expect(await screen.findByText(/The file has not arrived, or is not kept any more/)).toBeInTheDocument();
  const dataTransfer = { types: ['Files'], files: [new File(['%PDF-'], 'signed.pdf')] };
  fireEvent.drop(document.body, { dataTransfer });
  await user.click(screen.getByRole('button', { name: 'Add the contract' }));
  expect(await screen.findByRole('region', { name: 'Document: signed.pdf' })).toHaveTextContent('does not read');
});

it('what a search found in the mail is attached from there, and says what to do where it has gone', async () => {
  const message =
    'This document is no longer where it was found. Choose the file yourself, or add the contract without it.';
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/contracts', async ({ request }) => {
      sent.push(await request.json());
      return Response.json({ error: { message, code: 'DOCUMENT_GONE' } }, { status: 422 });
    }),
  );
  const { user } = await renderApp({ path: newContractPath({ foundId: '12', name: 'scan0042.pdf' }) });
  expect(await screen.findByLabelText('Contract name')).toHaveValue('scan0042');
  await user.click(screen.getByRole('button', { name: 'Add the contract' }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave it out' }));
  await user.click(screen.getByRole('button', { name: 'Add the contract' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ document: { foundId: '12' } }, {}]);
  expect(sent[1]).not.toHaveProperty('document');
});

it('whoever enters a contract by hand is asked for the time zone in which reminders are sent, and loses nothing that was typed', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  const { user } = await renderApp({ path: '/contracts/new' });
  await fill(user, await screen.findByLabelText('Contract name'), 'Plant care');
  expect(await screen.findByText(/^Reminders come at 8:00 in the time zone UTC\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use Asia/Tokyo' }));
  await waitFor(() => expect(screen.queryByText(/^Reminders come at 8:00/)).toBeNull());
  expect(screen.getByLabelText('Contract name')).toHaveValue('Plant care');
  vi.restoreAllMocks();
});
