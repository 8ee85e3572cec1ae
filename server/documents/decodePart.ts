/** The text of a mail's plain part: Google hands out the sender's bytes, in whatever character set they are. */

/** UTF-8 where the bytes are that, else what the part declares, else Windows-1252. */
export function decodePart(bytes: Uint8Array, declared: string | null): string {
  return (
    tryDecode(bytes, 'utf-8') ??
    (declared === null ? undefined : tryDecode(bytes, declared)) ??
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
