/** GET /api/contracts/search: by names, parties, tags and notes, and by the sentences that values come from. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { filterByName } from '../../contract/searchNames.ts';
import { findProblem } from '../checkBody.ts';
import type { TextHit } from '../../src/api/generated/textSearch.gen.ts';
import { contractsOf, recordsOf } from '../accountContracts.ts';
import type { MockBackend } from '../backend.ts';
import { answer, Refusal, signedIn, type SignedInCall, todayOf } from '../operation.ts';

export function textSearchHandlers(backend: MockBackend): HttpHandler[] {
  return [http.get('*/api/contracts/search', signedIn(backend, searchText))];
}

function searchText(call: SignedInCall): Response {
  const q = new URL(call.request.url).searchParams.get('q');
  const problem = findProblem(q ?? undefined, { type: 'string', minLength: 1, maxLength: 200 }, 'q');
  if (q === null || problem)
    throw new Refusal(400, 'INVALID', `The request is not valid: ${problem ?? 'q is missing'}`);
  const wanted = q.trim().toLowerCase();
  const contracts = contractsOf(call.account, todayOf(call));
  const passages = recordsOf(call.account).flatMap(({ id, documents }) =>
    documents.flatMap(({ id: documentId, reading }) =>
      reading.evidence.map(({ quote }) => ({ id, documentId, passage: quote })),
    ),
  );
  const hits = contracts.flatMap(({ id, name }): TextHit[] => {
    const found = passages.find((each) => each.id === id && each.passage.toLowerCase().includes(wanted));
    if (!found) return [];
    const { documentId, passage } = found;
    const start = passage.toLowerCase().indexOf(wanted);
    return [{ contractId: id, name, documentId, passage, start: null, marks: [{ start, end: start + wanted.length }] }];
  });
  const named = filterByName(contracts, wanted).map(({ id, name }): TextHit => ({
    contractId: id,
    name,
    documentId: null,
    passage: null,
    start: null,
    marks: [],
  }));
  const known = new Set(named.map(({ contractId }) => contractId));
  return answer<TextHit[]>([...named, ...hits.filter(({ contractId }) => !known.has(contractId))].slice(0, 10));
}
