/** Header lines of a message: unfolding, encoded words (RFC 2047), parameters with continuations (RFC 2231). */

export type MimeHeader = { name: string; value: string };

/** The header lines at the start of `source` (one byte per character) and the text after the empty line. */
export function readHeaders(source: string): { headers: MimeHeader[]; rest: string } {
  const headers: MimeHeader[] = [];
  let position = 0;
  while (position < source.length) {
    const end = source.indexOf('\n', position);
    const stop = end === -1 ? source.length : end;
    const line = source.slice(position, stop).replace(/\r$/, '');
    if (line === '') return { headers, rest: source.slice(stop + 1) };
    const previous = headers.at(-1);
    const colon = line.indexOf(':');
    if (/^[ \t]/.test(line) && previous) previous.value += ` ${line.trim()}`;
    else if (colon > 0 && /^[!-9;-~]+[ \t]*$/.test(line.slice(0, colon)))
      headers.push({ name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() });
    else if (headers.length === 0) return { headers, rest: source.slice(position) };
    position = stop + 1;
  }
  return { headers, rest: '' };
}

/** A header value as people read it: encoded words decoded, bare UTF-8 bytes understood. */
export function decodeWords(value: string): string {
  const plain = decodeBytes(Buffer.from(value, 'latin1'), 'utf-8');
  return plain
    .replace(/(=\?[^?\s]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?([^?\s*]+)(?:\*[^?]*)?\?([bq])\?([^?]*)\?=/gi, (_, charset: string, kind: string, text: string) =>
      decodeBytes(kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : fromQ(text), charset),
    );
}

/** A parameter of a header such as `Content-Type: application/pdf; name="a.pdf"`, decoded; '' if there is none. */
export function headerParameter(value: string, name: string): string {
  const found = new Map<string, string>();
  for (const match of value.matchAll(/;\s*([\w*.-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g)) {
    const key = (match[1] ?? '').toLowerCase();
    if (!found.has(key)) found.set(key, match[2]?.replace(/\\(.)/g, '$1') ?? match[3] ?? '');
  }
  const whole = found.get(`${name}*`);
  if (whole !== undefined) return decodeExtended(whole);
  const plain = found.get(name);
  if (plain !== undefined) return decodeWords(plain);
  let joined = '';
  let extended = false;
  for (let index = 0; ; index += 1) {
    const piece = found.get(`${name}*${index}*`);
    extended ||= piece !== undefined;
    const text = piece ?? found.get(`${name}*${index}`);
    if (text === undefined) return extended ? decodeExtended(joined) : decodeWords(joined);
    joined += text;
  }
}

/** `charset'language'percent-encoded` */
function decodeExtended(text: string): string {
  const [, charset, encoded] = /^([^']*)'[^']*'(.*)$/s.exec(text) ?? [undefined, 'utf-8', text];
  const bytes = (encoded ?? '').replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return decodeBytes(Buffer.from(bytes, 'latin1'), charset || 'utf-8');
}

function fromQ(text: string): Buffer {
  const spaced = text.replace(/_/g, ' ');
  return Buffer.from(
    spaced.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
}

/** Bytes as text; an unknown character set is read as Latin-1. */
export function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}
