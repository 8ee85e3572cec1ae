/** The bytes of documents that are being looked at. State holds plain data only, so it knows them by a key. */

/** As many stay at hand: going back and forth between documents should not fetch them again. */
const KEPT = 4;

const kept = new Map<string, ArrayBuffer>();

/** Keeps the bytes of a document under a key; the one longest unused goes. */
export function keepDocumentBytes(key: string, bytes: ArrayBuffer): void {
  kept.delete(key);
  kept.set(key, bytes);
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
}

/** The bytes under a key; null where they went meanwhile. */
export function documentBytes(key: string): ArrayBuffer | null {
  return kept.get(key) ?? null;
}
