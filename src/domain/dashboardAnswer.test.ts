import { describe, expect, it } from 'vitest';
import { dashboardAnswer } from './dashboardAnswer.ts';
import type { Acting } from '../../contract/acting.ts';
import type { Rates } from '../../contract/rates.ts';

const today = '2026-11-22';
const notice = (id: string, actBy: string, more: Partial<Acting> = {}): Acting => ({
  id,
  actBy,
  actByKind: 'notice',
  yearlyAmount: 1_200,
  currency: 'USD',
  ...more,
});
const said = (contracts: Acting[]) => {
  const { late, rest } = dashboardAnswer(contracts, today);
  return `${late ?? ''}${rest}`;
};

describe('the first line of the dashboard', () => {
  it('says what has passed, what is due by when, and the money that can still be avoided', () => {
    const contracts = [
      notice('a', '2026-11-20', { passed: true }),
      notice('b', '2026-11-01', { passed: true }),
      notice('c', '2026-11-25'),
      notice('d', '2026-11-27', { yearlyAmount: 13_800, currency: 'GBP' }),
    ];
    expect(said(contracts)).toBe(
      '2 notice days have passed, 2 decisions are due by Friday. $1,200 and £13,800 a year can still be avoided.',
    );
  });

  it('says after the money of each currency what it comes to together, only where every rate for it is there', () => {
    const contracts = [notice('a', '2026-11-25'), notice('b', '2026-11-27', { yearlyAmount: 100, currency: 'GBP' })];
    const rest = (each: Rates['each']) => dashboardAnswer(contracts, today, { into: 'USD', each }).rest;
    expect(rest([{ currency: 'GBP', rate: 1.3 }])).toContain(
      '$1,200 and £100 a year can still be avoided, about $1,330 together at your rates.',
    );
    expect(rest([{ currency: 'EUR', rate: 1.08 }])).toContain('$1,200 and £100 a year can still be avoided.');
  });

  it('says of what is due today alone that it is due today', () => {
    expect(said([notice('a', today)])).toBe('1 decision is due today. $1,200 a year can still be avoided.');
  });

  it('names the next day where nothing is due soon, and claims nothing where there is no day at all', () => {
    expect(said([notice('a', '2027-02-20')])).toBe(
      'Nothing to decide until Feb 20, 2027. $1,200 a year can still be avoided.',
    );
    expect(said([notice('a', '2028-02-20')])).toBe('Nothing to decide in the next 90 days.');
  });

  it('says of what was cancelled that notice is still to be sent, until that is recorded', () => {
    const cancelled = notice('a', '2026-11-25', { decision: 'cancel' });
    expect(said([cancelled])).toBe('Nothing to decide in the next 90 days. Send notice for 1 cancelled contract.');
    expect(said([{ ...cancelled, noticeSentOn: '2026-11-20' }])).toBe('Nothing to decide in the next 90 days.');
    expect(said([{ ...cancelled, actByKind: 'end' }])).toBe('Nothing to decide in the next 90 days.');
  });

  it('never states a day that has to be checked first', () => {
    const doubtful = { toCheck: [{ code: 'ROLLED_FORWARD', field: 'to' }] };
    const missed = notice('a', '2026-11-20', { passed: true, ...doubtful });
    expect(said([notice('b', '2026-11-25', doubtful)])).toBe(
      'Nothing certain is due in the next 90 days. Please check 1 contract that may be.',
    );
    expect(said([missed, notice('b', '2026-11-25', doubtful)])).toBe(
      'Nothing certain is due in the next 90 days. Please check 1 contract that may be, and 1 whose last day may have passed.',
    );
    expect(said([missed])).toBe(
      'Nothing certain is due in the next 90 days. Please check 1 contract whose last day may have passed.',
    );
    expect(said([{ ...missed, acknowledged: true }])).toBe('Nothing to decide in the next 90 days.');
    expect(said([{ ...missed, actBy: '2005-03-30' }])).toBe('Nothing to decide in the next 90 days.');
    expect(said([notice('a', '2026-11-25'), notice('b', '2026-11-25', doubtful)])).toBe(
      '1 decision is due by Wednesday. Please check 1 contract that may be due within 90 days. $1,200 a year can still be avoided.',
    );
    expect(said([notice('a', '2028-11-25', doubtful)])).toBe('Nothing to decide in the next 90 days.');
  });
});
