import { describe, expect, it } from 'vitest';
import { awayInWords, indexNoticesByDay, nextDeadlines } from './deadlines.ts';

const contract = (name: string, renewalDate: string | null, noticeBy: string | null = null) => ({
  name,
  renewalDate,
  noticeBy,
});

describe('the next deadlines', () => {
  it('run from today to the last day of the window, both included, earliest first', () => {
    const contracts = [
      contract('last', '2028-03-30'),
      contract('today', '2028-02-29'),
      contract('after', '2028-03-31'),
      contract('before', '2028-02-28'),
      contract('undated', null),
    ];
    const names = nextDeadlines(contracts, '2028-02-29', 30).map((deadline) => deadline.contract.name);
    expect(names).toEqual(['today', 'last']);
  });

  it('name a contract once for its notice and once for its renewal, the notice first on one day', () => {
    const contracts = [contract('renews', '2027-01-31'), contract('both', '2027-02-10', '2027-01-31')];
    expect(nextDeadlines(contracts, '2027-01-31', 30).map(({ kind, contract: { name } }) => `${kind} ${name}`)).toEqual(
      ['notice both', 'renewal renews', 'renewal both'],
    );
  });

  it('leave out a notice deadline that has passed', () => {
    expect(nextDeadlines([contract('late', '2027-02-10', '2027-01-30')], '2027-01-31', 30)).toHaveLength(1);
  });
});

describe('notices by day', () => {
  it('collect the contracts of a day and leave out those without a notice deadline', () => {
    const days = indexNoticesByDay([
      contract('a', null, '2027-01-31'),
      contract('b', null),
      contract('c', null, '2027-01-31'),
    ]);
    expect(days.get('2027-01-31')?.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(days.size).toBe(1);
  });
});

describe('how far a day is away', () => {
  it.each([
    ['2027-03-14', 'today'],
    ['2027-03-15', 'tomorrow'],
    ['2027-03-13', 'yesterday'],
    ['2027-03-24', 'in 10 days'],
    ['2027-03-04', '10 days ago'],
  ])('from 14 March 2027 to %s is %s', (day, words) => {
    expect(awayInWords(day, '2027-03-14')).toBe(words);
  });
});
