import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { addDays, localDay } from '../../../contract/calendar.ts';
import { backend, server } from '../../../mocks/node.ts';
import { formatDay } from '../../domain/format.ts';
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

  it('leads from its cards, the quick actions, a month and a row to what they speak of', async () => {
    const { user } = await renderApp({ path: '/dashboard' });
    const link = async (card: string, name: string) => within(await region(card)).getByRole('link', { name });
    expect(await within(await region('No Renewal Date')).findByText('5')).toBeInTheDocument();
    expect(await link('No Renewal Date', 'SHOW THEM')).toHaveAttribute('href', '/contracts?view=undated');
    expect(await link('Total Contracts', 'VIEW ALL CONTRACTS')).toHaveAttribute('href', '/contracts');
    expect(await link('Upcoming Renewals', 'VIEW DETAILS')).toHaveAttribute('href', '/calendar');
    expect(await link('Quick Actions', 'Upload Contracts')).toHaveAttribute('href', '/upload-contracts');
    const row = await within(await region('Decide next')).findByRole('link', { name: 'Cedarline Networks' });
    expect(row.getAttribute('href')).toMatch(/^\/contracts\/demo-/);
    const months = within(await region('Last chances')).getAllByRole('link');
    expect(months).toHaveLength(12);
    expect(months[0]?.getAttribute('href')).toMatch(/^\/contracts\?month=\d{4}-\d{2}$/);
    await user.click(await link('Quick Actions', 'View Calendar'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contract Renewal Calendar' })).toBeInTheDocument();
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

  it('says first what has passed, is due and can still be avoided, and lists each with its day, counterparty and amount', async () => {
    await renderApp({ path: '/dashboard' });
    expect(await screen.findByText(/^9 notice days have passed$/)).toBeInTheDocument();
    expect(screen.getByText(/a year can still be avoided\.$/)).toHaveTextContent(
      /, 2 decisions are due by \w+\. (Please check \d+ contracts? that may be due within 90 days\. )?\$/,
    );
    const list = within(await region('Decide next'));
    const groups = (await list.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(groups[0]).toMatch(/^Passed9 to acknowledge/);
    const row = list.getByRole('link', { name: 'Cedarline Networks' }).closest('tr');
    expect(row).toHaveTextContent(/in 6 days.*Give notice byor renews Dec|in 6 days.*Give notice by/);
    expect(row).toHaveTextContent('$27,300');
  });

  it('shows what the totals come to together at the rates of the user, beside each currency', async () => {
    backend.db.update(({ accounts }) => {
      const rates = ['EUR', 'GBP', 'CHF', 'CAD', 'JPY'].map((currency) => ({ currency, rate: 1.5 }));
      const account = accounts['demo-user'];
      if (account) account.settings = { ...account.settings, rates };
    });
    await renderApp({ path: '/dashboard' });
    expect(await screen.findByText(/can still be avoided, about \$[\d,]+ together at your rates\.$/)).toHaveTextContent(
      /\$[\d,]+(, | and )[£€]/,
    );
    const list = within(await region('Decide next'));
    expect(list.getAllByText(/^about \$[\d,]+ together at your rates$/).length).toBeGreaterThan(0);
    const year = within(await region('Last chances'));
    expect(year.getAllByText(/, also .*, about \$[\d,]+ together at your rates$/).length).toBeGreaterThan(0);
  });

  it('counts as due next what its card counts, and the days that have passed apart', async () => {
    const { user } = await renderApp({ path: '/dashboard' });
    const list = within(await region('Decide next'));
    const due = await list.findByRole('link', { name: /due next$/ });
    expect(list.getByRole('link', { name: 'All 9 passed' })).toHaveAttribute('href', '/contracts?view=passed');
    const card = await region('To decide (90 days)');
    const count = /\d+/.exec(due.textContent)?.[0] ?? 'none';
    expect(await within(card).findByText(count)).toBeInTheDocument();
    await user.click(due);
    expect(
      await screen.findByRole('link', { name: new RegExp(String.raw`^Due next\s*${count}$`) }),
    ).toBeInTheDocument();
  });

  it('keeps what was cancelled in sight until its notice is recorded as sent', async () => {
    const today = localDay(new Date());
    const end = { cycleEnd: addDays(today, 60), renewalDate: addDays(today, 60) };
    const cancelled = { actByKind: 'notice', decision: 'cancel', ending: 'renews', ...end };
    server.use(
      http.get('*/api/contracts', () =>
        Response.json([
          {
            ...cancelled,
            id: 'open',
            name: 'Pest control',
            actBy: addDays(today, 30),
            yearlyAmount: 0,
            currency: 'ILS',
          },
          { ...cancelled, id: 'late', name: 'Shredding', actBy: addDays(today, -2) },
          { ...cancelled, id: 'sent', name: 'Vending', actBy: addDays(today, 20), noticeSentOn: today },
        ]),
      ),
    );
    await renderApp({ path: '/dashboard' });
    const list = within(await region('Decide next'));
    const groups = (await list.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(groups).toEqual(['Cancelled, notice not recorded as sent2 to send ']);
    const row = (name: string) => list.getByRole('link', { name }).closest('tr');
    expect(row('Pest control')).toHaveTextContent(/in 30 days.*Give notice by or renews /);
    expect(row('Shredding')).toHaveTextContent(/2 days ago.*Notice was due renews .* unless notice was sent/);
    expect(list.queryByText('Vending')).not.toBeInTheDocument();
  });

  it('says what may be due where nothing certain is, and takes an unknown amount for no zero', async () => {
    const today = localDay(new Date());
    const doubt = { code: 'ROLLED_FORWARD', field: 'to', message: 'It has renewed 12 times. Is it still running?' };
    const ahead = { actByKind: 'notice', decision: 'undecided', yearlyAmount: null };
    server.use(
      http.get('*/api/contracts', () =>
        Response.json([
          { ...ahead, id: 'doubtful', name: 'Affiliate agreement', actBy: addDays(today, 7), toCheck: [doubt] },
          { ...ahead, id: 'unpriced', name: 'Supply agreement', actBy: addDays(today, 200) },
        ]),
      ),
    );
    await renderApp({ path: '/dashboard' });
    const sentence = 'Nothing certain is due in the next 90 days. Please check 1 contract that may be.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Affiliate agreement/ })).toHaveTextContent('Perhaps act by');
    expect(screen.getByRole('link', { name: 'Show it in the list' })).toHaveAttribute('href', '/contracts?view=check');
    const months = within(await region('Last chances')).getAllByRole('listitem');
    expect(months.map(({ textContent }) => textContent).filter((text) => !text.endsWith('None'))).toEqual([
      expect.stringMatching(/1 contract,Unknown$/),
    ]);
  });

  it('says in two lines of a term that renewed after its day passed what became of it, and when one can act again', async () => {
    const today = localDay(new Date());
    const [was, end, next] = [addDays(today, -40), addDays(today, -10), addDays(today, 325)];
    const passedCycle = {
      actBy: was,
      cycleEnd: end,
      kind: 'notice',
      next: { cycleEnd: next, actBy: next, kind: 'notice' },
    };
    const passed = {
      id: 'a',
      name: 'Cleaning',
      ending: 'renews',
      actBy: next,
      actByKind: 'notice',
      passed: true,
      passedCycle,
    };
    const unsent = { ...passed, id: 'b', name: 'Hosting', passedCycle: { ...passedCycle, notice: 'unsent' } };
    server.use(http.get('*/api/contracts', () => Response.json([passed, unsent])));
    await renderApp({ path: '/dashboard' });
    const row = within(await region('Decide next')).getByRole('row', { name: /Cleaning/ });
    expect(row).toHaveTextContent(`Notice was due renewed ${formatDay(end)}next notice by ${formatDay(next)}`);
    // It was to be cancelled.
    expect(screen.getByRole('row', { name: /Hosting/ })).toHaveTextContent(`Notice not sent renewed ${formatDay(end)}`);
  });

  it('shows three first steps to an empty account, and no false comfort', async () => {
    backend.chooseScenario('empty-account');
    await renderApp({ path: '/dashboard' });
    expect(await region('Three steps until no notice day slips by')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing to decide/)).not.toBeInTheDocument();
  });

  it('never pretends that there is nothing to do when the contracts cannot be loaded', async () => {
    server.use(
      http.get('*/api/contracts', () => Response.json({ error: { message: 'Down for a moment.' } }, { status: 503 })),
    );
    await renderApp({ path: '/dashboard' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch contracts');
    expect(screen.queryByText(/Nothing to decide|No last day/)).not.toBeInTheDocument();
  });

  it('claims nothing of contracts that the service does not count', async () => {
    server.use(http.get('*/api/dashboard/stats', () => Response.json({ contractsCount: 3, upcomingRenewals: 1 })));
    await renderApp({ path: '/dashboard' });
    expect(await within(await region('Total Contracts')).findByText('3')).toBeInTheDocument();
    expect(within(await region('No Renewal Date')).queryByText(/\d/)).toBeNull();
  });

  it('is decided by a menu that an arrow key opens and that has the focus, which then goes on to the next one to decide', async () => {
    const { user } = await renderApp({ path: '/dashboard' });
    const [first, second] = await screen.findAllByRole('button', { name: /^Decide: / });
    first?.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Renew' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveRole('menuitem'));
    await user.keyboard('r');
    expect(second).toHaveFocus();
  });
});
