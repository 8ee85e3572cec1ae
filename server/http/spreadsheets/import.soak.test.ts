import { expect, it } from 'vitest';
import { bombZip } from '../../documents/testing/bombs.ts';
import { startTestApp } from '../testApp.ts';

it('a workbook that unpacks to more than 200 MB is refused in a sentence', async () => {
  const service = await startTestApp();
  const user = await service.signIn();
  const form = new FormData();
  form.set('sheet', new Blob([bombZip('xl/styles.xml', 210 * 1024 * 1024)]), 'a.xlsx');
  const headers = { authorization: `Bearer ${user.token}` };
  const answer = await service.inject({ method: 'POST', url: '/api/contracts/import', headers, payload: form });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('The workbook unpacks to more than 200 MB. Split it, or save it as CSV.');
  await service.close();
});
