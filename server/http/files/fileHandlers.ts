/** Files that a user brings become a search that reads them. */
import { findSearchByRequest } from '../../db/searches.ts';
import {
  allWaitingFiles,
  dropUpload,
  loadUpload,
  nameNotSent,
  startUpload,
  waitingFiles,
} from '../../db/uploadedFiles.ts';
import { readCriteria } from '../../../contract/criteria.ts';
import { readNotSent } from '../../../contract/notSent.ts';
import { isTimeZone } from '../../../contract/zonedTime.ts';
import type { AppContext } from '../appContext.ts';
import { recordSearch } from '../gmail/startSearch.ts';
import { searchOnWire } from '../gmail/searchOnWire.ts';
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { keepFile, shownName } from './keepFile.ts';

type FileOperation = 'uploadFiles' | 'putFile' | 'getUpload' | 'listUploads' | 'discardUpload';

export function fileHandlers(context: AppContext): Handlers<FileOperation> {
  const { queries } = context.database;
  return {
    async putFile({ user, params, uploadedBytes: bytes, uploadedFileName: name, uploadedMediaType: mediaType }) {
      if (bytes === null) throw new HttpError(400, 'The request is not valid: file is missing.', { code: 'INVALID' });
      const position = Number(params.position);
      const place = { userId: user.id, uploadId: params.uploadId.toLowerCase(), position };
      return { position, name: await keepFile(context, place, { name, mediaType, bytes }), size: bytes.length };
    },

    async getUpload({ user, params }) {
      return { files: await waitingFiles(queries, { userId: user.id, uploadId: params.uploadId.toLowerCase() }) };
    },

    async listUploads({ user }) {
      const waiting = Map.groupBy(await allWaitingFiles(queries, user.id), ({ uploadId }) => uploadId);
      const uploads = [...waiting].map(([uploadId, files]) => ({
        uploadId,
        files: files.map(({ position, name, size }) => ({ position, name, size })),
        lastArrivedAt: new Date(Math.max(...files.map(({ createdAt }) => createdAt.getTime()))).toISOString(),
      }));
      return { uploads };
    },

    async discardUpload({ user, params }, reply) {
      await dropUpload(queries, { userId: user.id, uploadId: params.uploadId.toLowerCase() });
      return reply.code(204).send();
    },

    async uploadFiles({ user, query, body, uploadId: arrived }) {
      if (arrived !== null && query.upload !== undefined) {
        throw new HttpError(400, 'The request is not valid: files go with the upload or with the request, not both.', {
          code: 'INVALID',
        });
      }
      const notSent = readNotSent(body.notSent).map((file) => ({ ...file, name: shownName(file.name) }));
      const uploadId = arrived ?? query.upload?.toLowerCase() ?? null;
      const clientRequestId = uploadId === null ? null : `upload ${uploadId}`;
      const repeated = clientRequestId && (await findSearchByRequest(queries, user.id, clientRequestId));
      if (repeated) return searchOnWire(repeated);
      const { files } =
        uploadId === null ? { files: 0 } : await loadUpload(queries, { userId: user.id, uploadId, position: null });
      if (query.files !== undefined && files < Number(query.files))
        throw new HttpError(409, incomplete(files), { code: 'UPLOAD_INCOMPLETE' });
      if (uploadId === null || files === 0)
        throw new HttpError(422, 'There are no files to read.', { code: 'NO_FILES' });
      const description = files === 1 ? '1 file' : `${files} files`;
      const { timeZone = 'UTC', replaces = null } = body;
      const criteria = {
        ...readCriteria({ keywords: [], description, timeZone: knownZone(timeZone) }),
        service: 'FILES' as const,
      };
      const search = { clientRequestId, criteria, retryOf: null, replaces };
      return searchOnWire(
        await recordSearch(context, user.id, search, async (transaction, searchId) => {
          const upload = { userId: user.id, uploadId };
          await startUpload(transaction, upload, searchId);
          await nameNotSent(transaction, { ...upload, searchId, now: context.clock() }, notSent);
        }),
      );
    },
  };
}

function incomplete(there: number): string {
  if (there === 0) return 'These files are not here any more. Send them again, then read them.';
  return `Only ${there} of these files ${there === 1 ? 'is' : 'are'} here. Send the others again, then read them.`;
}

/** Throws 422 for a zone that is not known. */
function knownZone(timeZone: string): string {
  if (isTimeZone(timeZone)) return timeZone;
  throw new HttpError(422, 'We don’t know this time zone.', { code: 'UNKNOWN_TIME_ZONE', details: 'timeZone' });
}
