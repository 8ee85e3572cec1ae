/** Answers of Gmail that are read while they arrive. */
import { expect, it, vi } from 'vitest';
import { readMessageJson } from './readMessageJson.ts';

/** In pieces of so many bytes, which cut everything there is to cut. */
async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield Promise.resolve(bytes.subarray(at, at + size));
}

const body = Buffer.from('The agreement — “§ 5” — renews. \u{1F4C4}'.repeat(20));
const base64 = body.toString('base64url');

it.each([1, 2, 3, 7, 64, 100_000])('a message that comes in pieces of %i bytes is the message', async (size) => {
  const trick = 'says "data": "QUJD" and ends with \\';
  const message = {
    snippet: trick,
    name: 'Müller',
    parts: [{ body: { data: base64 } }, { body: { data: '', size: 0 } }],
  };
  const { answer, data } = await readMessageJson(inPieces(JSON.stringify(message, null, 2), size));
  expect(answer).toEqual({ ...message, parts: [{ body: { data: '0' } }, { body: { data: '1', size: 0 } }] });
  expect(data.map((bytes) => Buffer.from(bytes).toString())).toEqual([body.toString(), '']);
});

it('padding, also as Google escapes it, is not part of the bytes', async () => {
  const { data } = await readMessageJson(inPieces('{"a":{"data":"QQ=="},"b":{"data":"QUI\\u003d"}}', 5));
  expect(data.map((bytes) => Buffer.from(bytes).toString())).toEqual(['A', 'AB']);
});

it.each(['{"data":"QUJD', '{"data":"QUJD"', 'We’re sorry', '"text"'])(
  'half an answer or none is refused: %s',
  async (text) => {
    await expect(readMessageJson(inPieces(text, 4))).rejects.toBeInstanceOf(TypeError);
  },
);

it('nothing as long as a body is ever parsed as JSON', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  await readMessageJson(inPieces(JSON.stringify({ data: 'QUJD'.repeat(100_000) }), 65_536));
  expect(parse.mock.calls.map(([text]) => text.length)).toEqual([12]);
  parse.mockRestore();
});

it('headers without end are refused', async () => {
  const endless = `{"value":"${'x'.repeat(5_000_000)}"}`;
  await expect(readMessageJson(inPieces(endless, 65_536))).rejects.toMatchObject({ kind: 'skip', reason: 'tooLarge' });
});
