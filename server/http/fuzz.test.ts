/**
 * Thousands of requests made of the contract, valid and not, to every operation: none is answered with a 5xx, and no answer is one that
 * the contract does not allow. `FUZZ_RUNS` makes more of them, `FUZZ_SEED` others; `npm run soak -- fuzz` does both.
 */
import * as fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerProblems } from '../../tests/conformance/apiContract.ts';
import { createLog } from '../log.ts';
import { saveConnection } from '../db/connections.ts';
import { readContract } from './contract.ts';
import { startTestApp, TEST_NOW, type TestApp, type TestUser } from './testApp.ts';
import { brokenBody, oddText, validValue, type Schema } from './testCorpus.ts';
import { addFoundContracts } from './testFoundContracts.ts';

type Parameter = { $ref?: string; name: string; in: 'path' | 'query'; schema: Schema };
type Operation = {
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const contract = readContract() as unknown as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
const resolve = (ref: string): never =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract) as never;

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 8);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_615);
/** What is rarely valid by chance is tried more often, so that some of it is. */
const RARE = new Set(['uploadContracts', 'startSearch', 'downloadContract', 'getSearch', 'listContracts']);
/** Hashing passwords is slow on purpose. */
const SLOW = new Set(['login', 'register', 'changePassword']);
/** End the session that asks: it is another user's than that of the rest. */
const LEAVING = new Set(['logout', 'endSessions', 'deleteAccount']);

let service: TestApp;
let user: TestUser;
let leaving: TestUser;
let known: Record<string, string[]>;
let requests = 0;
/** What the service logged of its last failure: says more than its answer. */
let lastError = '';
const statuses = new Map<string, Set<number>>();

beforeAll(async () => {
  service = await startTestApp({ log: createLog('error', { write: (line) => void (lastError = line) }) });
  user = await service.signIn();
  const { ids, searchId } = await addFoundContracts(service.database, user.id, [{}, {}, {}]);
  await user.call('POST', '/api/contracts/batch', { contracts: [{ id: ids[0], name: 'x' }] });
  const contracts = (await user.call('GET', '/api/contracts')).json() as { id: string }[];
  known = {
    id: [...ids, ...contracts.map(({ id }) => id), searchId],
    searchId: [searchId],
    replaces: [searchId],
    retryOf: [searchId],
  };
});
afterAll(() => service.close());
// Asking Google with such a secret ends the connection.
beforeEach(async () => {
  const connection = {
    userId: user.id,
    method: 'oauth' as const,
    googleSub: '1',
    email: 'a@b.example',
    scopes: [],
    secret: Buffer.alloc(40),
    sandbox: true,
  };
  await saveConnection(service.database.queries, connection, TEST_NOW);
});

/** Sends it and checks the answer; `problems` says what is wrong with it. */
async function send(
  operationId: string,
  options: InjectOptions,
): Promise<{ answer: LightMyRequestResponse; problems: string[] }> {
  const answer = await service.inject(options);
  requests += 1;
  statuses.set(operationId, (statuses.get(operationId) ?? new Set()).add(answer.statusCode));
  const contentType = answer.headers['content-type'] ?? null;
  const body = answer.payload === '' ? null : String(contentType).includes('json') ? answer.json() : answer.payload;
  const problems = answerProblems(operationId, answer.statusCode, contentType, body);
  return {
    answer,
    problems:
      answer.statusCode >= 500
        ? [`answered ${answer.statusCode}: ${answer.payload} ${lastError}`, ...problems]
        : problems,
  };
}

function addressOf(operation: (typeof operations)[number], text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    parameter.$ref ? (resolve(parameter.$ref) as Parameter) : parameter,
  );
  const values = parameters.map(({ name, schema, in: place }) => {
    const valid = validValue(schema, resolve) as fc.Arbitrary<string>;
    const ids = known[name];
    const value = fc.oneof(...(ids ? [fc.constantFrom(...ids)] : []), valid, text);
    return place === 'query' ? fc.option(value, { nil: null }) : value;
  });
  return fc.tuple(...values).map((chosen) => {
    let address = operation.path;
    const query: string[] = [];
    for (const [index, { name, in: place }] of parameters.entries()) {
      const value = chosen[index];
      if (value === null || value === undefined) continue;
      const encoded = encodeURIComponent(value.toWellFormed());
      if (place === 'path') address = address.replace(`{${name}}`, encoded);
      else query.push(`${name}=${encoded}`);
    }
    return query.length > 0 ? `${address}?${query.join('&')}` : address;
  });
}

describe.each(operations)('$operationId', (operation) => {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const upload = operation.requestBody?.content['multipart/form-data'];
  const isLeaving = LEAVING.has(operation.operationId);
  const runs = {
    numRuns: Math.ceil(RUNS * (RARE.has(operation.operationId) ? 6 : SLOW.has(operation.operationId) ? 0.2 : 1)),
    seed: SEED,
    endOnFailure: true,
  };

  it('answers whatever it is sent as the contract says', async () => {
    if (isLeaving) leaving = await service.signIn();
    const valid = schema ? validValue(schema, resolve, known) : fc.constant(undefined);
    const body = schema
      ? fc.oneof(valid, brokenBody(valid))
      : upload
        ? multipartBody
        : fc.option(fc.jsonValue(), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(
        addressOf(operation, oddText),
        body,
        fc.integer({ min: 0, max: 9 }),
        async (url, payload, dice) => {
          const headers = {
            // Signing out must not end what the other operations are tried with.
            ...(dice === 0 ? {} : { authorization: `Bearer ${(isLeaving ? leaving : user).token}` }),
            ...contentTypeOf(payload, upload !== undefined, dice),
          };
          const sent =
            payload === undefined || operation.method === 'GET'
              ? {}
              : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) };
          const { answer, problems } = await send(operation.operationId, {
            method: operation.method,
            url,
            headers,
            ...sent,
          });
          expect(problems).toEqual([]);
          const isAnonymous = dice === 0 && operation.security === undefined;
          expect(isAnonymous && ![400, 401, 404, 414].includes(answer.statusCode) ? answer.statusCode : null).toBe(
            null,
          );
        },
      ),
      runs,
    );
  });
});

function seen(operationId: string): number[] {
  return [...(statuses.get(operationId) ?? [])];
}

it('reached what it was to reach', () => {
  expect(requests).toBeGreaterThan(10 * RUNS);
  expect(seen('uploadContracts')).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  expect(seen('startSearch')).toEqual(expect.arrayContaining([200, 400, 401, 422]));
  expect(seen('downloadContract')).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  expect(seen('listContracts')).toEqual(expect.arrayContaining([200, 400, 401]));
  expect(seen('getSearch')).toEqual(expect.arrayContaining([200, 404]));
});

/** Fit to stand between quotes in a header. */
function clean(text: string): string {
  return text.replaceAll(/["\r\n]/g, '').toWellFormed();
}

const BOUNDARY = 'fuzz-boundary';
const part = fc
  .record({
    name: fc.oneof(fc.constantFrom('credentials', 'workspaceEmail'), oddText),
    file: fc.option(oddText, { nil: null }),
    value: fc.oneof(oddText, fc.json()),
  })
  .map(({ name, file, value }) => {
    const fileName = file === null ? '' : `; filename="${clean(file)}"`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${clean(name)}"${fileName}`;
    return `${head}\r\n\r\n${value.toWellFormed()}\r\n`;
  });
const multipartBody = fc.oneof(
  { weight: 5, arbitrary: fc.array(part, { maxLength: 3 }).map((parts) => `${parts.join('')}--${BOUNDARY}--\r\n`) },
  oddText.map((text) => text.toWellFormed()),
);

function contentTypeOf(payload: unknown, isUpload: boolean, dice: number): Record<string, string> {
  if (payload === undefined) return {};
  if (dice === 1) return { 'content-type': 'text/plain' };
  if (isUpload) return { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return dice === 2 ? {} : { 'content-type': 'application/json' };
}
