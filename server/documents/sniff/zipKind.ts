/** Says what a zip archive is: a Word document, another office file, or just an archive. */
import type { Sniffed } from './sniffed.ts';
import { zipEntries } from './zipEntries.ts';

/** Largest part of a document that is unfolded, bytes: its text, not its pictures. */
const LARGEST_PART = 200 * 1024 * 1024;

const OTHERS: [RegExp, string][] = [
  [/^xl\//, 'a spreadsheet (.xlsx)'],
  [/^ppt\//, 'a presentation (.pptx)'],
  [/^visio\//, 'a drawing (.vsdx)'],
  [/^content\.xml$/, 'an OpenDocument file'],
  [/^META-INF\/container\.xml$/, 'an e-book (EPUB)'],
  [/^Index\/Document\.iwa$/, 'an Apple iWork document'],
  [/^META-INF\/MANIFEST\.MF$/, 'a program (JAR)'],
];

export function zipKind(bytes: Uint8Array): Sniffed {
  const entries = zipEntries(bytes);
  if (!entries) return { refused: 'CORRUPT' };
  const has = (pattern: RegExp) => entries.some((entry) => pattern.test(entry.name.replaceAll('\\', '/')));
  const other = OTHERS.find(([pattern]) => has(pattern));
  // Word may put its main part anywhere: what names its parts is asked only after the other office files.
  const isWord =
    has(/^word\/document\d*\.xml$/i) ||
    (!other && has(/^\[Content_Types\]\.xml$/i) && has(/(?:^|\/)document\d*\.xml$/i));
  if (!isWord) return { unsupported: other ? other[1] : 'a ZIP archive' };
  if (entries.some((entry) => entry.encrypted)) return { refused: 'ENCRYPTED' };
  const isBomb = entries.some((entry) => /\.(?:xml|rels)$/i.test(entry.name) && entry.size > LARGEST_PART);
  return isBomb ? { refused: 'TOO_LARGE' } : { kind: 'docx' };
}
