/** For tests: mails with attachments and forwards, as mailers write them. */
import type { WorkspaceMail } from '../../../sandbox/samples/workspaceTypes.ts';
import { mail } from '../../../sandbox/testing/tinyWorkspace.ts';

export type MadeFile = { name: string; type: string; bytes: Uint8Array; inline?: boolean };

/** A mail of `account` with a text and files. `searchText` is what it is found by, besides its own words. */
export function madeMail(
  account: string,
  subject: string,
  text: string,
  files: readonly MadeFile[] = [],
  more: Partial<WorkspaceMail> = {},
): WorkspaceMail {
  const head = [
    'From: Vera Vendor <vera@vendor.example>',
    `To: ${account}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
  ];
  return mail(account, [...head, ...mixed(text, files)], more);
}

/** A whole message within another one, as "forward as attachment" makes it. */
export function forwardedWhole(inner: WorkspaceMail, name = 'forwarded.eml'): MadeFile {
  return { name, type: 'message/rfc822', bytes: inner.raw };
}

function mixed(text: string, files: readonly MadeFile[]): string[] {
  const boundary = 'made-mail-boundary';
  const body = [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...base64(Buffer.from(text)),
  ];
  return [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...body,
    ...files.flatMap((file) => [`--${boundary}`, ...part(file)]),
    `--${boundary}--`,
    '',
  ];
}

function part({ name, type, bytes, inline = false }: MadeFile): string[] {
  const disposition = `Content-Disposition: ${inline ? 'inline' : 'attachment'}; filename="${name}"`;
  // A message within a message may not be encoded.
  if (type === 'message/rfc822')
    return [`Content-Type: ${type}`, disposition, '', Buffer.from(bytes).toString('latin1')];
  return [
    `Content-Type: ${type}; name="${name}"`,
    disposition,
    'Content-Transfer-Encoding: base64',
    '',
    ...base64(bytes),
  ];
}

function base64(bytes: Uint8Array): string[] {
  return (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  );
}
