/** A decision about a contract that somebody else has changed meanwhile. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { band, openContract } from '../../../tests/setup/contractPage.tsx';

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
