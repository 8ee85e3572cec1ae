import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const region = (name: string) => screen.findByRole('region', { name });

describe('the dashboard', () => {
  it("says 'Loading dashboard...' while it loads, then shows both counts", async () => {
    await renderApp({ path: '/dashboard' });
    await screen.findByText('Loading dashboard...');
    expect(await within(await region('Total Contracts')).findByText('64')).toBeInTheDocument();
    expect(within(await region('Upcoming Renewals')).getByText('13')).toBeInTheDocument();
    expect(screen.queryByText('Loading dashboard...')).not.toBeInTheDocument();
  });

  it.each([
    ['Total Contracts', 'VIEW ALL CONTRACTS', 'All Contracts'],
    ['Upcoming Renewals', 'VIEW DETAILS', 'Contract Renewal Calendar'],
    ['Quick Actions', 'Upload Contracts', 'Perennial Search & Upload'],
    ['Quick Actions', 'View Calendar', 'Contract Renewal Calendar'],
  ])('leads from %s by %s to %s', async (card, button, heading) => {
    const { user } = await renderApp({ path: '/dashboard' });
    await user.click(within(await region(card)).getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });

  it('falls back to zeros with the alert when the counts cannot be loaded, and recovers', async () => {
    const { user } = await renderApp({ path: '/login' });
    backend.chooseScenario('server-errors');
    await user.click(await screen.findByRole('link', { name: /Dashboard/ }));
    expect(
      await screen.findByText('Failed to load dashboard data. Please try refreshing the page.'),
    ).toBeInTheDocument();
    expect(within(await region('Total Contracts')).getByText('0')).toBeInTheDocument();
    expect(within(await region('Upcoming Renewals')).getByText('0')).toBeInTheDocument();
    backend.chooseScenario('default');
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    if (retry) await user.click(retry);
    expect(await within(await region('Total Contracts')).findByText('64')).toBeInTheDocument();
  });

  it('shows the next deadlines, the most urgent first, with the day to give notice by', async () => {
    await renderApp({ path: '/dashboard' });
    await within(await region('Next deadlines')).findByText(/Warehouse lease/);
    const rows = within(await region('Next deadlines')).getAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(rows[0]).toHaveTextContent('today');
    expect(rows[0]).toHaveTextContent('Warehouse lease, Dock 4, Halden Cold Storage LLC');
    expect(rows.some((row) => row.textContent.includes('Give notice by'))).toBe(true);
  });

  it('never pretends that there is nothing to do when the contracts cannot be loaded', async () => {
    server.use(
      http.get('*/api/contracts', () => Response.json({ error: { message: 'Down for a moment.' } }, { status: 503 })),
    );
    await renderApp({ path: '/dashboard' });
    expect(await within(await region('Next deadlines')).findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing to act on/)).not.toBeInTheDocument();
  });

  it('does not claim that every contract has its date where the service does not count those without', async () => {
    server.use(http.get('*/api/dashboard/stats', () => Response.json({ contractsCount: 3, upcomingRenewals: 1 })));
    await renderApp({ path: '/dashboard' });
    expect(await within(await region('Total Contracts')).findByText('3')).toBeInTheDocument();
    expect(screen.queryByText('every contract has its date')).not.toBeInTheDocument();
  });

  it('is loud about contracts without a renewal date, and leads to them', async () => {
    const { user } = await renderApp({ path: '/dashboard' });
    const card = await region('No Renewal Date');
    expect(await within(card).findByText('5')).toBeInTheDocument();
    expect(card).toHaveTextContent('nobody can be warned of these');
    await user.click(within(card).getByRole('button', { name: 'SHOW THEM' }));
    expect(await screen.findByText('5 of 64 contracts')).toBeInTheDocument();
  });
});
