/** Reads a mail: its body and those of the messages within it, and everything attached to any of them. */
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { textOfForms } from '../domain/mailForms.ts';
import { DocumentError } from './documentError.ts';
import type { DocumentLimits } from './documentLimits.ts';
import type { DocumentText, MailAttachment } from './documentText.ts';
import { htmlToText } from './htmlToText.ts';
import { decodeText } from './sniff/decodeText.ts';
import { tidyText } from './tidyText.ts';

/** Throws `DocumentError`: CORRUPT, EMPTY, TOO_LARGE. */
export async function readMail(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  const bodies: string[] = [];
  const attachments: MailAttachment[] = [];
  const mail = await collect(bytes, limits, bodies, attachments, 0);
  const text = bodies.filter((body) => body !== '').join('\n\n') || (attachments.length === 0 ? rawBody(bytes) : '');
  if (text === '' && attachments.length === 0) throw new DocumentError('EMPTY');
  if (text.length > limits.maxTextLength) throw new DocumentError('TOO_LARGE');
  const title = tidyText(mail.subject ?? '').trim();
  return { text, kind: 'mail', pages: null, title: title === '' ? null : title, attachments };
}

async function collect(
  bytes: Uint8Array,
  limits: DocumentLimits,
  bodies: string[],
  attachments: MailAttachment[],
  depth: number,
): Promise<Email> {
  const mail = await parse(bytes, limits);
  bodies.push(bodyOf(mail));
  for (const attachment of mail.attachments) {
    const content = contentOf(attachment.content);
    if (/^message\/(?:rfc822|global)$/i.test(attachment.mimeType) && depth < limits.maxMailDepth) {
      await collect(content, limits, bodies, attachments, depth + 1);
      continue;
    }
    if (attachments.length >= limits.maxAttachments) {
      throw new DocumentError('TOO_LARGE', `This email has more than ${limits.maxAttachments} attachments.`);
    }
    attachments.push({
      name: attachedName(attachment.filename),
      mimeType: attachment.mimeType,
      bytes: content,
      inline:
        attachment.related === true || (attachment.disposition === 'inline' && attachment.contentId !== undefined),
    });
  }
  return mail;
}

async function parse(bytes: Uint8Array, limits: DocumentLimits): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: 64,
      maxRfc822NestingDepth: limits.maxMailDepth,
    });
  } catch (error) {
    throw new DocumentError('CORRUPT', undefined, error);
  }
}

/** The form that says more. */
function bodyOf(mail: Email): string {
  const plain = unquoted(tidyText(mail.text ?? '')).trim();
  return mail.html ? textOfForms(plain, htmlToText(mail.html)) : plain;
}

/** Without the marks of quoting: a contract that was forwarded or answered is still the contract. */
export function unquoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('>') ? line.replace(/^(?:> ?){1,20}/, '') : line))
    .join('\n');
}

/** What follows the header, as it is: of a mail whose parts are marked so badly that none was found. */
function rawBody(bytes: Uint8Array): string {
  const message = tidyText(decodeText(bytes)).trimStart();
  const end = message.indexOf('\n\n');
  return end < 0 ? '' : message.slice(end).trim();
}

function contentOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

/** The last part of a name that may be a path, of at most 200 characters. */
export function attachedName(name: string | null): string | null {
  const base =
    tidyText(name ?? '')
      .split(/[/\\\n]/)
      .at(-1)
      ?.trim() ?? '';
  return base === '' ? null : base.slice(-200);
}
