/** The door to the full text search. Put into the one API slice by the palette. */
import { textSearchApi as generated } from './generated/textSearch.gen.ts';

export const textSearchApi = generated.enhanceEndpoints({ addTagTypes: ['Contracts', 'Contract'] }).enhanceEndpoints({
  endpoints: {
    searchText: { providesTags: [{ type: 'Contracts', id: 'LIST' }, 'Contract'], keepUnusedDataFor: 30 },
  },
});

export const { useSearchTextQuery } = textSearchApi;
export type { TextHit } from './generated/textSearch.gen.ts';
