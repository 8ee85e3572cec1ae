/** Reads a mail that Outlook saved (.msg): its body and those of the messages within it, and everything attached to any of them. */
import type { FieldsData, default as MsgReader } from '@kenjiuno/msgreader';
import { textOfForms } from '../domain/mailForms.ts';
import { DocumentError } from './documentError.ts';
import type { DocumentLimits } from './documentLimits.ts';
import type { DocumentText, MailAttachment } from './documentText.ts';
import { htmlCharset, htmlToText } from './htmlToText.ts';
import { attachedName, unquoted } from './readMail.ts';
import { decodeText } from './sniff/decodeText.ts';
import { tidyText } from './tidyText.ts';

/** Throws `DocumentError`: CORRUPT, EMPTY, TOO_LARGE. A file whose parts lead in a circle is stopped by the limits of the child. */
export async function readOutlookMail(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  const { reader, message } = await open(bytes);
  const bodies: string[] = [];
  const attachments: MailAttachment[] = [];
  collect({ reader, limits, bodies, attachments }, message, 0);
  const text = bodies.filter((body) => body !== '').join('\n\n');
  if (text === '' && attachments.length === 0) throw new DocumentError('EMPTY');
  if (text.length > limits.maxTextLength) throw new DocumentError('TOO_LARGE');
  const title = tidyText(message.subject ?? '').trim();
  return { text, kind: 'msg', pages: null, title: title === '' ? null : title, attachments };
}

async function open(bytes: Uint8Array): Promise<{ reader: MsgReader; message: FieldsData }> {
  // Asked for by the first such mail: few children ever see one.
  const { default: module } = await import('@kenjiuno/msgreader');
  const Reader = 'default' in module ? (module.default as typeof MsgReader) : module;
  // In memory of its own: the library looks beyond a view, where other documents may lie.
  const reader = new Reader(Uint8Array.from(bytes).buffer);
  const message = broken(() => reader.getFileData());
  if (message.error) throw new DocumentError('CORRUPT', undefined, message.error);
  return { reader, message };
}

type Collected = { reader: MsgReader; limits: DocumentLimits; bodies: string[]; attachments: MailAttachment[] };

function collect(into: Collected, message: FieldsData, depth: number): void {
  const { reader, limits, bodies, attachments } = into;
  bodies.push(bodyOf(message));
  for (const attached of message.attachments ?? []) {
    const inner = attached.innerMsgContentFields;
    if (inner && depth < limits.maxMailDepth) {
      collect(into, inner, depth + 1);
      continue;
    }
    if (attachments.length >= limits.maxAttachments) {
      throw new DocumentError('TOO_LARGE', `This mail has more than ${limits.maxAttachments} attachments.`);
    }
    const content = broken(() => reader.getAttachment(attached).content);
    attachments.push({
      name: attachedName(attached.fileName ?? attached.fileNameShort ?? null),
      mimeType: attached.attachMimeTag ?? '',
      // Its own copy: what the library gives may be a view into something larger.
      bytes: Uint8Array.from(content),
      inline: attached.attachmentHidden === true,
    });
  }
}

/** The form that says more. */
function bodyOf({ body, bodyHtml, html }: FieldsData): string {
  const plain = unquoted(tidyText(body ?? '')).trim();
  const markup = bodyHtml ?? (html ? decodeText(html, htmlCharset(html)) : '');
  return markup === '' ? plain : textOfForms(plain, htmlToText(markup));
}

/** Whatever the library stumbles over is damage of the file. */
function broken<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new DocumentError('CORRUPT', undefined, error);
  }
}
