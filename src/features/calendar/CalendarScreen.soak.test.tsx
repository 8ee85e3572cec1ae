import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2028, 1, 10, 12) }));
afterEach(() => void vi.useRealTimers());

it('the calendar shows the first 50 of a long list, says how many there are, and adds the others step by step', async () => {
  const many = Array.from({ length: 1_060 }, (_, index) => ({
    id: `many-${index}`,
    name: `Leap day lease ${index}`,
    contractValue: index,
    renewalDate: '2028-02-20',
  }));
  server.use(http.get('*/api/contracts', () => Response.json(many)));
  const { user } = await renderApp({ path: '/calendar?chosen=2028-02-20' });
  for (const region of ['Upcoming Renewals (Next 30 days)', 'Feb 20, 2028']) {
    const list = within(await screen.findByRole('region', { name: region }));
    expect(await list.findByText('50 of 1,060 shown')).toBeInTheDocument();
    expect(list.getAllByRole('listitem')).toHaveLength(50);
    await user.click(list.getByRole('button', { name: 'Show 1,000 more' }));
    expect(list.getByText('1,050 of 1,060 shown')).toBeInTheDocument();
    expect(list.getByText('Leap day lease 50').closest('a')).toHaveFocus();
    if (region !== 'Feb 20, 2028') continue;
    await user.click(list.getByRole('button', { name: 'Show all 1,060' }));
    expect(list.getByText('Leap day lease 1059')).toBeInTheDocument();
    expect(list.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  }
});
