/** Keeps ready-made answers, as long as they fit: the ones used last stay. */

export type ByteCache<T> = {
  /** The value made before for this key, or a new one. Callers at the same moment share one making; a failure is not kept. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** The value where it is there or being made. */
  peek(key: string): Promise<T> | undefined;
};

/** A key must name everything its value depends on. */
export function createByteCache<T>(mostBytes: number, sizeOf: (value: T) => number): ByteCache<T> {
  const values = new Map<string, Promise<T>>();
  const sizes = new Map<string, number>();

  function forget(key: string): void {
    values.delete(key);
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
    peek: (key) => values.get(key),
    async get(key, make) {
      const known = values.get(key);
      if (known) {
        const size = sizes.get(key);
        forget(key);
        values.set(key, known);
        if (size !== undefined) sizes.set(key, size);
        return known;
      }
      const making = make();
      values.set(key, making);
      try {
        const ready = await making;
        if (values.get(key) === making) sizes.set(key, sizeOf(ready));
        makeRoom();
        return ready;
      } catch (error) {
        forget(key);
        throw error;
      }
    },
  };
}
