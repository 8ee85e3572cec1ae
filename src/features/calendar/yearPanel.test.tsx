/** Twelve months beneath the month that is shown: what they hold in numbers, and how one leads to them. */
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Contract } from '../../api/api.ts';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { firstOfTwelve, yearMonths } from './yearMonths.ts';

const notice = {
  actByKind: 'notice',
  decision: 'undecided',
  currency: 'USD',
  passed: false,
  ending: 'renews',
} as const;
const doubt = [
  { code: 'DISAGREEING' as const, field: 'to' as const, message: 'We found more than one end of the term.' },
];
const contracts: Contract[] = [
  { ...notice, id: 'a', name: 'Open', yearlyAmount: 84_000, actBy: '2028-02-20', renewalDate: '2028-04-20' },
  {
    ...notice,
    id: 'b',
    name: 'Pounds',
    yearlyAmount: 1_200,
    currency: 'GBP',
    actBy: '2028-02-28',
    renewalDate: '2028-04-28',
  },
  {
    ...notice,
    id: 'c',
    name: 'Late',
    actBy: '2028-02-04',
    renewalDate: '2028-03-04',
    passed: true,
    passedCycle: { actBy: '2028-02-04', cycleEnd: '2028-03-04', kind: 'notice' },
  },
  {
    ...notice,
    id: 'd',
    name: 'Decided',
    decision: 'renew',
    yearlyAmount: 500,
    actBy: '2028-02-21',
    renewalDate: '2028-04-30',
  },
  {
    ...notice,
    id: 'e',
    name: 'Doubtful',
    yearlyAmount: 9_999,
    actBy: '2028-02-22',
    renewalDate: '2028-04-22',
    toCheck: doubt,
  },
  { ...notice, id: 'f', name: 'Next twelve months', yearlyAmount: 7, actBy: '2029-01-31', renewalDate: '2029-03-31' },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2028, 1, 10, 12) });
  server.use(http.get('*/api/contracts', () => Response.json(contracts)));
});
afterEach(() => vi.useRealTimers());

it('twelve months begin with the month of today, and so do those before and after them', () => {
  const starts = ['2028-02-10', '2029-01-31', '2029-02-01', '2028-01-31', '2027-01-15'];
  expect(starts.map((day) => firstOfTwelve(day, '2028-02-10'))).toEqual([
    '2028-02-01',
    '2028-02-01',
    '2029-02-01',
    '2027-02-01',
    '2026-02-01',
  ]);
});

it('the months of a year count last days and renewals, add up by currency, and leave out what is in doubt', () => {
  const { months, whole } = yearMonths(contracts, '2028-02-01', '2028-02-10');
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({
    first: '2028-02-01',
    open: 2,
    passed: 1,
    unsent: 0,
    renewals: 0,
    ends: 0,
    sums: [],
    unknown: 0,
    check: 1,
  });
  expect(months[2]).toMatchObject({ open: 0, passed: 0, renewals: 3, check: 1 });
  expect(months[2]?.sums).toEqual([
    { currency: 'USD', amount: 84_500 },
    { currency: 'GBP', amount: 1_200 },
  ]);
  // What a contract costs that says no amount is not nothing.
  expect(months[1]).toMatchObject({ renewals: 1, sums: [], unknown: 1 });
  // A contract is checked once, in however many months its days are.
  expect(whole).toMatchObject({ open: 3, passed: 1, renewals: 4, check: 1 });
});

const due = { ...notice, yearlyAmount: 100, renewalDate: '2028-05-20', actBy: '2028-03-20' } as const;
const term: Contract[] = [
  { ...due, id: 'renews', name: 'Renews' },
  { ...due, id: 'ends', name: 'Parking', ending: 'ends', actByKind: 'end' },
  { ...due, id: 'option', name: 'Lease', ending: 'option', actByKind: 'option' },
  { ...due, id: 'used', name: 'Garage', ending: 'option', actByKind: 'option', decision: 'renew' },
  { ...due, id: 'unsent', name: 'Guards', decision: 'cancel' },
  { ...due, id: 'sent', name: 'Plants', decision: 'cancel', noticeSentOn: '2028-02-01' },
  { ...due, id: 'late', name: 'Courier', decision: 'cancel', noticeSentOn: '2028-03-21' },
  { ...due, id: 'accepted', name: 'Mats', decision: 'cancel', noticeSentOn: '2028-03-21', noticeAccepted: true },
  { ...due, id: 'unknown', name: 'Handshake', ending: 'unknown' },
  { ...due, id: 'doubtful', name: 'Doubtful', toCheck: doubt },
];

it('renewals are what renews: not what ends, or is cancelled with notice sent, and what is in doubt is counted apart, in the first line, too', async () => {
  const { months, whole } = yearMonths(term, '2028-02-01', '2028-02-10');
  expect(months[3]).toMatchObject({ renewals: 4, ends: 4, sums: [{ currency: 'USD', amount: 400 }], check: 2 });
  expect(whole).toMatchObject({ renewals: 4, ends: 4, check: 2 });
  server.use(http.get('*/api/contracts', () => Response.json(term)));
  await renderApp({ path: '/calendar?chosen=2028-05-20' });
  expect(
    await screen.findByText('No last days to act in May, 4 renewals, 4 contracts end. Please check 2 more contracts.'),
  ).toBeInTheDocument();
  await screen.findByRole('list', { name: 'February 2028 to January 2029' });
  expect(lineOf('May')).toHaveTextContent('MayLast days to act: 2 to checkRenewals: 4They cost a year: $400');
  const chosen = within(screen.getByRole('region', { name: 'May 20, 2028' }));
  expect(chosen.getByRole('link', { name: /^Parking/ })).toHaveTextContent('ends');
  expect(chosen.getByRole('link', { name: /^Guards/ })).not.toHaveTextContent('ends');
});

it('a term that ends, of which nobody knows whether it renews, is to check, and not counted as a last day ahead as well', () => {
  const over: Contract = {
    ...due,
    id: 'u',
    name: 'Retainer',
    ending: 'unknown',
    actByKind: 'end',
    actBy: '2028-05-20',
  };
  const { months } = yearMonths([over, { ...over, id: 'e', ending: 'ends' }], '2028-02-01', '2028-02-10');
  expect(months[3]).toMatchObject({ open: 1, check: 1, ends: 1 });
});

it('ends with the calendar, and is not there before it begins', async () => {
  const { user, unmount } = await renderApp({ path: '/calendar?day=9999-12-31' });
  expect(await screen.findByRole('list', { name: 'February 9999 to December 9999' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next twelve months' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous twelve months' }));
  expect(await screen.findByRole('list', { name: 'February 9998 to January 9999' })).toBeInTheDocument();
  unmount();
  await renderApp({ path: '/calendar?day=0001-01-15' });
  expect(await screen.findByRole('heading', { level: 2, name: 'January 1' })).toBeInTheDocument();
  await screen.findByRole('region', { name: 'Act by, next 30 days' });
  expect(screen.queryByRole('button', { name: 'Next twelve months' })).not.toBeInTheDocument();
});

const year = () => screen.getByRole('list', { name: / to January / });
const lineOf = (month: string) => {
  const line = within(year()).getByText(month).closest('li');
  return line ?? document.body;
};
const open = async () => {
  const app = await renderApp({ path: '/calendar' });
  await screen.findByRole('list', { name: 'February 2028 to January 2029' });
  return app;
};

it('stands beneath the month in numbers, the month that is shown marked', async () => {
  await open();
  expect(lineOf('February')).toHaveTextContent('FebruaryLast days to act: 2 ahead1 passed1 to checkRenewals: 0');
  expect(lineOf('April')).toHaveTextContent(
    'AprilLast days to act: 1 to checkRenewals: 3They cost a year: $84,500 and £1,200',
  );
  expect(lineOf('May')).toHaveTextContent('MayLast days to act: 0Renewals: 0');
  expect(lineOf('Together')).toHaveTextContent(
    'TogetherLast days to act: 3 ahead1 passed1 to checkRenewals: 4They cost a year: $84,500 and £1,200',
  );
  expect(within(lineOf('February')).getByRole('link')).toHaveAttribute('aria-current', 'date');
  expect(within(lineOf('April')).getByRole('link')).not.toHaveAttribute('aria-current');
});

it('leads to a month by keyboard, whose first day has the focus then, to the month of today by today, and to other years', async () => {
  const { user } = await open();
  within(lineOf('April')).getByRole('link').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'April 2028' })).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('[data-day="2028-04-01"]')).toHaveFocus());
  await user.click(within(lineOf('February')).getByRole('link'));
  await waitFor(() => expect(document.querySelector('[data-day="2028-02-10"]')).toHaveFocus());
  const next = screen.getByRole('button', { name: 'Next twelve months' });
  await user.click(next);
  expect(await screen.findByRole('list', { name: 'February 2029 to January 2030' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'February 2029' })).toBeInTheDocument();
  expect(lineOf('March 2029')).toHaveTextContent('March 2029Last days to act: 0Renewals: 1They cost a year: $7');
  expect(next).toHaveFocus();
});

it('says nothing while nothing is known, and nothing of an account without contracts', async () => {
  server.use(http.get('*/api/contracts', () => Response.json([])));
  await renderApp({ path: '/calendar' });
  expect(await screen.findByText('No contracts yet.')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: / to January / })).not.toBeInTheDocument();
});
