import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const valueRow = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

it('the file that was chosen is there again after a look at another screen, until it is left out', async () => {
  const { user } = await renderApp({ path: '/contracts/new' });
  const elsewhere = async () => {
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(menu.getByRole('link', { name: 'All Contracts' }));
    await user.click(await screen.findByRole('link', { name: 'Add a contract' }));
    await screen.findByLabelText('Counterparty');
  };
  await user.upload(await screen.findByLabelText('Document of the contract'), new File(['x'], 'lease.pdf'));
  await user.type(screen.getByLabelText('Counterparty'), 'Sparkle Ltd');
  await elsewhere();
  expect(screen.getByText('lease.pdf will be kept with the contract.')).toBeInTheDocument();
  expect(screen.getByLabelText('Counterparty')).toHaveValue('Sparkle Ltd');
  await user.click(screen.getByRole('button', { name: 'Leave it out' }));
  await elsewhere();
  expect(screen.queryByText('lease.pdf will be kept with the contract.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Counterparty')).toHaveValue('Sparkle Ltd');
});

it('a notice that is no number stays as it was typed, with a sentence, and is not saved as another one', async () => {
  const { user } = await renderApp({ path: '/contracts/new' });
  await user.type(await screen.findByLabelText('Contract name'), 'Lease of Hall 4');
  const notice = screen.getByRole('textbox', { name: 'Notice' });
  for (const typed of ['-3', '1.5', 'abc']) {
    await user.clear(notice);
    await user.type(notice, `${typed}{Enter}`);
    await waitFor(() => expect(notice).toHaveAccessibleDescription('Enter a whole number of 0 or more, like 30.'));
    expect(notice).toHaveValue(typed);
  }
  await user.clear(notice);
  await user.type(notice, '3 months{Tab}');
  expect(notice).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Add the contract' }));
  await screen.findByRole('heading', { level: 1, name: /Lease of Hall 4/ });
  expect(valueRow('Notice')).toHaveTextContent(/3 months/);
});
