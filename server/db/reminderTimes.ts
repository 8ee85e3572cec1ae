/** When the next reminder of the same chance comes, for the foot of a message. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queries } from './database.ts';
import type { ReminderRecord } from './reminders.ts';
import { reminders } from './schema/reminders.ts';

/** The day of the next one to the same address that is still before the last day; null where this is the last. */
export async function nextReminderDay(
  queries: Queries,
  row: Pick<ReminderRecord, 'contractId' | 'address' | 'dueAt'>,
): Promise<string | null> {
  if (row.contractId === null) return null;
  const [next] = await queries
    .select({ day: reminders.day, daysBefore: reminders.daysBefore })
    .from(reminders)
    .where(
      and(
        eq(reminders.contractId, row.contractId),
        eq(reminders.address, row.address),
        inArray(reminders.state, ['planned', 'claimed']),
        gt(reminders.dueAt, row.dueAt),
      ),
    )
    .orderBy(asc(reminders.dueAt))
    .limit(1);
  return next && (next.daysBefore ?? -1) >= 0 ? next.day : null;
}
