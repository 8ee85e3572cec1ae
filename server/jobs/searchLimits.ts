/** Every number of a search, in one place: what is cut, how long is waited, how much is done at once. */
import { documentLimits } from '../documents/documentLimits.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

export type SearchLimits = {
  /** Mails and files of one search. */
  maxItems: number;
  /** Bytes of one file; larger ones are not fetched. */
  maxFileBytes: number;
  /** Bytes fetched for one search. */
  maxTotalBytes: number;
  /** Time spent working on one search, waiting for Google's quota not counted, ms. */
  maxActiveMs: number;
  /** Processor time of one document from which it counts as slow, ms; it is all a document gets once the next is used up. */
  quickDocumentMs: number;
  /** Processor time that one search has for slow documents, ms: the rest of them is named on the receipt. */
  maxSlowMs: number;
  /** Processor time that one run of a search has for reading scans, ms: the rest of them stay documents without text. */
  maxScanMs: number;
  /** Items in a row that a mailbox or drive fails to give before it is left alone, with the cause. */
  maxFailedInARow: number;
  /** Times an item is asked for, each with the client's own retries. */
  maxItemAttempts: number;
  /** Times a listing may fail or be restarted before its place is given up. */
  maxListFailures: number;
  /** Times the question about all drives at once may fail before each is asked about by itself. */
  maxFailuresWhole: number;
  /** Times a search may be taken up without getting a step further: whatever ends the process each time would do so for ever. */
  maxStalls: number;
  /** Times that working on an item may fail, or stall its worker, for no reason but our own: first among others, then alone. */
  maxFaults: number;
  /** Times a worker may stop with an item in hand, alone but for the first time. Kills are no fault of the item, so many are allowed. */
  maxBegun: number;
  /** How long a worker's claim counts without being renewed, ms: what a killed worker delays its search by. */
  leaseMs: number;
  /** How often it is renewed, ms. */
  renewMs: number;
  /** How often abandoned searches are looked for, ms. */
  sweepMs: number;
  /** How often due runs of kept searches are looked for, ms. */
  watchMs: number;
  /** How often it is looked for finds whose last day to act has come near, ms. */
  tellFindsMs: number;
  /** Pause after a listing failed without Google naming a time, ms; doubled each time. */
  listPauseMs: number;
  /** Searches that one process works on at a time. */
  searchesAtOnce: number;
  /** … and of one user, so that nobody's searches keep all others waiting. */
  searchesAtOnceOfUser: number;
  /** A search that has been worked on for so long makes way for the waiting search of another user, ms. */
  sliceMs: number;
  /** Mailboxes and drives of one search at a time. */
  placesAtOnce: number;
  /** Items of one place at a time; the client itself keeps to three requests per account. */
  itemsAtOnce: number;
  /** Bytes of documents that one process holds at a time. */
  maxBytesInFlight: number;
  /** Items read between two looks at the database for more. */
  itemsPerLook: number;
  /** What earlier searches read is taken over so many items at a time. */
  knownPerWrite: number;
  /** Outcomes are written when there are this many, … */
  itemsPerWrite: number;
  /** … or this many bytes of documents to be stored, … */
  bytesPerWrite: number;
  /** … or this long after the last time, ms. */
  writeEveryMs: number;
  /** Finished searches are forgotten after this long, ms; contracts stay. */
  keepFinishedMs: number;
  /** Files whose search was never started are forgotten after this long, ms. */
  keepWaitingFilesMs: number;
  /** How often that is looked after, ms. */
  cleanMs: number;
};

export const searchLimits: SearchLimits = {
  maxItems: 20_000,
  maxFileBytes: documentLimits.maxBytes,
  maxTotalBytes: 20_000 * MEGABYTE,
  maxActiveMs: 6 * 60 * MINUTE,
  quickDocumentMs: 5 * SECOND,
  maxSlowMs: MINUTE,
  maxScanMs: 30 * MINUTE,
  maxFailedInARow: 10,
  maxItemAttempts: 3,
  maxListFailures: 5,
  maxFailuresWhole: 2,
  maxStalls: 50,
  maxFaults: 2,
  maxBegun: 20,
  leaseMs: 10 * SECOND,
  renewMs: 3 * SECOND,
  sweepMs: 2 * SECOND,
  watchMs: 20 * SECOND,
  tellFindsMs: 10 * MINUTE,
  listPauseMs: 5 * SECOND,
  searchesAtOnce: 4,
  searchesAtOnceOfUser: 2,
  sliceMs: 10 * SECOND,
  placesAtOnce: 4,
  itemsAtOnce: 6,
  maxBytesInFlight: 64 * MEGABYTE,
  itemsPerLook: 200,
  knownPerWrite: 500,
  itemsPerWrite: 25,
  bytesPerWrite: 8 * MEGABYTE,
  writeEveryMs: 2 * SECOND,
  keepFinishedMs: 90 * 24 * 60 * MINUTE,
  keepWaitingFilesMs: 24 * 60 * MINUTE,
  cleanMs: 60 * MINUTE,
};
