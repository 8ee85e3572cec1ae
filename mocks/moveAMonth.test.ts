import { beforeEach, expect, it } from 'vitest';
import { localDay } from '../contract/calendar.ts';
import type { Notices, Reminder } from '../src/api/generated/reminders.gen.ts';
import { createBackend, DEMO_ACCOUNT } from './backend.ts';
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

it('a month later the reminders of that month have been told day by day, and the bell is full', async () => {
  backend.moveAMonth();
  const told = await call<Reminder[]>('GET', '/api/reminders?state=sent');
  const days = told.map(({ day }) => day).toSorted();
  expect(new Set(days).size).toBeGreaterThan(10);
  expect(days[0]).toMatch(/^2027-02-0/);
  expect(days.at(-1)).toMatch(/^2027-02-2/);
  const passed = told.filter(({ daysBefore }) => daysBefore === -1);
  expect(passed.length).toBeGreaterThan(0);
  expect((await call<Notices>('GET', '/api/notices')).unread).toBe(told.length);
});

it('the clock stays moved, with the session, until the demo starts over', async () => {
  backend.moveAMonth();
  expect(localDay(createBackend({ store: backend.store, now: () => new Date(2027, 0, 31, 12) }).now())).toBe(
    '2027-02-28',
  );
  backend.moveAMonth();
  expect(localDay(backend.now())).toBe('2027-03-28');
  expect(await call<object>('GET', '/api/auth/me')).toMatchObject({ email: DEMO_ACCOUNT.email });
  backend.chooseScenario('default');
  expect(localDay(backend.now())).toBe('2027-01-31');
});
