/** A message that the user asked for, to see that messages arrive. */
import { randomUUID } from 'node:crypto';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { claimOne, findReminder, giveUp, insertTest } from '../../db/reminders.ts';
import type { Delivery } from '../../mail/mailer.ts';
import type { MailRoom } from '../../mail/mailRoom.ts';
import { SEND_LIMITS, sendOne } from './sendDue.ts';

/** Sends it now and once. What cannot be sent now is not tried again: the user is looking. */
export async function sendTest(
  room: MailRoom,
  { user, day }: { user: { id: string; email: string }; day: CalendarDay },
): Promise<{ sent: boolean; reason: string | null; delivery: Delivery }> {
  const { queries } = room.database;
  const id = randomUUID();
  const now = room.clock();
  await insertTest(queries, { id, userId: user.id, address: user.email, day, now });
  const row = await claimOne(queries, id, { now, leaseMs: SEND_LIMITS.leaseMs });
  if (row) await sendOne(room, row, SEND_LIMITS);
  await giveUp(queries, id, room.clock());
  const after = await findReminder(queries, user.id, id);
  const delivery = await room.mailer.delivery(user.id);
  return { sent: after?.state === 'sent', reason: after?.reason ?? null, delivery };
}
