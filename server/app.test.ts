import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from './http/testApp.ts';

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await startTestApp();
  user = await service.signIn();
});
afterAll(() => service.close());

describe('every failure has the one shape', () => {
  it('asks for a token before it looks at the body', async () => {
    const answer = await service.inject({
      method: 'POST',
      url: '/api/contracts/batch',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: {
        message: expect.stringContaining('not signed in'),
        code: 'UNAUTHORIZED',
        requestId: answer.headers['x-request-id'],
      },
    });
  });

  it('names the field of a body against the contract', async () => {
    const answer = await user.call('POST', '/api/contracts/batch', {
      contracts: [
        { id: 'a', name: 'b' },
        { id: 'c', name: '' },
      ],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ details: 'contracts[1].name', code: 'INVALID' });
  });

  it.each([
    ['missing', { contracts: [{ id: 'a' }] }, 'contracts[0].name is missing'],
    ['unexpected', { contracts: [{ id: 'a', name: 'b', colour: 'red' }] }, 'contracts[0].colour is not expected here'],
    ['of the wrong type', { contracts: [{ id: 'a', name: 7 }] }, 'contracts[0].name must be string'],
    [
      'unstorable',
      { contracts: [{ id: 'a', name: 'b\u0000c' }] },
      'contracts[0].name contains a character that cannot be stored',
    ],
    [
      'no day',
      { contracts: [{ id: 'a', name: 'b', renewalDate: '2027-02-30' }] },
      'contracts[0].renewalDate must match format "date"',
    ],
  ])('says that a field is %s', async (_what, body, sentence) => {
    const answer = await user.call('POST', '/api/contracts/batch', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toContain(sentence);
  });

  it.each([
    ['JSON that is none', { method: 'POST', payload: '{', headers: { 'content-type': 'application/json' } }, 400],
    ['no JSON at all', { method: 'POST', payload: '', headers: { 'content-type': 'application/json' } }, 400],
    [
      'another content type',
      { method: 'POST', payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    [
      'too much',
      { method: 'POST', payload: ' '.repeat(9_000_000), headers: { 'content-type': 'application/json' } },
      413,
    ],
    ['a method that is not there', { method: 'PUT' }, 404],
  ] as const)('refuses %s', async (_what, options, status) => {
    const headers = { authorization: `Bearer ${user.token}`, ...('headers' in options ? options.headers : {}) };
    const answer = await service.inject({ url: '/api/contracts/batch', ...options, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      error: { message: expect.any(String), code: expect.any(String), requestId: expect.any(String) },
    });
  });

  it.each(['/api', '/api/nothing', '/api/contracts/%zz/download', `/api/contracts/${'x'.repeat(500)}/download`])(
    'refuses the address %s',
    async (url) => {
      const answer = await user.call('GET', url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toEqual({
        error: expect.objectContaining({ message: expect.any(String), requestId: answer.headers['x-request-id'] }),
      });
    },
  );
});
