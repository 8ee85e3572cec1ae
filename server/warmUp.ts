/** What takes its time when it is first used is used once before anybody needs it: after the start, so that the start is not kept back. */
import { Buffer } from 'node:buffer';
import type { DocumentReader } from './documents/DocumentReader.ts';

const AFTER_MS = 1500;
const WORD = Buffer.from('Two of these, and two children are there.');

/** The reader's children take half a second of processor time to start. Ends by itself, and never keeps the process from ending. */
export function warmUp(reader: DocumentReader): NodeJS.Timeout {
  return setTimeout(() => {
    for (const user of ['one', 'another'])
      reader.read(WORD, { mimeType: 'text/plain' }, { user }).catch(() => undefined);
  }, AFTER_MS).unref();
}
