/** For tests: one document reader for every test of a worker, since starting its children takes a second of a processor each time. */
import { DocumentReader } from '../DocumentReader.ts';

let common: DocumentReader | null = null;

/** The worker's own reader, made when it is first asked for. Nobody closes it: its children end with the worker. */
export function commonReader(): DocumentReader {
  return (common ??= new DocumentReader());
}
