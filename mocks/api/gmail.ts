/** /api/gmail: starting a search, watching it, and reading what it found. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { criteriaDefaults, readCriteria, refuseCriteria, searchedSources } from '../../contract/criteria.ts';
import type { ProcessSearchResponse, Search, SearchProgress, StartSearchRequest } from '../../src/api/endpoints.gen.ts';
import type { MockBackend } from '../backend.ts';
import type { MockAccount, MockCriteria, MockSearch } from '../db.ts';
import { accountNow, answer, changeAccount, readBody, Refusal, signedIn, wait } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';
import { countsOf, resultsOf, type SearchCounts } from '../searchResults.ts';
import { CONNECTION_ENDED } from '../world/runSearch.ts';
import { connected } from './google.ts';

/** A search is done at this status check, the first one counted. */
export const POLLS_TO_COMPLETE = 4;
/** In the middle of its reading. */
const CUT_OFF_AT_POLL = 3;

const GIVEN_UP = 'This search was cancelled.';
const NO_MORE_ANSWERS = 'Google stopped answering while the mailbox was being read.';

/** Longer than the client waits for `process` (30 s). */
const LONGER_THAN_ANYONE_WAITS = 35_000;

/** POST search, GET search/{id}, POST process/{searchId}. */
export function gmailHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.post('*/api/gmail/search', signedIn(backend, startSearch)),
    http.get('*/api/gmail/search/:id', signedIn(backend, getSearch)),
    http.post('*/api/gmail/process/:searchId', signedIn(backend, processSearch)),
  ];
}

async function startSearch(call: SignedInCall): Promise<Response> {
  const request = await readBody<StartSearchRequest>(call.request, 'startSearch');
  const { clientRequestId, replaces, retryOf } = request;
  const repeated = call.account.searches.find(
    (search) => clientRequestId && search.criteria.clientRequestId === clientRequestId,
  );
  if (repeated) return answer<Search>(searchOnWire(repeated, call));
  const retried = retryOf === undefined ? null : retriedSearch(call, retryOf);
  const criteria = retried ? sameCriteria(retried, request) : withKeywords(request);
  if (retried?.files === undefined) refuseWhatCannotBeHonoured(criteria, call);
  const search: MockSearch = {
    id: crypto.randomUUID(),
    criteria,
    retries: retried ? retried.retries + 1 : 0,
    ...(retried?.files && { files: retried.files }),
    status: 'PROCESSING',
    polls: 0,
    processCalls: 0,
    startedAt: call.backend.now().toISOString(),
  };
  changeAccount(call, (account) => {
    const others = account.searches.filter(({ id }) => id !== replaces);
    const latest = new Set(others.slice(-9));
    account.searches = others.filter((each) => each.watch || each.watchOf || latest.has(each));
    account.searches.push(search);
  });
  return answer<Search>(searchOnWire(search, call));
}

function retriedSearch(call: SignedInCall, id: string): MockSearch {
  const search = searchOf(call, id);
  if (search.abandoned) throw new Refusal(409, 'SEARCH_CANCELLED', GIVEN_UP);
  if (!['COMPLETED', 'FAILED'].includes(search.status)) throw stillRunning();
  return search;
}

/** What the request says of criteria is not looked at. */
function sameCriteria({ criteria }: MockSearch, { clientRequestId }: StartSearchRequest): MockCriteria {
  const same = { ...criteria };
  delete same.clientRequestId;
  return clientRequestId === undefined ? same : { ...same, clientRequestId };
}

function withKeywords(request: StartSearchRequest): MockCriteria {
  const { keywords } = request;
  if (!keywords) throw new Refusal(400, 'INVALID', 'The request is not valid: keywords is missing.', 'keywords');
  return { ...request, keywords };
}

function stillRunning(): Refusal {
  return new Refusal(409, 'SEARCH_RUNNING', 'This search is still running.');
}

function getSearch(call: SignedInCall): Response {
  const { id, polls } = searchOf(call, call.param('id'));
  const weather = call.backend.scenario().status;
  changeAccount(call, (account) => {
    for (const search of account.searches) {
      if (search.id !== id) continue;
      advance(search, call.backend);
      if (isCutOff(search, call.backend) && search.polls === CUT_OFF_AT_POLL) endConnection(account);
    }
  });
  if (weather === 'down' || (weather === 'flaky' && polls % 2 === 0)) {
    throw new Refusal(503, 'UNAVAILABLE', 'The service is busy. Please try again.');
  }
  const after = { ...call, account: accountNow(call) };
  return answer<Search>(searchOnWire(searchOf(after, id), after));
}

async function processSearch(call: SignedInCall): Promise<Response> {
  const search = searchOf(call, call.param('searchId'));
  if (new URL(call.request.url).searchParams.get('abandon') === 'true') {
    changeAccount(call, (account) => {
      for (const each of account.searches) {
        if (each.id === search.id && each.status === 'PROCESSING')
          Object.assign(each, { status: 'FAILED', abandoned: true });
      }
    });
    return answer<ProcessSearchResponse>({ contracts: [] });
  }
  const scenario = call.backend.scenario();
  changeAccount(call, (account) => {
    for (const each of account.searches) if (each.id === search.id) each.processCalls += 1;
  });
  if (scenario.process === 'times-out-once' && search.processCalls === 0) {
    if (!call.backend.takesTime) return new Promise<never>(() => {});
    await wait(call.backend, LONGER_THAN_ANYONE_WAITS);
  }
  if (search.status === 'FAILED') throw new Refusal(422, 'SEARCH_FAILED', 'This search has failed.');
  if (search.status !== 'COMPLETED' && scenario.status !== 'down') {
    throw stillRunning();
  }
  return answer<ProcessSearchResponse>(resultsOf(call, search));
}

/** Its connection ends while it reads. A retry is made with another. */
function isCutOff({ files, retries, run }: MockSearch, backend: MockBackend): boolean {
  return backend.scenario().reading === 'is-cut-off' && files === undefined && retries === 0 && run === undefined;
}

function endConnection(account: MockAccount): void {
  account.google = null;
  account.reconnectReason = CONNECTION_ENDED;
}

/** One status check further; the counting goes on when the answer itself gets lost. */
function advance(search: MockSearch, backend: MockBackend): void {
  search.polls += 1;
  if (search.status !== 'PROCESSING') return;
  if (backend.scenario().search === 'fails' && search.polls >= 2) search.status = 'FAILED';
  else if (search.polls >= POLLS_TO_COMPLETE) search.status = 'COMPLETED';
}

/** A search as the contract shows it. */
export function searchOnWire(search: MockSearch, call: SignedInCall): Search {
  const { id, criteria, status, abandoned, files } = search;
  return {
    id,
    matterId: 'direct-api',
    status,
    description: criteria.description ?? criteriaDefaults.description,
    sources: searchedSources(files ? 'FILES' : criteria.service),
    progress: progress(search, countsOf(call, search)),
    ...(status === 'FAILED' ? { message: abandoned ? GIVEN_UP : NO_MORE_ANSWERS } : {}),
  };
}

/** As far as it has come: at its end what its results say. */
function progress({ status, polls }: MockSearch, { found, ...read }: SearchCounts): SearchProgress {
  const done = status === 'COMPLETED';
  const part = done ? 1 : polls <= 1 ? 0 : Math.min(polls / POLLS_TO_COMPLETE, 0.9);
  const analysed = Math.floor(read.analysed * part);
  const skipped = Math.floor(read.skipped * part);
  return {
    found: polls === 0 ? 0 : found,
    done: analysed + skipped,
    analysed,
    skipped,
    contracts: Math.floor(read.contracts * part),
    phase: done ? 'done' : polls === 0 ? 'queued' : polls === 1 ? 'listing' : 'reading',
  };
}

/** By the same rules and in the same words as the service. */
function refuseWhatCannotBeHonoured(request: MockCriteria, { account }: SignedInCall): void {
  const refusal = refuseCriteria(readCriteria(request), connected(account));
  if (refusal !== null) throw new Refusal(422, refusal.code, refusal.message, refusal.details);
}

function searchOf({ account }: SignedInCall, wanted: string): MockSearch {
  const search = account.searches.find(({ id }) => id === wanted);
  if (!search) throw new Refusal(404, 'NOT_FOUND', 'This search does not exist.');
  return search;
}
