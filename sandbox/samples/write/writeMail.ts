/** Writes mails as they travel: RFC 2822, MIME, CRLF; the same mail gives the same bytes. */
import { createHash } from 'node:crypto';
import type { WorkspaceMail } from '../workspaceTypes.ts';

export type MailFile = { name: string; mimeType: string; bytes: Uint8Array; inline?: boolean };

export type Draft = {
  account: string;
  from: string;
  to: string;
  subject: string;
  /** ISO instant. */
  date: string;
  text?: string;
  html?: string;
  files?: MailFile[];
  /** Whole messages that are forwarded as attachments. */
  messages?: Uint8Array[];
  labelIds?: string[];
  /** The mail it answers or forwards. */
  thread?: WorkspaceMail;
  searchText?: string;
};

/** `key` tells it from all other mails of the workspace. */
export function writeMail(key: string, draft: Draft): WorkspaceMail {
  const { account, from, to, subject, date, searchText, thread } = draft;
  const id = createHash('sha256').update(`mail ${key}`).digest('hex').slice(0, 15).padStart(16, '1');
  const headers = [
    `From: ${encodeAddress(from)}`,
    `To: ${encodeAddress(to)}`,
    `Subject: ${encodeWords(subject)}`,
    `Date: ${new Date(date).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@mail.fernhill.example>`,
    ...(thread ? [`In-Reply-To: <${thread.id}@mail.fernhill.example>`] : []),
    'MIME-Version: 1.0',
  ];
  return {
    id,
    threadId: thread?.threadId ?? id,
    account,
    from,
    to,
    subject,
    date,
    labelIds: draft.labelIds ?? ['INBOX'],
    raw: new TextEncoder().encode(`${headers.join('\r\n')}\r\n${content(draft, id)}`),
    ...(searchText !== undefined && { searchText }),
  };
}

function content({ text, html, files = [], messages = [] }: Draft, id: string): string {
  const bodies = [
    ...(text === undefined ? [] : [textPart('text/plain', text)]),
    ...(html === undefined ? [] : [textPart('text/html', html)]),
  ];
  const body = bodies.length === 1 ? (bodies[0] ?? '') : multipart('alternative', `${id}-body`, bodies);
  const attached = [...files.map(filePart), ...messages.map(messagePart)];
  return attached.length === 0 ? body : multipart('mixed', `${id}-mail`, [body, ...attached]);
}

function multipart(kind: string, boundary: string, parts: string[]): string {
  const inner = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${inner}--${boundary}--\r\n`;
}

function textPart(type: string, text: string): string {
  const lines = text.replaceAll(/\r?\n/g, '\r\n');
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(Buffer.from(lines))}\r\n`;
}

function filePart({ name, mimeType, bytes, inline = false }: MailFile): string {
  const place = inline ? 'inline' : 'attachment';
  const encoded = encodeWords(name);
  return (
    `Content-Type: ${mimeType}; name="${encoded}"\r\nContent-Disposition: ${place}; filename="${encoded}"\r\n` +
    `${inline ? `Content-ID: <${encoded}>\r\n` : ''}Content-Transfer-Encoding: base64\r\n\r\n` +
    `${base64(bytes)}\r\n`
  );
}

function messagePart(raw: Uint8Array): string {
  return `Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename="message.eml"\r\n\r\n${Buffer.from(raw).toString('utf8')}`;
}

function base64(bytes: Uint8Array): string {
  return (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
}

/** Names outside of ASCII as encoded words (RFC 2047). */
function encodeWords(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return /^[\u0020-\u007E]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
}

function encodeAddress(address: string): string {
  const [, name, rest] = /^(.*?)\s*(<[^<>]+>)$/.exec(address) ?? [];
  return name === undefined ? address : `${encodeWords(name)} ${rest}`;
}
