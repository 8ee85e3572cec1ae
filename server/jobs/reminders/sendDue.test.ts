import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp, type TestUser } from '../../http/testApp.ts';
import type { MailRoom } from '../../mail/mailRoom.ts';
import { silentMail } from '../../mail/silentMail.ts';
import { smtpMailer } from '../../mail/smtpMailer.ts';
import { type SmtpSink, startSmtpSink } from '../../mail/testing/smtpSink.ts';
import { planReminders, refuseAddress } from '../../db/reminderPlans.ts';
import { SEND_LIMITS, sendDue } from './sendDue.ts';

let sink: SmtpSink;
let service: TestApp;
let ada: TestUser;
let room: MailRoom;
let logged: string[];

/** Notice 30 days before September 30: to act by August 31. */
const VALUES = { name: 'SECRET-NAME hosting', to: '2026-09-30', ending: 'renews', renewalTerm: { n: 1, unit: 'year' } };

beforeEach(async () => {
  sink = await startSmtpSink();
  service = await startTestApp();
  logged = [];
  const { database, time } = service;
  const clock = () => time.now;
  room = {
    ...silentMail({ database, clock, config: { publicUrl: 'https://perennial.example' } }),
    mailer: mailerWith(3000),
    log: (facts, event) => logged.push(JSON.stringify([facts, event])),
  };
  ada = await service.signIn('ada@example.com');
  await ada.call('PUT', '/api/settings', { digest: false, reminderDays: [30, 7] });
  await ada.call('POST', '/api/contracts', { values: { ...VALUES, noticePeriod: { n: 30, unit: 'day' } } });
});
afterEach(async () => {
  await service.close();
  await sink.close();
});

const mailerWith = (patienceMs: number) =>
  smtpMailer({ url: sink.url, from: 'Perennial <r@example.com>', patienceMs, messageMs: 2 * patienceMs });

async function at(instant: string): Promise<string[]> {
  service.time.now = new Date(instant);
  const before = sink.accepted.length;
  await planReminders(room.database.queries, ada.id, service.time.now);
  await sendDue(room, SEND_LIMITS, () => false);
  return sink.accepted.slice(before).map(({ subject }) => subject);
}
/** A session ends when it is not used for two weeks: calls are made on the first day. */
async function call(...[method, url, payload]: Parameters<TestUser['call']>) {
  const { now } = service.time;
  service.time.now = TEST_NOW;
  const answer = await ada.call(method, url, payload);
  service.time.now = now;
  return answer.json();
}
const term = (n: number, unit: string) => ({ n, unit });
const states = async () =>
  (await call('GET', '/api/reminders')).map(({ day, state }: { day: string; state: string }) => `${day} ${state}`);

it('sends each on its day, once, with an id made of its row and one click to stop it', async () => {
  expect(await at('2026-08-01T07:59:00Z')).toEqual([]);
  expect(await at('2026-08-01T08:00:10Z')).toEqual(['Give notice by Aug 31: SECRET-NAME hosting']);
  expect(await at('2026-08-01T09:00:00Z')).toEqual([]);
  expect(await at('2026-08-24T08:00:10Z')).toHaveLength(1);
  expect(await at('2026-09-01T08:00:10Z')).toEqual(['Notice was due on Aug 31: SECRET-NAME hosting']);
  expect(new Set(sink.accepted.map(({ messageId }) => messageId)).size).toBe(3);
  expect(sink.accepted[0]?.raw).toMatch(/^List-Unsubscribe:\s+<https:\/\/perennial\.example\/unsubscribe\?token=/m);
  expect(sink.accepted[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const { unread, notices } = await call('GET', '/api/notices');
  expect([unread, notices.length]).toEqual([3, 3]);
});

it('tries again after a temporary failure, a hanging server and a cut connection, with the same id', async () => {
  for (const [fate, time] of Object.entries({ later: '08:00', hang: '08:05', cut: '08:15', 'lost answer': '08:40' })) {
    sink.fate = () => fate as ReturnType<SmtpSink['fate']>;
    // A server that hangs is waited for to the end; the others answer, as quickly as a busy machine can.
    room.mailer = mailerWith(fate === 'hang' ? 500 : 3000);
    await at(`2026-08-01T${time}:00Z`);
    expect((await states())[0]).toBe('2026-08-01 planned');
  }
  sink.fate = () => 'accept';
  expect(await at('2026-08-01T10:00:00Z')).toHaveLength(1);
  // The server had taken it once without our hearing of it: for mail programs the two are one.
  expect(new Set(sink.accepted.map(({ messageId }) => messageId)).size).toBe(1);
  expect((await states()).includes('2026-08-01 sent')).toBe(true);
});

it('a mail server that is closed to us or badly set up makes a message late, for days, and never lost', async () => {
  await call('PUT', '/api/settings', { reminderDays: [30] });
  const reasons: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    sink.objectsTo = (['client', 'sender', 'relaying'] as const)[round % 3] ?? null;
    // Four hours apart: nearly two days all in all. Most of the tries that other failures are given are over after three.
    if (round === 3) await service.database.pool.query('update reminders set attempts = attempts + 33');
    expect(await at(new Date(Date.parse('2026-08-01T08:00:00Z') + round * 14_400_001).toISOString())).toEqual([]);
    const [row] = await call('GET', '/api/reminders');
    expect(`${row.day} ${row.state}`).toBe('2026-08-01 planned');
    reasons.push(row.reason);
  }
  expect([...new Set(reasons)]).toEqual([
    'The mail server turned us away (554). Please ask whoever runs it why.',
    'The mail server doesn’t accept the sender (554). Please check MAIL_FROM and SMTP_URL.',
    'The mail server passes no messages on for us (554). Please check SMTP_URL, its name and password included.',
  ]);
  expect(room.mailer.state().problem).toBe(reasons.at(-1));
  const { notices } = await call('GET', '/api/notices');
  expect(notices).toHaveLength(2);
  expect(notices[0].title).toMatch(/^A message to ada@example\.com could not be sent: .* We keep trying\.$/);
  expect(await call('GET', '/api/mail/stopped')).toEqual([]);
  sink.objectsTo = null;
  expect(await at('2026-08-03T10:00:00Z')).toEqual(['Give notice by Aug 31: SECRET-NAME hosting']);
  expect(room.mailer.state().problem).toBeNull();
});

it('shows a refusal, and does not try that message again', async () => {
  sink.fate = () => 'refuse';
  await at('2026-08-01T08:00:00Z');
  sink.fate = () => 'accept';
  expect(await at('2026-08-02T08:00:00Z')).toEqual([]);
  const failed = await call('GET', '/api/reminders?state=failed');
  expect(failed).toHaveLength(1);
  expect(failed[0].reason).toContain('refused');
  const { notices } = await call('GET', '/api/notices');
  expect(notices.map(({ title }: { title: string }) => title)).toContain(
    'A message to ada@example.com could not be sent: “Give notice by Aug 31: SECRET-NAME hosting”. ' +
      'The mail server refused the message for this address (550).',
  );
});

it('names an address that unsubscribed or was refused, and sends to it again when its holder asks', async () => {
  const since = expect.any(String);
  const stopped = () => call('GET', '/api/mail/stopped');
  const { queries, pool } = service.database;
  sink.fate = () => 'refuse';
  await at('2026-08-01T08:00:00Z');
  const own = { address: 'ada@example.com', own: true, since };
  const reason = 'The mail server refused the message for this address (550).';
  expect(await stopped()).toEqual([{ ...own, why: 'failed', reason }]);
  await refuseAddress(queries, ada.id, own.address, service.time.now);
  await refuseAddress(queries, ada.id, 'dana@example.com', TEST_NOW);
  const dana = { address: 'dana@example.com', own: false, since, why: 'unsubscribed', reason: null };
  expect(await stopped()).toEqual([{ ...own, why: 'unsubscribed', reason: null }, dana]);
  expect((await call('POST', '/api/mail/send-again')).error.code).toBe('NOT_CONFIRMED');
  await pool.query('update users set email_confirmed_at = now()');
  expect(await call('POST', '/api/mail/send-again')).toMatchObject([dana]);
  sink.fate = () => 'accept';
  expect(await at('2026-08-02T08:00:00Z')).toHaveLength(1);
  expect(await stopped()).toEqual([dana]);
});

it('tells the account holder where the owner unsubscribed or is refused, and the contract says so', async () => {
  const [{ id, version }] = await call('GET', '/api/contracts');
  const owner = { name: 'Dana', email: 'dana@example.com' };
  await call('PATCH', `/api/contracts/${id}`, { version, owner });
  const told = async () => (await call('GET', `/api/contracts/${id}`)).whoIsTold;
  expect(await told()).toEqual({ told: [owner.email], unreached: [], instead: [] });
  sink.fate = (to) => (to.includes('dana') ? 'refuse' : 'accept');
  expect(await at('2026-08-01T08:00:00Z')).toEqual([]);
  expect(await at('2026-08-02T08:00:00Z')).toHaveLength(1);
  const failed = [{ address: owner.email, why: 'failed' }];
  expect(await told()).toEqual({ told: [owner.email, ada.email], unreached: failed, instead: [ada.email] });
  const { queries, pool } = service.database;
  await refuseAddress(queries, ada.id, owner.email, service.time.now);
  await pool.query('update users set contracts_revision = contracts_revision + 1');
  const silent = [{ address: owner.email, why: 'unsubscribed' }];
  expect(await told()).toEqual({ told: [ada.email], unreached: silent, instead: [ada.email] });
  expect(await at('2026-08-24T08:00:10Z')).toHaveLength(1);
  const { reminders } = await call('GET', `/api/contracts/${id}`);
  expect(reminders).toContainEqual(
    expect.objectContaining({ address: owner.email, state: 'failed', reason: expect.stringContaining('refused') }),
  );
});

it('sends nothing after a decision, however short before', async () => {
  const [contract] = await call('GET', '/api/contracts');
  sink.fate = () => 'later';
  await at('2026-08-01T08:00:00Z');
  sink.fate = () => 'accept';
  await call('PUT', `/api/contracts/${contract.id}/decision`, {
    version: contract.version,
    cycleEnd: '2026-09-30',
    decision: 'renew',
  });
  service.time.now = new Date('2026-08-01T12:00:00Z');
  await sendDue(room, SEND_LIMITS, () => false);
  expect(sink.accepted).toEqual([]);
});

it('after standing still sends the last one only', async () => {
  expect(await at('2026-07-01T10:00:00Z')).toEqual([]);
  expect(await at('2026-08-30T10:00:00Z')).toHaveLength(1);
  expect((await states()).filter((each: string) => each.endsWith('planned'))).toEqual(['2026-09-01 planned']);
});

it('tells a user who never opens the app of every last day in a month, in time and by email', async () => {
  await call('PUT', '/api/settings', { digest: true, reminderDays: [90, 30, 14, 7, 1], timeZone: 'America/New_York' });
  const upload = [
    {
      name: 'Monthly',
      to: '2026-07-31',
      ending: 'renews',
      renewalTerm: term(1, 'month'),
      noticePeriod: term(10, 'day'),
    },
    { name: 'Yearly', to: '2026-11-27', ending: 'renews', renewalTerm: term(1, 'year'), noticePeriod: term(90, 'day') },
    { name: 'Lease', to: '2026-08-15', ending: 'ends' },
    { name: 'Option', to: '2026-10-31', ending: 'option', noticePeriod: term(2, 'month') },
  ];
  for (const values of upload) await call('POST', '/api/contracts', { values });
  // The last days in August, by hand.
  const lastDays = {
    Monthly: ['Aug 21'],
    Yearly: ['Aug 29'],
    Lease: ['Aug 15'],
    Option: ['Aug 31'],
    'SECRET-NAME': ['Aug 31'],
  };
  const told: string[] = [];
  for (let day = Date.parse('2026-08-01T12:00:30Z'); day < Date.parse('2026-09-01'); day += 86_400_000) {
    const instant = new Date(day).toISOString();
    for (const subject of await at(instant)) told.push(`${instant.slice(0, 10)} ${subject}`);
  }
  const missed = Object.entries(lastDays).flatMap(([name, days]) =>
    days
      .map((day) => ({ name, day, iso: new Date(`${day} 2026 UTC`).toISOString().slice(0, 10) }))
      .filter(({ day, iso }) => !told.some((each) => each.includes(`${day}: ${name}`) && each.slice(0, 10) < iso)),
  );
  expect(missed).toEqual([]);
  expect(new Set(sink.accepted.map(({ messageId }) => messageId)).size).toBe(sink.accepted.length);
});

it('goes to an address that was taken off no more', async () => {
  await at('2026-08-01T08:00:00Z');
  const raw = sink.accepted[0]?.raw.replaceAll(/\r\n[ \t]+/g, '') ?? '';
  const token = /unsubscribe\?token=([^>]+)>/.exec(raw)?.[1]?.trim() ?? '';
  const grant = room.links.open(token, 'unsubscribe', service.time.now);
  expect(grant).toMatchObject({ address: 'ada@example.com', userId: ada.id });
});

it('logs no address, name, subject or text', async () => {
  sink.fate = (to) => (sink.accepted.length > 0 ? 'accept' : to === '' ? 'cut' : 'later');
  await at('2026-08-01T08:00:00Z');
  sink.fate = () => 'accept';
  await at('2026-08-01T09:00:00Z');
  expect(logged).toHaveLength(2);
  expect(logged.join('\n')).not.toMatch(/ada@|SECRET-NAME|notice by/i);
});
