/** What the service has said yes to while it was killed again and again, and whether it has kept it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MAYA } from '../../sandbox/samples/placements.ts';
import { consent } from '../../sandbox/testing/connect.ts';
import type { Contract, ProcessSearchResponse, Search, UploadContractsResponse } from '../../server/http/wire.gen.ts';
import type { TestProcess } from '../../server/testProcess.ts';
import { chance } from './randomly.ts';

const SEARCH = { keywords: ['agreement', 'contract', 'renewal'], service: 'ALL' };
const SETTLE_MS = 180_000;
/** Searches under way at most: a round must not spend its time on those of all rounds before. */
const SEARCHES_AT_ONCE = 3;

/** What a search comes to that nobody disturbs. */
type Undisturbed = { names: string[]; progress: string };

export type Promises = {
  /** Of the user to whom all was promised. */
  token: string;
  /** Starts searches and uploads what they found `until` told to end, or the service is gone. */
  work(service: TestProcess, until?: AbortSignal): Promise<void>;
  /** Answers what is not as it was promised, as sentences. */
  check(service: TestProcess): Promise<string[]>;
  /** Waits for the searches under way, and checks. */
  settle(service: TestProcess): Promise<string[]>;
};

/** Signs up, connects the sandbox, and searches once without being disturbed: what every later search must come to. */
export async function makePromises(service: TestProcess): Promise<Promises> {
  const token = await service.signUp('mara@brightwater.example');
  await connectSandbox(service, token);
  /** Acknowledged searches, those checked to the end, and acknowledged contracts. */
  const [searches, checked, contracts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  /** Of a start that was not answered: it is repeated, and must be one search. */
  let unanswered: string | null = null;

  async function startSearch(on: TestProcess): Promise<void> {
    unanswered ??= randomUUID();
    const answer = await on.call('POST', '/api/gmail/search', {
      token,
      body: { ...SEARCH, clientRequestId: unanswered },
    });
    // Refused for the moment: repeated too, as a browser does.
    if (answer.status === 503) return;
    if (answer.ok) searches.add(((await answer.json()) as Search).id);
    unanswered = null;
  }

  const read = async (on: TestProcess, id: string): Promise<Search | null> => {
    const answer = await on.call('GET', `/api/gmail/search/${id}`, { token });
    return answer.ok ? ((await answer.json()) as Search) : null;
  };
  const foundBy = async (on: TestProcess, id: string) => {
    const answer = await on.call('POST', `/api/gmail/process/${id}`, { token });
    return answer.ok ? ((await answer.json()) as ProcessSearchResponse) : { contracts: [] };
  };
  const ended = async (on: TestProcess, id: string): Promise<Search | null> => {
    const deadline = Date.now() + SETTLE_MS;
    for (;;) {
      const search = await read(on, id);
      if (search?.status !== 'PROCESSING' || Date.now() > deadline) return search;
      await pause(200);
    }
  };

  async function uploadSome(on: TestProcess, searchId: string): Promise<void> {
    const chosen = (await foundBy(on, searchId)).contracts
      .filter(() => chance(0.3))
      .map(({ id = '', name = 'Unnamed' }) => ({ id, name }));
    if (chosen.length === 0) return;
    const answer = await on.call('POST', '/api/contracts/batch', { token, body: { contracts: chosen } });
    if (!answer.ok) return;
    for (const id of ((await answer.json()) as UploadContractsResponse).ids ?? []) contracts.add(id);
  }

  async function check(on: TestProcess): Promise<string[]> {
    const wrong: string[] = [];
    const list = (await (await on.call('GET', '/api/contracts', { token })).json()) as Contract[];
    const there = new Set(list.map(({ id }) => id));
    const lost = [...contracts].filter((id) => !there.has(id)).length;
    if (lost > 0) wrong.push(`${lost} of ${contracts.size} acknowledged contracts are lost.`);
    const doubled = list.length - undisturbed.names.length;
    if (doubled > 0) wrong.push(`${list.length} contracts of ${undisturbed.names.length} documents.`);
    for (const id of searches) wrong.push(...(await checkSearch(on, id)));
    return wrong;
  }

  async function checkSearch(on: TestProcess, id: string): Promise<string[]> {
    const search = await read(on, id);
    if (search === null) return [`Search ${id} is lost.`];
    if (search.status === 'PROCESSING' || checked.has(id)) return [];
    checked.add(id);
    const results = await foundBy(on, id);
    const came = { names: namesOf(results.contracts), progress: progressOf(search) };
    if (search.status === 'COMPLETED' && isDeepEqual(came, undisturbed)) return [];
    const usual = `${undisturbed.names.length} contracts, ${undisturbed.progress}`;
    return [
      `Search ${id} is ${search.status} with ${came.names.length} contracts, ${came.progress}; undisturbed ${usual}.`,
      ...leftOut(results),
    ];
  }

  await startSearch(service);
  const [first = ''] = searches;
  const search = await ended(service, first);
  if (search?.status !== 'COMPLETED') throw new Error(`The undisturbed search is ${search?.status ?? 'lost'}.`);
  const undisturbed: Undisturbed = {
    names: namesOf((await foundBy(service, first)).contracts),
    progress: progressOf(search),
  };

  return {
    check,
    token,
    async work(on, until) {
      const began = searches.size;
      const isOver = () => until?.aborted ?? false;
      try {
        while (!isOver()) {
          if (searches.size === began && began - checked.size < SEARCHES_AT_ONCE) await startSearch(on);
          for (const id of searches) await uploadSome(on, id);
          await pause(50);
        }
      } catch {
        // Killed: what was not answered is not acknowledged.
      }
    },
    async settle(on) {
      for (const id of searches) await ended(on, id);
      const wrong = await check(on);
      const open = searches.size - checked.size;
      return open === 0 ? wrong : [...wrong, `${open} searches have not come to an end.`];
    },
  };
}

function namesOf(contracts: readonly { name?: string }[]): string[] {
  return contracts.map(({ name = '' }) => name).toSorted();
}

/** What a search left out, and why: a line for each reason. */
function leftOut({ receipt }: Partial<ProcessSearchResponse>): string[] {
  const items = receipt?.items.filter(({ outcome }) => outcome === 'skipped') ?? [];
  const byReason = Map.groupBy(items, ({ code, reason }) => `${code}: ${reason}`);
  return [...byReason].map(
    ([reason, those]) => `${those.length} × ${reason} (${those.map(({ name }) => name).join(', ')})`,
  );
}

/** All that was counted: what is counted twice shows. */
function progressOf({ progress }: Search): string {
  const { found, analysed, skipped, contracts } = progress ?? {};
  return JSON.stringify({ found, analysed, skipped, contracts });
}

function isDeepEqual(one: Undisturbed, other: Undisturbed): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Through the sandbox's consent screen, as a browser goes: the cookie of the first call comes back with the callback. */
async function connectSandbox(service: TestProcess, token: string): Promise<void> {
  const answer = await service.call('GET', '/api/google/auth-url', { token });
  const { authUrl } = (await answer.json()) as { authUrl: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const back = await fetch(await consent(authUrl, { account: MAYA }), { headers: { cookie } });
  if (!back.ok) throw new Error(`The sandbox was not connected: ${back.status}`);
}
