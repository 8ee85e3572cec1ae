/** Photographs that lie on their side: how a JPEG has to be turned stands in its EXIF data, in one of two orders of bytes. */

/** What the recogniser reads of EXIF, and turns by: the orientation, alone, with the high byte first, near the beginning. */
const HEAD = [0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0', 'latin1')];
const ORIENTATION = 0x0112;

/** The same picture, with its orientation where the recogniser finds it; the bytes as they are where it stands upright. */
export function uprightJpeg(bytes: Uint8Array): Uint8Array {
  const orientation = orientationOf(bytes);
  if (orientation < 2 || orientation > 8) return bytes;
  return Buffer.concat([
    bytes.subarray(0, 2),
    Buffer.from([...HEAD, orientation, 0, 0, 0, 0, 0, 0]),
    bytes.subarray(2),
  ]);
}

/** 1 (upright) to 8, as EXIF counts; 1 where nothing is said. */
function orientationOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Segments: a marker, and how long the segment is, itself included. The picture begins with SOS (DA).
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda;) {
    const isExif = bytes[at + 1] === 0xe1 && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return orientationIn(view, at + 10);
    at += 2 + view.getUint16(at + 2);
  }
  return 1;
}

function orientationIn(view: DataView, start: number): number {
  try {
    const little = view.getUint16(start) === 0x4949;
    const list = start + view.getUint32(start + 4, little);
    const count = view.getUint16(list, little);
    for (let entry = list + 2; entry < list + 2 + 12 * count; entry += 12)
      if (view.getUint16(entry, little) === ORIENTATION) return view.getUint16(entry + 8, little);
  } catch (error) {
    // Data that leads out of the file says nothing.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}
