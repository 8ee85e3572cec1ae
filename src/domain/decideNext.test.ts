import { describe, expect, it } from 'vitest';
import { type Acting } from '../../contract/acting.ts';
import { avoidableSums, decideNext, lastChances, yearlySums } from './decideNext.ts';

const today = '2026-11-22';
const contract = (id: string, more: Partial<Acting>): Acting => ({
  id,
  actByKind: 'notice',
  yearlyAmount: 1_000,
  currency: 'USD',
  ...more,
});
const ids = (contracts: readonly Acting[]) => contracts.map(({ id }) => id);

describe('what is to be decided next', () => {
  it('stands in its stretch of time, both ends included, soonest first and passed ones latest first', () => {
    const groups = decideNext(
      [
        contract('quarter', { actBy: '2027-02-20' }),
        contract('beyond', { actBy: '2027-02-21' }),
        contract('today', { actBy: today }),
        contract('week', { actBy: '2026-11-29' }),
        contract('month', { actBy: '2026-11-30' }),
        contract('older', { actBy: '2026-11-01', passed: true }),
        contract('newer', { actBy: '2026-11-20', passed: true }),
      ],
      today,
    );
    expect(Object.values(groups).map(ids)).toEqual([['newer', 'older'], ['today', 'week'], ['month'], ['quarter']]);
  });

  it('leaves out what is decided, what was acknowledged, and what has to be checked first', () => {
    const groups = decideNext(
      [
        contract('decided', { actBy: '2026-11-25', decision: 'renew' }),
        contract('acknowledged', { actBy: '2026-11-20', passed: true, acknowledged: true }),
        contract('doubtful', { actBy: '2026-11-25', toCheck: [{ code: 'ROLLED_FORWARD', field: 'to' }] }),
        contract('doubtful and passed', {
          actBy: '2026-11-20',
          passed: true,
          toCheck: [{ code: 'LONG_PAST', field: 'to' }],
        }),
      ],
      today,
    );
    expect(Object.values(groups).flat()).toEqual([]);
  });

  it('has what is due on a certain day though its amount is in doubt, which is part of no total', () => {
    const doubtful = contract('doubtful', { actBy: '2026-11-25', toCheck: [{ code: 'UNCERTAIN', field: 'amount' }] });
    expect(ids(decideNext([doubtful], today).week)).toEqual(['doubtful']);
    expect(avoidableSums([doubtful], today)).toEqual([]);
  });
});

describe('money', () => {
  it('is added per currency, and unknown amounts are not zeros', () => {
    const sums = yearlySums([
      contract('a', { yearlyAmount: 10.1 }),
      contract('b', { yearlyAmount: 0.2 }),
      contract('c', { yearlyAmount: 500, currency: 'GBP' }),
      contract('d', { yearlyAmount: null, currency: 'EUR' }),
    ]);
    expect(sums).toEqual([
      { currency: 'USD', amount: 10.3 },
      { currency: 'GBP', amount: 500 },
    ]);
  });

  it('can be avoided where a contract would go on and its day is still to come within a year', () => {
    const sums = avoidableSums(
      [
        contract('notice', { actBy: '2026-12-01' }),
        contract('option', { actBy: '2026-12-01', actByKind: 'option' }),
        contract('ends anyway', { actBy: '2026-12-01', actByKind: 'end' }),
        contract('passed', { actBy: '2026-11-01', passed: true }),
        contract('in two years', { actBy: '2028-12-01' }),
      ],
      today,
    );
    expect(sums).toEqual([{ currency: 'USD', amount: 2_000 }]);
  });

  it('is shown by month of the last chance: still avoidable, or committed, over the turn of the year', () => {
    const { currency, months } = lastChances(
      [
        contract('open', { actBy: '2026-12-10' }),
        contract('renewed', { actBy: '2026-12-20', decision: 'renew' }),
        contract('cancelled', { actBy: '2026-12-20', decision: 'cancel' }),
        contract('passed', { actBy: '2026-11-02', passed: true }),
        contract('pounds', { actBy: '2027-01-10', currency: 'GBP' }),
      ],
      today,
    );
    expect(currency).toBe('USD');
    expect(months).toHaveLength(12);
    expect(months.slice(0, 3)).toMatchObject([
      { month: '2026-11-01', avoidable: 0, committed: 1_000, count: 1 },
      { month: '2026-12-01', avoidable: 1_000, committed: 1_000, count: 3 },
      { month: '2027-01-01', avoidable: 0, committed: 0, count: 1, others: [{ currency: 'GBP', amount: 1_000 }] },
    ]);
    expect(months.at(-1)?.month).toBe('2027-10-01');
  });
});
