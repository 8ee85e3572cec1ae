import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const sheet = new File(['Name,Counterparty,End\nPlant care,Greenleaf,2027-03-31\n'], 'register.csv', {
  type: 'text/csv',
});

async function imported() {
  const app = await renderApp({ path: '/contracts/import' });
  await screen.findByRole('heading', { name: 'Import a spreadsheet' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await app.user.upload(input, sheet);
  await app.user.click(await screen.findByRole('button', { name: /Import 1 row$/ }));
  await screen.findByText(/1 contract added/);
  return app;
}

it('an import is undone from its result, after what that does was said, and the sheet can be imported again', async () => {
  const { user } = await imported();
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
  expect(
    await dialog.findByText('1 contract moves to the trash, where you can restore it for 30 days.'),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText(/^The import was undone\. 1 contract moved to the trash/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import another sheet' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, sheet);
  expect(await screen.findByRole('button', { name: /Import 1 row$/ })).toBeVisible();
});

it('an import of an earlier day is found where sheets are imported, and says when it was undone', async () => {
  const { user, unmount } = await imported();
  unmount();
  await renderApp({ path: '/contracts/import' });
  const recent = within(await screen.findByRole('region', { name: 'Recent imports' }));
  await user.click(recent.getByRole('button', { name: /^Undo the import of register\.csv/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect(await recent.findByText(/^Undone on /)).toBeVisible();
  expect(recent.queryByRole('button')).not.toBeInTheDocument();
});
