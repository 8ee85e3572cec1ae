/** Two processes send over one database, to a mail server that fails, hangs and cuts connections, and are killed in between. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planReminders } from '../../db/reminderPlans.ts';
import { startTestApp, type TestApp, type TestUser } from '../../http/testApp.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { MailRoom } from '../../mail/mailRoom.ts';
import { silentMail } from '../../mail/silentMail.ts';
import { smtpMailer } from '../../mail/smtpMailer.ts';
import { type Fate, type SmtpSink, startSmtpSink } from '../../mail/testing/smtpSink.ts';
import { SEND_LIMITS, sendDue } from './sendDue.ts';

const CONTRACTS = 16;
const DECIDED = 3;

let sink: SmtpSink;
let service: TestApp;
let ada: TestUser;
/** The same fates and deaths every time; who meets which is up to the processes. */
let seed = 20_260_801;
function chance(share: number): boolean {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return seed / 2 ** 32 < share;
}
function fate(): Fate {
  if (chance(0.2)) return chance(0.5) ? 'later' : 'cut';
  if (chance(0.05)) return 'hang';
  return chance(0.1) ? 'lost answer' : 'accept';
}

class Killed extends Error {}

/** A mailer of a process that dies now and then: before it hands a message over, or after, when it cannot note it any more. */
function mortal(mailer: Mailer): Mailer {
  return {
    ...mailer,
    async send(userId, mail) {
      if (chance(0.05)) throw new Killed();
      await mailer.send(userId, mail);
      if (chance(0.1)) throw new Killed();
    },
  };
}

beforeAll(async () => {
  sink = await startSmtpSink();
  service = await startTestApp();
  ada = await service.signIn('ada@example.com');
  await ada.call('PUT', '/api/settings', { digest: false, reminderDays: [30] });
  for (let at = 0; at < CONTRACTS; at += 1) {
    const renewal = { to: '2026-09-30', ending: 'renews', renewalTerm: { n: 1, unit: 'year' } };
    const values = { ...renewal, name: `Contract ${at}`, noticePeriod: { n: 30, unit: 'day' } };
    await ada.call('POST', '/api/contracts', { values });
  }
});
afterAll(async () => {
  await service.close();
  await sink.close();
});

/** A process: what it works with is its own, but for the database. Dead, the next one takes its place. */
async function work(): Promise<void> {
  const { database, time } = service;
  const clock = () => time.now;
  const mailer = smtpMailer({ url: sink.url, from: 'Perennial <r@example.com>', patienceMs: 1500, messageMs: 3000 });
  const silent = silentMail({ database, clock, config: { publicUrl: 'https://perennial.example' } });
  const room: MailRoom = { ...silent, mailer: mortal(mailer) };
  await sendDue(room, SEND_LIMITS, () => false).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

it('every reminder that is due is taken by the mail server under one Message-ID, and none after a decision', async () => {
  const contracts: { id: string; name: string; version: number }[] = (await ada.call('GET', '/api/contracts')).json();
  const { queries } = service.database;
  await planReminders(queries, ada.id, service.time.now);
  for (const { id, version } of contracts.slice(0, DECIDED)) {
    const decision = { version, cycleEnd: '2026-09-30', decision: 'renew' };
    await ada.call('PUT', `/api/contracts/${id}/decision`, decision);
  }
  sink.fate = fate;
  service.time.now = new Date('2026-08-01T08:00:10Z');
  // Longer than a claim is held and than a message waits after many failures.
  for (let round = 0; round < 14; round += 1) {
    await Promise.all([work(), work()]);
    service.time.now = new Date(service.time.now.getTime() + 20 * 60_000);
  }
  const idsOf = new Map<string, Set<string>>();
  for (const { subject, messageId } of sink.accepted) {
    idsOf.set(subject, (idsOf.get(subject) ?? new Set()).add(messageId));
  }
  const due = contracts.slice(DECIDED).map(({ name }) => `Give notice by Aug 31: ${name}`);
  expect([...idsOf.keys()].toSorted()).toEqual(due.toSorted());
  expect([...idsOf.values()].map(({ size }) => size)).toEqual(due.map(() => 1));
});
