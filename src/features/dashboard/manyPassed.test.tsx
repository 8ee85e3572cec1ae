import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';
import { addDays, localDay } from '../../../contract/calendar.ts';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const day = (days: number) => addDays(localDay(new Date()), days);

it('thousands of contracts are counted as everywhere, with a comma', async () => {
  const passedCycle = { actBy: day(-3), cycleEnd: day(30), kind: 'notice', next: null };
  const all = Array.from({ length: 1200 }, (_, index) => ({
    id: `c-${index}`,
    name: `Cleaning ${index}`,
    ending: 'renews',
    actBy: day(-3),
    actByKind: 'notice',
    passed: true,
    passedCycle,
  }));
  server.use(http.get('*/api/contracts', () => Response.json(all)));
  await renderApp({ path: '/dashboard' });
  const list = within(await screen.findByRole('region', { name: 'Decide next' }));
  expect(list.getByRole('link', { name: 'All 1,200 passed' })).toBeInTheDocument();
  expect(list.getByText(/^1,200 to acknowledge/)).toBeInTheDocument();
});
