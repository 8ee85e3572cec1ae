import { afterEach, beforeEach, expect, it } from 'vitest';
import { peopleOf } from '../../db/colleagues.ts';
import { planReminders } from '../../db/reminderPlans.ts';
import { startTestApp, TEST_NOW, type TestApp, type TestUser } from '../../http/testApp.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';
import type { MailRoom } from '../../mail/mailRoom.ts';
import { silentMail } from '../../mail/silentMail.ts';
import { MESSAGES_A_DAY } from '../../../contract/messagesWait.ts';
import { returnMessagePlaces, takeMessagePlaces } from './messagePlaces.ts';
import { SEND_LIMITS, sendDue } from './sendDue.ts';

let service: TestApp;
let ada: TestUser;
let room: MailRoom;
let sent: OutgoingMail[];

const dana = { name: 'Dana', email: 'dana@elsewhere.example' };

beforeEach(async () => {
  service = await startTestApp();
  sent = [];
  const { database, time } = service;
  const clock = () => time.now;
  const silent = silentMail({ database, clock, config: { publicUrl: 'https://perennial.example' } });
  const send = (_: string, mail: OutgoingMail) => Promise.resolve(void sent.push(mail));
  room = { ...silent, mailer: { ...silent.mailer, delivery: () => Promise.resolve('smtp'), send } };
  ada = await service.signIn('ada@example.com');
  await ada.call('PUT', '/api/settings', { digest: false, reminderDays: [30, 7] });
});
afterEach(() => service.close());

/** Five contracts to act on by August 31, the last one by August 8. */
async function enterFive(more: object): Promise<void> {
  for (let nr = 1; nr <= 5; nr += 1) {
    const to = nr === 5 ? '2026-09-07' : '2026-09-30';
    const terms = { ending: 'renews', renewalTerm: { n: 1, unit: 'year' }, noticePeriod: { n: 30, unit: 'day' } };
    await ada.call('POST', '/api/contracts', { values: { name: `Contract ${nr}`, to, ...terms }, ...more });
  }
}
/** All but two of the day's messages to the address have been sent. */
async function twoAreLeft(address: string, instant: string): Promise<void> {
  const { queries } = service.database;
  for (let n = 0; n < MESSAGES_A_DAY - 2; n += 1)
    await takeMessagePlaces(queries, { kind: 'reminder', userId: ada.id, address }, [], new Date(instant));
}
/** Who was sent how many at that moment. */
async function at(instant: string): Promise<Record<string, number>> {
  service.time.now = new Date(instant);
  const before = sent.length;
  await planReminders(room.database.queries, ada.id, service.time.now);
  await sendDue(room, { ...SEND_LIMITS, atOnce: 1 }, () => false);
  const counts: Record<string, number> = {};
  for (const { to } of sent.slice(before)) counts[to] = (counts[to] ?? 0) + 1;
  return counts;
}
async function get(url: string) {
  const { now } = service.time;
  service.time.now = TEST_NOW;
  const answer = (await ada.call('GET', url)).json();
  service.time.now = now;
  return answer;
}

it('an owner elsewhere gets so many messages a day, the nearest day first; the account is told of the rest the same day, and they follow', async () => {
  await enterFive({ owner: dana });
  expect(await at('2026-07-09T08:00:10Z')).toEqual({ [dana.email]: 1 });
  await twoAreLeft(dana.email, '2026-08-01T08:00:00Z');
  expect(await at('2026-08-01T08:00:10Z')).toEqual({ [dana.email]: 2 });
  const { notices } = await get('/api/notices');
  expect(notices.map(({ title }: { title: string }) => title)).toContainEqual(
    expect.stringMatching(/^Some messages to dana@elsewhere\.example wait until tomorrow/),
  );
  const waiting = (await get('/api/reminders?state=planned')).filter(({ reason }: { reason: string }) =>
    reason?.includes('waits until tomorrow'),
  );
  expect(waiting).toHaveLength(3);
  expect(waiting.map(({ actBy }: { actBy: string }) => actBy)).not.toContain('2026-08-08');
  expect((await get(`/api/contracts/${waiting[0].contractId}`)).whoIsTold).toEqual({
    told: [dana.email, ada.email],
    unreached: [{ address: dana.email, why: 'waiting' }],
    instead: [ada.email],
  });
  expect(await at('2026-08-01T08:00:30Z')).toEqual({ [ada.email]: 3 });
  expect(await at('2026-08-01T15:00:00Z')).toEqual({});
  expect(await at('2026-08-02T08:00:10Z')).toEqual({ [dana.email]: 3 });
  expect(await at('2026-08-03T08:00:10Z')).toEqual({});
  expect((await get(`/api/contracts/${waiting[0].contractId}`)).whoIsTold.instead).toEqual([]);
});

it('whoever works in the account and has confirmed the address gets all of theirs; unconfirmed, what waits is in the app', async () => {
  await enterFive({});
  await service.database.pool.query('update users set email_confirmed_at = now()');
  await at('2026-07-09T08:00:10Z');
  await twoAreLeft(ada.email, '2026-08-01T08:00:00Z');
  expect(await at('2026-08-01T08:00:10Z')).toEqual({ [ada.email]: 5 });
  await at('2026-08-31T08:00:10Z');
  await service.database.pool.query('update users set email_confirmed_at = null');
  // On the day after: nothing was decided.
  await twoAreLeft(ada.email, '2026-09-01T08:00:00Z');
  expect(await at('2026-09-01T08:00:10Z')).toEqual({ [ada.email]: 2 });
  expect(await at('2026-09-01T08:00:30Z')).toEqual({});
  const titles = (await get('/api/notices')).notices.map(({ title }: { title: string }) => title);
  expect(titles).toContainEqual(expect.stringMatching(/^Some messages to ada@example\.com wait/));
  expect(await at('2026-09-02T08:00:10Z')).toEqual({ [ada.email]: 2 });
});

it('a message that the mail server does not take takes no place, and other spellings of a mailbox are the same mailbox', async () => {
  const { queries } = service.database;
  const people = await peopleOf(queries, ada.id);
  const take = (address: string, userId = ada.id) =>
    takeMessagePlaces(queries, { kind: 'reminder', userId, address }, people, TEST_NOW);
  await returnMessagePlaces(queries, (await take('dana@gmail.com')) ?? []);
  for (let n = 0; n < MESSAGES_A_DAY; n += 1) expect(await take(`dana+${n}@gmail.com`)).toHaveLength(3);
  expect(await take('d.ana@gmail.com')).toBeNull();
  const isRefused = { count: 0 };
  const bea = await service.signIn('bea@example.com');
  for (let n = 0; n < 130; n += 1) {
    const places = await take('dana@gmail.com', n < 30 ? bea.id : `account-${n}`);
    if (places === null) isRefused.count += 1;
  }
  // Of however many accounts: 120 a day.
  expect(isRefused.count).toBe(130 - (120 - MESSAGES_A_DAY));
  expect(
    await takeMessagePlaces(queries, { kind: 'test', userId: ada.id, address: 'x@y.example' }, people, TEST_NOW),
  ).toEqual([]);
});
