import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { addDays, localDay } from '../../../contract/calendar.ts';
import { backend, server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const rows = () => screen.getAllByRole('row').slice(1);
const [name, amount, renewal] = [1, 3, 5];
const cells = (column: number) => rows().map((row) => row.children[column]?.textContent);
const fail = (status: number, body: object) => Response.json(body, { status });

async function open(path = '/contracts') {
  const app = await renderApp({ path });
  await screen.findAllByRole('row');
  return app;
}

describe('the contract list', () => {
  it('has the specified columns among its own, ten rows, and the latest renewal first', async () => {
    await open();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual([
      '',
      'Contract Name',
      'Counterparty',
      'Contract Amount',
      'Act by',
      'Renewal Date',
      'Status',
      'Owner',
      'Actions',
    ]);
    expect(rows()).toHaveLength(10);
    const dates = cells(renewal).map((text) => Date.parse(String(text)));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  it('shows each amount in its currency, zero as zero, and says of a missing amount or date that it is not available', async () => {
    const listed = [
      { name: 'Analytics', contractValue: 48_000, currency: 'USD', renewalDate: '2099-03-01' },
      { name: 'Nordhavn', contractValue: 152_000, currency: 'EUR', renewalDate: '2099-02-01' },
      { name: 'Goldcrest', contractValue: 0, currency: 'USD', renewalDate: '2099-01-01' },
      { name: 'Finder', contractValue: null, renewalDate: null },
    ];
    server.use(http.get('*/api/contracts', () => Response.json(listed.map((each) => ({ ...each, id: each.name })))));
    await open();
    const missing = 'Not available';
    expect(cells(amount)).toEqual(['$48,000.00', '€152,000.00', '$0.00', missing]);
    expect(cells(renewal)[3]).toBe(missing);
  });

  it('puts undated contracts last', async () => {
    await open('/contracts?size=5&page=13');
    expect(cells(renewal).filter((text) => text === 'Not available')).toHaveLength(4);
  });

  it('filters by a part of the name whatever its case, and goes back to the first page', async () => {
    const { user } = await open('/contracts?size=5&page=3');
    await user.type(screen.getByRole('searchbox', { name: 'Search Contracts' }), 'LEASE');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(cells(name).every((text) => text?.toLowerCase().includes('lease'))).toBe(true);
    expect(screen.getByText('3 of 64 contracts')).toBeInTheDocument();
  });

  it('says when nothing matches, searches the documents for it, and leads back to all contracts', async () => {
    const { user } = await open('/contracts?size=5');
    await user.type(screen.getByRole('searchbox', { name: 'Search Contracts' }), 'zyzzyva');
    expect(await screen.findByText('“zyzzyva” is in no contract’s name, parties, tags or notes.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search the documents' }));
    expect(await screen.findByRole('combobox', { name: 'Search contracts and commands' })).toHaveValue('zyzzyva');
    await user.keyboard('{Escape}{Escape}');
    await user.click(screen.getByRole('button', { name: 'Show all contracts' }));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('offers pages of 5, 10, 25 and 50, and a new size starts at the first page', async () => {
    const { user } = await open('/contracts?page=4');
    await user.click(await screen.findByRole('combobox', { name: 'Page Size' }));
    const sizes = await screen.findAllByRole('option');
    expect(sizes.map((option) => option.getAttribute('aria-label') ?? option.textContent)).toEqual(
      ['5', '10', '25', '50'].map((size) => expect.stringContaining(size) as string),
    );
    await user.click(screen.getByTitle('25 / page'));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.getByText('1–25 of 64')).toBeInTheDocument();
  });

  it('sorts by a click on a column, and the way back is open', async () => {
    const { user } = await open('/contracts?size=5');
    await user.click(screen.getByRole('columnheader', { name: /Contract Name/ }));
    await waitFor(() => expect(cells(name)[0]).toMatch(/^Analytics platform/));
    await user.click(screen.getByRole('columnheader', { name: /Contract Name/ }));
    await waitFor(() => expect(cells(name)[0]).toMatch(/^Workwear/));
  });

  it('says that amounts of several currencies are sorted each by itself', async () => {
    const listed = ['USD', 'GBP', null, 'EUR', 'USD'].map((currency, index) => {
      const id = String(index);
      return { id, name: `Lease ${id}`, currency, contractValue: currency && 90 - index };
    });
    server.use(http.get('*/api/contracts', () => Response.json(listed)));
    const { user } = await open('/contracts?sort=-contractValue');
    expect(screen.getByText('Amounts are sorted within each currency.')).toBeInTheDocument();
    const signs = cells(amount).map((text) => text?.replaceAll(/[\d.,]| \/ year/g, ''));
    expect(signs.filter((sign, index) => sign !== signs[index - 1])).toEqual(['$', '€', '£', 'Not available']);
    await user.click(screen.getByRole('columnheader', { name: /Contract Name/ }));
    await waitFor(() => expect(screen.queryByText('Amounts are sorted within each currency.')).not.toBeInTheDocument());
  });

  it('leads to the upload', async () => {
    await open('/contracts?search=sorrel');
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Upload Contracts' });
    expect(link).toHaveAttribute('href', '/upload-contracts');
  });

  it('shows the empty state to somebody without contracts', async () => {
    backend.chooseScenario('empty-account');
    await renderApp({ path: '/contracts' });
    expect(await screen.findByRole('heading', { name: 'No Contracts Found' })).toBeInTheDocument();
    const text = "You haven't added any contracts yet. Upload contracts from Google Workspace.";
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload Contracts' })).toBeInTheDocument();
  });

  it.each([
    [{ error: { message: 'The database is being moved.' } }, 'The database is being moved.'],
    [{}, 'Failed to fetch contracts'],
  ])('says why it could not be loaded (%j), and tries again', async (body, sentence) => {
    server.use(http.get('*/api/contracts', () => fail(503, body), { once: true }));
    const { user } = await renderApp({ path: '/contracts?size=5' });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByText('No Contracts Found')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(5));
  });

  it('shows only the undated contracts when the dashboard asks for them', async () => {
    await open('/contracts?view=undated');
    expect(rows()).toHaveLength(5);
    expect(
      within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { current: 'page' }),
    ).toHaveTextContent('No date5');
  });

  it('answers in its first line, and each view has an address and a count', async () => {
    const { user } = await open();
    expect(screen.getByText(/^9 notice days have passed$/).parentElement).toHaveTextContent(
      '64 contracts. 21 need a decision within 90 days, 9 notice days have passed.',
    );
    await user.click(within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name: /^Passed/ }));
    await waitFor(() => expect(rows()).toHaveLength(9));
    expect(rows().every((row) => row.textContent.includes('Passed'))).toBe(true);
  });

  it('says that nothing is due only where no reading in doubt may be', async () => {
    const today = localDay(new Date());
    const doubt = { code: 'ROLLED_FORWARD', field: 'to', message: 'It has renewed 12 times. Is it still running?' };
    const ahead = { id: 'ahead', name: 'Supply agreement', actByKind: 'notice', decision: 'undecided' };
    const answered = async (contract: object) => {
      server.use(http.get('*/api/contracts', () => Response.json([{ ...ahead, ...contract }])));
      const { unmount } = await open();
      const answer = (await screen.findByText(/^1 contract\./)).textContent;
      unmount();
      return answer;
    };
    expect(await answered({ actBy: addDays(today, 7), toCheck: [doubt] })).toBe(
      '1 contract. Nothing certain is due within 90 days. Please check 1 that may be.',
    );
    expect(await answered({ actBy: addDays(today, 200), toCheck: [doubt] })).toBe(
      '1 contract. None needs a decision within 90 days.',
    );
  });

  it('the view that is shown is scrolled to the middle where not all of them have room', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    await open('/contracts?view=ended');
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Views' }).scrollLeft).toBe(50));
    vi.restoreAllMocks();
  });

  it('is searched by counterparty, too', async () => {
    await open('/contracts?search=sundial+time+systems');
    expect(cells(name)).toEqual(['Time clock subscription, Sundial Time Systems']);
  });

  it('leads to a contract by its name; arrows, Home and End move from row to row, and within one to its buttons, where Tab does not stop', async () => {
    const { user } = await open('/contracts?size=5');
    const links = screen.getAllByRole('link', { name: /, / });
    expect(links[0]?.getAttribute('href')).toMatch(/^\/contracts\/demo-/);
    links[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(links[4]).toHaveFocus();
    await user.keyboard('{ArrowRight}{Home}');
    expect(links[0]).toHaveFocus();
    const [row] = screen.getAllByRole('row').slice(1);
    const [download, removal] = within(row as HTMLElement).getAllByRole('button');
    await user.keyboard('{ArrowRight}');
    expect(download).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(removal).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(screen.getAllByRole('checkbox')[2]).toHaveFocus();
    expect(screen.getByText(/^Arrow keys go from row to row, and within a row to its buttons\.$/)).toBeInTheDocument();
    await user.tab();
    expect(links[1]).toHaveFocus();
    await user.tab();
    expect(screen.getAllByRole('checkbox')[3]).toHaveFocus();
    links[0]?.focus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

it('the line of the answer is there while the contracts are on their way, so that nothing moves when they come', async () => {
  const asked = Promise.withResolvers<undefined>();
  server.use(http.get('*/api/contracts', () => asked.promise));
  await renderApp({ path: '/contracts' });
  const line = (await screen.findByRole('heading', { level: 1, name: 'All Contracts' })).nextElementSibling;
  expect(line?.textContent).toBe('\u00a0');
  asked.resolve(undefined);
  expect(await screen.findByText(/^\d+ contracts\. /)).toBe(line);
});
