/**
 * Pages that lie on their side or stand on their head. The recogniser turns a picture as EXIF data say that it finds near the beginning of the
 * file, whatever its format: so they are put there.
 */
import { crc32 } from 'node:zlib';

/** What the recogniser looks for: a list of one field, the orientation, with the high byte first. */
const FIELD = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0', 'latin1');
const FIELD_END = Buffer.alloc(6);
const ORIENTATION = 0x0112;
/** A quarter of a turn each, clockwise; and of a picture that is mirrored. */
const ROUNDS = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
];

/** What a JPEG says of itself: 1 (upright) to 8, as EXIF counts; 1 where nothing is said. */
export function orientationOf(picture: Uint8Array): number {
  if (!isJpeg(picture)) return 1;
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  // Segments: a marker, and how long the segment is, itself included. The picture begins with SOS (DA).
  for (let at = 2; at + 10 < picture.length && picture[at] === 0xff && picture[at + 1] !== 0xda;) {
    const isExif = picture[at + 1] === 0xe1 && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return orientationIn(view, at + 10);
    at += 2 + view.getUint16(at + 2);
  }
  return 1;
}

/** The three other ways in which the same picture can be held. */
export function otherTurns(orientation: number): number[] {
  const round = ROUNDS.find((each) => each.includes(orientation)) ?? [];
  const at = round.indexOf(orientation);
  return [1, 3, 2].flatMap((turns) => round[(at + turns) % round.length] ?? []);
}

/** Where a point of the unit square comes to lie when a picture is turned so, as EXIF counts. */
const TURNS: ((x: number, y: number) => [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [1 - x, y],
  (x, y) => [1 - x, 1 - y],
  (x, y) => [x, 1 - y],
  (x, y) => [y, x],
  (x, y) => [1 - y, x],
  (x, y) => [1 - y, 1 - x],
  (x, y) => [y, 1 - x],
];

function turn(by: number, point: [number, number]): [number, number] {
  return TURNS[by - 1]?.(...point) ?? point;
}

/** A point of a picture that was turned as `read` says, in the same picture turned as `shown` says; shares of its width and height. */
export function turnBack([x, y]: readonly [number, number], read: number, shown: number): [number, number] {
  // Quarter turns undo each other; the rest undo themselves.
  const undone = read === 6 ? 8 : read === 8 ? 6 : read;
  return turn(shown, turn(undone, [x, y]));
}

/** The same picture (JPEG, PNG or PGM), to be turned so by the recogniser. */
export function turned(picture: Uint8Array, orientation: number): Uint8Array {
  if (orientation === 1) return picture;
  const said = Buffer.concat([FIELD, Buffer.from([orientation]), FIELD_END]);
  if (isJpeg(picture)) {
    const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), said]);
    return inserted(picture, 2, Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body]));
  }
  // A PGM has comments. A PNG has chunks, of which the first has 25 bytes after the signature.
  if (picture[0] === 0x50) return inserted(picture, 3, Buffer.concat([Buffer.from('#'), said, Buffer.from('\n')]));
  return inserted(picture, 33, chunk('eXIf', said));
}

function isJpeg(picture: Uint8Array): boolean {
  return picture[0] === 0xff;
}

function inserted(picture: Uint8Array, at: number, piece: Buffer): Buffer {
  return Buffer.concat([picture.subarray(0, at), piece, picture.subarray(at)]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function orientationIn(view: DataView, start: number): number {
  try {
    const little = view.getUint16(start) === 0x4949;
    const list = start + view.getUint32(start + 4, little);
    const count = view.getUint16(list, little);
    for (let entry = list + 2; entry < list + 2 + 12 * count; entry += 12)
      if (view.getUint16(entry, little) === ORIENTATION) return inRange(view.getUint16(entry + 8, little));
  } catch (error) {
    // Data that leads out of the file says nothing.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

function inRange(orientation: number): number {
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}
