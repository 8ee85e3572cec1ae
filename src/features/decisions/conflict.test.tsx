/** A decision about a contract that somebody else has changed meanwhile. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { band, openContract } from '../../../tests/setup/contractPage.tsx';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const amount =
  /; changed Amount from £134,000\.00 \/ year to £140,700\.00 \/ year\. Decide again if you still want to\.$/;
const who =
  'Ebbsworth Logistics Ltd has changed in the meantime: jonas@brightwater.example changed Tags from nothing to Looked at by Jonas;';

it('says who changed what, leads nowhere from the page itself, and is gone once it is decided', async () => {
  backend.chooseScenario('conflicting-edit');
  const { user } = await openContract('UK distribution');
  await user.click((await band()).getByRole('button', { name: 'Renew' }));
  const said = await screen.findByText(amount);
  expect(said).toHaveTextContent(who);
  expect(screen.queryByRole('link', { name: 'Open the contract' })).not.toBeInTheDocument();
  await waitFor(async () => {
    await user.click((await band()).getByRole('button', { name: 'Renew' }));
    expect(screen.getByText('Ebbsworth Logistics Ltd will be renewed.')).toBeInTheDocument();
  });
  expect(screen.queryByText(amount)).not.toBeInTheDocument();
});

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
