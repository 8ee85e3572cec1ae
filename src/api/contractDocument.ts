/** A document of a contract for the viewer. Its bytes stay outside the state, which only learns under which key they are. */
import { keepDocumentBytes } from '../platform/documentBytes.ts';
import { baseApi } from './baseApi.ts';

export type ContractDocumentArg = { id: string; documentId: string };

export const contractDocumentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getContractDocument: build.query<{ key: string; size: number }, ContractDocumentArg>({
      // Bytes that went from memory must be fetched again, so the answer is not kept longer than its reader.
      keepUnusedDataFor: 0,
      queryFn: async ({ id, documentId }, _api, _options, query) => {
        const { data, error } = await query({
          url: `/api/contracts/${encodeURIComponent(id)}/document`,
          params: { documentId },
          responseHandler: (response) => (response.ok ? response.arrayBuffer() : response.json()),
        });
        if (error) return { error };
        const bytes = data as ArrayBuffer;
        const key = `${id} ${documentId}`;
        keepDocumentBytes(key, bytes);
        return { data: { key, size: bytes.byteLength } };
      },
    }),
  }),
});
