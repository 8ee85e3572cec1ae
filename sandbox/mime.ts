/**
 * A message's parts as Gmail shows them: a tree with part ids, decoded headers and file names, transfer encoding
 * removed. Broken messages give the best tree that can be had, never an error, in time linear in their size.
 */
import { decodeWords, headerParameter, readHeaders, type MimeHeader } from './mimeHeaders.ts';

export type MimePart = {
  /** '' for the whole message, then '0', '1', '1.0' … */
  partId: string;
  mimeType: string;
  /** '' where the part has none. */
  filename: string;
  headers: MimeHeader[];
  /** Decoded bytes; empty for a multipart. */
  body: Buffer;
  parts: MimePart[];
};

/** Deeper nesting than this is kept as one opaque part. */
const MAX_DEPTH = 40;

/** The part tree of a message in RFC 2822 form. */
export function parseMime(raw: Uint8Array): MimePart {
  return parsePart(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1'), '', 0);
}

/** Every part of the tree, the message itself first. */
export function allParts(part: MimePart): MimePart[] {
  return [part, ...part.parts.flatMap(allParts)];
}

/** The value of the first header of that name (any case), '' if there is none. */
export function headerOf(part: MimePart, name: string): string {
  const wanted = name.toLowerCase();
  return part.headers.find((header) => header.name.toLowerCase() === wanted)?.value ?? '';
}

function parsePart(source: string, partId: string, depth: number): MimePart {
  const { headers, rest } = readHeaders(source);
  const raw = (name: string) => headers.find((header) => header.name.toLowerCase() === name)?.value ?? '';
  const contentType = raw('content-type');
  const mimeType = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)/.exec(contentType)?.[1]?.toLowerCase() ?? 'text/plain';
  const filename =
    headerParameter(raw('content-disposition'), 'filename') || headerParameter(contentType, 'name') || '';
  const part: MimePart = {
    partId,
    mimeType,
    filename,
    headers: headers.map(({ name, value }) => ({ name, value: decodeWords(value) })),
    body: Buffer.alloc(0),
    parts: [],
  };
  const childId = (index: number) => (partId === '' ? String(index) : `${partId}.${index}`);
  const boundary = headerParameter(contentType, 'boundary');
  if (mimeType.startsWith('multipart/') && boundary && depth < MAX_DEPTH) {
    part.parts = splitAt(rest, boundary).map((child, index) => parsePart(child, childId(index), depth + 1));
    return part;
  }
  part.body = decodeBody(rest, raw('content-transfer-encoding').trim().toLowerCase());
  if (mimeType === 'message/rfc822' && depth < MAX_DEPTH) {
    part.filename ||= 'noname.eml';
    part.parts = [parsePart(part.body.toString('latin1'), childId(0), depth + 1)];
  }
  return part;
}

/** The pieces between the boundary lines; a missing closing line ends with the text. */
function splitAt(text: string, boundary: string): string[] {
  const marker = `\n--${boundary}`;
  const body = `\n${text}`;
  const pieces: string[] = [];
  let start = nextMarker(body, marker, 0);
  while (start !== -1 && !body.startsWith('--', start + marker.length)) {
    const lineEnd = body.indexOf('\n', start + marker.length);
    if (lineEnd === -1) break;
    const end = nextMarker(body, marker, lineEnd);
    pieces.push(body.slice(lineEnd + 1, end === -1 ? undefined : end).replace(/\r$/, ''));
    start = end;
  }
  return pieces;
}

/** Where the marker next stands as a whole: an inner boundary may begin with the outer one. */
function nextMarker(body: string, marker: string, from: number): number {
  let found = body.indexOf(marker, from);
  while (found !== -1 && !/^(?:--|[ \t\r\n]|$)/.test(body.slice(found + marker.length, found + marker.length + 2)))
    found = body.indexOf(marker, found + 1);
  return found;
}

function decodeBody(text: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  if (encoding === 'quoted-printable') {
    const joined = text.replace(/=\r?\n/g, '');
    return Buffer.from(
      joined.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    );
  }
  return Buffer.from(text, 'latin1');
}
