/**
 * What every handler has in common: the scenario's weather, who is asking, and the one error shape. A handler returns its
 * answer or throws a `Refusal`.
 */
import { HttpResponse } from 'msw/http';
import type { HttpResponseResolver } from 'msw/http';
import type { HistoryEntry } from '../contract/record.ts';
import { Refused } from '../contract/refused.ts';
import type { Failure } from '../src/api/endpoints.gen.ts';
import type { MockBackend } from './backend.ts';
import { takeGrant } from './consent.ts';
import { findProblem } from './checkBody.ts';
import { type MockAccount, type MockUser, StoreFull } from './db.ts';
import { requestSchemas } from './requestSchemas.gen.ts';
import { openAccount, storeAccount } from './sharing.ts';
import { localDay } from '../contract/calendar.ts';

const FULL =
  'This browser has no room left for the demo, so that wasn’t kept. Reset the demo data in its menu, or choose a smaller scenario.';

/** With a stale version: the present one, and what was changed since. With an entry that was made before: its contract. */
type Stale = { version: number; changes: HistoryEntry[] } | { contractId: string };

/** An answer that is no success, in the contract's one shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | undefined;
  /** What is there instead. */
  readonly stale: Stale | undefined;

  constructor(status: number, code: string, message: string, details?: string, stale?: Stale) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.stale = stale;
  }
}

export type Call = { request: Request; backend: MockBackend; param: (name: string) => string };
export type SignedInCall = Call & { user: MockUser; account: MockAccount; token: string };

/** An operation that anybody may call. */
export function open(backend: MockBackend, act: (call: Call) => Response | Promise<Response>): HttpResponseResolver {
  return async ({ request, params }) => {
    await wait(backend, backend.scenario().delay);
    try {
      return await act({ request, backend, param: (name) => String(params[name]) });
    } catch (error) {
      if (error instanceof Refusal || error instanceof Refused) return failure(error);
      if (error instanceof StoreFull) return failure(new Refusal(507, 'STORE_FULL', FULL));
      throw error;
    }
  };
}

/** An operation for signed-in users only; anybody else is answered 401. */
export function signedIn(
  backend: MockBackend,
  act: (call: SignedInCall) => Response | Promise<Response>,
): HttpResponseResolver {
  return open(backend, (call) => {
    const token = /^Bearer (\S+)$/i.exec(call.request.headers.get('authorization') ?? '')?.[1] ?? '';
    const state = backend.db.read();
    const session = Object.hasOwn(state.sessions, token) ? state.sessions[token] : undefined;
    const user = state.users.find((each) => each.id === session?.userId);
    if (!session || !user || session.endsAt <= backend.now().getTime()) {
      throw new Refusal(401, 'UNAUTHORIZED', 'Your session has ended. Please sign in again.');
    }
    if (backend.scenario().serverErrors && !new URL(call.request.url).pathname.endsWith('/api/auth/me')) {
      throw new Refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
    }
    takeGrant(backend, user.id);
    const account = openAccount(backend.db.read(), user.id);
    return act({ ...call, user, account, token });
  });
}

/** The request's JSON body, checked against the contract's schema of that operation; otherwise 400 naming the field. */
export async function readBody<Body>(request: Request, operationId: keyof typeof requestSchemas): Promise<Body> {
  const body: unknown = await request.json().catch(() => undefined);
  const problem = findProblem(body, requestSchemas[operationId]);
  if (problem) throw new Refusal(400, 'INVALID', `The request is not valid: ${problem}`);
  return body as Body;
}

/** The user's own day as the request names it, else the day of the backend's clock. */
export function todayOf({ request, backend }: Call): string {
  const today = new URL(request.url).searchParams.get('today');
  if (today === null) return localDay(backend.now());
  const problem = findProblem(
    today,
    { type: 'string', format: 'date', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
    'today',
  );
  if (problem) throw new Refusal(400, 'INVALID', `The request is not valid: ${problem}`);
  return today;
}

/** Changes the caller's account, with the renewals database that is open, and stores it. */
export function changeAccount<T>({ backend, user }: SignedInCall, change: (account: MockAccount) => T): T {
  return backend.db.update((state) => {
    const account = openAccount(state, user.id);
    const result = change(account);
    storeAccount(state, user.id, account);
    return result;
  });
}

/** The caller's account as it is now, after changes of the same call. */
export function accountNow({ backend, user }: SignedInCall): MockAccount {
  return openAccount(backend.db.read(), user.id);
}

/** A successful JSON answer, typed by the contract. */
export function answer<Body>(body: Body, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  return Response.json(body, init);
}

/** Waits in the demo, never in tests. */
export async function wait({ takesTime }: MockBackend, milliseconds: number): Promise<void> {
  if (takesTime) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function failure(refused: Refusal | Refused): Response {
  const { status, code, message, details } = refused;
  const stale = refused instanceof Refusal ? refused.stale : undefined;
  const body: Failure = { error: { message, code, ...(details === undefined ? {} : { details }), ...stale } };
  return HttpResponse.json(body, { status });
}
