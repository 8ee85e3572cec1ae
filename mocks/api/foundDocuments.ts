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
import { scannedPage } from '../world/scannedPage.ts';
import { originalAnswer } from './originalAnswer.ts';

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
  return answer<DocumentText>(foundText(foundOf(call)));
}

async function getFoundOriginal(call: SignedInCall): Promise<Response> {
  const found = foundOf(call);
  const { mediaType, pages } = foundText(found);
  const [title = '', ...paragraphs] = pages.join('\n\n').split('\n\n');
  const bytes =
    mediaType === 'image/png'
      ? await scannedPage(title, paragraphs)
      : await contractPdf({ id: found.id, name: found.name }, found.evidence);
  return originalAnswer(mediaType, bytes);
}
