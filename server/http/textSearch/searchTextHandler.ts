/** The full text search: what a contract is called first, then what its documents say. */
import { indexDocuments, searchDocuments, searchNames } from '../../db/textSearch.ts';
import type { AppContext } from '../appContext.ts';
import type { Handler } from '../operations.ts';

const MOST_HITS = 10;
/** What was uploaded just now is taken in at once; the rest follows in the background. */
const TAKEN_IN_FIRST = 20;

export function searchTextHandler({ database: { queries } }: AppContext): Handler<'searchText'> {
  return async ({ user, query }) => {
    await indexDocuments(queries, TAKEN_IN_FIRST, user.databaseId);
    const words = query.q.split(/\s+/).filter((word) => word !== '');
    const [named, said] = await Promise.all([
      searchNames(queries, user.databaseId, words, MOST_HITS),
      searchDocuments(queries, user.databaseId, query.q, MOST_HITS),
    ]);
    const passages = new Map(said.map((hit) => [hit.contractId, hit]));
    const names = named.map(({ contractId, name }) => {
      const nothing = { documentId: null, passage: null, start: null, marks: [] };
      return { contractId, name, ...nothing, ...passages.get(contractId) };
    });
    const known = new Set(named.map(({ contractId }) => contractId));
    return [...names, ...said.filter(({ contractId }) => !known.has(contractId))].slice(0, MOST_HITS);
  };
}
