/** Reads the table of contents of a zip archive: what is inside and how large it would unfold, without unfolding it. */

export type ZipEntry = { name: string; size: number; encrypted: boolean };

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** The end record is 22 bytes and may be followed by a comment of up to 65 535. */
const FARTHEST_END = 22 + 65_535;
const MOST_ENTRIES = 20_000;

/** Null where there is no readable directory (truncated, damaged). */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
  let at = view.getUint32(end + 16, true);
  const names = new TextDecoder('utf-8');
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      return entries.length > 0 ? entries : null;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: names.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      size: view.getUint32(at + 24, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - FARTHEST_END);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}
