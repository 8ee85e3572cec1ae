/** That a day passed is acknowledged: said, seen on the contract's page, and taken back. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { band } from '../../../tests/setup/contractPage.tsx';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

it('an acknowledgement is taken back on the page of the contract, also long after its notice has gone', async () => {
  const { user } = await renderApp({ path: '/contracts?view=passed' });
  const [link] = await screen.findAllByRole('link', { name: /,/ });
  await user.click(link as HTMLElement);
  await user.click((await band()).getByRole('button', { name: 'Acknowledge' }));
  await user.click(await screen.findByRole('button', { name: 'Take the acknowledgement back' }));
  expect(await screen.findByText(/^That the last day of .* passed is no longer acknowledged\.$/)).toBeInTheDocument();
  expect((await band()).getByRole('button', { name: 'Acknowledge' })).toBeInTheDocument();
  expect(screen.queryByText(/^You have acknowledged/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText(/^No longer acknowledged: the term to /)).toBeInTheDocument();
});
