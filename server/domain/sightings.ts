/**
 * One contract, many sightings: when are two documents the same contract, which of them is shown, and in which order a person
 * sees what was found. Only the same bytes or the same words make one contract of two: last year's contract differs from
 * this year's in a date, and merging those would lose one.
 */
import type { Analysis } from './analysis/types.ts';
import type { SearchSource } from '../../contract/criteria.ts';

/** Where a document lay: a file of a drive, the attachment of a mail, or the mail's own text. */
export type DocumentRole = 'file' | 'attachment' | 'body';

/** One place a document was found in. `date` is epoch milliseconds: when the mail came or the file was last changed. */
export type Sighting = {
  source: SearchSource;
  account: string;
  /** The message's or file's id at Google. */
  itemId: string;
  /** The part within a message; empty for files. */
  partId: string;
  role: DocumentRole;
  /** The file's own name, or the mail's subject. */
  name: string;
  /** For people: the folder or the mail it was in. */
  location: string;
  date: number | null;
};

const KIND_RANK: Record<string, number> = { pdf: 0, docx: 1, html: 3, text: 3, mail: 4 };

/**
 * Orders the sightings of one contract, the one to show first: the form a person would keep (PDF before DOCX before text), a file
 * before a letter, then the oldest. Total, so that the order of reading never decides.
 */
export function compareSightings(a: Sighting & { kind: string }, b: Sighting & { kind: string }): number {
  return (
    (KIND_RANK[a.kind] ?? 2) - (KIND_RANK[b.kind] ?? 2) ||
    Number(a.role === 'body') - Number(b.role === 'body') ||
    (a.date ?? Number.MAX_SAFE_INTEGER) - (b.date ?? Number.MAX_SAFE_INTEGER) ||
    compareText(a.source, b.source) ||
    compareText(a.account, b.account) ||
    compareText(a.itemId, b.itemId) ||
    compareText(a.partId, b.partId)
  );
}

/** A Drive file that several accounts may read lies in one place all the same: the first of its sightings stands for it. */
export function distinctPlaces<T extends Pick<Sighting, 'source' | 'itemId'>>(sightings: readonly T[]): T[] {
  return sightings.filter(
    ({ source, itemId }, index) =>
      source !== 'drive' ||
      sightings.findIndex((other) => other.source === 'drive' && other.itemId === itemId) === index,
  );
}

/** What `orderFoundContracts` looks at. */
export type Ordered = { name: string; date: number | null; analysis: Analysis; contractId: string | null };

/** Contracts first, then those that are in the database already, then other matches, and likely duplicates last; newest first within. */
export function orderFoundContracts<T extends Ordered>(found: readonly T[]): T[] {
  const newestFirst = found.toSorted((a, b) => (b.date ?? 0) - (a.date ?? 0) || compareText(a.name, b.name));
  const seen = new Set<string>();
  const ranked = newestFirst.map((item) => {
    const key = likelySameContract(item.analysis);
    const again = key !== null && seen.has(key);
    if (key !== null) seen.add(key);
    return { item, rank: again ? 3 : item.analysis.isContract ? Number(item.contractId !== null) : 2 };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** The same title between the same parties with the same dates is likely a copy (a draft, a signed one). Null: cannot tell. */
function likelySameContract(analysis: Analysis): string | null {
  const { isContract, title, parties, agreementDate, effectiveDate, termEnd, amount } = analysis;
  if (!isContract || parties.length < 2 || (agreementDate ?? effectiveDate ?? termEnd) === null) return null;
  const names = parties.map((party) => party.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')).toSorted(compareText);
  return JSON.stringify([title?.toLowerCase() ?? null, names, agreementDate, effectiveDate, termEnd, amount]);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
