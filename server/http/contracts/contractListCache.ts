/** Ready-made answers of the contract list, so that a long list is put together once per change and day and not once per look. */
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { createByteCache } from '../byteCache.ts';
import type { DashboardStats } from '../wire.gen.ts';

const gzipAsync = promisify(gzip);
/** A list of 10 000 contracts has some 7 MB, zipped a tenth. */
const MOST_BYTES = 64 * 1024 * 1024;
const WORTH_ZIPPING_BYTES = 4096;

/** A list as it is sent, and what the dashboard counts in it. */
export type ReadyList = { plain: Buffer; zipped: Buffer | null; counts: DashboardStats };
export type MadeList = Pick<ReadyList, 'plain' | 'counts'>;

export type ContractListCache = {
  /** The answer made before for this key, or a new one. Callers at the same moment share one making. */
  get(key: string, make: () => Promise<MadeList>): Promise<ReadyList>;
  peek(key: string): Promise<ReadyList> | undefined;
};

/** Keeps the most recently used answers. A key must name everything the answer depends on. */
export function createContractListCache(mostBytes = MOST_BYTES): ContractListCache {
  const cache = createByteCache<ReadyList>(mostBytes, ({ plain, zipped }) => plain.length + (zipped?.length ?? 0));
  return { peek: cache.peek, get: (key, make) => cache.get(key, () => build(make)) };
}

async function build(make: () => Promise<MadeList>): Promise<ReadyList> {
  const made = await make();
  const { plain } = made;
  return { ...made, zipped: plain.length < WORTH_ZIPPING_BYTES ? null : await gzipAsync(plain, { level: 4 }) };
}
