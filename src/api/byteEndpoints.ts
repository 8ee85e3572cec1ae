/** The two calls that carry bytes: a generator would make a JSON body of a file and parse a PDF as JSON. */
import { collectParcel } from '../platform/parcels.ts';
import { saveFile } from '../platform/saveFile.ts';
import { generatedApi } from './endpoints.gen.ts';

export type UploadGoogleCredentialsArg = { parcelId: string; workspaceEmail: string };
export type UploadGoogleCredentialsResponse = { message: string; warnings?: string[] };

export const byteApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the PDF as `contract-{id}.pdf`; the state only learns its name and size in bytes. */
    downloadContract: build.mutation<{ fileName: string; size: number }, { id: string }>({
      queryFn: async ({ id }, _api, _options, query) => {
        const { data, error } = await query({
          url: `/api/contracts/${encodeURIComponent(id)}/download`,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        const fileName = `contract-${id}.pdf`;
        saveFile(data as Blob, fileName);
        return { data: { fileName, size: (data as Blob).size } };
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
