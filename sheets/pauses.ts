/** Long work in short stretches, so that what else waits gets its turn in between. */

/** Lets everything else that waits happen first. */
export async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** `make` of every item, in order, with a pause after each so many. */
export async function mapInStretches<T, R>(
  items: readonly T[],
  make: (item: T, index: number) => R,
  most = 200,
): Promise<R[]> {
  const made: R[] = [];
  for (const [index, item] of items.entries()) {
    made.push(make(item, index));
    if (index % most === most - 1) await pause();
  }
  return made;
}
