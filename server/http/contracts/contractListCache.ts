/** Ready-made answers of the contract list, so that a long list is put together once per change and not once per look. */
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';

const gzipAsync = promisify(gzip);
/** A list of 10 000 contracts has some 3 MB, zipped a tenth. */
const MOST_BYTES = 64 * 1024 * 1024;
const WORTH_ZIPPING_BYTES = 4096;

export type ReadyList = { plain: Buffer; zipped: Buffer | null };

export type ContractListCache = {
  /** The answer made before for this key, or a new one. Callers at the same moment share one making. */
  get(key: string, make: () => Promise<string>): Promise<ReadyList>;
};

/** Keeps the most recently used answers. A key must name everything the answer depends on. */
export function createContractListCache(mostBytes = MOST_BYTES): ContractListCache {
  const lists = new Map<string, Promise<ReadyList>>();
  const sizes = new Map<string, number>();

  function forget(key: string): void {
    lists.delete(key);
    sizes.delete(key);
  }

  function makeRoom(): void {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [key, size] of sizes) {
      if (total <= mostBytes) return;
      total -= size;
      forget(key);
    }
  }

  return {
    async get(key, make) {
      const known = lists.get(key);
      if (known) {
        const size = sizes.get(key);
        forget(key);
        lists.set(key, known);
        if (size !== undefined) sizes.set(key, size);
        return known;
      }
      const building = build(make);
      lists.set(key, building);
      try {
        const ready = await building;
        if (lists.get(key) === building) sizes.set(key, ready.plain.length + (ready.zipped?.length ?? 0));
        makeRoom();
        return ready;
      } catch (error) {
        forget(key);
        throw error;
      }
    },
  };
}

async function build(make: () => Promise<string>): Promise<ReadyList> {
  const plain = Buffer.from(await make());
  return { plain, zipped: plain.length < WORTH_ZIPPING_BYTES ? null : await gzipAsync(plain, { level: 4 }) };
}
