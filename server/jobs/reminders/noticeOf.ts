/** What the app's bell says of a reminder, whatever becomes of the message. */
import type { NewNotice } from '../../db/notices.ts';
import type { ReminderRecord } from '../../db/reminders.ts';

/** Once for a day, however many addresses are told. Null for trouble: it stands in the bell before its message is written. */
export function noticeOf(row: ReminderRecord, subject: string): Omit<NewNotice, 'userId'> | null {
  if (row.kind === 'trouble') return null;
  const { contractId, id, kind, cycleEnd, actBy, daysBefore, monday } = row;
  const key = kind === 'reminder' ? ['reminder', contractId, cycleEnd, actBy, daysBefore] : [kind, monday ?? id];
  return { contractId, reminderId: id, key: key.join(':'), title: subject };
}
