import { describe, expect, it } from 'vitest';
import {
  readCriteria,
  refuseCriteria,
  type SearchConnection,
  searchedSources,
  type SearchRequest,
} from './criteria.ts';

const personal: SearchConnection = { method: 'oauth', email: 'Mara@brightwater.example' };
const workspace: SearchConnection = { method: 'service_account', email: 'admin@brightwater.example' };
const refusal = (request: Partial<SearchRequest>, connection = personal) =>
  refuseCriteria(readCriteria({ keywords: ['renewal'], ...request }), connection);

describe('search criteria', () => {
  it('have the defaults of the specification', () => {
    expect(readCriteria({ keywords: [' renewal  term ', 'Renewal term', ''] })).toEqual({
      description: 'Contract Search',
      keywords: ['renewal term'],
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

  it('drop the accounts that are not asked for', () => {
    expect(readCriteria({ keywords: ['x'], specificAccounts: ['a@b.example'] }).specificAccounts).toEqual([]);
  });

  it.each<[string, Partial<SearchRequest>, string]>([
    ['Google Groups', { service: 'GROUPS' }, 'only through Google Vault'],
    ['Google Chat', { service: 'HANGOUTS_CHAT' }, 'only through Google Vault'],
    ['held data', { dataSource: 'HELD_DATA' }, 'only in Google Vault'],
    ['unprocessed data', { dataSource: 'UNPROCESSED_DATA' }, 'only in Google Vault'],
    [
      'specific accounts without any',
      { entityType: 'SPECIFIC_ACCOUNTS', specificAccounts: [' '] },
      'at least one account',
    ],
    ['an end before the start', { startDate: '2026-03-02', endDate: '2026-03-01' }, 'before the start date'],
    ['a day that does not exist', { startDate: '2026-02-29' }, 'doesn’t exist'],
    ['no keyword', { keywords: [' '] }, 'at least one keyword'],
    ['keywords of signs', { keywords: ['"!"'] }, 'one letter or digit'],
    ['an unknown zone', { timeZone: 'Mars/Base' }, 'don’t know'],
  ])('refuse %s with a sentence', (_what, request, sentence) => {
    expect(refusal(request)?.message).toContain(sentence);
  });

  it('let a personal account search itself, whatever the case of its address, and nobody else', () => {
    const own = { entityType: 'SPECIFIC_ACCOUNTS' as const, specificAccounts: ['MARA@brightwater.example'] };
    expect(refusal(own)).toBeNull();
    const foreign = { ...own, specificAccounts: [...own.specificAccounts, 'ben@brightwater.example'] };
    expect(refusal(foreign)?.message).toContain('ben@brightwater.example');
    expect(refusal(foreign, workspace)).toBeNull();
  });

  it('allow one and the same day at both ends', () => {
    expect(refusal({ startDate: '2026-03-01', endDate: '2026-03-01' })).toBeNull();
  });

  it('go to Gmail, to Drive, or to both', () => {
    expect(searchedSources('MAIL')).toEqual(['gmail']);
    expect(searchedSources('DRIVE')).toEqual(['drive']);
    expect(searchedSources('ALL')).toEqual(['gmail', 'drive']);
    expect(searchedSources('GROUPS')).toEqual([]);
  });
});
