import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract } from '../../api/api.ts';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const renews = { ending: 'renews' } as const;
const contracts: Contract[] = [
  { ...renews, id: '1', name: 'Leap day lease', contractValue: 1200, currency: 'USD', renewalDate: '2028-02-29' },
  { ...renews, id: '2', name: 'First of March', contractValue: null, renewalDate: '2028-03-01' },
  { ...renews, id: '3', name: 'Also first of March', contractValue: 99.5, currency: 'USD', renewalDate: '2028-03-01' },
  { ...renews, id: '4', name: 'Last day of the window', contractValue: 0, currency: 'GBP', renewalDate: '2028-03-11' },
  { ...renews, id: '5', name: 'One day too late', contractValue: 7, renewalDate: '2028-03-12' },
  { ...renews, id: '6', name: 'Yesterday', contractValue: 7, renewalDate: '2028-02-09' },
  { ...renews, id: '7', name: 'Undated', contractValue: 7, renewalDate: null },
];
const answerWith = (list: Contract[]) => server.use(http.get('*/api/contracts', () => Response.json(list)));
const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`) as HTMLElement;
const panel = () => screen.findByRole('region', { name: 'Upcoming Renewals (Next 30 days)' });

async function open(path = '/calendar') {
  const app = await renderApp({ path });
  await screen.findByRole('heading', { name: 'Contract Renewal Calendar' });
  await within(await panel()).findByText(/Leap day lease|No upcoming renewals/);
  return app;
}

describe('the calendar', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2028, 1, 10, 12) });
    answerWith(contracts);
  });
  afterEach(() => vi.useRealTimers());

  it('is titled with month and year, and its week runs from Sun to Sat', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'February 2028' })).toBeInTheDocument();
    const days = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(days).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(cell('2028-02-29').closest('tr')?.cells[2]).toBe(cell('2028-02-29').closest('td'));
  });

  it("shows '1 renewal' or '2 renewals' on a day that has them, and highlights it", async () => {
    await open();
    expect(within(cell('2028-02-29')).getByText('1 renewal')).toBeInTheDocument();
    expect(within(cell('2028-03-01')).getByText('2 renewals')).toBeInTheDocument();
    expect(cell('2028-03-01')).toHaveClass('has-renewals');
    expect(cell('2028-02-28')).not.toHaveClass('has-renewals');
    expect(cell('2028-02-28')).toHaveTextContent(/^28Feb 28, 2028$/);
  });

  it('lists today to 30 days ahead, both included, earliest first, with date and amount', async () => {
    await open();
    const lines = within(await panel()).getAllByRole('listitem');
    expect(lines.map((line) => [...within(line).getByRole('link').children].map((part) => part.textContent))).toEqual([
      ['Leap day lease', 'Feb 29, 2028', '$1,200'],
      ['First of March', 'Mar 1, 2028', '$0', 'no amount known'],
      ['Also first of March', 'Mar 1, 2028', '$99.50'],
      ['Last day of the window', 'Mar 11, 2028', '£0'],
    ]);
  });

  it('lists what is to be checked below, and never among the renewals', async () => {
    answerWith([
      {
        id: 'rolled',
        name: 'Rolled forward',
        renewalDate: '2028-02-20',
        toCheck: [{ code: 'ROLLED_FORWARD', field: 'to', message: 'It has renewed 32 times. Is it still running?' }],
      },
    ]);
    await open();
    expect(await panel()).toHaveTextContent('No upcoming renewals');
    expect(await panel()).toHaveTextContent(/To check firstRolled forward.*please check$/);
  });

  it('names the contracts that no calendar can show', async () => {
    await open();
    expect(await panel()).toHaveTextContent('1 contract without a renewal date is not in this calendar.');
    expect(within(await panel()).getByRole('link', { name: 'Show it' })).toHaveAttribute(
      'href',
      '/contracts?view=undated',
    );
  });

  it("says 'No upcoming renewals' when there are none", async () => {
    answerWith([]);
    await open();
    expect(await panel()).toHaveTextContent('No upcoming renewals');
  });

  it('logs a failed load, says so in the panel, and never that there are none', async () => {
    server.use(http.get('*/api/contracts', () => Response.json({}, { status: 500 }), { once: true }));
    const { user } = await renderApp({ path: '/calendar' });
    expect(await screen.findByText('The renewals could not be loaded.')).toBeInTheDocument();
    expect(screen.getByText(/^Renewals are missing here/)).toBeInTheDocument();
    expect(screen.queryByText('No upcoming renewals')).not.toBeInTheDocument();
    // eslint-disable-next-line no-console -- the log is what is specified.
    const logged = vi.mocked(console.error);
    expect(logged).toHaveBeenCalledWith('The calendar could not load the contracts.', expect.anything());
    logged.mockClear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await panel()).findByText('Leap day lease')).toBeInTheDocument();
  });

  it('shows no more weeks than the month touches', async () => {
    await open();
    const month = screen.getByRole('region', { name: 'February 2028' });
    expect(month.querySelector('.month-grid')).toHaveClass('weeks-5');
  });

  it('goes to the previous month, the next one, and back to today, in the same grid', async () => {
    const { user } = await open();
    const first = screen.getAllByRole('cell')[0]?.querySelector('button');
    expect(first).toHaveAttribute('data-day', '2028-01-30');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByRole('heading', { name: 'January 2028' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('heading', { name: 'March 2028' })).toBeInTheDocument();
    expect(first).toHaveAttribute('data-day', '2028-02-27');
  });

  it('lists the contracts of a day that is clicked', async () => {
    const { user } = await open();
    await user.click(cell('2028-03-01'));
    const day = await screen.findByRole('region', { name: 'Mar 1, 2028' });
    expect(within(day).getByText('2 renewals')).toBeInTheDocument();
    expect(within(day).getByText('First of March').closest('a')).toHaveTextContent('First of MarchNot available');
    expect(cell('2028-03-01')).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(day).getByRole('button', { name: 'Close the day' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mar 1, 2028' })).not.toBeInTheDocument());
    expect(cell('2028-03-01')).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('region', { name: 'Mar 1, 2028' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mar 1, 2028' })).not.toBeInTheDocument());
    expect(cell('2028-03-01')).toHaveFocus();
  });

  it('is walked by the keyboard alone: one Tab stop, arrows across the end of the month, Enter to choose', async () => {
    const { user } = await open();
    cell('2028-02-10').focus();
    expect(document.querySelectorAll('.month-grid [tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{PageDown}{Home}{ArrowUp}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(cell('2028-02-29')).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(cell('2028-03-01')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'Mar 1, 2028' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'March 2028' })).toBeInTheDocument();
  });

  it('gives the focus anew to a day that comes into the place of the one that had it, so that it is read out', async () => {
    const { user } = await open('/calendar?day=2027-02-10');
    const place = cell('2027-02-10');
    place.focus();
    const focused = vi.fn<(event: FocusEvent) => void>();
    place.addEventListener('focus', focused);
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(focused).toHaveBeenCalledOnce());
    expect(cell('2027-03-10')).toBe(place);
    expect(place).toHaveFocus();
  });

  it('keeps its month and its day in the address', async () => {
    await open('/calendar?day=2028-03-05&chosen=2028-03-01');
    expect(screen.getByRole('heading', { name: 'March 2028' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Mar 1, 2028' })).toBeInTheDocument();
  });

  it('is a list of the days that hold something on a narrow screen', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query.startsWith('(max-width') });
    await open();
    const month = screen.getByRole('region', { name: 'February 2028' });
    expect(within(month).getByRole('heading', { name: 'Feb 29, 2028' })).toBeInTheDocument();
    expect(within(month).queryByRole('table')).not.toBeInTheDocument();
    window.matchMedia = wide;
  });
});
