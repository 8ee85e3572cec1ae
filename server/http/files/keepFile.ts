/** Keeps files of an upload as they arrive, one at a time, within the bounds of an upload. */
import { randomUUID } from 'node:crypto';
import { lockSearches } from '../../db/searches.ts';
import { dropUpload, loadUpload, makeRoom, saveFile, type UploadPlace } from '../../db/uploadedFiles.ts';
import { plain } from '../../jobs/findings.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import { type KeepFile, MOST_FILES } from '../requestBody.ts';

/** Of one upload, whether its files come in one request or one by one. */
const MOST_BYTES = 200 * 1024 * 1024;

type Received = { name: string | null; mediaType: string | null; bytes: Buffer };

/**
 * Answers the name it is kept under. Throws 409 where the upload is started already or too many of the user's are on their way, 413 where it
 * would become too large.
 */
export async function keepFile(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  place: UploadPlace,
  { name, mediaType, bytes }: Received,
): Promise<string> {
  const kept = shownName(name);
  await database.queries.transaction(async (queries) => {
    await lockSearches(queries, place.userId);
    const upload = await loadUpload(queries, place);
    if (upload.started) {
      throw new HttpError(409, 'These files are already being read.', { code: 'UPLOAD_STARTED' });
    }
    if (upload.files >= MOST_FILES)
      throw new HttpError(413, `At most ${MOST_FILES} files can be read at a time.`, { code: 'TOO_MANY_FILES' });
    if (upload.bytes + bytes.length > MOST_BYTES)
      throw new HttpError(413, 'These files are more than 200 MB together. Send fewer at a time.', {
        code: 'TOO_LARGE',
      });
    const now = clock();
    await makeRoom(queries, place, bytes.length, now);
    await saveFile(queries, place, { name: kept, mediaType: plain(mediaType ?? '').slice(0, 100), bytes, now });
  });
  return kept;
}

/** A file's name as it is shown, without the folders before it. */
export function shownName(name: string | null): string {
  return plain((name ?? '').split(/[/\\]/).at(-1) ?? '').slice(-200) || 'File without a name';
}

/** For requests with many files: each is put away before the next is read. What came of a request that fails is forgotten. */
export function fileKeeper(context: Pick<AppContext, 'database' | 'clock'>): KeepFile {
  return async (request, { read, ...file }) => {
    const { user } = request;
    if (user === null) throw new Error('A file came before its sender was known.');
    request.uploadId ??= randomUUID();
    const upload = { userId: user.id, uploadId: request.uploadId };
    try {
      await keepFile(context, { ...upload, position: request.uploadedFiles - 1 }, { ...file, bytes: await read() });
    } catch (error) {
      await dropUpload(context.database.queries, upload);
      throw error;
    }
  };
}
