/** That a day passed is acknowledged: said, seen on the contract's page, and taken back. */
import { screen, waitFor, within } from '@testing-library/react';
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

it('an acknowledgement is told, has left its trace on the page, and can be taken back', async () => {
  const { user } = await renderApp({ path: '/contracts?view=passed' });
  const [link] = await screen.findAllByRole('link', { name: /,/ });
  await user.click(link as HTMLElement);
  await user.click((await band()).getByRole('button', { name: 'Acknowledge' }));
  const said = await screen.findByText(/^You have acknowledged that the last day of .* passed\.$/);
  expect((await band()).queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
  expect((await band()).getByText(/That is acknowledged\.$/)).toBeInTheDocument();
  expect(screen.getByText('Acknowledged', { selector: '.standing' })).toBeInTheDocument();
  expect(await screen.findByText(/^The last day to act, .*, has passed: acknowledged$/)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(
    await screen.findByText(/^Acknowledged: the last day to act in the term to .* has passed$/),
  ).toBeInTheDocument();
  await user.click(within(said.closest('.ant-alert') as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await band()).getByRole('button', { name: 'Acknowledge' })).toBeInTheDocument());
});
