/**
 * Reads an answer of Gmail while it arrives. A body or an attachment of 25 MB comes as one string of 34 MB within JSON: parsing and decoding
 * it at once keeps everybody waiting for as long as that takes. Here the values named `data` are turned into bytes piece by piece, between
 * which others have their turn, and only the small rest is parsed as JSON.
 */
import { googleFailure } from './googleFailure.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Gmail takes in messages of 50 MB; encoded they are a third larger. */
const MOST_BYTES = 80 * 1024 * 1024;
/** Of what is not `data`: headers and structure. */
const MOST_KEPT = 4 * 1024 * 1024;
/** What stands before a string that is the value of `data`. A quote within a text has a backslash before it, so no text looks like this. */
const BEFORE_DATA = /(?<!\\)"data"\s*:\s*"$/;
const LONGEST_BEFORE = 40;

/** `answer`: with the place in `data`, in digits, as the value of each field `data`. */
export type AnswerWithData<T> = { answer: T; data: Uint8Array[] };

/** Throws `skip` / `tooLarge`, or `TypeError` where the answer is not JSON. */
export async function readMessageJson<T extends object>(
  stream: AsyncIterable<Uint8Array> | null,
): Promise<AnswerWithData<T>> {
  const reader = new MessageReader();
  let length = 0;
  for await (const piece of stream ?? []) {
    length += piece.byteLength;
    if (length > MOST_BYTES) throw googleFailure('skip', 'tooLarge', 'tooLarge');
    reader.take(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
  }
  return { answer: objectOf<T>(reader.kept()), data: reader.data };
}

function objectOf<T extends object>(text: string): T {
  const broken = 'Google sent an answer that cannot be read';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new TypeError(broken, { cause: error });
  }
  if (typeof value !== 'object' || value === null) throw new TypeError(broken);
  return value as T;
}

class MessageReader {
  readonly data: Uint8Array[] = [];
  readonly #kept: Buffer[] = [];
  #keptBytes = 0;
  #before = '';
  #place: 'outside' | 'text' | 'data' = 'outside';
  #escaped = false;
  #decoder = new PieceDecoder();

  kept(): string {
    return Buffer.concat(this.#kept, this.#keptBytes).toString('utf8');
  }

  take(piece: Buffer): void {
    for (let at = 0; at < piece.length;) {
      if (this.#place === 'outside') at = this.#takeOutside(piece, at);
      else if (this.#place === 'text') at = this.#takeText(piece, at);
      else at = this.#takeData(piece, at);
    }
  }

  #takeOutside(piece: Buffer, start: number): number {
    const quote = piece.indexOf(QUOTE, start);
    const end = quote < 0 ? piece.length : quote + 1;
    this.#keep(piece.subarray(start, end));
    if (quote >= 0) this.#place = BEFORE_DATA.test(this.#before) ? 'data' : 'text';
    return end;
  }

  #takeText(piece: Buffer, start: number): number {
    let at = start;
    for (; at < piece.length; at += 1) {
      if (this.#escaped) this.#escaped = false;
      else if (piece[at] === BACKSLASH) this.#escaped = true;
      else if (piece[at] === QUOTE) {
        this.#place = 'outside';
        at += 1;
        break;
      }
    }
    this.#keep(piece.subarray(start, at));
    return at;
  }

  #takeData(piece: Buffer, start: number): number {
    const quote = piece.indexOf(QUOTE, start);
    this.#decoder.take(piece.subarray(start, quote < 0 ? piece.length : quote));
    if (quote < 0) return piece.length;
    this.#keep(Buffer.from(`${this.data.length}"`));
    this.data.push(this.#decoder.end());
    this.#decoder = new PieceDecoder();
    this.#place = 'outside';
    return quote + 1;
  }

  #keep(bytes: Buffer): void {
    this.#keptBytes += bytes.length;
    if (this.#keptBytes > MOST_KEPT) throw googleFailure('skip', 'tooLarge', 'tooLarge');
    this.#kept.push(bytes);
    this.#before = (this.#before + bytes.subarray(-LONGEST_BEFORE).toString('latin1')).slice(-LONGEST_BEFORE);
  }
}

/** Base64url to bytes, in pieces of any length. */
class PieceDecoder {
  readonly #bytes: Buffer[] = [];
  #rest = '';
  #ended = false;

  take(piece: Buffer): void {
    if (this.#ended) return;
    // The padding at the end is all that Google may write with a backslash (`\u003d`).
    const backslash = piece.indexOf(BACKSLASH);
    this.#ended = backslash >= 0;
    const text = this.#rest + (this.#ended ? piece.subarray(0, backslash) : piece).toString('latin1');
    const whole = text.length - (text.length % 4);
    this.#bytes.push(Buffer.from(text.slice(0, whole), 'base64url'));
    this.#rest = text.slice(whole);
  }

  end(): Uint8Array {
    return Buffer.concat([...this.#bytes, Buffer.from(this.#rest, 'base64url')]);
  }
}
