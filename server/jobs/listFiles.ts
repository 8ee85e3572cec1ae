/** Lists the files that a user brings to a search. Archives are taken apart first: each file in one is then a file like the others. */
import type { ListedItem } from '../db/searchItems.ts';
import {
  addUnpacked,
  deleteFile,
  type FileRow,
  loadFileBytes,
  loadFiles,
  loadMaybeArchives,
  type Unpacked,
} from '../db/uploadedFiles.ts';
import { DocumentError } from '../documents/documentError.ts';
import type { ArchiveEntry } from '../documents/unpackArchive.ts';
import { plain } from './findings.ts';
import { judgeFile } from './judgeFile.ts';
import type { SearchRun } from './searchRun.ts';

/** Bytes that the archives of one search may unfold to. */
const MOST_UNFOLDED = 400 * 1024 * 1024;

/** A picture may be a scan: what it is, its bytes say. A sheet is not read, and kept to be imported. */
const KEPT: ReadonlySet<string> = new Set(['PICTURE', 'SPREADSHEET']);

/** Every file with its facts; goes on where a stopped worker left off. */
export async function listFiles(run: SearchRun): Promise<ListedItem[]> {
  const { database, held } = run;
  const { searchId } = held.claim;
  for (const archive of await loadMaybeArchives(database.queries, searchId)) {
    held.signal.throwIfAborted();
    await unpack(run, archive);
  }
  const files = await loadFiles(database.queries, searchId);
  return files.map((file) => ({ externalId: file.id, facts: file }));
}

/** One that cannot be taken apart stays as it is: reading it says why. */
async function unpack(run: SearchRun, archive: FileRow): Promise<void> {
  const { database, held, reader } = run;
  const { searchId, userId } = held.claim;
  const bytes = await loadFileBytes(database.queries, searchId, archive.id);
  if (bytes === null) return;
  try {
    for (let from: number | null = 0; from !== null;) {
      const unfolded = (await loadFiles(database.queries, searchId)).filter(({ entry }) => entry !== '');
      const room = MOST_UNFOLDED - unfolded.reduce((sum, { size }) => sum + size, 0);
      const part = await reader.unpack({ bytes, from, room }, { user: userId });
      if (part === null) return;
      const files = part.entries.map((entry) => unpackedFile(archive, entry, run.limits.maxFileBytes));
      const { next } = part;
      await held.write({ phase: 'listing' }, async (queries) => {
        await addUnpacked(queries, archive, files);
        // An archive with nothing in it is named itself.
        if (next === null && (files.length > 0 || from !== 0)) await deleteFile(queries, archive.id);
        return { result: undefined };
      });
      from = next;
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
  }
}

function unpackedFile(archive: FileRow, entry: ArchiveEntry, maxBytes: number): Unpacked {
  const path = plain(entry.path.replaceAll('\\', '/'));
  const about = { entry: path || 'file', name: plain(`${archive.name} › ${path}`) };
  if ('code' in entry) return { ...about, size: entry.size, problem: entry.reason, problemCode: entry.code };
  const judgement = judgeFile({ name: path, mimeType: '', size: entry.size }, maxBytes);
  if (judgement === 'read' || judgement === 'silent' || KEPT.has(judgement.code))
    return { ...about, bytes: entry.bytes };
  return { ...about, size: entry.size, problem: judgement.reason, problemCode: judgement.code };
}
