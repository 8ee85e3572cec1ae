import fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './errorHandler.ts';

it('does not blame the form when the database is away before it was read', async () => {
  const app = fastify();
  handleErrors(app);
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.addHook('onRequest', async () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  });
  app.post('/files', () => 'read');
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await app.inject({ method: 'POST', url: '/files', headers, payload: '--x--' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ error: { code: 'DATABASE_UNAVAILABLE' } });
  await app.close();
});
