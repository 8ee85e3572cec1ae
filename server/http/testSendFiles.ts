/** For tests: files as the web app sends them. */
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp, TestUser } from './testApp.ts';

/** Sends a file of that name, which says the same; none for null. */
export function sendFiles(
  service: TestApp,
  who: TestUser,
  { method, url, file }: { method: 'POST' | 'PUT'; url: string; file: string | null },
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  if (file !== null) form.set('file', new Blob([file]), file);
  return service.inject({ method, url, headers: { authorization: `Bearer ${who.token}` }, payload: form });
}
