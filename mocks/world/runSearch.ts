/** What a search of the made-up mailbox and drive finds: the same criteria as the real service, over a handful of documents. */
import type {
  FoundContract,
  ProcessSearchResponse,
  SearchReceipt,
  SourceType,
  StartSearchRequest,
} from '../../src/api/endpoints.gen.ts';
import { addDays } from '../../src/domain/calendarDay.ts';
import { MAILBOX_ACCOUNT, mailboxDocuments, otherMatches, unrecognisedItems } from './mailbox.ts';
import type { FoundDocument } from './mailbox.ts';

/** The sources that a service names. */
export function searchedSources(service: StartSearchRequest['service']): SourceType[] {
  if (service === 'ALL') return ['gmail', 'drive'];
  return service === 'DRIVE' ? ['drive'] : ['gmail'];
}

/** The found contracts and the receipt, for criteria the service accepts. `contractIdOf` knows what is in the database already. */
export function runSearch(
  criteria: StartSearchRequest,
  today: string,
  contractIdOf: (foundId: string) => string | null,
): Required<ProcessSearchResponse> {
  const sources = searchedSources(criteria.service);
  const candidates = [...mailboxDocuments(today), ...(criteria.includeAllMatches ? otherMatches() : [])];
  const found = candidates.filter(
    (document) => sources.includes(document.source) && matches(document, criteria, today),
  );
  return {
    contracts: found.map((document) => ({ ...wire(document, today), contractId: contractIdOf(document.id) })),
    receipt: receipt(found, sources, criteria.includeAllMatches ?? false),
  };
}

function matches(document: FoundDocument, criteria: StartSearchRequest, today: string): boolean {
  const text = searchableText(document);
  const day = addDays(today, -document.daysAgo);
  return (
    criteria.keywords.some((keyword) => text.includes(keyword.trim().toLowerCase())) &&
    (!criteria.startDate || day >= criteria.startDate) &&
    (!criteria.endDate || day <= criteria.endDate)
  );
}

/** Name, parties and quoted sentences; every agreement also holds the words that every agreement holds. */
function searchableText(document: FoundDocument): string {
  const quotes = (document.evidence ?? []).map((each) => each.quote);
  const common = document.isContract ? ['agreement contract term renewal renew parties signed'] : [];
  return [document.name, ...(document.parties ?? []), ...quotes, ...common].join(' ').toLowerCase();
}

function wire({ daysAgo, ...document }: FoundDocument, today: string): FoundContract {
  const date = `${addDays(today, -daysAgo)}T08:15:00Z`;
  const shown = { source: document.source, account: MAILBOX_ACCOUNT, name: document.name, date };
  return { ...document, date, sightings: document.sightings ?? [shown] };
}

function receipt(found: FoundDocument[], sources: SourceType[], allMatches: boolean): SearchReceipt {
  const keptNames = new Set(found.map((document) => document.name));
  const items = sources.flatMap(unrecognisedItems).filter((item) => !(allMatches && keptNames.has(item.name)));
  const accounts = sources.map((source) => {
    const contracts = found.filter((document) => document.source === source).length;
    const here = items.filter((item) => item.source === source);
    const skipped = here.filter((item) => item.outcome === 'skipped').length;
    const listed = contracts + here.length;
    return { account: MAILBOX_ACCOUNT, source, listed, read: listed - skipped, contracts, skipped, problem: null };
  });
  return { accounts, items, warnings: [] };
}
