/**
 * Bounds the shape of a JSON body while it arrives. `JSON.parse` turns eight megabytes of `[[],[],…` into millions of objects, and what walks
 * them afterwards keeps everybody waiting: the values are counted piece by piece, and a body with too many is refused before the rest of it
 * is read, let alone parsed.
 */
import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpError.ts';

/** No body of the contract nests deeper than a field of a contract in a batch: five levels. */
export const DEEPEST_JSON = 20;
/** A batch of 1 000 contracts with 50 parties each has some 65 000 values. */
export const MOST_JSON_VALUES = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** Puts the count before Fastify's own reading, which keeps to each operation's limit of bytes. */
export function readBoundedJson(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!/^\s*application\/json\b/i.test(request.headers['content-type'] ?? '')) return payload;
    const shape = new JsonShape();
    const counted = Object.assign(
      new Transform({
        transform(piece: Buffer, _encoding, done) {
          counted.receivedEncodedLength += piece.length;
          const problem = shape.problemAfter(piece);
          if (problem === null) done(null, piece);
          else done(new HttpError(400, `The request is not valid: ${problem}.`, { code: 'INVALID', details: 'body' }));
        },
      }),
      { receivedEncodedLength: 0 },
    );
    // Where the body is refused for its length, nobody reads or listens.
    counted.on('error', () => undefined);
    // Not a pipeline: that would take away the connection on which the refusal is said.
    payload.once('error', (error) => counted.destroy(error));
    return payload.pipe(counted);
  });
}

/** Looks at a JSON text in UTF-8, piece by piece. Linear, and done at the first excess. */
export class JsonShape {
  #depth = 0;
  #values = 1;
  #inString = false;
  #escaped = false;

  /** What is wrong with the shape of the text so far, as the end of a sentence; null where nothing is. */
  problemAfter(piece: Uint8Array): string | null {
    for (const sign of piece) {
      if (this.#inString) this.#takeInString(sign);
      else if (sign === QUOTE) this.#inString = true;
      else if (sign === 0x5b || sign === 0x7b) {
        this.#depth += 1;
        this.#values += 1;
        if (this.#depth > DEEPEST_JSON) return 'it is nested too deeply';
      } else if (sign === 0x5d || sign === 0x7d) this.#depth -= 1;
      else if (sign === COMMA) this.#values += 1;
      if (this.#values > MOST_JSON_VALUES) return 'it has too many values';
    }
    return null;
  }

  #takeInString(sign: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (sign === BACKSLASH) this.#escaped = true;
    else if (sign === QUOTE) this.#inString = false;
  }
}
