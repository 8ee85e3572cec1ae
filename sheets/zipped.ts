/** A ZIP file piece by piece: whatever is in it, no more than one file of it is in memory. */
import { Zip, ZipPassThrough } from 'fflate';
import { documentFileName } from '../contract/fileName.ts';
import { pause } from './pauses.ts';

/** `bytes` at once, or piece by piece where the file may be large. */
export type ZippedFile = { path: string; bytes: Uint8Array | AsyncIterable<Uint8Array> };

/** Bytes that are summed up at a time. */
const PIECE = 1024 * 1024;

/** The bytes of the ZIP. Files are stored as they are: PDFs and office documents are compressed already. */
export async function* zipped(files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else ready.push(bytes);
  });
  for await (const { path, bytes } of files) {
    const entry = new ZipPassThrough(path);
    zip.add(entry);
    for await (const piece of bytes instanceof Uint8Array ? piecesOf(bytes) : bytes) {
      entry.push(piece, false);
      yield* ready.splice(0);
      await pause();
    }
    entry.push(new Uint8Array(0), true);
    if (failure) throw failure as Error;
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** A name that every system can unpack, and that leads nowhere else. */
export function safeFileName(name: string, longest = 100): string {
  const plain = name
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- they have no place in the name of a file
    .replaceAll(/[\u0000-\u001F\u007F<>:"/\\|?*\u202A-\u202E\u2066-\u2069]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  if (plain.length <= longest) return plain.replace(/[. ]+$/, '') || 'unnamed';
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return `${plain.slice(0, longest - ending.length).trim()}${ending}`;
}

/** Where a document lies in the ZIP: in a folder of its contract. Every path is given once. */
export function documentPaths(): (contract: { id: string; name: string }, file: DocumentFile) => string {
  const given = new Set<string>();
  return ({ id, name }, file) => {
    const folder = `documents/${safeFileName(name, 60)} ${id.slice(0, 8)}`;
    const full = documentFileName(safeFileName(file.name), file.mediaType);
    const stem = full.replace(/\.\w{2,5}$/, '');
    let path = `${folder}/${full}`;
    for (let more = 2; given.has(path.toLowerCase()); more += 1) {
      path = `${folder}/${stem} (${more})${full.slice(stem.length)}`;
    }
    given.add(path.toLowerCase());
    return path;
  };
}

type DocumentFile = { name: string; mediaType: string };
