/** The documents of a contract: to look at, to save, and to add. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { documentFileName } from '../../contract/fileName.ts';
import type { ContractRecord, RecordDocument } from '../../contract/record.ts';
import { noSuchContract } from '../../contract/refused.ts';
import type { DocumentText } from '../../src/api/generated/cycle.gen.ts';
import type { MockBackend } from '../backend.ts';
import { recordOf } from '../changeRecord.ts';
import { answer, Refusal, signedIn } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';
import { contractPdf, contractSentences } from '../world/contractPdf.ts';
import { scannedPage, scannedWords } from '../world/scannedPage.ts';
import { writtenIn } from '../world/writtenIn.ts';
import { addDocument, asFile, getDocumentFile } from './broughtDocuments.ts';
import { originalAnswer } from './originalAnswer.ts';

const SCAN = 'image/png';

export function documentHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get('*/api/contracts/:id/document', signedIn(backend, getDocument)),
    http.get('*/api/contracts/:id/original', signedIn(backend, getOriginal)),
    http.get('*/api/contracts/:id/text', signedIn(backend, getText)),
    http.post('*/api/contracts/:id/documents', signedIn(backend, addDocument)),
    http.get('*/api/contracts/:id/documents/:documentId/file', signedIn(backend, getFile)),
  ];
}

function documentOf(call: SignedInCall, record: ContractRecord): RecordDocument {
  const id = new URL(call.request.url).searchParams.get('documentId');
  const document = id === null ? record.documents[0] : record.documents.find((each) => each.id === id);
  if (document) return document;
  throw id === null ? noSuchContract() : noSuchDocument();
}

function noSuchDocument(): Refusal {
  return new Refusal(404, 'NOT_FOUND', 'This document does not exist.');
}

async function getDocument(call: SignedInCall): Promise<Response> {
  return new Response(await pdfOf(call), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="contract.pdf"' },
  });
}

async function getOriginal(call: SignedInCall): Promise<Response> {
  const { mediaType, name } = documentOf(call, recordOf(call));
  if (mediaType === 'application/pdf') return originalAnswer(mediaType, await pdfOf(call));
  if (mediaType !== SCAN)
    throw new Refusal(422, 'NOT_SHOWN', 'We can’t show this document as it came. Here is its text.');
  return originalAnswer(mediaType, await scannedPage(...scanOf(call, name)));
}

/** The file of a document that is shown as it came; of another the demo has the name alone. */
async function getFile(call: SignedInCall): Promise<Response> {
  const document = recordOf(call).documents.find(({ id }) => id === call.param('documentId'));
  if (!document || document.unreadBecause || !['application/pdf', SCAN].includes(document.mediaType)) {
    return getDocumentFile(call);
  }
  const address = new URL(call.request.url);
  address.searchParams.set('documentId', document.id);
  const original = await getOriginal({ ...call, request: new Request(address, call.request) });
  const { name, mediaType } = document;
  return asFile(new Uint8Array(await original.arrayBuffer()), documentFileName(name, mediaType));
}

/** The title and the paragraphs of a scanned page. */
function scanOf(call: SignedInCall, name: string): [title: string, paragraphs: string[]] {
  const { item, said } = sayingsOf(call);
  return [name, contractSentences(item, said)];
}

function pdfOf(call: SignedInCall): Promise<Uint8Array<ArrayBuffer>> {
  const { item, said } = sayingsOf(call);
  return contractPdf(item, said);
}

/** What the document says, and the sentences that its values come from. */
function sayingsOf(call: SignedInCall) {
  const record = recordOf(call);
  const document = documentOf(call, record);
  const { evidence, others } = document.reading;
  return { item: writtenIn(document, record), said: [...evidence, ...others] };
}

function getText(call: SignedInCall): Response {
  const { id, name, mediaType, reading } = documentOf(call, recordOf(call));
  const pages = [reading.evidence.map(({ quote }) => quote).join('\n\n')];
  const layout = mediaType === SCAN ? scannedWords(...scanOf(call, name)) : null;
  return answer<DocumentText>({ documentId: id, name, mediaType, pages, ...(layout && { layout }) });
}
