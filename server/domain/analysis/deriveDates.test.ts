import { describe, expect, it } from 'vitest';
import { deriveEnding, deriveNoticeBy, deriveRenewalDate, type TermFacts } from './deriveDates.ts';

const facts = (change: Partial<TermFacts>): TermFacts => ({
  termEnd: '2018-01-31',
  autoRenews: null,
  renewalTerm: null,
  renewalLimit: null,
  noticePeriod: null,
  counted: false,
  ...change,
});

const ending = (change: Partial<Parameters<typeof deriveEnding>[0]>) =>
  deriveEnding({ ...facts({}), perpetual: false, hasOption: false, ...change });

describe('the day the current term ends', () => {
  it('is the end of the initial term while that lasts', () => {
    expect(deriveRenewalDate(facts({ autoRenews: true, renewalTerm: { n: 1, unit: 'year' } }), '2017-05-01')?.day).toBe(
      '2018-01-31',
    );
  });

  it('is rolled forward where the agreement renews itself', () => {
    const derived = deriveRenewalDate(facts({ autoRenews: true, renewalTerm: { n: 1, unit: 'year' } }), '2026-11-21');
    expect(derived).toEqual({ day: '2027-01-31', working: '2018-01-31 + 9 × 1 year = 2027-01-31' });
  });

  it('counts months from the original day', () => {
    expect(
      deriveRenewalDate(facts({ autoRenews: true, renewalTerm: { n: 1, unit: 'month' } }), '2018-03-05')?.day,
    ).toBe('2018-03-31');
  });

  it('stays the end itself where nothing renews by itself, or the renewals have run out', () => {
    expect(
      deriveRenewalDate(facts({ autoRenews: false, renewalTerm: { n: 1, unit: 'year' } }), '2026-11-21')?.day,
    ).toBe('2018-01-31');
    expect(
      deriveRenewalDate(facts({ autoRenews: true, renewalTerm: { n: 1, unit: 'year' }, renewalLimit: 2 }), '2026-11-21')
        ?.day,
    ).toBe('2020-01-31');
  });

  it('is unknown where it has renewed itself since, for a time nobody knows', () => {
    expect(deriveRenewalDate(facts({ autoRenews: true }), '2026-11-21')).toBeNull();
    expect(deriveRenewalDate(facts({ autoRenews: true }), '2017-05-01')?.day).toBe('2018-01-31');
  });

  it('is unknown where the end is', () => {
    expect(
      deriveRenewalDate(facts({ termEnd: null, autoRenews: true, renewalTerm: { n: 1, unit: 'year' } }), '2026-11-21'),
    ).toBeNull();
  });
});

describe('the last day to give notice', () => {
  it('is the notice period before the term ends', () => {
    expect(deriveNoticeBy(facts({ noticePeriod: { n: 90, unit: 'day' } }), '2027-01-31')).toEqual({
      day: '2026-11-02',
      working: '2027-01-31 (last day) - 90 days = 2026-11-02',
    });
    expect(deriveNoticeBy(facts({ noticePeriod: { n: 2, unit: 'month' } }), '2027-04-30')?.day).toBe('2027-02-28');
  });

  it('counts from the day before the anniversary where the term was counted from its first day', () => {
    const counted = facts({ noticePeriod: { n: 90, unit: 'day' }, counted: true });
    expect(deriveNoticeBy(counted, '2027-02-01')?.day).toBe('2026-11-02');
  });

  it('is unknown without a notice or an end', () => {
    expect(deriveNoticeBy(facts({}), '2027-01-31')).toBeNull();
    expect(deriveNoticeBy(facts({ noticePeriod: { n: 90, unit: 'day' } }), null)).toBeNull();
  });
});

describe('how an agreement ends', () => {
  it('is by renewal, by option, on a day, or open', () => {
    expect(ending({ autoRenews: true })).toBe('renews');
    expect(ending({ autoRenews: false, hasOption: true })).toBe('option');
    expect(ending({ autoRenews: false })).toBe('ends');
    expect(ending({ termEnd: null, perpetual: true })).toBe('open');
  });

  it('is unknown where nothing says so', () => {
    expect(ending({ termEnd: null })).toBe('unknown');
  });
});
