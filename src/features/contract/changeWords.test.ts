import { expect, it } from 'vitest';
import { changedBy, historyWords } from './changeWords.ts';
import { withMoneyThen } from './moneyThen.ts';

const decision = { cycleEnd: '2027-02-24', decision: 'renew', note: null, noticeSent: null };
const entries = (field: string, from: unknown, to: unknown) =>
  withMoneyThen([{ who: 'jonas', when: '2026-11-22T10:00:00Z', version: 2, field, from, to }], {
    currency: {},
    amountPeriod: {},
  });
const said = (...change: [string, unknown, unknown]) => entries(...change).map(historyWords)[0];
const told = (...change: [string, unknown, unknown]) => entries(...change).map(changedBy)[0];

it('the history speaks of the trash, of decisions and of what is acknowledged as one would say it', () => {
  expect(said('trash', false, true)).toBe('Moved to the trash');
  expect(said('trash', true, false)).toBe('Restored from the trash');
  expect(said('trash', false, false)).toBe('Moved to the trash, and restored');
  expect(said('decision', [], [decision])).toBe('Decision: undecided → Renew for the term to Feb 24, 2027');
  expect(said('decision', [], [])).toBe('Decision: undecided again');
  expect(said('owner', null, null)).toBe('Owner: none again');
  const seen = 'Acknowledged: the last day to act in the term to Feb 24, 2027 has passed';
  expect(said('acknowledged', [], ['2027-02-24'])).toBe(seen);
  expect(said('acknowledged', ['2026-02-24'], ['2026-02-24', '2027-02-24'])).toBe(seen);
  expect(said('acknowledged', ['2027-02-24'], [])).toBe('No longer acknowledged: the term to Feb 24, 2027');
  expect(said('acknowledged', [], [])).toBe('Acknowledged, and taken back');
});

it('and so does what a colleague did meanwhile', () => {
  expect(told('trash', true, false)).toBe('jonas restored it from the trash');
  expect(told('acknowledged', [], ['2027-02-24'])).toBe('jonas acknowledged that a last day passed');
  expect(told('decision', [], [decision])).toBe(
    'jonas changed Decision from undecided to Renew for the term to Feb 24, 2027',
  );
});
