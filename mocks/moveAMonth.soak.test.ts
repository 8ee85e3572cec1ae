import { beforeEach, expect, it } from 'vitest';
import type { Notices, Reminder, ReminderMessage } from '../src/api/generated/reminders.gen.ts';
import { createBackend, DB_KEY, DEMO_ACCOUNT } from './backend.ts';
import { makeHandlers } from './handlers.ts';
import { server } from './node.ts';

let backend = createBackend();
let token = '';
async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const options = { method, headers, body: body ? JSON.stringify(body) : null };
  const response = await fetch(`http://mock.example${path}`, options);
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}

beforeEach(async () => {
  backend = createBackend({ now: () => new Date(2027, 0, 31, 12) });
  server.use(...makeHandlers(backend));
  token = (await call<{ token: string }>('POST', '/api/auth/login', DEMO_ACCOUNT)).token;
});

it('messages fill what a browser stores with two years of them at the earliest, and each can be read as it was sent', async () => {
  for (let month = 0; month < 3; month += 1) {
    backend.moveAMonth();
    await call<Notices>('GET', '/api/notices');
  }
  const [sent] = await call<Reminder[]>('GET', '/api/reminders?state=sent');
  const { html } = await call<ReminderMessage>('GET', `/api/reminders/${sent?.id}`);
  expect(html).toContain('<html');
  // Browsers stop at five million characters.
  expect(backend.store.getItem(DB_KEY)?.length).toBeLessThan(5_000_000 / 8);
});
