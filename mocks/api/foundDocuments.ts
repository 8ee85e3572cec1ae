/** The documents of found contracts, before they are uploaded: their texts, and themselves. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { DocumentText } from '../../src/api/generated/cycle.gen.ts';
import type { MockBackend } from '../backend.ts';
import { answer, Refusal, signedIn, type SignedInCall, todayOf } from '../operation.ts';
import { arrivals } from '../world/arrivals.ts';
import { contractPdf } from '../world/contractPdf.ts';
import { droppedFiles } from '../world/droppedFiles.ts';
import { foundText } from '../world/foundText.ts';
import { mailboxDocuments, otherMatches } from '../world/mailbox.ts';
import { perhapsContracts } from '../world/perhaps.ts';
import { scannedPage, scannedWords } from '../world/scannedPage.ts';
import { originalAnswer } from './originalAnswer.ts';

const SCAN = 'image/png';

/** GET found/{id}/text, GET found/{id}/original. */
export function foundDocumentHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get('*/api/gmail/found/:id/text', signedIn(backend, getFoundText)),
    http.get('*/api/gmail/found/:id/original', signedIn(backend, getFoundOriginal)),
  ];
}

/** What any search of the account has found so far has a document. */
function foundOf(call: SignedInCall) {
  const today = todayOf(call);
  const searched = call.account.searches.some(({ status }) => status === 'COMPLETED');
  const files = droppedFiles(call.account);
  const made = [...mailboxDocuments(today), ...arrivals(today), ...perhapsContracts(today), ...otherMatches()];
  const found = [...made, ...files].find(({ id }) => id === call.param('id'));
  if (!searched || !found) throw new Refusal(404, 'NOT_FOUND', 'This contract does not exist.');
  return found;
}

function getFoundText(call: SignedInCall): Response {
  const text = foundText(foundOf(call));
  const layout = text.mediaType === SCAN ? scannedWords(...pageOf(text)) : null;
  return answer<DocumentText>({ ...text, ...(layout && { layout }) });
}

/** The title and the paragraphs of a scanned page. */
function pageOf({ pages }: DocumentText): [title: string, paragraphs: string[]] {
  const [title = '', ...paragraphs] = pages.join('\n\n').split('\n\n');
  return [title, paragraphs];
}

async function getFoundOriginal(call: SignedInCall): Promise<Response> {
  const found = foundOf(call);
  const text = foundText(found);
  const bytes =
    text.mediaType === SCAN
      ? await scannedPage(...pageOf(text))
      : await contractPdf({ id: found.id, name: found.name }, found.evidence);
  return originalAnswer(text.mediaType, bytes);
}
