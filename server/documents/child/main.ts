/** The child process: works on one input of a stranger after the other. It may be killed at any moment and keeps nothing. */
import { Worker } from 'node:worker_threads';
import { closeNetwork } from './closeNetwork.ts';
import { DocumentError } from '../documentError.ts';
import type { Task, TaskAnswer, TaskRequest, Tasks } from './protocol.ts';

closeNetwork();
process.on('disconnect', () => process.exit(0));
process.on('message', (request: TaskRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
// The guard ends this process when its parent is gone, even while a document keeps the main thread from hearing of it.
new Worker(new URL('guard.ts', import.meta.url), { workerData: { limit: Number(process.argv[2]) } }).unref();

async function answer(request: TaskRequest): Promise<TaskAnswer> {
  try {
    return { result: await work(request) };
  } catch (error) {
    if (error instanceof DocumentError) return { refused: { code: error.code, message: error.message } };
    return { defect: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** What a task needs is loaded when it is first given: a third of a second of a processor for the analysis, as much for PDFs. */
async function work(request: TaskRequest): Promise<Tasks[Task]['result']> {
  const { limits } = request;
  switch (request.task) {
    case 'read': {
      const { readDocument } = await import('../readDocument.ts');
      if (limits.scan) (await import('../scan/Recogniser.ts')).keepRecogniser();
      return readDocument(request.bytes, request.hint, limits);
    }
    case 'analyse': {
      const { readAndAnalyse } = await import('../readAndAnalyse.ts');
      return readAndAnalyse(request.bytes, request.hint, request, limits);
    }
    case 'body': {
      const { readBody } = await import('../readBody.ts');
      return readBody(request, limits);
    }
    case 'unpack': {
      const { unpackArchive } = await import('../unpackArchive.ts');
      return unpackArchive(request);
    }
    case 'asPdf': {
      const { asPdf } = await import('../asPdf.ts');
      return asPdf(request.bytes, limits.maxPages);
    }
    case 'render': {
      const { renderPdf } = await import('../renderPdf.ts');
      return renderPdf(request);
    }
    case 'readSheet': {
      const { readSheet } = await import('../readSheet.ts');
      return readSheet(request);
    }
    case 'writeSheet': {
      const { writeSheet } = await import('../writeSheet.ts');
      return writeSheet(request.rows);
    }
    case 'inspectKey': {
      const { inspectKey } = await import('../inspectKey.ts');
      return inspectKey(request.pem);
    }
  }
}
