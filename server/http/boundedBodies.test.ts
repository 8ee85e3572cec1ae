import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEEPEST_JSON, JsonShape, MOST_JSON_VALUES } from './boundedJson.ts';
import { boundConnections } from './connectionBounds.ts';
import { startTestApp, type TestApp, type TestUser } from './testApp.ts';

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await startTestApp();
  user = await service.signIn();
});
afterAll(() => service.close());

const post = (url: string, payload: string, token?: string) =>
  service.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });

describe('a body from outside', () => {
  it.each(['/api/auth/login', '/api/auth/register'])('of more than 4 kB is refused unread by %s', async (url) => {
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await post(url, `[${'0,'.repeat(4096)}0]`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'TOO_LARGE']);
    expect(parse.mock.calls.filter(([text]) => text.length > 4096)).toEqual([]);
    parse.mockRestore();
  });

  it('nested without end is refused before anything is made of it', async () => {
    const answer = await post('/api/contracts/batch', '['.repeat(400_000), user.token);
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      400,
      'The request is not valid: it is nested too deeply.',
    ]);
  });

  it('that is too long and nested too deeply is refused for its length, and nothing else happens', async () => {
    const answer = await post('/api/auth/login', '['.repeat(400_000));
    expect(answer.statusCode).toBe(413);
    expect((await post('/api/auth/login', '{}')).statusCode).toBe(400);
  });

  it('with millions of values is refused before anything is made of it', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await post('/api/contracts/batch', `{"contracts":[${'[],'.repeat(1_000_000)}[]]}`, user.token);
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      400,
      'The request is not valid: it has too many values.',
    ]);
    expect(parse.mock.calls.filter(([text]) => text.length > 1000)).toEqual([]);
    parse.mockRestore();
  });

  it('is looked at piece by piece only after its schema was met', async () => {
    const answer = await post('/api/auth/login', '{"email":["a\\u0000"],"password":"x"}');
    expect(answer.json().error.message).toContain('email must be string');
  });
});

/** In pieces, as it arrives. */
function shapeProblem(text: string): string | null {
  const shape = new JsonShape();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) {
    const problem = shape.problemAfter(bytes.subarray(at, at + 7));
    if (problem !== null) return problem;
  }
  return null;
}

describe('the shape of a JSON text', () => {
  it('does not count what stands within strings', () => {
    const text = JSON.stringify({ name: `${'[{,'.repeat(MOST_JSON_VALUES)}"\\` });
    expect(shapeProblem(text)).toBeNull();
  });

  it('may nest and hold as much as a batch does', () => {
    expect(shapeProblem('['.repeat(DEEPEST_JSON) + ']'.repeat(DEEPEST_JSON))).toBeNull();
    expect(shapeProblem('['.repeat(DEEPEST_JSON + 1))).not.toBeNull();
    const contract = { id: 'x', name: 'y', parties: Array.from({ length: 50 }, () => 'A') };
    expect(shapeProblem(JSON.stringify({ contracts: Array.from({ length: 1000 }, () => contract) }))).toBeNull();
  });
});

describe('connections', () => {
  it('have time-outs and a most of one address', async () => {
    expect(service.app.server.requestTimeout).toBeGreaterThan(0);
    expect(service.app.server.headersTimeout).toBeGreaterThan(0);
    expect(service.app.server.maxConnections).toBeGreaterThan(0);
    boundConnections(service.app, false, 2);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = service.app.server.address() as AddressInfo;
    const sockets = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
    const closed = await Promise.race(
      sockets.map((socket) => new Promise((done) => socket.once('close', () => done(socket)))),
    );
    expect(sockets).toContain(closed);
    expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
  });
});
