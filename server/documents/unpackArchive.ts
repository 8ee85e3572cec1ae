/** Takes a ZIP archive apart, some of its files at a time. Sizes are told by its directory before anything is unfolded. */
import { unzipSync } from 'fflate';
import { DocumentError } from './documentError.ts';
import { documentLimits } from './documentLimits.ts';
import { sniffDocument } from './sniff/sniffDocument.ts';
import { type ZipEntry, zipEntries } from './sniff/zipEntries.ts';

/** `from`: the number of the entry to begin with. `room`: bytes that may still be unfolded. */
export type ArchiveRequest = { bytes: Uint8Array; from: number; room: number };

/** `path` as the archive has it. */
export type ArchiveEntry = { path: string; size: number } & ({ bytes: Uint8Array } | { code: string; reason: string });

/** `next`: where to go on; null at the end. The whole is null where the file is no archive of files but, for instance, a Word document. */
export type ArchivePart = { entries: ArchiveEntry[]; next: number | null } | null;

/** Files of one archive that are looked at. */
const MOST_ENTRIES = 500;
/** Bytes unfolded at a time, so that no answer grows beyond measure; one file may be more. */
const BATCH = 16 * 1024 * 1024;
/** What systems put in without being asked. */
const DRESS = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Throws `DocumentError` CORRUPT where the archive has no directory that can be read. */
export function unpackArchive({ bytes, from, room }: ArchiveRequest): ArchivePart {
  const sniffed = sniffDocument(bytes, {});
  if ('refused' in sniffed) throw new DocumentError(sniffed.refused);
  if (!('unsupported' in sniffed) || sniffed.unsupported !== 'a ZIP archive') return null;
  const all = zipEntries(bytes);
  if (all === null) throw new DocumentError('CORRUPT');
  const listed = all.map((entry, index) => ({ ...entry, index })).filter(({ name }) => isFile(name));
  const files = listed.slice(0, MOST_ENTRIES);
  const entries: ArchiveEntry[] = [];
  let unfolded = 0;
  let next = from;
  for (; next < files.length && unfolded < BATCH; next += 1) {
    const file = files[next];
    if (file === undefined) break;
    const entry = open(bytes, file, room - unfolded);
    entries.push(entry);
    if ('bytes' in entry) unfolded += entry.size;
  }
  if (next < files.length) return { entries, next };
  if (listed.length > files.length) {
    const reason = `This archive has ${listed.length} files. We read the first ${MOST_ENTRIES}.`;
    entries.push({ path: `${listed.length - files.length} more files`, size: 0, code: 'LIMIT_REACHED', reason });
  }
  return { entries, next: null };
}

function isFile(path: string): boolean {
  return !/[/\\]$/.test(path) && !DRESS.test(path);
}

function open(archive: Uint8Array, file: ZipEntry & { index: number }, room: number): ArchiveEntry {
  const { name: path, size, encrypted, index } = file;
  const refused = (code: string, reason: string) => ({ path, size, code, reason });
  if (encrypted) return refused('ENCRYPTED', new DocumentError('ENCRYPTED').message);
  if (size > documentLimits.maxBytes) {
    const most = Math.floor(documentLimits.maxBytes / 1024 / 1024);
    return refused('TOO_LARGE', `This file is larger than ${most} MB, the largest we read.`);
  }
  if (size > room)
    return refused('TOO_LARGE', 'The archives you sent unpack to more than we can read at a time. Send fewer.');
  try {
    let at = -1;
    // The room for what comes out is what the directory says: a file that lies about it does not grow beyond.
    const [bytes = new Uint8Array()] = Object.values(unzipSync(archive, { filter: () => (at += 1) === index }));
    return { path, size: bytes.length, bytes };
  } catch {
    return refused('CORRUPT', new DocumentError('CORRUPT').message);
  }
}
