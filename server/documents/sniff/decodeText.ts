/** Finds out how bytes spell text. */

/**
 * By byte order mark; else UTF-16 by its zero bytes; else the charset the document names itself; else UTF-8 where that is
 * valid; else windows-1252, which reads anything.
 */
export function decodeText(bytes: Uint8Array, charset?: string | null): string {
  const named = byteOrderMark(bytes) ?? wideByZeros(bytes);
  if (named) return new TextDecoder(named).decode(bytes);
  const stated = charset ? decoderFor(charset) : null;
  if (stated && !/^(?:utf-8|windows-1252)$/.test(stated.encoding)) return stated.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** Latin text in UTF-16 has a zero in every other byte. */
function wideByZeros(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2048 & ~1);
  if (sample.length < 8) return null;
  let [even, odd] = [0, 0];
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.05) return 'utf-16be';
  return null;
}

function decoderFor(label: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
