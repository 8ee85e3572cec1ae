/** Sends what is due: claimed by one process, looked at once more, handed over, marked. */
import { addDays } from '../../../contract/calendar.ts';
import { WAITS, waitingTitle } from '../../../contract/messagesWait.ts';
import { REMINDER_HOUR } from '../../../contract/reminderPlan.ts';
import { shownSettings } from '../../../contract/settings.ts';
import { dayInZone, instantInZone } from '../../../contract/zonedTime.ts';
import { peopleOf } from '../../db/colleagues.ts';
import { addNotice, type NewNotice } from '../../db/notices.ts';
import { planAnew, planReminders } from '../../db/reminderPlans.ts';
import { changeHeld, claimDue, type ReminderRecord, stillHeld } from '../../db/reminders.ts';
import { loadSettings } from '../../db/settings.ts';
import { composeMessage } from '../../mail/composeMessage.ts';
import { MailFailure, NO_MAIL_SERVER } from '../../mail/mailer.ts';
import type { MailRoom } from '../../mail/mailRoom.ts';
import { forEachConcurrently } from '../forEachConcurrently.ts';
import { returnMessagePlaces, takeMessagePlaces } from './messagePlaces.ts';
import { noticeOf } from './noticeOf.ts';
import { outgoing } from './outgoing.ts';

export type SendLimits = {
  /** A claim is held for so long, milliseconds: longer than a message may take. */
  leaseMs: number;
  /** Messages under way at a time. */
  atOnce: number;
  /** The first wait after a temporary failure, milliseconds; doubled with each. */
  retryMs: number;
};

export const SEND_LIMITS: SendLimits = { leaseMs: 180_000, atOnce: 4, retryMs: 60_000 };

const CLAIMED_AT_ONCE = 20;
const MOST_RETRY_MS = 3_600_000;
/**
 * With waits of up to an hour: about a day and a half. Where the server takes no message at all, a reminder or a digest is tried for as
 * long as it is wanted: given up, it would count as told.
 */
const MOST_ATTEMPTS = 40;
/** Where nothing delivers messages, it is looked for again so often. */
const NO_SERVER_MS = 120_000;

/** Sends until nothing is due. Answers how many rows it took up. */
export async function sendDue(room: MailRoom, limits: SendLimits, isStopping: () => boolean): Promise<number> {
  let taken = 0;
  const waiting = new Set<string>();
  while (!isStopping()) {
    const { queries } = room.database;
    const rows = await claimDue(queries, { now: room.clock(), leaseMs: limits.leaseMs, most: CLAIMED_AT_ONCE });
    taken += rows.length;
    await forEachConcurrently(rows, limits.atOnce, (row) => sendOne(room, row, limits, waiting));
    if (rows.length < CLAIMED_AT_ONCE) break;
  }
  // What waits until tomorrow is told to somebody else with the next look.
  for (const userId of waiting) await planAnew(room.database.queries, userId, room.clock());
  return taken;
}

/** Sends a claimed row, or says in it why not. `waiting` gets the account of what has to wait until tomorrow. */
export async function sendOne(
  room: MailRoom,
  row: ReminderRecord,
  limits: SendLimits,
  waiting = new Set<string>(),
): Promise<void> {
  const { database, mailer, clock, log } = room;
  const { queries } = database;
  // What was decided a moment ago counts.
  await planReminders(queries, row.userId, clock());
  if (!(await stillHeld(queries, row))) return;
  const composed = await composeMessage(room, row);
  if (composed === null) {
    await changeHeld(queries, row, { state: 'stopped', reason: 'There was nothing to say.' }, clock());
    return;
  }
  const { subject, html, text } = composed;
  const notice = noticeOf(row, subject);
  if (notice !== null) await tellPeople(room, row, notice);
  if (!(await changeHeld(queries, row, { subject, html, body: text }, clock()))) return;
  const delivery = await mailer.delivery(row.userId);
  if (delivery === 'none') {
    const tryAt = new Date(clock().getTime() + NO_SERVER_MS);
    await changeHeld(queries, row, { state: 'planned', reason: NO_MAIL_SERVER, tryAt }, clock());
    return;
  }
  const people = await peopleOf(queries, row.userId);
  const places = delivery === 'smtp' ? await takeMessagePlaces(queries, row, people, clock()) : [];
  if (places === null) {
    waiting.add(row.userId);
    await waitUntilMorning(room, row);
    return;
  }
  try {
    await mailer.send(row.userId, outgoing(room, row, composed));
    await changeHeld(queries, row, { state: 'sent', sentAt: clock(), reason: null }, clock());
    log({ reminder: row.id, kind: row.kind, attempts: row.attempts }, 'message sent');
  } catch (error) {
    await returnMessagePlaces(queries, places);
    await failed(room, { ...row, subject }, error, limits);
  }
}

/** The address has had as many today as one gets that nobody has confirmed: everybody who works in the account is told so, once. */
async function waitUntilMorning(room: MailRoom, row: ReminderRecord): Promise<void> {
  const { database, clock, log } = room;
  const { timeZone } = shownSettings(await loadSettings(database.queries, row.userId), []);
  const today = dayInZone(clock(), timeZone);
  const tryAt = instantInZone(addDays(today, 1), REMINDER_HOUR, timeZone);
  if (!(await changeHeld(database.queries, row, { state: 'planned', reason: WAITS, tryAt }, clock()))) return;
  log({ reminder: row.id, kind: row.kind }, 'message waits until tomorrow');
  const title = waitingTitle(row.address);
  await tellPeople(room, row, { contractId: null, reminderId: row.id, key: `waits:${row.address}:${today}`, title });
}

async function failed(room: MailRoom, row: ReminderRecord, error: unknown, { retryMs }: SendLimits): Promise<void> {
  const { database, clock, log } = room;
  if (!(error instanceof MailFailure)) throw error;
  const reason = error.message;
  const lasts = error.ofServer && (row.kind === 'reminder' || row.kind === 'digest');
  const again = error.temporary && (lasts || row.attempts < MOST_ATTEMPTS);
  log({ reminder: row.id, kind: row.kind, attempts: row.attempts, again }, 'message not sent');
  if (again) {
    const wait = Math.min(retryMs * 2 ** Math.min(row.attempts - 1, 10), MOST_RETRY_MS);
    const tryAt = new Date(clock().getTime() + wait);
    const kept = await changeHeld(database.queries, row, { state: 'planned', reason, tryAt }, clock());
    if (kept && row.attempts === MOST_ATTEMPTS) await tellOfFailure(room, row, `${reason} We keep trying.`);
    return;
  }
  if (await changeHeld(database.queries, row, { state: 'failed', reason }, clock()))
    await tellOfFailure(room, row, reason);
}

async function tellOfFailure(room: MailRoom, row: ReminderRecord, why: string): Promise<void> {
  const { contractId, id, address, subject } = row;
  const title = `A message to ${address} could not be sent: “${subject ?? ''}”. ${why}`;
  await tellPeople(room, row, { contractId, reminderId: id, key: `failed:${id}`, title });
}

/** In the app: everybody who works in the renewals database; of what is about a user's own things, that user alone. */
async function tellPeople({ database, clock }: MailRoom, row: ReminderRecord, notice: Omit<NewNotice, 'userId'>) {
  const isOwn = row.kind === 'test' || row.kind === 'trouble';
  const people = isOwn ? [] : await peopleOf(database.queries, row.userId);
  const ids = people.length === 0 ? [row.userId] : people.map(({ id }) => id);
  for (const userId of ids) await addNotice(database.queries, { ...notice, userId }, clock());
}
