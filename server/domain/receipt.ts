/**
 * The receipt of a search: what was listed, read, recognised and skipped, and why, per account and source. Silent partial
 * results look exactly like "no contracts"; so whatever was listed is accounted for, and what is missing is said.
 */
import type { Analysis } from './analysis/types.ts';
import type { SearchSource } from '../../contract/criteria.ts';

export type DocumentOutcome = 'contract' | 'duplicate' | 'not_a_contract' | 'skipped';

/** A document with what became of it. `partId`: the part within its mail, empty for files. `reason` is a sentence; null where the outcome says it all. */
export type ReceiptDocument = {
  account: string;
  source: SearchSource;
  itemId: string;
  partId: string;
  name: string;
  outcome: DocumentOutcome;
  reason: string | null;
  code: string | null;
  /** Skipped for a reason that may pass. */
  retryable: boolean;
  /** Of a file that its user brought and that is still kept. */
  fileId?: string;
  /** Of what lies in the mail or Drive: by which it is asked for. */
  foundId?: string;
};

/** A mailbox or drive of the search: the ids of what matched there, and what stopped it, if anything did. */
export type ReceiptPlace = {
  account: string;
  source: SearchSource;
  itemIds: readonly string[];
  /** How many of those an earlier search had read, unchanged since. */
  known: number;
  problem: string | null;
  /** The problem may pass. */
  retryable: boolean;
};

export type Receipt = {
  accounts: {
    account: string;
    source: SearchSource;
    listed: number;
    known: number;
    read: number;
    contracts: number;
    skipped: number;
    problem: string | null;
    retryable: boolean;
  }[];
  items: Omit<ReceiptDocument, 'itemId' | 'partId'>[];
  warnings: string[];
  notes: string[];
};

/** The name of an email of which nothing but its place among the matches is known. */
export const UNOPENED_EMAIL = 'An email we couldn’t open';

/** Several emails that could not be had are told apart by their place among the matches, which Gmail lists with the newest first. */
function nameWithPlace({ account, itemId, name, source }: ReceiptDocument, places: readonly ReceiptPlace[]): string {
  if (source !== 'gmail' || !/^An email we couldn.t open$/.test(name)) return name;
  const itemIds = places.find((place) => place.account === account && place.source === source)?.itemIds ?? [];
  const at = itemIds.indexOf(itemId);
  return at < 0 ? name : `${name}: match ${at + 1} of ${itemIds.length} in the mailbox of ${account}`;
}

/** `listed` counts mails and files, the rest documents: a mail may hold several. `warnings` concern the whole search. */
export function makeReceipt(
  places: readonly ReceiptPlace[],
  documents: readonly ReceiptDocument[],
  warnings: readonly string[],
): Receipt {
  const unaccounted = findUnaccounted(places, documents);
  return {
    accounts: places.map(({ account, source, itemIds, known, problem, retryable }) => {
      const here = documents.filter((document) => document.account === account && document.source === source);
      const count = (...outcomes: DocumentOutcome[]) => here.filter(({ outcome }) => outcomes.includes(outcome)).length;
      return {
        account,
        source,
        listed: itemIds.length,
        known,
        read: count('contract', 'duplicate', 'not_a_contract'),
        contracts: count('contract'),
        skipped: count('skipped'),
        problem,
        retryable,
      };
    }),
    items: documents.map((document) => {
      const { itemId: _item, partId: _part, foundId, ...rest } = document;
      const item = { ...rest, name: nameWithPlace(document, places) };
      return foundId !== undefined && canBeFetched(document) ? { ...item, foundId } : item;
    }),
    notes: notesOn(places),
    warnings:
      unaccounted.length === 0
        ? [...warnings]
        : [
            ...warnings,
            `${unaccounted.length} of the matches have no outcome. This search didn’t read everything it listed.`,
          ],
  };
}

/** What Google gives nobody, or not to us: asking once more would not help. */
const NEVER_GIVEN = new Set(['FOLDER', 'TOO_LARGE', 'tooLarge', 'cannotDownload', 'abusive', 'notExportable', 'gone']);

/**
 * Can what a search met be fetched for a contract that is entered by hand? A file in Drive, what is attached to an email, or the email itself;
 * not what lies within an attachment, nor what an email links to.
 */
export function canBeFetched({
  source,
  partId,
  outcome,
  code,
  retryable,
}: Pick<ReceiptDocument, 'source' | 'partId' | 'outcome' | 'code' | 'retryable'>): boolean {
  if (outcome !== 'skipped' && outcome !== 'not_a_contract') return false;
  if (source === 'file' || NEVER_GIVEN.has(code ?? '')) return false;
  if (source === 'drive') return partId === '';
  // An email that could not be had at all may be read by a retry, with everything attached to it.
  return isWholeEmail(partId) ? !retryable : /^\d+(?:\.\d+)*$/.test(partId);
}

/** What was written in an email is kept as the whole of it. */
export function isWholeEmail(partId: string): boolean {
  return partId === '' || partId.startsWith('body:');
}

/** What no search covers, and what this one did not have to read. */
function notesOn(places: readonly ReceiptPlace[]): string[] {
  const listed = places.reduce((sum, { itemIds }) => sum + itemIds.length, 0);
  const known = places.reduce((sum, place) => sum + place.known, 0);
  return [
    ...(places.some(({ source }) => source === 'gmail') ? ['Emails in spam and in the trash were not searched.'] : []),
    ...(places.some(({ source }) => source === 'drive') ? ['Files in the trash were not searched.'] : []),
    ...(known > 0
      ? [`${known} of the ${listed} matches had been read before and have not changed, so they were not read again.`]
      : []),
  ];
}

/** The receipt's sentence for what is perhaps a contract; null for what is one, or surely none. */
export function perhapsReason({ verdict, verdictReason }: Pick<Analysis, 'verdict' | 'verdictReason'>): string | null {
  return verdict === 'perhaps' ? `Perhaps a contract. ${verdictReason ?? ''}`.trim() : null;
}

/** A found contract with its sightings, the one that is shown first. */
export type ReceiptContract = {
  name: string;
  isContract: boolean;
  /** Why it is perhaps a contract; null where it is one, or surely none. */
  perhaps: string | null;
  sightings: readonly Pick<ReceiptDocument, 'account' | 'source' | 'itemId' | 'partId'>[];
};

/**
 * Which sighting of a contract is the contract and which are copies can only be said when all are known: the one that is shown
 * is it, in whatever order they were read.
 */
export function settleSightings(
  documents: readonly ReceiptDocument[],
  contracts: readonly ReceiptContract[],
): ReceiptDocument[] {
  const settled = new Map<string, Pick<ReceiptDocument, 'outcome' | 'reason' | 'code'>>();
  for (const { name, isContract, perhaps, sightings } of contracts) {
    const copy = { outcome: 'duplicate', reason: `The same document as “${name}”.`, code: 'DUPLICATE' } as const;
    for (const [index, { source, account, itemId, partId }] of sightings.entries()) {
      const outcome = isContract ? ('contract' as const) : ('not_a_contract' as const);
      const shown = { outcome, reason: perhaps, code: perhaps === null ? null : 'PERHAPS' };
      settled.set(key(account, source, `${itemId}/${partId}`), index === 0 ? shown : copy);
    }
  }
  return documents.map((document) => {
    const { account, source, itemId, partId } = document;
    return { ...document, ...settled.get(key(account, source, `${itemId}/${partId}`)) };
  });
}

/** What was listed but has no outcome. Empty after every search that ran to its end. */
export function findUnaccounted(
  places: readonly ReceiptPlace[],
  documents: readonly Pick<ReceiptDocument, 'account' | 'source' | 'itemId'>[],
): string[] {
  const known = new Set(documents.map(({ account, source, itemId }) => key(account, source, itemId)));
  return places.flatMap(({ account, source, itemIds }) =>
    itemIds.map((itemId) => key(account, source, itemId)).filter((itemKey) => !known.has(itemKey)),
  );
}

function key(account: string, source: string, itemId: string): string {
  return `${source}/${account}/${itemId}`;
}
