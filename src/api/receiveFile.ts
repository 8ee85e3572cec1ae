/** Takes a file out of an answer as it comes in: its bytes, and the name that the service gives it. */
import type { ByteProgress } from '../platform/byteProgress.ts';

/** `fileName` is null where the service gives none. */
export type ReceivedFile = { blob: Blob; fileName: string | null };

/** Reads the answer's body to its end and tells at every piece how far it is. Rejects where the connection breaks or the read is aborted. */
export async function receiveFile(response: Response, tell: (progress: ByteProgress) => void): Promise<ReceivedFile> {
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  // A page of a proxy or of a hotel's network is no document, whatever it is called.
  if (/^text\/html/i.test(type)) throw new TypeError(`Not a document, but ${type}`);
  // Compressed on the way, the length is not that of the file.
  const length = headers.has('content-encoding') ? Number.NaN : Number(headers.get('content-length') || Number.NaN);
  const total = Number.isSafeInteger(length) && length > 0 ? length : null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  tell({ received, total });
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value);
    received += piece.value.byteLength;
    tell({ received, total });
  }
  return { blob: new Blob(pieces, { type }), fileName: fileNameOf(headers.get('content-disposition')) };
}

/** The file name of a Content-Disposition header (RFC 6266), without the folders or control characters that no name has; null without one. */
export function fileNameOf(disposition: string | null): string | null {
  const extended = /;\s*filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '');
  const name = decoded(extended) ?? plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  const clean = name
    .replace(/^.*[/\\]/, '')
    .replaceAll(/\p{Cc}/gu, '')
    .replace(/^\.+/, '')
    .trim();
  return clean === '' ? null : clean;
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
