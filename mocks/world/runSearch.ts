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

/** The contract in the database whose document was found; null where there is none. */
export type ContractOf = (foundId: string) => ContractRecord | null;

/** What cannot be read before the search is retried. */
const UNREADABLE_AT_FIRST = new Set(['found-kestrel-charter', 'found-westmoor-msa']);
const SERVER_FAULT = { reason: 'Google isn’t answering properly right now.', code: 'backendError' };
const NO_ANSWER = 'Google cannot be reached.';
/** In the words of the service. */
export const CONNECTION_ENDED =
  'Google no longer accepts the connection: it was revoked, has expired, or the password was changed.';
/** How many emails are read before the connection ends. */
const READ_BEFORE_THE_END = 2;

/** What Google does while a search reads. */
export type Reading = 'succeeds' | 'fails-in-part' | 'is-cut-off';

/**
 * The found contracts and the receipt, for criteria the service accepts. `contractOf` knows what is in the database already. Where
 * reading fails in part Google has a bad moment: mails cannot be read, and the drive not at all. Where it is cut off, only the first mails were read.
 */
export function runSearch(
  criteria: MockCriteria,
  today: string,
  contractOf: ContractOf,
  reading: Reading = 'succeeds',
): Required<ProcessSearchResponse> {
  const sources = searchedSources(criteria.service);
  const mayBe = perhapsContracts(today);
  const candidates = [...mailboxDocuments(today), ...(criteria.includeAllMatches ? [...mayBe, ...otherMatches()] : [])];
  const all = candidates.filter((document) => sources.includes(document.source) && matches(document, criteria, today));
  const failed = unread(all, reading);
  const found = all.filter((document) => !failed.includes(document));
  const perhaps =
    criteria.includeAllMatches || reading !== 'succeeds' ? [] : mayBe.filter(({ source }) => sources.includes(source));
  return {
    perhaps: perhaps
      .filter((document) => matches(document, criteria, today))
      .map((document) => wire(document, today, contractOf)),
    contracts: found.map((document) => wire(document, today, contractOf)),
    receipt: receipt({ found, failed, reading }, sources, criteria.includeAllMatches ?? false),
  };
}

/** Those of what matched that could not be read. */
function unread(all: readonly FoundDocument[], reading: Reading): FoundDocument[] {
  if (reading === 'succeeds') return [];
  const mails = all.filter(({ source }) => source !== 'drive');
  const isRead =
    reading === 'is-cut-off'
      ? new Set(mails.slice(0, READ_BEFORE_THE_END))
      : new Set(mails.filter(({ id }) => !UNREADABLE_AT_FIRST.has(id)));
  return all.filter((document) => !isRead.has(document));
}

/** How long before a run that found it something arrived. */
const ARRIVED_BEFORE_MS = 3 * 3_600_000;

/** What the run of a kept search finds: what has arrived since the one before, if anything. `at` is when it ran. */
export function foundInRun(of: {
  criteria: MockCriteria;
  run: number;
  at: string;
  today: string;
  contractOf: ContractOf;
}): Required<ProcessSearchResponse> {
  const { criteria, run, at, today, contractOf } = of;
  const date = new Date(Date.parse(at) - ARRIVED_BEFORE_MS).toISOString();
  const sources = searchedSources(criteria.service);
  const found = arrivals(today)
    .slice(run - 1, run)
    .filter((document) => sources.includes(document.source) && matches(document, criteria, today));
  const contracts = found.map((document) => arrivedAt(wire(document, today, contractOf), date));
  return { contracts, perhaps: [], receipt: receipt({ found, failed: [], reading: 'succeeds' }, sources, false) };
}

function arrivedAt(found: FoundContract, date: string): FoundContract {
  return { ...found, date, sightings: (found.sightings ?? []).map((sighting) => ({ ...sighting, date })) };
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

const NAMES = { gmail: 'Gmail', drive: 'Drive', file: 'Files' } as const;

/** What no search covers, as the service says it. */
const NOT_SEARCHED = {
  gmail: 'Emails in spam and in the trash were not searched.',
  drive: 'Files in the trash were not searched.',
  file: '',
};

type Read = { found: FoundDocument[]; failed: FoundDocument[]; reading: Reading };

function receipt({ found, failed, reading }: Read, sources: SourceType[], allMatches: boolean): SearchReceipt {
  const keptNames = new Set(found.map((document) => document.name));
  const problemOf = (source: SourceType) => {
    if (reading === 'is-cut-off') return CONNECTION_ENDED;
    return source === 'drive' && failed.some((each) => each.source === source) ? NO_ANSWER : null;
  };
  const items = [
    ...failed.map((document) => failedItem(document, problemOf(document.source))),
    ...sources
      .filter((source) => problemOf(source) === null)
      .flatMap(unrecognisedItems)
      .filter((item) => !(allMatches && keptNames.has(item.name))),
  ];
  const accounts = sources.map((source) => {
    const contracts = found.filter((document) => document.source === source).length;
    const here = items.filter((item) => item.source === source);
    const skipped = here.filter((item) => item.outcome === 'skipped').length;
    const listed = contracts + here.length;
    const problem = problemOf(source);
    const read = listed - skipped;
    const retryable = problem !== null;
    return { account: MAILBOX_ACCOUNT, source, listed, read, contracts, skipped, problem, retryable };
  });
  const warnings = accounts.flatMap(({ source, problem, read }) => {
    const extent = read > 0 ? 'could not be read to the end' : 'could not be read';
    return problem === null ? [] : [`${NAMES[source]} of ${MAILBOX_ACCOUNT} ${extent}: ${problem}`];
  });
  return { accounts, items, warnings, notes: sources.map((source) => NOT_SEARCHED[source]) };
}

/** `problem`: what has stopped the whole place. */
function failedItem({ name, source }: FoundDocument, problem: string | null): SearchReceipt['items'][number] {
  const account = MAILBOX_ACCOUNT;
  const why = problem === null ? SERVER_FAULT : { reason: problem, code: 'PLACE_GIVEN_UP' };
  return { name, source, account, outcome: 'skipped', ...why, retryable: true };
}
