/** An amount in pounds is shown in pounds wherever the contract's page speaks of a change, and what has not changed is no change. */
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { backend, server } from '../../../mocks/node.ts';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';

it('a conflict tells of what has changed, not of what was saved with it and stayed as it was', async () => {
  const { user } = await openContract('UK distribution');
  const changed = { who: 'priya@fernhill.example', when: '2026-11-22T09:00:00Z', version: 2 };
  const changes = [
    { ...changed, field: 'amountPeriod', from: 'month', to: 'month' },
    { ...changed, field: 'currency', from: 'GBP', to: 'GBP' },
    { ...changed, field: 'amount', from: 1150, to: 1300 },
  ];
  const stale = { error: { message: 'Stale.', code: 'STALE_VERSION', version: 2, changes } };
  server.use(http.patch('*/api/contracts/:id', () => HttpResponse.json(stale, { status: 409 }), { once: true }));
  const panel = await values();
  await user.click(panel.getByRole('button', { name: 'Edit Counterparty' }));
  await user.type(await panel.findByRole('textbox', { name: 'Counterparty' }), ' Group{Enter}');
  const told = (await panel.findByText(/changed Amount from/)).closest('ul');
  expect(told?.children).toHaveLength(1);
  expect(told).toHaveTextContent('changed Amount from £1,150.00 / month to £1,300.00 / month');
});

it('an amount in pounds that a colleague changed is told in pounds, in the history, too', async () => {
  backend.chooseScenario('conflicting-edit');
  const { user } = await openContract('UK distribution');
  const panel = await values();
  await user.click(panel.getByRole('button', { name: 'Edit Counterparty' }));
  await user.type(await panel.findByRole('textbox', { name: 'Counterparty' }), ' Group{Enter}');
  const told = await panel.findByText(/changed Amount from/);
  expect(told).toHaveTextContent('changed Amount from £134,000.00 / year to £140,700.00 / year');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Amount: £134,000.00 / year → £140,700.00 / year')).toBeInTheDocument();
});
