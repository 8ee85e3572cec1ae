/** A search as the contract shows it. */
import { searchedSources } from '../../../contract/criteria.ts';
import type { SearchRow } from '../../db/searches.ts';
import type { Search } from '../wire.gen.ts';

/** There is no Vault matter behind a search of ours. */
const MATTER = 'direct-api';

export function searchOnWire(search: SearchRow): Search {
  const { id, message, found, done, analysed, skipped, contracts, phase, waitingUntil, waitingFor } = search;
  return {
    id,
    matterId: MATTER,
    // To a client a cancelled search is one that failed; its message says why.
    status: search.status === 'CANCELLED' ? 'FAILED' : search.status,
    description: search.criteria.description,
    sources: searchedSources(search.criteria.service),
    ...(message === null ? {} : { message }),
    progress: {
      found,
      // What was listed in two drives at once is counted once, and dealt with twice.
      done: Math.min(done, found),
      analysed,
      skipped,
      contracts,
      phase,
      ...(waitingUntil === null ? {} : { waitingUntil: waitingUntil.toISOString() }),
      ...(phase === 'waiting' && waitingFor !== null ? { waitingFor } : {}),
    },
  };
}
