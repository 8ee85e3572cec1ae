/** GET /api/contracts/search: by names, parties, tags and notes, and by what their documents say. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { foldLetters, foldWithPlaces } from '../../contract/foldLetters.ts';
import { filterByName } from '../../contract/searchNames.ts';
import { findProblem } from '../checkBody.ts';
import type { TextHit } from '../../src/api/generated/textSearch.gen.ts';
import { contractsOf, recordsOf } from '../accountContracts.ts';
import type { MockBackend } from '../backend.ts';
import { contractSentences } from '../world/contractPdf.ts';
import { writtenIn } from '../world/writtenIn.ts';
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
  const stems = wordsOf(foldLetters(wanted)).map(({ word }) => stemOf(word));
  const contracts = contractsOf(call.account, todayOf(call));
  const records = new Map(recordsOf(call.account).map((record) => [record.id, record]));
  const hits = contracts.flatMap((contract): TextHit[] => {
    const { id: contractId, name } = contract;
    const record = records.get(contractId);
    const passages = (record?.documents ?? []).flatMap((document) =>
      [
        ...document.reading.evidence.map(({ quote }) => quote),
        ...(record ? contractSentences(writtenIn(document, record)) : []),
      ].map((passage) => ({
        documentId: document.id,
        passage,
        marks: marksIn(passage, stems),
      })),
    );
    const found = passages.find(({ marks }) => marks.length > 0);
    return found ? [{ contractId, name, start: null, ...found }] : [];
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

type Word = { word: string; start: number; end: number };

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

/** What "renewal", "renews" and "renewing" have in common. The service leaves this to PostgreSQL, which knows more endings. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|als?|es|ed|s)$/, '') : word);

const isWanted = ({ word }: Word, stem: string) => word.startsWith(stem);

/** Where the words stand in a passage, in whatever form, with marks and without; nothing where one of them is missing. */
function marksIn(passage: string, stems: readonly string[]): { start: number; end: number }[] {
  const { folded, places } = foldWithPlaces(passage);
  const words = wordsOf(folded);
  if (stems.length === 0 || !stems.every((stem) => words.some((word) => isWanted(word, stem)))) return [];
  const placeOf = (at: number) => places[at] ?? passage.length;
  return words
    .filter((word) => stems.some((stem) => isWanted(word, stem)))
    .map(({ start, end }) => ({ start: placeOf(start), end: placeOf(end) }));
}
