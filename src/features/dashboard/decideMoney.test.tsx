import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { addDays, localDay } from '../../../contract/calendar.ts';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const actBy = addDays(localDay(new Date()), 20);

it('an amount that isn’t known by the year stands there as it is in the contract, with its period, and only a missing one is not available', async () => {
  const each = [
    { name: 'Crane', contractValue: 1200, currency: 'EUR', amountPeriod: 'year', yearlyAmount: 1200 },
    { name: 'Airtime', contractValue: 27_400, amountPeriod: 'total', yearlyAmount: null },
    { name: 'Interpreter', contractValue: 90, amountPeriod: 'hour', yearlyAmount: null },
    { name: 'Van', contractValue: 700, amountPeriod: null, yearlyAmount: null },
    { name: 'Ferry', contractValue: null, yearlyAmount: null },
  ];
  const all = each.map((contract) => ({ id: contract.name, actBy, actByKind: 'end', ending: 'ends', ...contract }));
  server.use(http.get('*/api/contracts', () => Response.json(all)));
  await renderApp({ path: '/dashboard' });
  const list = within(await screen.findByRole('region', { name: 'Decide next' }));
  await list.findByRole('link', { name: 'Crane' });
  const money = each.map(({ name }) => list.getByRole('link', { name }).closest('tr')?.querySelector('.decide-amount'));
  expect(money.map((cell) => cell?.textContent)).toEqual([
    '€1,200a year',
    '$27,400in total',
    '$90per hour',
    '$700',
    'Not available',
  ]);
});
