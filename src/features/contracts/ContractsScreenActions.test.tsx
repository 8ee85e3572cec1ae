import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { backend, server } from '../../../mocks/node.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const rows = () => screen.getAllByRole('row').slice(1);
const fail = (status: number, body: object) => Response.json(body, { status });

async function open(path = '/contracts') {
  const app = await renderApp({ path });
  await screen.findAllByRole('row');
  return app;
}

describe('deleting a contract', () => {
  const herbs = 'Herb supply, Sorrel & Sage Herbs';

  async function ask() {
    const app = await open('/contracts?search=sorrel');
    await app.user.click(screen.getByRole('button', { name: `Delete ${herbs}` }));
    const dialog = await screen.findByRole('dialog');
    return { ...app, dialog };
  }

  it('asks by name, and Cancel keeps it', async () => {
    const { user, dialog } = await ask();
    expect(dialog).toHaveTextContent(herbs);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rows()).toHaveLength(1);
  });

  it("disables both buttons and reads 'Deleting...' until the answer is there, then removes the row", async () => {
    const { user, dialog } = await ask();
    const answered = Promise.withResolvers<void>();
    server.use(
      http.delete('*/api/contracts/:id', async () => {
        await answered.promise;
        return new Response(null, { status: 204 });
      }),
      http.get('*/api/contracts', () => new Promise<never>(() => undefined)),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(rows()).toHaveLength(1);
    answered.resolve();
    expect(await screen.findByText(`Contract "${herbs}" deleted successfully`)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: herbs })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('searchbox', { name: 'Search Contracts' })).toHaveFocus();
  });

  it.each([
    [{ error: { message: 'This contract is locked.' } }, 'This contract is locked.'],
    [{}, 'Failed to delete contract'],
  ])('says why it failed (%j), closes the dialog, and keeps the row', async (body, sentence) => {
    server.use(http.delete('*/api/contracts/:id', () => fail(409, body)));
    const { user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rows()).toHaveLength(1);
  });
});

describe('what the selected contracts cost a year', () => {
  it('stands in each currency, and together where every rate is entered', async () => {
    backend.db.update(({ accounts }) => {
      const rates = ['EUR', 'GBP', 'CHF', 'CAD', 'JPY'].map((currency) => ({ currency, rate: 1.5 }));
      const account = accounts['demo-user'];
      if (account) account.settings = { ...account.settings, rates };
    });
    const { user } = await open('/contracts?size=25');
    await user.click(screen.getByRole('checkbox', { name: 'Select all contracts on this page' }));
    const bar = await screen.findByRole('toolbar', { name: 'Selected contracts' });
    expect(await within(bar).findByText(/a year, about \$[\d,]+ together at your rates$/)).toBeInTheDocument();
  });
});

it('what is selected and no longer in the view is told, since what is done is done to it, too', async () => {
  const { user } = await open('/contracts?size=5');
  const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const box of boxes.slice(0, 3)) await user.click(box);
  const bar = await screen.findByRole('toolbar', { name: 'Selected contracts' });
  expect(bar).not.toHaveTextContent('view');
  const search = screen.getByRole('searchbox', { name: 'Search Contracts' });
  await fill(user, search, rows()[0]?.querySelector('a')?.textContent ?? '');
  expect(await within(bar).findByText('2 of them aren’t in this view')).toBeInTheDocument();
  await user.clear(search);
  await waitFor(() => expect(bar).not.toHaveTextContent('view'));
});

it('all that the list holds as it is searched and filtered is selected at once, beyond the page, and changed together', async () => {
  const { user } = await open('/contracts?size=5');
  await user.click(screen.getByRole('checkbox', { name: 'Select all contracts on this page' }));
  const bar = await screen.findByRole('toolbar', { name: 'Selected contracts' });
  expect(bar).toHaveTextContent('5 selected');
  await user.click(within(bar).getByRole('button', { name: 'Select all 64' }));
  expect(bar).toHaveTextContent('64 selected');
  expect(within(bar).queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  expect(within(bar).getByRole('button', { name: 'Decide' })).toHaveFocus();
  await user.click(within(bar).getByRole('button', { name: 'Move to trash' }));
  expect(await screen.findByText('64 contracts moved to the trash.')).toBeInTheDocument();
});

describe('downloading a contract', () => {
  it('saves the PDF as contract-{id}.pdf, and shows that it is on the way', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await open('/contracts?search=dock');
    const answered = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/contracts/:id/download', async () => {
        await answered.promise;
        return new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Download Warehouse/ }));
    const busy = await screen.findByRole('button', { name: /^Downloading... Warehouse/ });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await user.click(busy);
    answered.resolve();
    await waitFor(() => expect(saved).toEqual(['contract-demo-1.pdf']));
    expect(await screen.findByRole('button', { name: /^Download Warehouse/ })).toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('says so when it failed', async () => {
    server.use(http.get('*/api/contracts/:id/download', () => fail(500, {})));
    const { user } = await open('/contracts?search=dock');
    await user.click(screen.getByRole('button', { name: /^Download Warehouse/ }));
    expect(await screen.findByText('Failed to download contract')).toBeInTheDocument();
  });
});

describe('an export', () => {
  it('holds what the list shows, in the form that was chosen', async () => {
    const asked = vi.fn<(search: string) => void>();
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/export')) asked(new URL(request.url).search);
    });
    const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sheet');
    const { user } = await open('/contracts?view=passed&currency=USD&search=a');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    expect(await screen.findByText(/^contracts-.*\.csv has been saved\.$/)).toBeVisible();
    const query = new URLSearchParams(asked.mock.lastCall?.[0]);
    expect(Object.fromEntries(query)).toMatchObject({
      format: 'csv',
      view: 'passed',
      currency: 'USD',
      search: 'a',
      sort: '-actBy',
    });
    expect(file).toHaveBeenCalledWith(expect.objectContaining({ type: expect.stringContaining('text/csv') as string }));
  });

  it('says why it failed', async () => {
    server.use(http.get('*/api/contracts/export', () => fail(422, { error: { message: 'Too many documents.' } })));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'ZIP with documents' }));
    expect(await screen.findByText('Too many documents.')).toBeVisible();
  });
});

it('a contract that is restored from the trash is said to be back, the focus goes to the search, and a failure is said, too', async () => {
  const { user } = await open('/contracts?search=sorrel');
  await user.click(screen.getByRole('button', { name: /^Delete / }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('link', { name: /^Trash/ }));
  server.use(http.post('*/api/contracts/:id/restore', () => fail(503, {}), { once: true }));
  await user.click(await screen.findByRole('button', { name: /^Restore / }));
  expect(await screen.findByText('The contract was not restored. Please try again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Restore / }));
  expect(await screen.findByText('Restored 1 contract from the trash.')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search Contracts' })).toHaveFocus();
});
