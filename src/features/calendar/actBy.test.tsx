/** The act-by days in the calendar: in the cells, in the panel above the renewals, on a chosen day, and on a phone. */
import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Contract } from '../../api/api.ts';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

const notice = { actByKind: 'notice', decision: 'undecided', currency: 'USD', passed: false } as const;
const contracts: Contract[] = [
  {
    ...notice,
    id: 'open',
    name: 'Subscription Order Form, Stellaris CRM',
    counterparty: 'Stellaris CRM',
    contractValue: 7000,
    amountPeriod: 'month',
    actBy: '2028-02-20',
    actByWorkingDay: '2028-02-18',
    cycleEnd: '2028-04-20',
    renewalDate: '2028-04-20',
    renewalTerm: { n: 1, unit: 'year' },
  },
  { ...notice, id: 'kept', name: 'Oakline', contractValue: 5200, actBy: '2028-02-15', decision: 'renew' },
  {
    ...notice,
    id: 'late',
    name: 'Papermill',
    contractValue: 9400,
    actBy: '2028-02-04',
    passed: true,
    passedCycle: { actBy: '2028-02-04', cycleEnd: '2028-03-04', kind: 'notice' },
  },
  {
    ...notice,
    id: 'seen',
    name: 'Ridgeline',
    actBy: '2028-02-07',
    passed: true,
    acknowledged: true,
    passedCycle: { actBy: '2028-02-07', cycleEnd: '2028-03-07', kind: 'notice' },
  },
  {
    ...notice,
    id: 'doubtful',
    name: 'Westmoor',
    contractValue: 100,
    actBy: '2028-02-16',
    toCheck: [{ code: 'DISAGREEING', field: 'renewalTerm', message: 'We found more than one renewal term.' }],
  },
];
const box = (day: string) => document.querySelector(`[data-day="${day}"]`)?.parentElement as HTMLElement;
const wordOf = (day: string) => box(day).querySelector('.day-mark-word')?.textContent.trim();

async function open(path = '/calendar') {
  const app = await renderApp({ path });
  await screen.findByRole('region', { name: 'Act by, next 30 days' });
  return app;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2028, 1, 10, 12) });
  server.use(http.get('*/api/contracts', () => Response.json(contracts)));
});
afterEach(() => vi.useRealTimers());

it('stand in their cells with contract and amount, each a link to the contract', async () => {
  await open();
  const link = within(box('2028-02-20')).getByRole('link');
  expect(link).toHaveTextContent('Give notice by Stellaris CRM$7,000 / month');
  expect(link).toHaveAttribute('href', '/contracts/open');
});

it('say with a word what became of them: decided, passed, acknowledged, or to check', async () => {
  await open();
  expect(['2028-02-15', '2028-02-04', '2028-02-07', '2028-02-16', '2028-02-20'].map(wordOf)).toEqual([
    'Renew',
    'Passed',
    'Acknowledged',
    'Please check',
    undefined,
  ]);
});

it('of a cancellation say that the notice is to be sent until one is recorded, also after the day', async () => {
  const cancelled = { ...notice, name: 'Merrow', decision: 'cancel', cycleEnd: '2028-04-20' } as const;
  const ahead = { ...cancelled, id: 'ahead', actBy: '2028-02-21' };
  const late = { ...cancelled, id: 'late-notice', actBy: '2028-02-08' };
  const sent = { ...cancelled, id: 'sent', actBy: '2028-02-22', noticeSentOn: '2028-02-01' };
  server.use(http.get('*/api/contracts', () => Response.json([ahead, late, sent])));
  await open('/calendar?chosen=2028-02-08');
  expect(['2028-02-21', '2028-02-08', '2028-02-22'].map(wordOf)).toEqual([
    'Notice to be sent',
    'Notice to be sent',
    'Notice sent',
  ]);
  expect(document.querySelectorAll('.day-mark-decided')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Feb 8, 2028' })).toHaveTextContent(
    'Notice was due on this day, and none is recorded as sent.',
  );
  const panel = screen.getByRole('region', { name: 'Act by, next 30 days' });
  expect(within(panel).getByText('Notice was due, none recorded as sent')).toBeInTheDocument();
  expect(screen.getByText('2 notices to be sent in February, no renewals.')).toBeInTheDocument();
  expect(screen.getByText('Notice to be sent', { selector: '.month-key span' })).toBeInTheDocument();
  const february = within(await screen.findByRole('list', { name: 'February 2028 to January 2029' }));
  expect(february.getByText('February').closest('li')).toHaveTextContent('Last days to act: 2 notices to be sent');
});

it('of a cancellation that never went out say that it renewed all the same, and not that nothing was decided', async () => {
  const passedCycle = { cycleEnd: '2028-02-09', actBy: '2028-02-08', kind: 'notice', next: null, notice: 'unsent' };
  const renewed = { ...notice, id: 'renewed', name: 'Merrow', actBy: '2029-02-07', passed: true, passedCycle };
  server.use(http.get('*/api/contracts', () => Response.json([renewed])));
  await open('/calendar?chosen=2028-02-08');
  expect(screen.getByRole('region', { name: 'Feb 8, 2028' })).toHaveTextContent(
    'Notice was due on this day. The decision was to cancel, and no notice is recorded as sent. It renewed Feb 9, 2028',
  );
});

it('of a contract that ended say so, and nothing that beside its amount would read as more than that', async () => {
  const ended = { ...notice, id: 'gone', name: 'Merrow', contractValue: 16_650, actBy: '2028-02-05' };
  const unsure = { ...ended, id: 'unsure', name: 'Larkspur', actBy: '2028-02-04', ending: 'unknown' };
  const both = [ended, unsure].map((each) => ({ ...each, actByKind: 'end' }));
  server.use(http.get('*/api/contracts', () => Response.json(both)));
  await open();
  expect(['2028-02-05', '2028-02-04'].map(wordOf)).toEqual(['Ended', 'Term ended']);
});

it('are red only where they passed and nobody has acknowledged it', async () => {
  await open();
  expect([...document.querySelectorAll('.day-mark-passed')].map((mark) => mark.getAttribute('href'))).toEqual([
    '/contracts/late',
  ]);
});

it('are the answer in the first line, without what is decided, acknowledged or doubtful', async () => {
  await open();
  const answer = screen.getByText(/still ahead/);
  expect(answer).toHaveTextContent(
    '1 last day to act in February has passed, 1 is still ahead, no renewals. Please check 1 more contract.',
  );
});

it('are listed for the next 30 days above the upcoming renewals, what passed first', async () => {
  await open();
  const panel = screen.getByRole('region', { name: 'Act by, next 30 days' });
  const lines = within(panel).getAllByRole('listitem');
  expect(
    lines.map((line) => [...within(line).getByRole('link').children].map((part) => part.textContent.trim())),
  ).toEqual([
    ['Papermill', 'Notice was due Fri, Feb 4', '$9,400', '6 days ago'],
    ['Oakline', 'Give notice by Tue, Feb 15', '$5,200', 'Renew'],
    ['Westmoor', 'Perhaps act by Wed, Feb 16', '$100', 'Please check'],
    ['Stellaris CRM', 'Give notice by Sun, Feb 20', '$7,000 / month', 'send by Fri Feb 18'],
  ]);
  const upcoming = screen.getByRole('region', { name: 'Upcoming Renewals (Next 30 days)' });
  expect(panel.compareDocumentPosition(upcoming)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('can be decided on their day, which says what happens otherwise', async () => {
  const { user } = await open('/calendar?chosen=2028-02-20');
  const day = screen.getByRole('region', { name: 'Feb 20, 2028' });
  expect(day).toHaveTextContent('Give notice by this day, or it renews on Apr 20, 2028 for 1 year.');
  await user.click(within(day).getByRole('button', { name: 'Decide: Stellaris CRM' }));
  expect(await screen.findByRole('menuitem', { name: 'Renegotiate' })).toBeInTheDocument();
});

it('start at today on a phone, and the days before are folded without hiding that one passed', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.startsWith('(max-width') });
  await open();
  const month = screen.getByRole('region', { name: 'February 2028' });
  const earlier = within(month).getByText(/^Earlier this month/);
  expect(earlier).toHaveTextContent('Earlier this month: 2 days, 1 passed');
  expect(earlier.closest('details')).not.toHaveAttribute('open');
  const days = within(month).getAllByRole('heading', { level: 3 });
  expect(days.filter((day) => !day.closest('details')).map((day) => day.textContent)).toEqual([
    'Feb 15, 2028',
    'Feb 16, 2028',
    'Feb 20, 2028',
  ]);
  window.matchMedia = wide;
});
