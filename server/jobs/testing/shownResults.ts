/** For tests of retries: the results of a search as a person sees them, whichever search they are of. */
import type { ProcessSearchResponse, SearchReceipt } from '../../http/wire.gen.ts';

/** Whether its file can be fetched is the same for every search; the number it is fetched by is each search's own. */
const withoutNumber = (item: SearchReceipt['items'][number]) =>
  JSON.stringify({ ...item, foundId: item.foundId === undefined ? null : 'its own' });
/** All that a person sees of the results, in one order. */
export const shown = ({ contracts: found, receipt }: ProcessSearchResponse) => ({
  receipt: { ...receipt, items: receipt?.items.map(withoutNumber).toSorted() },
  found: found.map((each) => JSON.stringify({ ...each, id: null, sightings: each.sightings?.length })).toSorted(),
});
