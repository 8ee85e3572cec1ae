import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { importFoundPath } from '../../domain/paths.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const sheet = (text: string) => new File([text], 'register.csv', { type: 'text/csv' });

async function choose(text: string) {
  const app = await renderApp({ path: '/contracts/import' });
  await screen.findByRole('heading', { name: 'Import a spreadsheet' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await app.user.upload(input, sheet(text));
  return app;
}

it('a sheet is shown before it is taken, its refused rows named, and what is open asked', async () => {
  const { user } = await choose('No,Name,End\n1,Warehouse lease,03/04/2027\n2,,03/04/2027\n');
  const refused = await screen.findByRole('region', { name: 'Refused rows' });
  expect(within(refused).getByText(/It has no contract name\./)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Import/ })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Day first (31/12/2027)' }));
  const take = await screen.findByRole('button', { name: /Import 1 row$/ });
  // Ant Design drops a click as long as the spinner turns, a moment longer than the button is disabled.
  await waitFor(() => {
    expect(take).toBeEnabled();
    expect(take).not.toHaveClass('ant-btn-loading');
  });
  await user.click(take);
  expect(await screen.findByText(/1 contract added, 0 updated, 0 unchanged, 1 row refused/)).toBeVisible();
  // What is to be mended in the sheet is still said.
  expect(screen.getByText(/It has no contract name\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to all contracts' }));
  expect(await screen.findByText(/\d+ contracts\./)).toBeVisible();
});

it('what was read in each row is shown, and how it is read can be changed where another row settled it', async () => {
  const { user } = await choose('Name,From,End,Amount\nPlant care,03/04/2027,31/12/2027,"1.200,50"\n');
  const rows = within(await screen.findByRole('region', { name: 'Rows to import' }));
  const cells = () => rows.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells()).toEqual(['2', 'Apr 3, 2027', 'Dec 31, 2027', '1,200.50', 'New']);
  expect(screen.getByText('Day first, as “31/12/2027” in row 2 shows.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Month first (12/31/2027)' }));
  await waitFor(() => expect(cells()).toEqual(['2', 'Mar 4, 2027', 'Dec 31, 2027', '1,200.50', 'New']));
});

it('an example of a column that is cut off says so', async () => {
  const name = 'A contract with a name that is longer than an example of a column is shown';
  await choose(`Name,End\n${name},2027-03-31\nPlant care,2027-03-31\n`);
  const columns = within(await screen.findByRole('region', { name: 'Columns' }));
  expect(columns.getByText(/^A contract with a name that is longer .*… · Plant care$/)).toBeVisible();
  expect(columns.getByRole('columnheader', { name: 'Imported as' })).toBeVisible();
  expect(screen.getByText('2 rows to import')).toBeVisible();
});

it('a sheet that says nothing new is not offered for import a second time', async () => {
  const { user, unmount } = await choose('Name,Counterparty,End\nPlant care,Greenleaf,2027-03-31\n');
  await user.click(await screen.findByRole('button', { name: /Import 1 row$/ }));
  expect(await screen.findByText(/1 contract added/)).toBeVisible();
  unmount();
  await choose('Name,Counterparty,End\nPlant care,Greenleaf,2027-03-31\n');
  expect(await screen.findByText(/^There is nothing to import: what the sheet says/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

it('a day that a row would change is shown beside the one that the contract has', async () => {
  const { user, unmount } = await choose('Number,Name,End,Amount\n1,Plant care,2027-03-31,100\n');
  await user.click(await screen.findByRole('button', { name: /Import 1 row$/ }));
  expect(await screen.findByText(/1 contract added/)).toBeVisible();
  unmount();
  await choose('Number,Name,End,Amount\n1,Plant care,2026-03-31,100\n');
  const rows = within(await screen.findByRole('region', { name: 'Rows to import' }));
  const cells = rows.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['2', 'Mar 31, 2026 instead of Mar 31, 2027', '100.00', 'Updated (to)']);
});

it('a row that is called like a contract which is here already is asked about, and the answer is taken', async () => {
  const { user } = await choose(
    'Name,Vendor,To\n"Outside counsel retainer, Larkspur Legal LLP",Larkspur Legal LLP,2027-03-31\n',
  );
  expect(
    await screen.findByRole('group', { name: /^1 row is called like a contract that you have already/ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /^Import/ })).toBeDisabled();
  expect(screen.getByText('beside one of the same name')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'The same: update what is here' }));
  expect(await screen.findByText(/^0 new, 1 updated/)).toBeVisible();
});

it('a file that is no sheet is refused in a sentence', async () => {
  await choose('');
  expect(await screen.findByText('The file is empty.')).toBeVisible();
});

const found = (foundId: string) => importFoundPath({ foundId, name: 'Register' }) ?? '';
const fetched = () =>
  new Response('Name,Counterparty,End\nPlant care,Greenleaf,2027-03-31\n', {
    headers: { 'content-disposition': "attachment; filename*=UTF-8''Register.csv" },
  });

it('a sheet that a search found in the mail is fetched and shown before it is taken, and one that has gone is said', async () => {
  const message = 'This sheet is no longer where it was found. Choose the file yourself.';
  const gone = () => Response.json({ error: { message, code: 'DOCUMENT_GONE' } }, { status: 422 });
  server.use(http.get('*/api/gmail/left-out/:id/file', ({ params }) => (params['id'] === '7' ? fetched() : gone())));
  const { user, unmount } = await renderApp({ path: found('7') });
  await user.click(await screen.findByRole('button', { name: /Import 1 row$/ }));
  expect(await screen.findByText(/1 contract added, 0 updated, 0 unchanged, 0 rows refused/)).toBeVisible();
  unmount();
  await renderApp({ path: found('8') });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Drop a spreadsheet here, or click to choose one.')).toBeVisible();
});

it('whoever comes with a sheet is asked for the time zone in which reminders are sent', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  const { user } = await choose('Name,Counterparty,End\nPlant care,Greenleaf,2027-03-31\n');
  await user.click(await screen.findByRole('button', { name: /Import 1 row$/ }));
  expect(await screen.findByText(/^Reminders come at 8:00 in the time zone UTC\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use Asia/Tokyo' })).toBeVisible();
  vi.restoreAllMocks();
});
