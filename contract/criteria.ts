/**
 * What a search may ask for: the defaults, and why some of it is refused. The shape is checked by openapi.yaml before this; here are the rules
 * between fields and the limits of what Google lets anybody read outside Vault. The form, the service and the mock backend all ask here.
 */
import { type CalendarDay, isDay } from './calendar.ts';
import { distinct } from './distinct.ts';
import { isTimeZone } from './zonedTime.ts';

export type SearchService = 'MAIL' | 'DRIVE' | 'GROUPS' | 'HANGOUTS_CHAT' | 'ALL';
export type SearchDataSource = 'ALL_DATA' | 'HELD_DATA' | 'UNPROCESSED_DATA';
export type SearchEntity = 'ALL_ACCOUNTS' | 'SPECIFIC_ACCOUNTS';
export type SearchSource = 'gmail' | 'drive' | 'file';

/** A search as the user meant it: defaults filled in, white space and repetitions gone. Days are `YYYY-MM-DD` in `timeZone`. */
export type SearchCriteria = {
  description: string;
  /** Joined by OR; at least one. */
  keywords: string[];
  startDate: CalendarDay | null;
  /** Inclusive. */
  endDate: CalendarDay | null;
  service: SearchService;
  dataSource: SearchDataSource;
  entityType: SearchEntity;
  /** Lower case; empty unless `entityType` is SPECIFIC_ACCOUNTS. */
  specificAccounts: string[];
  timeZone: string;
  excludeDrafts: boolean;
  includeAllMatches: boolean;
};

/** What a recorded search does: the user's own files are searched like what Google has, and asked for by a call of their own. */
export type RecordedCriteria = Omit<SearchCriteria, 'service'> & { service: SearchService | 'FILES' };

/** What the wire sends: only keywords are required. */
export type SearchRequest = { [Field in keyof SearchCriteria]?: SearchCriteria[Field] | undefined } & {
  keywords: string[];
};

/** Why a search cannot be run: a code for programs, a sentence for people, and what to do about it. */
export type CriteriaRefusal = { code: string; message: string; details?: string };

/** How the searching user is connected to Google. */
export type SearchConnection = { method: 'oauth' | 'service_account'; email: string | null };

/** What a search asks for where nothing else is said (specification, section 3). */
export const criteriaDefaults = {
  description: 'Contract Search',
  startDate: null,
  endDate: null,
  service: 'MAIL',
  dataSource: 'ALL_DATA',
  entityType: 'ALL_ACCOUNTS',
  timeZone: 'UTC',
  excludeDrafts: true,
  includeAllMatches: false,
} as const satisfies Partial<SearchCriteria>;

/** Fills in the defaults and tidies the lists. */
export function readCriteria(request: SearchRequest): SearchCriteria {
  const entityType = request.entityType ?? criteriaDefaults.entityType;
  const accounts = entityType === 'SPECIFIC_ACCOUNTS' ? (request.specificAccounts ?? []) : [];
  return {
    description: request.description?.trim() || criteriaDefaults.description,
    keywords: distinct(request.keywords.map((keyword) => keyword.trim().replaceAll(/\s+/g, ' '))),
    startDate: request.startDate ?? criteriaDefaults.startDate,
    endDate: request.endDate ?? criteriaDefaults.endDate,
    service: request.service ?? criteriaDefaults.service,
    dataSource: request.dataSource ?? criteriaDefaults.dataSource,
    entityType,
    specificAccounts: distinct(accounts.map((account) => account.trim().toLowerCase())),
    timeZone: request.timeZone ?? criteriaDefaults.timeZone,
    excludeDrafts: request.excludeDrafts ?? criteriaDefaults.excludeDrafts,
    includeAllMatches: request.includeAllMatches ?? criteriaDefaults.includeAllMatches,
  };
}

/** The first reason why this search cannot be honoured as asked, or null. Nothing is ever silently searched instead. */
export function refuseCriteria(criteria: RecordedCriteria, connection: SearchConnection): CriteriaRefusal | null {
  return (
    refuseService(criteria) ??
    refuseKeywords(criteria.keywords) ??
    refuseDays(criteria) ??
    refuseTimeZone(criteria.timeZone) ??
    refuseNoAccounts(criteria) ??
    refuseForeignAccounts(criteria, connection)
  );
}

/** Where a search goes. Empty for the services that are refused. */
export function searchedSources(service: SearchService | 'FILES' = criteriaDefaults.service): SearchSource[] {
  if (service === 'MAIL') return ['gmail'];
  if (service === 'DRIVE') return ['drive'];
  if (service === 'FILES') return ['file'];
  return service === 'ALL' ? ['gmail', 'drive'] : [];
}

/**
 * Keywords as phrases that are safe between double quotes: quotes and control characters become spaces (neither Gmail nor
 * Drive has an escape for them, and a stray quote broadens the query), whitespace is collapsed. What then has neither
 * letter nor digit cannot be searched for and is left out; so are doubles.
 */
export function searchableKeywords(keywords: readonly string[]): string[] {
  const phrases = keywords
    .map((keyword) => keyword.replaceAll(/["\u201c-\u201f\p{Cc}\p{Z}\s]+/gu, ' ').trim())
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase));
  return [...new Set(phrases)];
}

function refuseService({ service, dataSource }: RecordedCriteria): CriteriaRefusal | null {
  if (service === 'GROUPS' || service === 'HANGOUTS_CHAT') {
    const name = service === 'GROUPS' ? 'Google Groups' : 'Google Chat';
    return {
      code: 'SERVICE_NOT_SEARCHABLE',
      message: `We can’t search ${name}: Google lets other programs read it only through Google Vault.`,
      details: 'Choose Gmail, Drive or All Services.',
    };
  }
  if (dataSource !== 'ALL_DATA') {
    const name = dataSource === 'HELD_DATA' ? 'held data' : 'unprocessed data';
    return {
      code: 'DATA_SOURCE_NOT_SEARCHABLE',
      message: `We can’t search ${name}: it exists only in Google Vault.`,
      details: 'Choose All Data.',
    };
  }
  return null;
}

/** The sentence for no keyword at all is the specification's. */
function refuseKeywords(keywords: readonly string[]): CriteriaRefusal | null {
  if (keywords.length === 0) return { code: 'NO_KEYWORDS', message: 'Please add at least one keyword' };
  if (searchableKeywords(keywords).length > 0) return null;
  return { code: 'NO_KEYWORDS', message: 'Add a keyword with at least one letter or digit.' };
}

/** Days that do not exist, and an end before its start. */
export function refuseDays({
  startDate,
  endDate,
}: Pick<SearchCriteria, 'startDate' | 'endDate'>): CriteriaRefusal | null {
  for (const [name, day] of [['start', startDate] as const, ['end', endDate] as const]) {
    if (day !== null && !isDay(day))
      return { code: 'NO_SUCH_DAY', message: `The ${name} date, ${day}, doesn’t exist. Choose another day.` };
  }
  if (startDate === null || endDate === null || endDate >= startDate) return null;
  return { code: 'END_BEFORE_START', message: 'The end date is before the start date.' };
}

function refuseTimeZone(timeZone: string): CriteriaRefusal | null {
  return isTimeZone(timeZone)
    ? null
    : { code: 'UNKNOWN_TIME_ZONE', message: `We don’t know the time zone ${timeZone}.` };
}

/** Specific accounts are wanted, and none is named. */
export function refuseNoAccounts({
  entityType,
  specificAccounts,
}: Pick<SearchCriteria, 'entityType' | 'specificAccounts'>): CriteriaRefusal | null {
  if (entityType !== 'SPECIFIC_ACCOUNTS' || specificAccounts.length > 0) return null;
  return { code: 'NO_ACCOUNTS', message: 'Add at least one account to search.', details: 'Or choose All Accounts.' };
}

function refuseForeignAccounts(
  { specificAccounts }: RecordedCriteria,
  { method, email }: SearchConnection,
): CriteriaRefusal | null {
  const foreign = specificAccounts.find((account) => account !== email?.toLowerCase());
  if (method === 'service_account' || foreign === undefined) return null;
  return {
    code: 'FOREIGN_ACCOUNT',
    message: `A personal account can search only its own email and files, not those of ${foreign}.`,
    details: 'Connect the workspace with a service account to search other accounts.',
  };
}
