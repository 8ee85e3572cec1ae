/** Says what a file is from its bytes; its name and declared type are asked only where bytes leave it open. */
import type { DocumentHint } from '../documentText.ts';
import { binaryKind } from './binaryKind.ts';
import { decodeText } from './decodeText.ts';
import type { Sniffed } from './sniffed.ts';
import { looksLikeHtml, looksLikeMail, looksLikeMailbox } from './textKind.ts';
import { zipKind } from './zipKind.ts';

/** How much of the file is looked at for text, bytes. */
const SAMPLE = 65_536;
/** A PDF may have this much in front of its header, bytes (pdf.js and Acrobat accept that). */
const PDF_HEADER_WITHIN = 1024;

export function sniffDocument(bytes: Uint8Array, hint: DocumentHint): Sniffed {
  if (bytes.length === 0) return { refused: 'EMPTY' };
  const sample = bytes.subarray(0, SAMPLE);
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return zipKind(bytes);
  const binary = binaryKind(bytes);
  if (binary) return binary;
  const latin = new TextDecoder('windows-1252').decode(sample);
  const header = latin.slice(0, PDF_HEADER_WITHIN).indexOf('%PDF-');
  if (header === 0 || (header > 0 && !looksLikeMail(latin, hint))) return { kind: 'pdf' };
  const text = decodeText(sample.length < bytes.length ? sample.subarray(0, wholeLines(sample)) : sample);
  if (text.trim() === '') return { refused: 'EMPTY' };
  if (isBinary(text)) return { unsupported: 'a file of an unknown kind' };
  if (looksLikeMailbox(text)) return { unsupported: 'a mailbox file (mbox) of many messages' };
  if (looksLikeMail(text, hint)) return { kind: 'mail' };
  if (looksLikeHtml(text, hint)) return { kind: 'html' };
  return { kind: 'text' };
}

function startsWith(bytes: Uint8Array, magic: string): boolean {
  return [...magic].every((character, index) => bytes[index] === character.charCodeAt(0));
}

/** Cutting within a multi-byte character would make valid UTF-8 invalid. */
function wholeLines(sample: Uint8Array): number {
  const last = sample.lastIndexOf(0x0a);
  return last > 0 ? last : sample.length;
}

/** Text has next to no control characters. */
function isBinary(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const controls = text.match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return controls > Math.max(2, text.length * 0.02);
}
