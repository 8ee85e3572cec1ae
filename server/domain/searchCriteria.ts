/**
 * What a search may ask for, and why some of it is refused. The shape is checked by the API contract before this; here are the
 * rules between fields and the limits of what Google lets anybody read outside Vault.
 */
import { isDay } from '../../contract/calendar.ts';
import { searchableKeywords } from './searchKeywords.ts';

export type SearchService = 'MAIL' | 'DRIVE' | 'GROUPS' | 'HANGOUTS_CHAT' | 'ALL';
export type SearchDataSource = 'ALL_DATA' | 'HELD_DATA' | 'UNPROCESSED_DATA';
export type SearchEntity = 'ALL_ACCOUNTS' | 'SPECIFIC_ACCOUNTS';
export type SearchSource = 'gmail' | 'drive';

/** A search as the user meant it: defaults filled in, white space and repetitions gone. Days are `YYYY-MM-DD` in `timeZone`. */
export type SearchCriteria = {
  description: string;
  /** Joined by OR; at least one. */
  keywords: string[];
  startDate: string | null;
  /** Inclusive. */
  endDate: string | null;
  service: SearchService;
  dataSource: SearchDataSource;
  entityType: SearchEntity;
  /** Lower case; empty unless `entityType` is SPECIFIC_ACCOUNTS. */
  specificAccounts: string[];
  timeZone: string;
  excludeDrafts: boolean;
  includeAllMatches: boolean;
};

/** What the wire sends: only keywords are required. */
export type SearchRequest = Partial<Omit<SearchCriteria, 'keywords'>> & { keywords: string[] };

/** Why a search cannot be run: a code for programs, a sentence for people, and what to do about it. */
export type CriteriaRefusal = { code: string; message: string; details?: string };

/** How the searching user is connected to Google. */
export type SearchConnection = { method: 'oauth' | 'service_account'; email: string | null };

/** Fills in the defaults of the specification (section 3) and tidies the lists. */
export function readCriteria(request: SearchRequest): SearchCriteria {
  const entityType = request.entityType ?? 'ALL_ACCOUNTS';
  return {
    description: request.description?.trim() || 'Contract Search',
    keywords: distinct(request.keywords.map((keyword) => keyword.trim().replaceAll(/\s+/g, ' '))),
    startDate: request.startDate ?? null,
    endDate: request.endDate ?? null,
    service: request.service ?? 'MAIL',
    dataSource: request.dataSource ?? 'ALL_DATA',
    entityType,
    specificAccounts:
      entityType === 'SPECIFIC_ACCOUNTS'
        ? distinct((request.specificAccounts ?? []).map((account) => account.trim().toLowerCase()))
        : [],
    timeZone: request.timeZone ?? 'UTC',
    excludeDrafts: request.excludeDrafts ?? true,
    includeAllMatches: request.includeAllMatches ?? false,
  };
}

/** The first reason why this search cannot be honoured as asked, or null. Nothing is ever silently searched instead. */
export function refuseCriteria(criteria: SearchCriteria, connection: SearchConnection): CriteriaRefusal | null {
  return refuseService(criteria) ?? refuseFields(criteria) ?? refuseAccounts(criteria, connection);
}

/** Which of the two services that can be read a search goes to. Empty for those that are refused. */
export function searchedSources(service: SearchService): SearchSource[] {
  if (service === 'MAIL') return ['gmail'];
  if (service === 'DRIVE') return ['drive'];
  return service === 'ALL' ? ['gmail', 'drive'] : [];
}

function refuseService({ service, dataSource }: SearchCriteria): CriteriaRefusal | null {
  if (service === 'GROUPS' || service === 'HANGOUTS_CHAT') {
    const name = service === 'GROUPS' ? 'Google Groups' : 'Google Chat';
    return {
      code: 'SERVICE_NOT_SEARCHABLE',
      message: `${name} cannot be searched: it has no read API outside Google Vault.`,
      details: 'Choose Gmail, Drive or All Services.',
    };
  }
  if (dataSource !== 'ALL_DATA') {
    const name = dataSource === 'HELD_DATA' ? 'Held data' : 'Unprocessed data';
    return {
      code: 'DATA_SOURCE_NOT_SEARCHABLE',
      message: `${name} cannot be searched: it means something only inside Google Vault.`,
      details: 'Choose All Data.',
    };
  }
  return null;
}

function refuseFields({ keywords, startDate, endDate, timeZone }: SearchCriteria): CriteriaRefusal | null {
  if (keywords.length === 0) return { code: 'NO_KEYWORDS', message: 'Please add at least one keyword' };
  if (searchableKeywords(keywords).length === 0) {
    return { code: 'NO_KEYWORDS', message: 'A keyword needs a letter or a digit: signs alone cannot be searched for.' };
  }
  for (const [name, day] of [['start', startDate] as const, ['end', endDate] as const]) {
    if (day !== null && !isDay(day))
      return { code: 'NO_SUCH_DAY', message: `The ${name} date, ${day}, is not a day that exists.` };
  }
  if (startDate !== null && endDate !== null && endDate < startDate) {
    return { code: 'END_BEFORE_START', message: 'The end date is before the start date.' };
  }
  if (!isTimeZone(timeZone)) return { code: 'UNKNOWN_TIME_ZONE', message: `The time zone ${timeZone} is not known.` };
  return null;
}

function refuseAccounts(criteria: SearchCriteria, { method, email }: SearchConnection): CriteriaRefusal | null {
  if (criteria.entityType !== 'SPECIFIC_ACCOUNTS') return null;
  if (criteria.specificAccounts.length === 0) {
    return {
      code: 'NO_ACCOUNTS',
      message: 'Please name at least one account to search.',
      details: 'Or choose All Accounts.',
    };
  }
  const foreign = criteria.specificAccounts.find((account) => account !== email?.toLowerCase());
  if (method === 'service_account' || foreign === undefined) return null;
  return {
    code: 'FOREIGN_ACCOUNT',
    message: `A personal account can only search its own mail and files, not those of ${foreign}.`,
    details: 'Connect the workspace with a service account to search other accounts.',
  };
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Without empty ones and repetitions, letter case aside; the first spelling stays. */
function distinct(values: string[]): string[] {
  const seen = new Map<string, string>();
  for (const value of values) if (value !== '' && !seen.has(value.toLowerCase())) seen.set(value.toLowerCase(), value);
  return [...seen.values()];
}
