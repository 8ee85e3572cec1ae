/** What a search of the user's own files finds in the demo. It reads no document: it says which files it would read, without a value. */
import type { FoundContract, ProcessSearchResponse, SearchReceipt } from '../../src/api/endpoints.gen.ts';

import type { MockAccount } from '../db.ts';
import type { NotSent } from '../../contract/notSent.ts';
import { heldThere } from '../../contract/heldThere.ts';
import type { ContractRecord } from '../../contract/record.ts';
import { SPREADSHEET } from './leftOut.ts';
import { readingOfFound } from './storedRecord.ts';

/** `arrivedAt`: an ISO instant, where it waits. `sheet`: what is in a spreadsheet, as base64: it can be imported. */
export type DroppedFile = {
  id: string;
  name: string;
  size: number;
  arrivedAt?: string;
  sheet?: string;
  /** It was chosen and never sent. */
  notSent?: Omit<NotSent, 'name'>;
};

const SHEET = /\.(?:xlsx|csv|xls|xlsm|xlsb|ods|numbers)$/i;
/** More would fill the browser's store. */
const LARGEST_SHEET = 256 * 1024;

/** A file that was sent, as the demo keeps it: its name, and of a sheet what is in it. */
export async function keptFile(file: File): Promise<DroppedFile> {
  const { name, size } = file;
  const kept = { id: `file-${crypto.randomUUID()}`, name, size };
  if (!SHEET.test(name) || size > LARGEST_SHEET) return kept;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { ...kept, sheet: btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')) };
}

const READ = /\.(?:pdf|docx|eml|msg|txt|html?|md|png|jpe?g)$/i;
/** What receipts call the place of such files, as the service does. */
const FILES_PLACE = 'Your files';

export function foundInFiles(
  files: readonly DroppedFile[],
  today: string,
  contractOf: (foundId: string) => ContractRecord | null,
  attached: readonly string[] = [],
): Required<ProcessSearchResponse> {
  const read = files.filter(({ name, notSent }) => notSent === undefined && READ.test(name));
  const contracts = read.map((file): FoundContract => {
    const [found, contract] = [foundFile(file), contractOf(file.id)];
    if (!contract) return { ...found, contractId: null };
    const reading = readingOfFound(`document-${found.id}`, found, found.name);
    return {
      ...found,
      contractId: contract.id,
      held: heldThere(reading, contract, { name: found.name, date: null }, today),
    };
  });
  const skipped = files
    .filter((file) => !read.includes(file))
    .map(({ id, name, notSent }) => ({
      ...(notSent ?? outcomeOf(name)),
      name,
      ...(notSent || attached.includes(id) ? {} : { fileId: id }),
      source: 'file' as const,
      account: FILES_PLACE,
      outcome: 'skipped' as const,
    }));
  const counted = { listed: files.length, read: read.length, contracts: read.length, skipped: skipped.length };
  const receipt: SearchReceipt = {
    accounts: [{ account: FILES_PLACE, source: 'file', ...counted, problem: null, retryable: false }],
    items: skipped,
    warnings: [],
    notes: ['The demo does not read the files: type in what is missing.'],
  };
  return { contracts, perhaps: [], receipt };
}

function outcomeOf(name: string): { reason: string; code: string } {
  return SHEET.test(name)
    ? { reason: SPREADSHEET, code: 'SPREADSHEET' }
    : { reason: 'We can’t read this kind of file.', code: 'UNSUPPORTED' };
}

/** Of every search of the account so far. */
export function droppedFiles({ searches }: Pick<MockAccount, 'searches'>): ReturnType<typeof foundFile>[] {
  return searches.flatMap(({ files = [] }) => files.filter(({ notSent }) => notSent === undefined)).map(foundFile);
}

function foundFile({ id, name, size }: DroppedFile): FoundContract & { id: string; name: string } {
  const empty = { renewalDate: null, amount: null, currency: null, amountPeriod: null };
  const dates = { agreementDate: null, effectiveDate: null, termEnd: null, noticeBy: null };
  return {
    id,
    name,
    size,
    ...empty,
    ...dates,
    source: 'file',
    sourceLocation: name,
    date: null,
    parties: [],
    isContract: true,
    perhapsBecause: null,
    perpetual: false,
    autoRenews: null,
    ending: null,
    renewalTerm: null,
    noticePeriod: null,
    evidence: [],
    alternatives: [],
    toCheck: [],
    sightings: [{ source: 'file', account: FILES_PLACE, name, location: name, date: null }],
    documentId: id,
  };
}
