/** What a search asks for, as the form holds it (specification, section 3). */
import { type CalendarDay, isDay } from '../../contract/calendar.ts';
import type { DataSource, EntityType, Service, TimeZone } from './options.ts';

export type Keyword = { text: string };

export type SearchCriteria = {
  description: string;
  keywords: Keyword[];
  /** Days in `timeZone`, both included. */
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  service: Service;
  dataSource: DataSource;
  entityType: EntityType;
  specificAccounts: string[];
  timeZone: TimeZone;
  excludeDrafts: boolean;
  includeAllMatches: boolean;
};

export const defaultCriteria: SearchCriteria = {
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
};

/** Words that contracts and the messages around them use: together they find what one of them misses. */
export const suggestedKeywords = [
  'agreement',
  'contract',
  'renewal',
  'subscription',
  'lease',
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

/** E-mail addresses out of a comma-separated text, trimmed. */
export function parseAccounts(text: string): string[] {
  return text
    .split(',')
    .map((account) => account.trim())
    .filter((account) => account !== '');
}

/** The first thing in the criteria that no search could honour, apart from missing keywords; null where there is none. */
export function criteriaProblem(criteria: SearchCriteria): string | null {
  const { startDate, endDate, entityType, specificAccounts } = criteria;
  if (startDate && endDate && isDay(startDate) && isDay(endDate) && endDate < startDate) {
    return 'The end date lies before the start date.';
  }
  if (entityType !== 'SPECIFIC_ACCOUNTS') return null;
  if (specificAccounts.length === 0) return 'Please enter at least one account to search.';
  const wrong = specificAccounts.find((account) => !/^[^@\s]+@[^@\s]+$/.test(account));
  return wrong === undefined ? null : `"${wrong}" is not an email address.`;
}
