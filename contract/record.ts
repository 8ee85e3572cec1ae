/** A contract as a backend keeps it. Both backends keep the same; how it is shown and changed is worked out in this folder. */
import type { CalendarDay } from './calendar.ts';
import type { Decision } from './decision.ts';
import { type Known, knownOf } from './known.ts';
import type { PersonValues, Reading, ValueSource } from './values.ts';

export type ContractSource = 'gmail' | 'drive' | 'file' | 'hand' | 'sheet';
export type Owner = { name: string | null; email: string | null };
export type Related = {
  contractId: string;
  kind: 'amendment of' | 'statement of work under' | 'related to' | 'separate from';
};
export type Sighting = {
  source: 'gmail' | 'drive' | 'file';
  name: string;
  account?: string;
  location?: string;
  date?: string | null;
};

/** What a list needs of a contract. Instants are ISO texts. */
export type ListedRecord = {
  id: string;
  version: number;
  source: ContractSource;
  createdAt: string;
  /** When it was moved to the trash. */
  deletedAt: string | null;
  known: Known;
  owner: Owner | null;
  tags: string[];
  notes: string | null;
  acknowledged: CalendarDay[];
  decisions: Decision[];
};

export type RecordDocument = {
  id: string;
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  /** When the mail came or the file was last changed: it orders the documents. */
  date: string | null;
  addedAt: string;
  source: ContractSource;
  sourceLocation: string | null;
  /** It came from another contract, which it becomes again when it is taken out. */
  joined: boolean;
  /** It is a picture, read by a machine. Missing where it is not. */
  readFromScan?: boolean;
  /** How many of its pages have no words that could be read. Missing where none. */
  pagesUnread?: number;
  /** Why it could not be read, in a sentence; missing or null where it was. */
  unreadBecause?: string | null;
  reading: Reading;
  sightings: Sighting[];
};

export type ContractRecord = ListedRecord & {
  person: PersonValues;
  /** Newest first: the first that says something of a value wins among them. */
  documents: RecordDocument[];
  related: Related[];
};

/** One line of the history, which is only ever added to. */
export type HistoryEntry = {
  /** Email address; null where it was read from a document. */
  who: string | null;
  when: string;
  field: string;
  from: unknown;
  to: unknown;
  source?: ValueSource;
  /** Missing of what is no value, and in entries written before sources were kept on both sides. */
  sourceBefore?: ValueSource;
  /** Of the contract after the change. */
  version: number;
};

/**
 * Newest first: by the day it was sent or changed, undated ones last, then by when it was added. What amends or renews an agreement is newer
 * than it, whenever its file was last touched; where all days are known that documents are agreed on, or renew from, those count.
 */
export function newestFirst(documents: readonly RecordDocument[]): RecordDocument[] {
  const byFile = documents.toSorted(
    (a, b) =>
      (b.date ?? '').localeCompare(a.date ?? '') || b.addedAt.localeCompare(a.addedAt) || a.id.localeCompare(b.id),
  );
  if (!byFile.some(speaksOfAnother)) return byFile;
  if (byFile.every(ownDay)) return byFile.toSorted((a, b) => byOwnDay(a, b) || rank(b) - rank(a));
  const changes = byFile.filter(speaksOfAnother);
  const others = byFile.filter((each) => !speaksOfAnother(each));
  return [...(changes.every(ownDay) ? changes.toSorted(byOwnDay) : changes), ...others];
}

const speaksOfAnother = ({ reading }: RecordDocument) => reading.about !== undefined;
const rank = (document: RecordDocument) => Number(speaksOfAnother(document));
/** The day it was agreed on; of a letter that names none, the day from which it renews. */
const ownDay = ({ reading: { values, about } }: RecordDocument) =>
  values.agreementDate ?? (about === undefined ? null : values.from) ?? '';
const byOwnDay = (a: RecordDocument, b: RecordDocument) => ownDay(b).localeCompare(ownDay(a));

/** A contract of which nothing is known yet; its first change makes it version 1. */
export function newRecord(id: string, source: ContractSource, createdAt: string): ContractRecord {
  return {
    id,
    version: 0,
    source,
    createdAt,
    deletedAt: null,
    known: knownOf({}, []),
    person: {},
    documents: [],
    owner: null,
    tags: [],
    notes: null,
    acknowledged: [],
    decisions: [],
    related: [],
  };
}
