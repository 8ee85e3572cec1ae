/** What reading an item found: rows for the receipt, and documents worth keeping. */
import type { FoundDocument } from '../db/foundContracts.ts';
import type { DocumentRecord } from '../db/searchItems.ts';
import type { LaidWord } from '../domain/laidWord.ts';
import type { DocumentKind } from '../documents/documentText.ts';
import type { Fingerprint } from '../documents/fingerprint.ts';
import type { Analysis } from '../domain/analysis/types.ts';
import { perhapsReason } from '../domain/receipt.ts';
import { foundContractName } from '../domain/foundContractName.ts';
import type { DocumentRole } from '../domain/sightings.ts';
import type { SearchSource } from '../../contract/criteria.ts';
import type { Skip } from './judgeFile.ts';

/** A document of an item. With `found` it is worth keeping; its outcome is decided when it is written beside the others. */
export type Finding = DocumentRecord & { found?: FoundDocument };

/** What became of an item, and how many bytes it took to find out. `outside`: it was not meant at all. */
export type ItemReading = {
  outcome: 'read' | 'skipped' | 'outside';
  findings: Finding[];
  bytes: number;
  /** Of a mail: when Gmail accepted it, epoch milliseconds, and whether it is a draft. */
  mail?: { acceptedAt: number; isDraft: boolean };
  /** What was read may be another thing tomorrow though the item is the same: it is not remembered. */
  mayChange?: boolean;
};

/** Where a document was seen, as far as its item knows. */
export type Whereabouts = {
  source: SearchSource;
  account: string;
  itemId: string;
  /** For people: the mailbox or drive, and the mail. */
  location: string;
  subject: string | null;
  date: number | null;
};

export type ReadFile = {
  partId: string;
  role: DocumentRole;
  /** The file's own name; null for a mail's text, which has none. */
  fileName: string | null;
  /** What the receipt calls it. */
  shownName: string;
  /** The bytes to keep, and what they are. */
  bytes: Uint8Array;
  kind: DocumentKind;
};

/** What each kind is called on the wire. */
export const MEDIA_TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  text: 'text/plain',
  mail: 'message/rfc822',
  msg: 'application/vnd.ms-outlook',
  png: 'image/png',
  jpeg: 'image/jpeg',
  tiff: 'image/tiff',
};

export function skippedFinding(partId: string, name: string, { reason, code, retryable = false }: Skip): Finding {
  return { partId, name: plain(name), outcome: 'skipped', reason: plain(reason), code, retryable };
}

export function notAContract(partId: string, name: string, why: Skip | null = null): Finding {
  const { reason = null, code = null } = why ?? {};
  return { partId, name: plain(name), outcome: 'not_a_contract', reason, code, retryable: false };
}

/** What reading gave: `fingerprint` is null where it is not to be kept. `letter`: what of a mail body is compared with others. */
export type ReadText = {
  text: string;
  layout?: LaidWord[][] | null;
  analysis: Analysis;
  fingerprint: Fingerprint | null;
  letter?: string | null;
};

/** A document that was read; kept where the reader was told to keep it. */
export function readFinding(
  where: Whereabouts,
  file: ReadFile,
  { text, layout = null, analysis, fingerprint, letter = null }: ReadText,
): Finding {
  const name = plain(file.shownName);
  if (fingerprint === null) return notAContract(file.partId, name);
  const contractName = foundContractName({
    fileName: file.fileName,
    title: analysis.title,
    parties: analysis.parties,
    subject: where.subject,
    isScan: analysis.readFromScan === true,
  });
  const found: FoundDocument = {
    mediaType: MEDIA_TYPES[file.kind],
    bytes: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength),
    text,
    layout,
    textSha256: fingerprint.textSha256,
    letter,
    subject: where.subject === null ? null : plain(where.subject),
    analysis,
    sighting: {
      source: where.source,
      account: where.account,
      itemId: where.itemId,
      partId: file.partId,
      role: file.role,
      name,
      location: plain(where.location),
      date: where.date,
      kind: file.kind,
      sha256: fingerprint.sha256,
      size: file.bytes.byteLength,
      contractName: plain(contractName),
    },
  };
  const outcome = analysis.isContract ? ('contract' as const) : ('not_a_contract' as const);
  const reason = perhapsReason(analysis);
  const code = reason === null ? null : 'PERHAPS';
  return { partId: file.partId, name, outcome, reason, code, retryable: false, found };
}

/** Of a name of megabytes, no more than this is looked at. */
const LONGEST_LOOK = 5000;

/** Names come from strangers: no control characters, nothing that PostgreSQL refuses, no novels. */
export function plain(text: string): string {
  const clean = text
    .slice(0, LONGEST_LOOK)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return clean.length <= 500 ? clean : `${clean.slice(0, 499).toWellFormed()}…`;
}
