/** Names the binary files that cannot be read, so that a receipt can say what they are. */
import type { PictureKind } from '../documentText.ts';
import type { Sniffed } from './sniffed.ts';

/** First bytes, as Latin-1 text; `.` stands for any byte. */
const MAGIC: [string, string][] = [
  ['{\\rtf', 'a Rich Text (RTF) document'],
  ['\x89PNG', 'a picture (PNG)'],
  ['\xff\xd8\xff', 'a picture (JPEG)'],
  ['GIF8', 'a picture (GIF)'],
  ['BM....\0\0\0\0', 'a picture (BMP)'],
  ['II*\0', 'a picture (TIFF)'],
  ['MM\0*', 'a picture (TIFF)'],
  ['RIFF....WEBP', 'a picture (WebP)'],
  ['RIFF....WAVE', 'a sound recording'],
  ['RIFF....AVI ', 'a video'],
  ['....ftyphei', 'a picture (HEIC)'],
  ['....ftypmif', 'a picture (HEIC)'],
  ['....ftypavif', 'a picture (AVIF)'],
  ['....ftyp', 'a video or sound recording'],
  ['ID3', 'a sound recording'],
  ['OggS', 'a sound recording'],
  ['\x1aE\xdf\xa3', 'a video'],
  ['8BPS', 'a picture (Photoshop)'],
  ['\0\0\x01\0', 'an icon'],
  ['wOFF', 'a font'],
  ['wOF2', 'a font'],
  ['\x1f\x8b', 'a GZIP archive'],
  ['BZh', 'a BZIP2 archive'],
  ['7z\xbc\xaf\x27\x1c', 'a 7-Zip archive'],
  ['Rar!\x1a\x07', 'a RAR archive'],
  ['\xfd7zXZ\0', 'an XZ archive'],
  ['MSCF', 'a CAB archive'],
  ['\x78\x9f\x3e\x22', 'an Outlook attachment bundle (winmail.dat)'],
  ['MZ', 'a program'],
  ['\x7fELF', 'a program'],
  ['%!PS', 'a PostScript file'],
  ['SQLite format 3', 'a database'],
  ['\xd7\xcd\xc6\x9a', 'a picture (WMF)'],
];

/** Microsoft's compound file: older Office documents, Outlook messages, and Office documents with a password. */
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** Streams by which a compound file shows what it is, in the order to look for them. */
const STREAMS: [string, Sniffed][] = [
  ['EncryptedPackage', { refused: 'ENCRYPTED' }],
  ['__properties_version1.0', { kind: 'msg' }],
  ['WordDocument', { unsupported: 'a document of an old Word (.doc)' }],
  ['Workbook', { unsupported: 'a spreadsheet (.xls)' }],
  ['PowerPoint Document', { unsupported: 'a presentation (.ppt)' }],
];

/** Pictures of pages that can be read as scans. */
const PICTURES: Partial<Record<string, PictureKind>> = {
  'a picture (PNG)': 'png',
  'a picture (JPEG)': 'jpeg',
  'a picture (TIFF)': 'tiff',
};

/** Null: none of those known here. */
export function binaryKind(bytes: Uint8Array): Sniffed | null {
  if (matches(bytes, COMPOUND)) return compoundKind(bytes);
  const known = MAGIC.find(([magic]) => matches(bytes, magic));
  const picture = known && PICTURES[known[1]];
  if (known) return { unsupported: known[1], ...(picture && { picture }) };
  if (bytes.length > 262 && matches(bytes.subarray(257), 'ustar')) return { unsupported: 'a TAR archive' };
  // DER: a sequence whose first member is the object identifier of PKCS #7.
  if (bytes[0] === 0x30 && indexOf(bytes.subarray(0, 32), '\x2a\x86\x48\x86\xf7\x0d\x01\x07') >= 0) {
    return { unsupported: 'a signed or encrypted message (S/MIME)' };
  }
  return null;
}

function compoundKind(bytes: Uint8Array): Sniffed {
  const found = STREAMS.find(([name]) => indexOf(bytes, [...name].join('\0')) >= 0);
  return found ? found[1] : { unsupported: 'a Microsoft compound file' };
}

function matches(bytes: Uint8Array, magic: string): boolean {
  return [...magic].every((character, index) => character === '.' || bytes[index] === character.charCodeAt(0));
}

function indexOf(bytes: Uint8Array, latin: string): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(latin, 0, 'latin1');
}
