import { describe, expect, it } from 'vitest';
import type { MailMessage, MailPart } from '../google/workspaceClient.ts';
import { decodePart } from '../documents/decodePart.ts';
import { charsetOf, mailContents } from './mailDocuments.ts';

const LIMIT = 1000;

const part = (partId: string, mimeType: string, more: Partial<MailPart> & { disposition?: string } = {}): MailPart => {
  const { disposition, ...rest } = more;
  const headers = disposition === undefined ? [] : [{ name: 'Content-Disposition', value: disposition }];
  const base = { partId, mimeType, filename: '', headers, size: 100, data: null, attachmentId: 'a', parts: [] };
  return { ...base, ...rest };
};
const pdf = (partId: string, more: Partial<MailPart> & { disposition?: string } = {}) =>
  part(partId, 'application/pdf', { filename: `${partId}.pdf`, ...more });

/** A body in both forms; `plain`: bytes of the plain one. */
const forms = (plain: number) =>
  part('', 'multipart/alternative', {
    parts: [part('0', 'text/plain', { size: plain }), part('1', 'text/html', { size: 5000 })],
  });

const contents = (payload: MailPart) => {
  const headers = [{ name: 'subject', value: 'Our  agreement' }, ...payload.headers];
  const message = { id: '1', threadId: '1', labelIds: [], internalDate: 0, sizeEstimate: 0, payload };
  return mailContents({ ...message, payload: { ...payload, headers } } satisfies MailMessage, LIMIT);
};
const idsOf = (parts: { partId: string }[]) => parts.map(({ partId }) => partId);

describe('the contents of a mail', () => {
  it('are its text and its files, at any depth, attached or inline', () => {
    const related = part('0', 'multipart/related', {
      parts: [part('0.0', 'text/plain'), pdf('0.1', { disposition: 'inline' })],
    });
    const { subject, letters, files } = contents(part('', 'multipart/mixed', { parts: [related, pdf('1')] }));
    expect(subject).toBe('Our agreement');
    expect(idsOf(letters[0]?.fragments ?? [])).toEqual(['0.0']);
    expect(idsOf(files.map((file) => file.part))).toEqual(['0.1', '1']);
  });

  it('are the file alone where the whole mail is one', () => {
    const { letters, files } = contents(pdf(''));
    expect(letters[0]?.fragments).toEqual([]);
    expect(files).toHaveLength(1);
  });

  it('hold both forms of a body, so that the one that says more is read', () => {
    expect(idsOf(contents(forms(3000)).letters[0]?.fragments ?? [])).toEqual(['0', '1']);
    expect(idsOf(contents(forms(60)).letters[0]?.fragments ?? [])).toEqual(['0', '1']);
  });

  it('find a file that a mailer has hidden among the forms of the body', () => {
    const mixed = part('1', 'multipart/mixed', {
      parts: [part('1.0', 'text/html'), pdf('1.1'), part('1.2', 'text/html')],
    });
    const { letters, files } = contents(
      part('', 'multipart/alternative', { parts: [part('0', 'text/plain', { size: 900 }), mixed] }),
    );
    expect(idsOf(letters[0]?.fragments ?? [])).toEqual(['0']);
    expect(idsOf(files.map((file) => file.part))).toEqual(['1.1']);
  });

  it('include the letter and the files of a mail within the mail', () => {
    const inner = part('1.0', 'multipart/mixed', {
      headers: [{ name: 'Subject', value: 'The original' }],
      parts: [part('1.0.0', 'text/plain'), pdf('1.0.1')],
    });
    const forwarded = part('1', 'message/rfc822', { filename: 'noname.eml', parts: [inner] });
    const { letters, files } = contents(part('', 'multipart/mixed', { parts: [part('0', 'text/plain'), forwarded] }));
    expect(letters.map(({ partId, subject, name }) => [partId, subject, name])).toEqual([
      ['', 'Our agreement', 'Our agreement'],
      ['1', 'The original', 'The original.eml'],
    ]);
    expect(idsOf(files.map((file) => file.part))).toEqual(['1.0.1']);
  });

  it('leave out what cannot be read, with a reason, and the dress of the mail without', () => {
    const parts = [
      part('0', 'image/png', { filename: 'logo.png', disposition: 'inline' }),
      part('1', 'image/png', { filename: 'page.png', size: 900, disposition: 'attachment' }),
      pdf('2', { size: LIMIT + 1 }),
      part('3', 'text/plain', { filename: 'lease.txt' }),
    ];
    const { files, skipped, letters } = contents(part('', 'multipart/mixed', { parts }));
    expect(skipped.map(({ name, skip }) => [name, skip.code])).toEqual([
      ['page.png', 'PICTURE'],
      ['2.pdf', 'TOO_LARGE'],
    ]);
    expect(idsOf(files.map((file) => file.part))).toEqual(['3']);
    expect(letters[0]?.fragments).toEqual([]);
  });
});

it('decodes a body as UTF-8 where it is that, whatever the header names, else as declared', () => {
  const latin = part('0', 'text/plain', {
    headers: [{ name: 'Content-Type', value: 'text/plain; charset="iso-8859-2"' }],
  });
  expect(decodePart(Buffer.from('Žižkov'), charsetOf(latin))).toBe('Žižkov');
  expect(decodePart(Uint8Array.of(0xae), charsetOf(latin))).toBe('Ž');
  expect(decodePart(Uint8Array.of(0x93, 0x61, 0x94), charsetOf(part('0', 'text/plain')))).toBe('“a”');
});
