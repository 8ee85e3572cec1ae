/** What passes between the service and a child that works on strangers' input. */
import type { BodyReading, BodyRequest } from '../readBody.ts';
import type { DocumentErrorCode } from '../documentError.ts';
import type { DocumentLimits } from '../documentLimits.ts';
import type { DocumentHint, DocumentText } from '../documentText.ts';
import type { ArchivePart, ArchiveRequest } from '../unpackArchive.ts';
import type { KeyFacts } from '../inspectKey.ts';
import type { AnalysedDocument, AnalyseRequest } from '../readAndAnalyse.ts';
import type { SheetReading, SheetRequest } from '../readSheet.ts';
import type { Rendering } from '../renderPdf.ts';

/** What is asked and what is answered, by task. */
export type Tasks = {
  read: { request: { bytes: Uint8Array; hint: DocumentHint }; result: DocumentText };
  analyse: { request: { bytes: Uint8Array; hint: DocumentHint } & AnalyseRequest; result: AnalysedDocument };
  body: { request: BodyRequest; result: BodyReading };
  unpack: { request: ArchiveRequest; result: ArchivePart };
  asPdf: { request: { bytes: Uint8Array }; result: Uint8Array };
  render: { request: Rendering; result: Uint8Array };
  readSheet: { request: SheetRequest; result: SheetReading };
  writeSheet: { request: { rows: Uint8Array }; result: Uint8Array };
  inspectKey: { request: { pem: string }; result: KeyFacts | null };
};

export type Task = keyof Tasks;

export type TaskRequest<T extends Task = Task> = {
  [K in T]: { task: K; limits: DocumentLimits } & Tasks[K]['request'];
}[T];

export type TaskAnswer =
  | { result: Tasks[Task]['result'] }
  | { refused: { code: DocumentErrorCode; message: string } }
  /** An error of ours, for the log: its stack, which holds nothing of the document. */
  | { defect: string };
