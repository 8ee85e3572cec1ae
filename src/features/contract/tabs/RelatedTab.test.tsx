/** Joining documents: what that changed is said, and can be taken back. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openContract } from '../../../../tests/setup/contractPage.tsx';
import { fill } from '../../../../tests/setup/fill.ts';
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { whatBecameOther } from '../changeWords.ts';
import { fieldRows } from '../fields.ts';

it('says what joining documents changed, and takes it back', async () => {
  const { user } = await openContract('Managed firewall');
  await user.click(screen.getByRole('tab', { name: 'Related' }));
  await fill(user, await screen.findByRole('combobox', { name: 'The other contract' }), 'UK distribution');
  await user.click(await screen.findByText(/UK distribution/, { selector: '.ant-select-item-option-content' }));
  await user.click(screen.getByRole('button', { name: 'Join its documents' }));
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  const said = await screen.findByText(
    /^The documents of “UK distribution agreement.*” belong to this contract now\. /,
  );
  expect(said).toHaveTextContent(/Contract name: Managed firewall services.* → UK distribution agreement, Ebbsworth/);
  await user.click(within(said.closest('.ant-alert') as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: Cedarline Networks is as it was before.')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /^Found in/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take out' })).not.toBeInTheDocument());
});

const fact = (value: unknown) => ({ value, source: 'read', evidence: [] });
const blank = Object.fromEntries(
  [...fieldRows.map(({ field }) => field), 'currency', 'amountPeriod'].map((field) => [field, fact(null)]),
);
const details = (to: string, amount: number, currency: string, toCheck: object[] = []) =>
  ({
    values: { ...blank, to: fact(to), amount: fact(amount), currency: fact(currency) },
    cycle: { actBy: null, kind: null, ending: 'unknown' },
    decision: { decision: 'cancel', cycleEnd: to },
    toCheck,
  }) as unknown as ContractDetails;

it('what became other is told with the currencies, and that a decision is for another term now', () => {
  const [before, after] = [
    details('2027-03-24', 100, 'USD'),
    details('2027-01-16', 90, 'GBP', [{ code: 'DISAGREEING' }]),
  ];
  expect(whatBecameOther(before, after)).toBe(
    'To: Mar 24, 2027 → Jan 16, 2027; Amount: $100.00 → £90.00. The decision Cancel is for the term to Jan 16, 2027 now. 1 more value to check.',
  );
  expect(whatBecameOther(before, before)).toBe('No value became other.');
  const parties = (...names: string[]) =>
    ({ ...before, values: { ...before.values, parties: fact(names) } }) as unknown as ContractDetails;
  expect(whatBecameOther(parties('A, Inc.', 'B'), parties('B', 'A, Inc.'))).toBe('No value became other.');
});
