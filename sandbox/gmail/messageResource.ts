/** A message as Gmail describes it, in each of its four formats. */
import { headerParameter } from '../mimeHeaders.ts';
import { headerOf, type MimePart } from '../mime.ts';
import type { IndexedMail } from '../workspaceIndex.ts';
import { textOfMessage, textOfPart } from './messageText.ts';

export type MessageFormat = 'minimal' | 'full' | 'raw' | 'metadata';

/** A text body up to this size (bytes) comes with the message; a longer one has to be fetched like an attachment. */
const INLINE_BODY_LIMIT = 128 * 1024;
const SNIPPET_CHARACTERS = 200;

/** The resource. `attachmentId` makes an id for a part; `metadataHeaders` empty means all headers. */
export function messageResource(
  indexed: IndexedMail,
  format: MessageFormat,
  metadataHeaders: string[],
  attachmentId: (partId: string) => string,
): Record<string, unknown> {
  const { mail, time } = indexed;
  const base = {
    id: mail.id,
    threadId: mail.threadId,
    labelIds: mail.labelIds,
    snippet: snippetOf(indexed.tree()),
    sizeEstimate: mail.raw.length,
    historyId: String(Math.floor(time / 1000)),
    internalDate: String(time),
  };
  if (format === 'raw') return { ...base, raw: webSafeBase64(mail.raw) };
  if (format === 'full') return { ...base, payload: fullPart(indexed.tree(), attachmentId) };
  if (format === 'minimal') return base;
  const { mimeType, headers } = indexed.tree();
  const wanted = metadataHeaders.map((name) => name.toLowerCase());
  const kept = headers.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()));
  return { ...base, payload: { mimeType, headers: kept } };
}

/** The content of one part: `users.messages.attachments.get` answers this. */
export function partBody(part: MimePart): { size: number; data: string } {
  const bytes = contentOf(part);
  return { size: bytes.length, data: webSafeBase64(bytes) };
}

function fullPart(part: MimePart, attachmentId: (partId: string) => string): Record<string, unknown> {
  const { partId, mimeType, filename, headers, parts } = part;
  const size = contentOf(part).length;
  const isInline = filename === '' && mimeType.startsWith('text/') && size <= INLINE_BODY_LIMIT;
  const isEmpty = mimeType.startsWith('multipart/') || size === 0;
  const body = isEmpty ? { size: 0 } : isInline ? partBody(part) : { attachmentId: attachmentId(partId), size };
  const inner = parts.length > 0 && { parts: parts.map((child) => fullPart(child, attachmentId)) };
  return { partId, mimeType, filename, headers, body, ...inner };
}

/** Gmail turns body text into UTF-8 and leaves the header naming the old character set (openclaw/gogcli issue 446). */
function contentOf(part: MimePart): Uint8Array {
  const charset = headerParameter(headerOf(part, 'content-type'), 'charset').toLowerCase();
  const isForeign = part.filename === '' && part.mimeType.startsWith('text/') && !['', 'utf-8'].includes(charset);
  return isForeign ? Buffer.from(textOfPart(part), 'utf8') : part.body;
}

function snippetOf(tree: MimePart): string {
  const text = textOfMessage(tree).slice(0, 4000).replace(/\s+/g, ' ').trim().slice(0, SNIPPET_CHARACTERS);
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function webSafeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}
