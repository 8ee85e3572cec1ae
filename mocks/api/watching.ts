/** Past searches, which of them are kept, and what those have found. What is due runs when somebody looks. */
import { criteriaDefaults, readCriteria } from '../../contract/criteria.ts';
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { dayInZone } from '../../contract/zonedTime.ts';
import { firstRun, MOST_WATCHES, nextRun, watchedUntil, type WatchRhythm } from '../../contract/watchRhythm.ts';
import type { NewFind, PastSearch, Watch, WatchRequest, WatchRun } from '../../src/api/generated/watching.gen.ts';
import type { MockBackend } from '../backend.ts';
import type { MockAccount, MockSearch } from '../db.ts';
import { accountNow, answer, changeAccount, readBody, Refusal, signedIn, todayOf } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';
import { findsOf, listedFinds, startOf, tellNear } from '../newFinds.ts';
import { countsOf, type SearchCounts } from '../searchResults.ts';
import { arrivals } from '../world/arrivals.ts';
import { mailboxDocuments } from '../world/mailbox.ts';

/** GET searches, PUT and DELETE searches/{id}/watch, GET finds, POST and DELETE finds/{id}/dismiss. */
export function watchingHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get(
      '*/api/searches',
      signedIn(backend, (call) => answer<PastSearch[]>(pastSearches(upToDate(call)))),
    ),
    http.put('*/api/searches/:id/watch', signedIn(backend, watchSearch)),
    http.delete('*/api/searches/:id/watch', signedIn(backend, unwatchSearch)),
    http.get(
      '*/api/finds',
      signedIn(backend, (call) => answer<NewFind[]>(listedFinds(upToDate(call)))),
    ),
    http.post('*/api/finds/:id/dismiss', signedIn(backend, dismissFind)),
    http.delete('*/api/finds/:id/dismiss', signedIn(backend, restoreFind)),
  ];
}

async function watchSearch(call: SignedInCall): Promise<Response> {
  const body = await readBody<WatchRequest>(call.request, 'watchSearch');
  const search = ownSearch(call);
  if (search.abandoned) throw new Refusal(409, 'NOT_TO_BE_KEPT', 'A cancelled search can’t be kept.');
  if (search.files)
    throw new Refusal(409, 'NOT_TO_BE_KEPT', 'Your own files are read once, so this search can’t be kept.');
  const others = call.account.searches.filter(({ watch, id }) => watch && id !== search.id);
  if (others.length >= MOST_WATCHES)
    throw new Refusal(409, 'TOO_MANY_KEPT', `You keep ${MOST_WATCHES} searches already, which is the limit.`);
  const now = call.backend.now();
  changeAccount(call, (account) => {
    const nextRunAt = firstRun(body, zoneOf(account, search), now).toISOString();
    const watch = { ...body, nextRunAt, keptAt: search.watch?.keptAt ?? now.toISOString() };
    for (const each of account.searches) if (each.id === search.id) each.watch = watch;
  });
  const kept = pastSearches({ ...call, account: accountNow(call) }).find(({ id }) => id === search.id);
  return answer<PastSearch>(kept as PastSearch);
}

function unwatchSearch(call: SignedInCall): Response {
  const { id } = ownSearch(call);
  changeAccount(call, (account) => {
    for (const each of account.searches) if (each.id === id) delete each.watch;
  });
  return new Response(null, { status: 204 });
}

function dismissFind(call: SignedInCall): Response {
  const id = knownFind(call);
  changeAccount(call, (account) => {
    account.dismissed = [...(account.dismissed ?? []), id];
  });
  return new Response(null, { status: 204 });
}

function restoreFind(call: SignedInCall): Response {
  const id = knownFind(call);
  changeAccount(call, (account) => {
    account.dismissed = (account.dismissed ?? []).filter((each) => each !== id);
  });
  return new Response(null, { status: 204 });
}

/** The id of a find that a search of the user has found. */
function knownFind(call: SignedInCall): string {
  const id = call.param('id');
  const searched = call.account.searches.some(({ status }) => status === 'COMPLETED');
  const known = [...mailboxDocuments(todayOf(call)), ...arrivals(todayOf(call))].some((found) => found.id === id);
  if (!searched || !known) throw new Refusal(404, 'NOT_FOUND', 'This find does not exist.');
  return id;
}

function ownSearch({ account, param }: SignedInCall): MockSearch {
  const search = account.searches.find(({ id, watchOf }) => id === param('id') && watchOf === undefined);
  if (!search) throw new Refusal(404, 'NOT_FOUND', 'This search does not exist.');
  return search;
}

/** The call with an account in which everything that is due has run. */
function upToDate(call: SignedInCall): SignedInCall {
  const now = call.backend.now();
  const isDue = ({ watch }: MockSearch) => watch?.nextRunAt && new Date(watch.nextRunAt) <= now;
  if (!call.account.searches.some(isDue)) return call;
  changeAccount(call, (account) => {
    for (const search of account.searches.filter(isDue)) runDue(account, search, now);
  });
  const after = { ...call, account: accountNow(call) };
  tellNear(after);
  return { ...after, account: accountNow(call) };
}

/** When it ran last: whoever comes back after a month finds what was found this morning. */
function lastDue(watch: WatchRhythm, zone: string, due: Date, now: Date): Date {
  let last = due;
  for (;;) {
    const next = nextRun(watch, zone, last, last);
    if (next > now) return last;
    last = next;
  }
}

function runDue(account: MockAccount, { id, watch, criteria }: MockSearch, now: Date): void {
  if (!watch?.nextRunAt) return;
  const zone = zoneOf(account, { criteria });
  const due = new Date(watch.nextRunAt);
  const until = watchedUntil(criteria.endDate ?? null, dayInZone(new Date(watch.keptAt), zone));
  const isOver = until !== null && dayInZone(now, zone) > until;
  watch.nextRunAt = isOver ? null : nextRun(watch, zone, due, now).toISOString();
  if (isOver) return;
  const run = account.searches.filter(({ watchOf }) => watchOf === id).length + 1;
  account.searches.push({
    id: crypto.randomUUID(),
    criteria: { keywords: criteria.keywords, service: criteria.service ?? criteriaDefaults.service },
    retries: 0,
    status: account.google ? 'COMPLETED' : 'FAILED',
    polls: 10,
    processCalls: 0,
    startedAt: lastDue(watch, zone, due, now).toISOString(),
    watchOf: id,
    run,
  });
}

const NOTHING: SearchCounts = { found: 0, analysed: 0, skipped: 0, contracts: 0 };

function pastSearches(call: SignedInCall): PastSearch[] {
  const { account } = call;
  const finds = findsOf(call);
  return account.searches
    .filter(({ watchOf }) => watchOf === undefined)
    .toReversed()
    .map((search): PastSearch => {
      const { id, status, abandoned = false, watch } = search;
      const { specificAccounts: accounts, description, ...criteria } = readCriteria(search.criteria);
      const { keywords, startDate, endDate, service, timeZone } = criteria;
      const newFinds = finds.filter(({ watchedSearchId }) => watchedSearchId === id).length;
      const done = status === 'COMPLETED' ? countsOf(call, search) : NOTHING;
      return {
        id,
        description,
        status: status as PastSearch['status'],
        stopped: abandoned,
        message: null,
        startedAt: startOf(search),
        criteria: { keywords, startDate, endDate, service: search.files ? 'FILES' : service, accounts, timeZone },
        ...done,
        watch: watch ? watchOnWire(account, search, newFinds) : null,
      };
    });
}

function watchOnWire(account: MockAccount, search: MockSearch, newFinds: number): Watch {
  const { rhythm, hour, nextRunAt } = search.watch ?? { rhythm: 'daily', hour: 6, nextRunAt: null };
  const last = account.searches.findLast(({ watchOf }) => watchOf === search.id);
  const ended = account.google ? null : (account.reconnectReason ?? 'No Google account is connected.');
  const trouble = last?.status === 'FAILED' ? 'No Google account was connected.' : null;
  return {
    rhythm,
    hour,
    nextRunAt,
    newFinds,
    timeZone: zoneOf(account, search),
    lastRun: last ? { searchId: last.id, at: startOf(last), status: last.status as WatchRun['status'], trouble } : null,
    trouble: ended ?? trouble,
  };
}

function zoneOf({ settings }: MockAccount, { criteria }: Pick<MockSearch, 'criteria'>): string {
  return settings.timeZone ?? criteria.timeZone ?? criteriaDefaults.timeZone;
}
