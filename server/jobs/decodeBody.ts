/** The text of a mail's plain part: Google hands out the sender's bytes, in whatever character set they are. */
import type { MailPart } from '../google/workspaceClient.ts';
import { headerOf } from './mailDocuments.ts';

/** UTF-8 where the bytes are that, else what the part declares, else Windows-1252. */
export function decodeBody(bytes: Uint8Array, part: MailPart): string {
  const declared = /charset\s*=\s*"?([^\s";]+)/i.exec(headerOf(part.headers, 'content-type'))?.[1];
  return (
    tryDecode(bytes, 'utf-8') ??
    (declared && tryDecode(bytes, declared)) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}

function tryDecode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
