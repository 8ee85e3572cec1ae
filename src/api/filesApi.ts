/** The calls that carry the user's own files. Put into the one API slice by the screen that uses them. */
import { heldFile } from '../platform/parcels.ts';
import { saveFile } from '../platform/saveFile.ts';
import type { BaseQueryApi, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { tokenOf } from './baseQuery.ts';
import type { Search } from './endpoints.gen.ts';
import { filesApi as generated } from './generated/files.gen.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';

/** `name`: what it is saved as where the service gives none. */
export type NoticeProofArg = { id: string; proofId: string; name: string };
/** `files`: how many arrived, so that nothing is read without what is missing. `notSent`: those that were chosen and never sent, by `sayNotSent`. */
export type ReadFilesArg = {
  uploadId: string;
  timeZone: string;
  files: number;
  notSent: string | undefined;
};
export type PutFileArg = { uploadId: string; position: number; parcelId: string };

type Saved = { data: { fileName: string } } | { error: FetchBaseQueryError };

/** Fetches a file and saves it, unless whoever asked has left or signed out meanwhile. */
async function saveAnswer(
  path: string,
  name: string,
  { signal, getState }: Pick<BaseQueryApi, 'signal' | 'getState'>,
  query: (call: FetchArgs) => { data?: unknown; error?: unknown } | PromiseLike<{ data?: unknown; error?: unknown }>,
): Promise<Saved> {
  const owner = tokenOf(getState());
  const { data, error } = await query({
    url: `/api/${path}`,
    responseHandler: (response) => (response.ok ? receiveFile(response, () => undefined) : response.json()),
  });
  if (error) return { error: error as FetchBaseQueryError };
  if (signal.aborted || tokenOf(getState()) !== owner)
    return { error: { status: 'CUSTOM_ERROR', error: 'Nobody waits for the file any more.' } };
  const { blob, fileName } = data as ReceivedFile;
  saveFile(blob, fileName ?? name);
  return { data: { fileName: fileName ?? name } };
}

export const filesApi = generated.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps one file of an upload. The file waits under its parcel's id outside the state, and stays there to be sent again. */
    putFile: build.mutation<{ position: number; name: string; size: number }, PutFileArg>({
      queryFn: async ({ uploadId, position, parcelId }, _api, _options, query) => {
        const file = heldFile(parcelId);
        if (!file) return { error: { status: 'CUSTOM_ERROR', error: 'The file is gone. Please choose it again.' } };
        const body = new FormData();
        body.append('file', file, file.name);
        const { data, error } = await query({ url: `/api/files/${uploadId}/${position}`, method: 'PUT', body });
        return error ? { error } : { data: data as { position: number; name: string; size: number } };
      },
      extraOptions: { timeout: 300_000 },
    }),
    /** Saves the file that shows that a notice was sent, under the name it was uploaded with. */
    getNoticeProof: build.mutation<{ fileName: string }, NoticeProofArg>({
      queryFn: ({ id, proofId, name }, api, _options, query) =>
        saveAnswer(`contracts/${encodeURIComponent(id)}/proofs/${encodeURIComponent(proofId)}`, name, api, query),
    }),
    /** Saves a document of a contract as it came, under its own name. */
    getDocumentFile: build.mutation<{ fileName: string }, { id: string; documentId: string; name: string }>({
      queryFn: ({ id, documentId, name }, api, _options, query) =>
        saveAnswer(
          `contracts/${encodeURIComponent(id)}/documents/${encodeURIComponent(documentId)}/file`,
          name,
          api,
          query,
        ),
    }),
    /** Starts the search that reads the files of an upload. Sent again it answers the same search. */
    readFiles: build.mutation<Search, ReadFilesArg>({
      queryFn: async ({ uploadId, timeZone, files, notSent }, _api, _options, query) => {
        const body = new FormData();
        body.append('timeZone', timeZone);
        if (notSent !== undefined) body.append('notSent', notSent);
        const { data, error } = await query({
          url: '/api/files',
          method: 'POST',
          params: { upload: uploadId, files },
          body,
        });
        return error ? { error } : { data: data as Search };
      },
    }),
  }),
});

export const {
  useDiscardUploadMutation,
  useListUploadsQuery,
  useGetDocumentFileMutation,
  useLazyGetUploadQuery,
  useGetNoticeProofMutation,
  usePutFileMutation,
  useReadFilesMutation,
} = filesApi;
