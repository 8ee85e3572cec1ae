import { describe, expect, it } from 'vitest';
import type { Contract } from '../../api/api.ts';
import { standingWords } from '../../domain/standing.ts';
import { actByWords, amountWords, counterpartyWords } from './contractWords.ts';

const cancelled: Contract = { id: '1', name: 'Hosting', actBy: '2026-12-20', actByKind: 'notice', decision: 'cancel' };
const standing = (contract: Contract, today = '2026-11-25') => standingWords(contract, today).text;

describe('where a cancelled contract stands', () => {
  it('is a notice to send, then one that was not sent, until it is recorded as sent', () => {
    expect(standing(cancelled)).toBe('Send notice');
    expect(standing(cancelled, '2026-12-21')).toBe('Notice not sent');
    expect(standing({ ...cancelled, noticeSentOn: '2026-12-01' })).toBe('Cancel');
  });

  it('has ended once its term is over, where notice was sent in time', () => {
    const over = { ...cancelled, ending: 'renews', renewalDate: '2027-01-20', noticeSentOn: '2026-12-01' } as const;
    expect(standing(over, '2027-01-20')).toBe('Cancel');
    expect(standing(over, '2027-01-21')).toBe('Ended');
  });

  it('is simply cancelled where it ends without a notice', () => {
    expect(standing({ ...cancelled, actByKind: 'end' })).toBe('Cancel');
  });
});

it('a contract whose term is over has ended where it does, and where nobody knows whether it renews its term has', () => {
  const over: Contract = { id: '1', name: 'Retainer', renewalDate: '2026-11-01', actByKind: 'end' };
  expect(standing({ ...over, ending: 'ends' })).toBe('Ended');
  expect(standing({ ...over, ending: 'unknown' })).toBe('Term ended');
});

it('a last day on a weekend says when to send the notice; where there is nothing to send, only how far away it is', () => {
  const sunday: Contract = { id: '1', name: 'Hosting', actBy: '2026-12-20', actByWorkingDay: '2026-12-18' };
  expect(actByWords({ ...sunday, actByKind: 'notice' }, '2026-11-25').beneath).toBe('send by Fri 18');
  expect(actByWords({ ...sunday, actByKind: 'end' }, '2026-11-25').beneath).toBe('in 25 days');
});

it('a name that may be the other side is never shown as if it were', () => {
  const asked: Contract = { id: '1', name: 'Order', counterparty: null, perhapsCounterparty: 'Tarn Lifts' };
  expect(counterpartyWords(asked)).toMatchObject({
    text: 'Perhaps Tarn Lifts',
    look: 'perhaps',
    beneath: 'please check',
  });
  expect(counterpartyWords({ ...asked, counterparty: 'Tarn' })).toMatchObject({ text: 'Tarn', look: '', beneath: '' });
});

it('an amount that is to be checked says so, in place of what it would be in a year', () => {
  const price: Contract = {
    id: '1',
    name: 'Lift',
    contractValue: 742.56,
    amountPeriod: 'month',
    yearlyAmount: 8910.72,
  };
  expect(amountWords(price).beneath).toBe('$8,911 a year');
  const toCheck = [{ code: 'DISAGREEING', field: 'amount', message: 'We found more than one amount.' }] as const;
  expect(amountWords({ ...price, toCheck: [...toCheck] }).beneath).toBe('please check');
});
