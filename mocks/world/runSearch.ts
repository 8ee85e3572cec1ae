/** What a search of the made-up mailbox and drive finds: the same criteria as the real service, over a handful of documents. */
import type { FoundContract, ProcessSearchResponse, SearchReceipt, SourceType } from '../../src/api/endpoints.gen.ts';
import { addDays } from '../../contract/calendar.ts';
import { searchedSources } from '../../contract/criteria.ts';
import { heldThere } from '../../contract/heldThere.ts';
import type { ContractRecord } from '../../contract/record.ts';
import { toCheckAsRead, toCheckThere } from '../../contract/toCheckFound.ts';
import { arrivals } from './arrivals.ts';
import { unrecognisedItems } from './leftOut.ts';
import { MAILBOX_ACCOUNT, mailboxDocuments, otherMatches } from './mailbox.ts';
import { perhapsContracts } from './perhaps.ts';
import type { FoundDocument } from './mailbox.ts';
import { readingOfFound } from './storedRecord.ts';
import type { MockCriteria } from '../db.ts';

/** What cannot be read before the search is retried. */
/** The contract in the database whose document was found; null where there is none. */
export type ContractOf = (foundId: string) => ContractRecord | null;

const UNREADABLE_AT_FIRST = new Set(['found-kestrel-charter', 'found-westmoor-msa']);
const SERVER_FAULT = { reason: 'Google isn’t answering properly right now.', code: 'backendError' };
const NO_ANSWER = 'Google cannot be reached.';

/**
 * The found contracts and the receipt, for criteria the service accepts. `contractOf` knows what is in the database already. With
 * `failsInPart` Google has a bad moment: mails cannot be read, and the drive not at all.
 */
export function runSearch(
  criteria: MockCriteria,
  today: string,
  contractOf: ContractOf,
  failsInPart = false,
): Required<ProcessSearchResponse> {
  const sources = searchedSources(criteria.service);
  const mayBe = perhapsContracts(today);
  const candidates = [...mailboxDocuments(today), ...(criteria.includeAllMatches ? [...mayBe, ...otherMatches()] : [])];
  const all = candidates.filter((document) => sources.includes(document.source) && matches(document, criteria, today));
  const failed = failsInPart ? all.filter(({ id, source }) => source === 'drive' || UNREADABLE_AT_FIRST.has(id)) : [];
  const found = all.filter((document) => !failed.includes(document));
  const perhaps =
    criteria.includeAllMatches || failsInPart ? [] : mayBe.filter(({ source }) => sources.includes(source));
  return {
    perhaps: perhaps
      .filter((document) => matches(document, criteria, today))
      .map((document) => wire(document, today, contractOf)),
    contracts: found.map((document) => wire(document, today, contractOf)),
    receipt: receipt(found, failed, sources, criteria.includeAllMatches ?? false),
  };
}

/** What the run of a kept search finds: what has arrived since the one before, if anything. */
export function foundInRun(of: {
  criteria: MockCriteria;
  run: number;
  today: string;
  contractOf: ContractOf;
}): Required<ProcessSearchResponse> {
  const { criteria, run, today, contractOf } = of;
  const sources = searchedSources(criteria.service);
  const found = arrivals(today)
    .slice(run - 1, run)
    .filter((document) => sources.includes(document.source) && matches(document, criteria, today));
  const contracts = found.map((document) => wire(document, today, contractOf));
  return { contracts, perhaps: [], receipt: receipt(found, [], sources, false) };
}

function matches(document: FoundDocument, criteria: MockCriteria, today: string): boolean {
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
  const common =
    document.isContract || document.perhapsBecause ? ['agreement contract term renewal renew parties signed'] : [];
  return [document.name, ...(document.parties ?? []), ...quotes, ...common].join(' ').toLowerCase();
}

function wire({ daysAgo, ...document }: FoundDocument, today: string, contractOf: ContractOf): FoundContract {
  const date = `${addDays(today, -daysAgo)}T08:15:00Z`;
  const shown = { source: document.source, account: MAILBOX_ACCOUNT, name: document.name, date };
  const contract = contractOf(document.id);
  const reading = readingOfFound(`document-${document.id}`, document, document.name);
  const toCheck = contract ? toCheckThere(reading, contract, today) : toCheckAsRead(reading, today);
  const sightings = document.sightings ?? [shown];
  const ending = reading.values.ending ?? null;
  const held = contract
    ? { held: heldThere(reading, contract, { name: document.name, date: document.date ?? null }, today) }
    : {};
  const contractId = contract?.id ?? null;
  return { ...document, documentId: document.id, date, ending, toCheck, sightings, contractId, ...held };
}

/** What no search covers, as the service says it. */
const NOT_SEARCHED = {
  gmail: 'Emails in spam and in the trash were not searched.',
  drive: 'Files in the trash were not searched.',
  file: '',
};

function receipt(
  found: FoundDocument[],
  failed: FoundDocument[],
  sources: SourceType[],
  allMatches: boolean,
): SearchReceipt {
  const keptNames = new Set(found.map((document) => document.name));
  const brokenDrive = failed.some(({ source }) => source === 'drive');
  const items = [
    ...failed.map(failedItem),
    ...sources
      .filter((source) => !(brokenDrive && source === 'drive'))
      .flatMap(unrecognisedItems)
      .filter((item) => !(allMatches && keptNames.has(item.name))),
  ];
  const accounts = sources.map((source) => {
    const contracts = found.filter((document) => document.source === source).length;
    const here = items.filter((item) => item.source === source);
    const skipped = here.filter((item) => item.outcome === 'skipped').length;
    const listed = contracts + here.length;
    const problem = brokenDrive && source === 'drive' ? NO_ANSWER : null;
    const read = listed - skipped;
    const retryable = problem !== null;
    return { account: MAILBOX_ACCOUNT, source, listed, read, contracts, skipped, problem, retryable };
  });
  const warnings = brokenDrive ? [`Drive of ${MAILBOX_ACCOUNT} could not be read: ${NO_ANSWER}`] : [];
  return { accounts, items, warnings, notes: sources.map((source) => NOT_SEARCHED[source]) };
}

function failedItem({ name, source }: FoundDocument): SearchReceipt['items'][number] {
  const account = MAILBOX_ACCOUNT;
  const why = source === 'drive' ? { reason: NO_ANSWER, code: 'PLACE_GIVEN_UP' } : SERVER_FAULT;
  return { name, source, account, outcome: 'skipped', ...why, retryable: true };
}
