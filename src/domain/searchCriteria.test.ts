import { expect, it } from 'vitest';
import { searchStartFailure } from './messages.ts';
import { addKeyword, criteriaProblem, defaultCriteria, parseAccounts } from './searchCriteria.ts';

it('the criteria start with their defaults', () => {
  expect(defaultCriteria).toEqual({
    description: 'Contract Search',
    keywords: [],
    startDate: null,
    endDate: null,
    service: 'MAIL',
    dataSource: 'ALL_DATA',
    entityType: 'ALL_ACCOUNTS',
    specificAccounts: [],
    timeZone: 'UTC',
    excludeDrafts: true,
    includeAllMatches: false,
  });
});

it('keywords are trimmed, and empty or known ones ignored', () => {
  const one = addKeyword([], '  renewal ');
  expect(one).toEqual([{ text: 'renewal' }]);
  expect(addKeyword(one, '   ')).toEqual(one);
  expect(addKeyword(one, 'Renewal')).toEqual(one);
});

it('accounts are separated by commas and trimmed', () => {
  expect(parseAccounts(' a@x.example, ,b@x.example,')).toEqual(['a@x.example', 'b@x.example']);
});

it('criteria that cannot be honoured say so', () => {
  const accounts = { ...defaultCriteria, entityType: 'SPECIFIC_ACCOUNTS' as const };
  expect(criteriaProblem(defaultCriteria)).toBeNull();
  expect(criteriaProblem(accounts)).toBe('Add at least one account to search.');
  expect(criteriaProblem({ ...accounts, specificAccounts: ['a@x.example', 'b'] })).toBe('“b” is not an email address.');
  expect(criteriaProblem({ ...defaultCriteria, startDate: '2027-02-01', endDate: '2027-01-31' })).toBe(
    'The end date is before the start date.',
  );
  expect(criteriaProblem({ ...defaultCriteria, startDate: '2027-02-01', endDate: '2027-02-01' })).toBeNull();
});

it('the sentence of a failed start has exactly one full stop before its hint', () => {
  expect(searchStartFailure(null, null)).toBe(
    'Failed to start Gmail search. Please check server logs for more details.',
  );
  expect(searchStartFailure('No quota left.', null)).toBe('No quota left. Please check server logs for more details.');
  expect(searchStartFailure('No quota left.', '429')).toBe(
    'No quota left (Error code: 429). Please check server logs for more details.',
  );
});
