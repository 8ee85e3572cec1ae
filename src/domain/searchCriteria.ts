/** What a search asks for, as the form holds it (specification, section 3). */
import {
  criteriaDefaults,
  refuseDays,
  refuseNoAccounts,
  type SearchCriteria as WireCriteria,
} from '../../contract/criteria.ts';
import type { TimeZone } from './options.ts';

export type Keyword = { text: string };

/** Days are in `timeZone`, both included. */
export type SearchCriteria = Omit<WireCriteria, 'keywords' | 'timeZone'> & { keywords: Keyword[]; timeZone: TimeZone };

export const defaultCriteria: SearchCriteria = { ...criteriaDefaults, keywords: [], specificAccounts: [] };

/** Words that contracts and the messages around them use: together they find what one of them misses. */
export const suggestedKeywords = [
  'agreement',
  'contract',
  'renewal',
  'subscription',
  'lease',
  // Searches take each spelling for a word of its own.
  'license',
  'licence',
  'policy',
  'order form',
  'terms',
] as const;

/** The keywords with one more: trimmed, and left as they are if it is empty or there already. */
export function addKeyword(keywords: readonly Keyword[], text: string): Keyword[] {
  const trimmed = text.trim();
  const known = keywords.some((keyword) => keyword.text.toLowerCase() === trimmed.toLowerCase());
  return trimmed === '' || known ? [...keywords] : [...keywords, { text: trimmed }];
}

/** Email addresses out of a comma-separated text, trimmed. */
export function parseAccounts(text: string): string[] {
  return text
    .split(',')
    .map((account) => account.trim())
    .filter((account) => account !== '');
}

/** The first thing in the criteria that no search could honour, apart from missing keywords; null where there is none. */
export function criteriaProblem(criteria: SearchCriteria): string | null {
  return refuseDays(criteria)?.message ?? accountsProblem(criteria);
}

/** What is wrong with the accounts that are named, where only some are to be searched. */
export function accountsProblem(criteria: Pick<SearchCriteria, 'entityType' | 'specificAccounts'>): string | null {
  const refusal = refuseNoAccounts(criteria);
  if (refusal !== null) return refusal.message;
  if (criteria.entityType !== 'SPECIFIC_ACCOUNTS') return null;
  const wrong = criteria.specificAccounts.find((account) => !/^[^@\s]+@[^@\s]+$/.test(account));
  return wrong === undefined ? null : `“${wrong}” is not an email address.`;
}
