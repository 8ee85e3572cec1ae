/** The calls that carry the user's own files. Put into the one API slice by the screen that uses them. */
import { heldFile } from '../platform/parcels.ts';
import { baseApi } from './baseApi.ts';
import type { Search } from './endpoints.gen.ts';

export type PutFileArg = { uploadId: string; position: number; parcelId: string };

export const filesApi = baseApi.injectEndpoints({
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
    /** Starts the search that reads the files of an upload. Sent again it answers the same search. */
    readFiles: build.mutation<Search, { uploadId: string; timeZone: string }>({
      queryFn: async ({ uploadId, timeZone }, _api, _options, query) => {
        const body = new FormData();
        body.append('timeZone', timeZone);
        const { data, error } = await query({
          url: '/api/files',
          method: 'POST',
          params: { upload: uploadId },
          body,
        });
        return error ? { error } : { data: data as Search };
      },
    }),
  }),
});

export const { usePutFileMutation, useReadFilesMutation } = filesApi;
