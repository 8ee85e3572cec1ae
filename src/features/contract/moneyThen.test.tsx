/** An amount in pounds is shown in pounds wherever the contract's page speaks of a change, and what has not changed is no change. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { openContract, values } from '../../../tests/setup/contractPage.tsx';

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
