/** A document as it came, for the viewer. Its bytes stay outside the state, which only learns under which key they are. */
import { keepDocumentBytes } from '../platform/documentBytes.ts';
import { baseApi } from './baseApi.ts';

/** A document of a contract, or of one that a search found. */
export type OriginalArg = { contractId: string; documentId: string } | { foundId: string };

export const originalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOriginal: build.query<{ key: string; size: number }, OriginalArg>({
      // Bytes that went from memory must be fetched again, so the answer is not kept longer than its reader.
      keepUnusedDataFor: 0,
      queryFn: async (arg, _api, _options, query) => {
        const { data, error } = await query({
          ...addressOf(arg),
          responseHandler: (response) => (response.ok ? response.arrayBuffer() : response.json()),
        });
        if (error) return { error };
        const bytes = data as ArrayBuffer;
        const key = JSON.stringify(arg);
        keepDocumentBytes(key, bytes);
        return { data: { key, size: bytes.byteLength } };
      },
    }),
  }),
});

function addressOf(arg: OriginalArg): { url: string; params?: { documentId: string } } {
  if ('foundId' in arg) return { url: `/api/gmail/found/${encodeURIComponent(arg.foundId)}/original` };
  const { contractId, documentId } = arg;
  return { url: `/api/contracts/${encodeURIComponent(contractId)}/original`, params: { documentId } };
}
