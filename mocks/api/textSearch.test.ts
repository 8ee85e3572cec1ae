import { beforeEach, expect, it } from 'vitest';
import type { TextHit } from '../../src/api/generated/textSearch.gen.ts';
import { createBackend, DEMO_ACCOUNT } from '../backend.ts';
import { makeHandlers } from '../handlers.ts';
import { server } from '../node.ts';

let token = '';
async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const options = { method, headers, body: body ? JSON.stringify(body) : null };
  return (await (await fetch(`http://mock.example${path}`, options)).json()) as Body;
}

beforeEach(async () => {
  server.use(...makeHandlers(createBackend({ now: () => new Date(2027, 0, 31, 12) })));
  token = (await call<{ token: string }>('POST', '/api/auth/login', DEMO_ACCOUNT)).token;
});

const marked = (hits: TextHit[]) =>
  hits.flatMap(({ passage, marks }) => marks.map(({ start, end }) => passage?.slice(start, end).toLowerCase()));

it('the demo finds a word in whatever form the document has it, and marks it there', async () => {
  const forms = marked(await call<TextHit[]>('GET', '/api/contracts/search?q=renewing'));
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.filter((form) => !form?.startsWith('renew'))).toEqual([]);
});

it('the demo finds a word with its marks and without, and marks it in the letters of the document', async () => {
  const forms = marked(await call<TextHit[]>('GET', '/api/contracts/search?q=rénewing'));
  expect(forms.length).toBeGreaterThan(0);
});

it('the demo finds only what has every word', async () => {
  expect(await call<TextHit[]>('GET', '/api/contracts/search?q=renewing%20zebra')).toEqual([]);
});
