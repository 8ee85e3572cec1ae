/** The two calls that carry bytes: a generator would make a JSON body of a file and parse a PDF as JSON. */
import { noteProgress } from '../platform/byteProgress.ts';
import { collectParcel } from '../platform/parcels.ts';
import { saveFile } from '../platform/saveFile.ts';
import { tokenOf } from './baseQuery.ts';
import { generatedApi } from './endpoints.gen.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';

export type UploadGoogleCredentialsArg = { parcelId: string; workspaceEmail: string };
export type UploadGoogleCredentialsResponse = { message: string; warnings?: string[] };

export const byteApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Saves the PDF under the name that the service gives it, `contract-{id}.pdf`; the state only learns that name and the size
     * in bytes. How far it is can be read from `progressOf(id)` meanwhile. Aborted, or after a sign-out, nothing is saved.
     */
    downloadContract: build.mutation<{ fileName: string; size: number }, { id: string }>({
      queryFn: async ({ id }, { signal, getState }, _options, query) => {
        const owner = tokenOf(getState());
        try {
          const { data, error } = await query({
            url: `/api/contracts/${encodeURIComponent(id)}/download`,
            responseHandler: (response) =>
              response.ok ? receiveFile(response, (progress) => noteProgress(id, progress)) : response.json(),
          });
          if (error) return { error };
          if (signal.aborted || tokenOf(getState()) !== owner)
            return { error: { status: 'CUSTOM_ERROR', error: 'Nobody waits for the document any more.' } };
          const { blob, fileName } = data as ReceivedFile;
          const name = fileName ?? `contract-${id}.pdf`;
          saveFile(blob, name);
          return { data: { fileName: name, size: blob.size } };
        } finally {
          noteProgress(id, null);
        }
      },
    }),
    uploadGoogleCredentials: build.mutation<UploadGoogleCredentialsResponse, UploadGoogleCredentialsArg>({
      queryFn: async ({ parcelId, workspaceEmail }, _api, _options, query) => {
        const file = collectParcel(parcelId);
        if (!file) return { error: { status: 'CUSTOM_ERROR', error: 'The file is gone. Please choose it again.' } };
        const body = new FormData();
        body.append('workspaceEmail', workspaceEmail);
        body.append('credentials', file, file.name);
        const { data, error } = await query({ url: '/api/google/upload-credentials', method: 'POST', body });
        return error ? { error } : { data: data as UploadGoogleCredentialsResponse };
      },
    }),
  }),
  overrideExisting: false,
});
