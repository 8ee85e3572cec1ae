/** The contract lists of all users as they are sent: each made once per change and day, for the list itself and for the dashboard's counts. */
import { createHash } from 'node:crypto';
import { companyKeys } from '../../../contract/counterparty.ts';
import { dashboardCounts } from '../../../contract/dashboardCounts.ts';
import { mapInStretches, pause } from '../../../sheets/pauses.ts';
import { readRevision } from '../../db/contracts.ts';
import type { Queries } from '../../db/database.ts';
import { loadListed } from '../../db/listedContracts.ts';
import { ourCompaniesOf } from '../../db/settings.ts';
import type { Contract, DashboardStats } from '../wire.gen.ts';
import { createContractListCache, type MadeList, type ReadyList } from './contractListCache.ts';
import { itemOrRest, serialiseEach, type Unshown } from './listable.ts';

/** Goes up when a contract is shown differently, so that no client keeps what an older version answered. */
const LIST_FORMAT = 4;
/** A tag says whose list it is: a cache that asks whether any of its copies is still good must not be told yes of another user's. */
const OWNER_CHARACTERS = 16;
const ITEMS_AT_ONCE = 250;

export type WantedList = { userId: string; today: string; trash: boolean };
/** Checks contracts against the contract of the API and writes them as a JSON array. */
export type Serialise = (contracts: Contract[]) => string;

export type ReadyLists = {
  /** The ETag of the list as it stands now; it moves with every change and every day. */
  tagOf(wanted: WantedList): Promise<string>;
  /** The list of that tag. */
  get(wanted: WantedList, tag: string, serialise: Serialise): Promise<ReadyList>;
  /** What the dashboard counts in it: of the ready list where there is one. */
  countsOf(wanted: WantedList, tag: string): Promise<DashboardStats>;
};

export function createReadyLists(queries: Queries, unshown: Unshown): ReadyLists {
  const cache = createContractListCache();
  return {
    async tagOf({ userId, today, trash }) {
      const revision = await readRevision(queries, userId);
      return `W/"${LIST_FORMAT}-${ownerOf(userId)}-${revision}-${today}${trash ? '-trash' : ''}"`;
    },
    get: (wanted, tag, serialise) => cache.get(keyOf(wanted, tag), () => make(queries, wanted, serialise, unshown)),
    async countsOf(wanted, tag) {
      const ready = await cache.peek(keyOf(wanted, tag));
      return ready?.counts ?? dashboardCounts(await itemsOf(queries, wanted, unshown), wanted.today);
    },
  };
}

const keyOf = ({ userId }: WantedList, tag: string) => `${userId} ${tag}`;

/** In short stretches, like all of this: thousands of contracts at once would keep everybody else waiting. */
async function itemsOf(queries: Queries, { userId, today, trash }: WantedList, unshown: Unshown) {
  const records = await loadListed(queries, userId, { trash });
  const ourKeys = companyKeys(await ourCompaniesOf(queries, userId));
  return mapInStretches(records, (record) => itemOrRest(record, today, ourKeys, unshown), ITEMS_AT_ONCE);
}

async function make(queries: Queries, wanted: WantedList, serialise: Serialise, unshown: Unshown): Promise<MadeList> {
  const items = await itemsOf(queries, wanted, unshown);
  const pieces: Buffer[] = [];
  for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
    const piece = serialiseEach(items, from, ITEMS_AT_ONCE, serialise, unshown);
    pieces.push(Buffer.from(`${from === 0 ? '' : ','}${piece}`));
    await pause();
  }
  const plain = Buffer.concat([Buffer.from('['), ...pieces, Buffer.from(']')]);
  return { plain, counts: dashboardCounts(items, wanted.today) };
}

function ownerOf(userId: string): string {
  return createHash('sha256').update(userId).digest('base64url').slice(0, OWNER_CHARACTERS);
}
