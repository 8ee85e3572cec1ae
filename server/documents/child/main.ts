/** The child process: reads one document after the other. It may be killed at any moment and keeps nothing. */
import { Worker } from 'node:worker_threads';
import { DocumentError } from '../documentError.ts';
import { readAndAnalyse } from '../readAndAnalyse.ts';
import { readDocument } from '../readDocument.ts';
import type { ReadAnswer, ReadRequest } from './protocol.ts';

process.on('disconnect', () => process.exit(0));
process.on('message', (request: ReadRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
// The guard ends this process when its parent is gone, even while a document keeps the main thread from hearing of it.
new Worker(new URL('guard.ts', import.meta.url), { workerData: { limit: Number(process.argv[2]) } }).unref();

async function answer({ bytes, hint, limits, today }: ReadRequest): Promise<ReadAnswer> {
  try {
    if (today === null) return { document: await readDocument(bytes, hint, limits) };
    return { analysed: await readAndAnalyse(bytes, hint, { today }, limits) };
  } catch (error) {
    if (error instanceof DocumentError) return { refused: { code: error.code, message: error.message } };
    return { defect: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
