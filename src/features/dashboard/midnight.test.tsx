/** A page that is left open over midnight: nobody reloads a page in order to learn that a day has passed. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const zone = process.env['TZ'];
beforeEach(() => {
  // Half a minute before midnight, in the zone whose days begin first; in UTC it is still the morning of the day before.
  process.env['TZ'] = 'Pacific/Kiritimati';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-31T09:59:30Z') });
  backend.db.update((state) => {
    const account = state.accounts['demo-user'];
    if (!account) throw new Error('The mock backend has no demo account.');
    account.seed = 'empty';
    const renewal = { renewalDate: '2027-03-02', autoRenews: true, renewalTerm: { n: 1, unit: 'year' as const } };
    const contract = { id: 'lift', name: 'Lift maintenance', contractValue: 100, currency: 'USD', ...renewal };
    account.uploaded = [{ foundId: 'lift', contract: { ...contract, noticePeriod: { n: 30, unit: 'day' as const } } }];
  });
});
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it('moves today, the days left and what has passed, without a reload', async () => {
  await renderApp({ path: '/dashboard' });
  const decide = await screen.findByRole('region', { name: 'Decide next' });
  await within(decide).findByText('today');
  expect(screen.queryByText(/has passed/)).not.toBeInTheDocument();
  vi.setSystemTime(new Date('2027-01-31T10:00:30Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('1 notice day has passed')).toBeInTheDocument();
  expect(await within(screen.getByRole('region', { name: 'Decide next' })).findByText('yesterday')).toBeInTheDocument();
});
