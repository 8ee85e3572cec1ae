/** A decision about a contract that somebody else has changed meanwhile. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const amount =
  /; changed Amount from £134,000\.00 \/ year to £140,700\.00 \/ year\. Decide again if you still want to\.$/;
it('from the dashboard leads to the contract, and can be taken again there', async () => {
  backend.chooseScenario('conflicting-edit');
  const { user } = await renderApp({ path: '/dashboard' });
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: /^Decide: Ebbsworth/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Renew' }));
  };
  await choose();
  const said = await screen.findByText(amount);
  expect(within(said.closest('.ant-alert') ?? document.body).getByText('Open the contract')).toBeInTheDocument();
  await waitFor(async () => {
    await choose();
    expect(screen.getByText('Ebbsworth Logistics Ltd will be renewed.')).toBeInTheDocument();
  });
});
