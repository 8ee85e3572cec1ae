/** Calls a backend by operationId over HTTP and checks every answer against the contract before a test sees it. */
import { expect } from 'vitest';
import type { Contract, FoundContract, Search } from '../../src/api/endpoints.gen.ts';
import { answerProblems, operationOf } from './apiContract.ts';
import type { ConformanceBackend } from './conformanceBackend.ts';

export type CallOptions = {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

export type Answer<Body> = { status: number; headers: Headers; body: Body; bytes: Uint8Array };
export type FailureBody = { error: { message: string; details?: string; code?: string } };

export type ApiClient = ReturnType<typeof makeClient>;

/** A client of one backend. Answers that break the contract fail the test at once. */
export function makeClient(backend: ConformanceBackend) {
  const seen = new Set<string>();
  const call = async <Body = FailureBody>(operationId: string, options: CallOptions = {}): Promise<Answer<Body>> => {
    const { method, path } = operationOf(operationId);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(options.params?.[name] ?? 'none'),
    );
    const query = options.query ? `?${new URLSearchParams(options.query)}` : '';
    const json = options.body === undefined ? undefined : JSON.stringify(options.body);
    const payload = options.form ?? json;
    const response = await fetch(`${backend.baseUrl}${filled}${query}`, {
      method,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...backend.headers?.(),
        ...options.headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const contentType = response.headers.get('content-type');
    const text = new TextDecoder().decode(bytes);
    const body: unknown = bytes.length === 0 ? null : contentType?.includes('json') ? JSON.parse(text) : text;
    seen.add(`${operationId} ${response.ok ? 'answered' : 'refused'}`);
    if (response.status !== 304) expect(answerProblems(operationId, response.status, contentType, body)).toEqual([]);
    return { status: response.status, headers: response.headers, body: body as Body, bytes };
  };

  const signUp = async (): Promise<{ email: string; password: string; token: string }> => {
    const account = { email: `${crypto.randomUUID()}@conformance.example`, password: 'correct horse' };
    expect((await call('register', { body: account })).status).toBe(201);
    const login = await call<{ token: string }>('login', { body: account });
    expect(login.status).toBe(200);
    return { ...account, token: login.body.token };
  };

  const connect = async (token: string): Promise<void> => {
    const { body, headers } = await call<{ authUrl: string }>('getGoogleAuthUrl', { token });
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    await backend.giveConsent(body.authUrl, cookies.join('; '));
  };

  const search = async (token: string, criteria: object): Promise<Search> => {
    const started = await call<Search>('startSearch', { token, body: criteria });
    expect(started.status).toBe(200);
    return follow(token, started.body);
  };

  const follow = async (token: string, started: Search): Promise<Search> => {
    let current = started;
    for (let polls = 0; !['COMPLETED', 'FAILED'].includes(current.status) && polls < 1000; polls += 1) {
      await new Promise((resolve) => setTimeout(resolve, backend.pollInterval));
      current = (await call<Search>('getSearch', { token, params: { id: current.id } })).body;
    }
    return current;
  };

  const findContracts = async (token: string, criteria: object): Promise<FoundContract[]> => {
    const { id, status } = await search(token, criteria);
    expect(status).toBe('COMPLETED');
    const processed = await call<{ contracts: FoundContract[] }>('processSearch', { token, params: { searchId: id } });
    expect(processed.status).toBe(200);
    return processed.body.contracts;
  };

  const listContracts = async (token: string): Promise<Contract[]> => {
    const { status, body } = await call<Contract[]>('listContracts', { token });
    expect(status).toBe(200);
    return body;
  };

  const { serviceAccount, resetToken } = backend;
  /** `login answered`, `login refused` and so on, for every kind of answer that was seen and checked. */
  const answersSeen = () => [...seen].toSorted();
  return {
    call,
    answersSeen,
    serviceAccount,
    resetToken,
    signUp,
    connect,
    search,
    follow,
    findContracts,
    listContracts,
  };
}

/** The upload of a found contract as the wizard sends it. */
export function asUpload(found: FoundContract): Record<string, unknown> {
  return {
    id: found.id,
    name: found.name ?? found.subject ?? 'Unnamed Contract',
    path: found.sourceLocation ?? null,
    selected: true,
    scanned: true,
    size: found.size ?? 0,
    lastModified: found.date ?? null,
    sourceType: found.source ?? 'gmail',
    sourceLocation: found.sourceLocation ?? null,
    renewalDate: found.renewalDate ?? null,
    amount: found.amount ?? null,
    currency: found.currency ?? null,
    parties: found.parties ?? [],
  };
}

/** Everything a failure says, to look for the name of a field in. */
export function wordsOf({ error }: FailureBody): string {
  return `${error.message} ${error.details ?? ''}`;
}
