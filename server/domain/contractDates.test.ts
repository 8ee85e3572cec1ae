import { describe, expect, it } from 'vitest';
import { currentRenewalDate, noticeDeadline, originalRenewalDate, type StoredRenewal } from './contractDates.ts';

const monthly: StoredRenewal = {
  renewalDate: '2026-01-31',
  autoRenews: true,
  renewalTerm: { n: 1, unit: 'month' },
  maxRenewals: null,
  noticePeriod: { n: 30, unit: 'day' },
};

describe('currentRenewalDate', () => {
  it.each([
    ['2025-12-01', '2026-01-31'],
    ['2026-01-31', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-31'],
    ['2028-02-10', '2028-02-29'],
  ])('counts whole terms from the original date: on %s it is %s', (today, expected) => {
    expect(currentRenewalDate(monthly, today)).toBe(expected);
  });

  it('stops at the last renewal there is', () => {
    expect(currentRenewalDate({ ...monthly, maxRenewals: 2 }, '2027-01-01')).toBe('2026-03-31');
  });

  it('leaves a date alone that nothing is known to renew', () => {
    expect(currentRenewalDate({ ...monthly, autoRenews: null }, '2027-01-01')).toBe('2026-01-31');
    expect(currentRenewalDate({ ...monthly, autoRenews: false }, '2027-01-01')).toBe('2026-01-31');
    expect(currentRenewalDate({ ...monthly, renewalTerm: null }, '2027-01-01')).toBe('2026-01-31');
    expect(currentRenewalDate({ ...monthly, renewalDate: null }, '2027-01-01')).toBe(null);
  });

  it('has no date beyond the end of the calendar', () => {
    expect(currentRenewalDate({ ...monthly, renewalTerm: { n: 100_000, unit: 'year' } }, '2027-01-01')).toBe(null);
  });
});

describe('noticeDeadline', () => {
  it('counts back from the renewal', () => {
    expect(noticeDeadline('2026-03-31', { n: 1, unit: 'month' })).toBe('2026-02-28');
    expect(noticeDeadline('2026-03-31', null)).toBe(null);
    expect(noticeDeadline(null, { n: 1, unit: 'month' })).toBe(null);
    expect(noticeDeadline('2026-03-31', { n: 100_000, unit: 'year' })).toBe(null);
  });
});

describe('originalRenewalDate', () => {
  it('keeps the original where the person left the rolled date', () => {
    expect(originalRenewalDate('2026-02-28', monthly)).toBe('2026-01-31');
  });
  it('takes the day of a person who changed it, and null of one who cleared it', () => {
    expect(originalRenewalDate('2026-02-27', monthly)).toBe('2026-02-27');
    expect(originalRenewalDate('2025-12-31', monthly)).toBe('2025-12-31');
    expect(originalRenewalDate(null, monthly)).toBe(null);
  });
});
