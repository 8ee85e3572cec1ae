/** For tests: mails as they travel. */

export type MailPart = { mimeType: string; content: Uint8Array | string; name?: string };

const HEADER =
  'From: Ann Example <ann@sender.example>\r\nTo: Bo Example <bo@reader.example>\r\nDate: ' +
  'Tue, 5 May 2026 09:30:00 +0000\r\nMessage-ID: <1@sender.example>\r\nMIME-Version: 1.0\r\n';

/** A mail with one body part and, beside it, the attachments. */
export function asMail(body: MailPart, attachments: MailPart[] = [], subject = 'The agreement'): Uint8Array {
  const header = `${HEADER}Subject: ${subject}\r\n`;
  if (attachments.length === 0) return new TextEncoder().encode(header + part(body));
  const boundary = `part-of-${attachments.map(({ content }) => content.length).join('-')}`;
  const parts = [body, ...attachments].map((each) => `--${boundary}\r\n${part(each)}\r\n`);
  const mail = `${header}Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${parts.join('')}--${boundary}--\r\n`;
  return new TextEncoder().encode(mail);
}

function part({ mimeType, content, name }: MailPart): string {
  const type = mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType;
  const disposition = name === undefined ? '' : `Content-Disposition: attachment; filename="${name}"\r\n`;
  if (mimeType === 'message/rfc822') {
    return `Content-Type: ${type}\r\n${disposition}\r\n${Buffer.from(content).toString('utf8')}`;
  }
  const encoded = Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n');
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n${disposition}\r\n${encoded}\r\n`;
}
