/** The words of a message as a person reads them: for the snippet and for searching. */
import { decodeBytes, headerParameter } from '../mimeHeaders.ts';
import { allParts, headerOf, type MimePart } from '../mime.ts';

/** The text of every body part (not of attachments), HTML without its tags. */
export function textOfMessage(message: MimePart): string {
  return allParts(message)
    .filter((part) => part.filename === '' && part.mimeType.startsWith('text/'))
    .map((part) => (part.mimeType === 'text/html' ? withoutTags(textOfPart(part)) : textOfPart(part)))
    .join('\n');
}

/** A text part decoded by the character set it names. */
export function textOfPart(part: MimePart): string {
  return decodeBytes(part.body, headerParameter(headerOf(part, 'content-type'), 'charset') || 'utf-8');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ');
}
