/** The calendar's cells, its panel, the list and the dashboard's counts agree on the user's own day, whatever the clock on the wall. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { addDays } from '../../../contract/calendar.ts';
import { formatDay } from '../../domain/format.ts';

/** Zone, instant, and the day it is there. */
const clocks = [
  ['Pacific/Pago_Pago', '2027-02-01T10:30:00Z', '2027-01-31', 'UTC−11, half an hour before February'],
  ['Pacific/Kiritimati', '2027-01-30T10:30:00Z', '2027-01-31', 'UTC+14, half an hour into 31 January'],
  ['America/Los_Angeles', '2028-03-01T01:30:00Z', '2028-02-29', 'Los Angeles at 17:30 on 29 February'],
  ['America/Los_Angeles', '2027-03-14T09:59:00Z', '2027-03-14', 'the night the clocks go forward'],
  ['America/Los_Angeles', '2027-11-07T09:30:00Z', '2027-11-07', 'the hour that comes twice'],
  ['America/Santiago', '2027-09-05T04:05:00Z', '2027-09-05', 'a day whose midnight does not exist'],
  ['Asia/Tokyo', '2028-02-28T15:00:00Z', '2028-02-29', 'the first moment of 29 February'],
] as const;

const zone = process.env['TZ'];

const dayOf = (cell: HTMLElement) => cell.dataset['day'] ?? '';

/** The demo account holds one contract for each of these days, named after it. */
function keepContracts(days: string[]): void {
  backend.db.update((state) => {
    const account = state.accounts['demo-user'];
    if (!account) throw new Error('The mock backend has no demo account.');
    account.seed = 'empty';
    account.uploaded = days.map((day) => ({
      foundId: day,
      contract: { id: day, name: `Contract of ${day}`, contractValue: 100, currency: 'USD', renewalDate: day },
    }));
  });
}

describe.each(clocks)('in %s at %s (%s: %s)', (timeZone, instant, day) => {
  const window = [day, addDays(day, 30)];
  beforeEach(() => {
    process.env['TZ'] = timeZone;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
    keepContracts([addDays(day, -1), ...window, addDays(day, 31)]);
  });
  afterEach(() => {
    vi.useRealTimers();
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('marks the cells of the days themselves, lists today and the thirtieth day in the panel, and counts the same two', async () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
    const { user } = await renderApp({ path: '/calendar' });
    const panel = await screen.findByRole('region', { name: 'Upcoming Renewals (Next 30 days)' });
    await within(panel).findByText(`Contract of ${day}`);
    const cells = [...document.querySelectorAll<HTMLElement>('[data-day]')];
    const shown = cells.map(dayOf);
    expect(shown).toEqual(shown.map((_, index) => addDays(shown[0] ?? '', index)));
    expect(cells.filter((cell) => cell.matches('[aria-current="date"]')).map(dayOf)).toEqual([day]);
    const expected = [addDays(day, -1), ...window, addDays(day, 31)].filter((each) => shown.includes(each));
    expect(cells.filter((cell) => within(cell).queryByText('1 renewal')).map(dayOf)).toEqual(expected);
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
      // Nothing says whether they renew.
    ).toEqual(window.map((each) => `Contract of ${each}${formatDay(each)}$100please check how it ends`));
    await user.click(screen.getByRole('link', { name: /Dashboard/ }));
    const card = await screen.findByRole('region', { name: 'Upcoming Renewals' });
    await waitFor(() => expect(card).toHaveTextContent('Upcoming Renewals2VIEW DETAILS'));
  });

  it('shows the very same days in the list', async () => {
    await renderApp({ path: `/contracts?search=${day}` });
    expect((await screen.findAllByText(formatDay(day))).length).toBeGreaterThan(0);
  });
});
