/** Rows as the contract of the API shows them. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { plannedDigest } from '../../../contract/digestLetter.ts';
import type { ListedRecord } from '../../../contract/record.ts';
import { reminderFactsOf } from '../../../contract/reminderFacts.ts';
import { reminderSubject } from '../../../contract/reminderLetter.ts';
import { STOPPED } from '../../../contract/reminderRows.ts';
import type { Queries } from '../../db/database.ts';
import { loadListed } from '../../db/listedContracts.ts';
import type { ListedReminder } from '../../db/reminders.ts';
import { ourCompaniesOf } from '../../db/settings.ts';
import type { ContractReminder, Reminder } from '../wire.gen.ts';

/** The subjects of planned ones are what they would be on their day. */
export async function remindersOnWire(
  queries: Queries,
  userId: string,
  rows: readonly ListedReminder[],
): Promise<Reminder[]> {
  const needed = rows.some(({ subject, contractId }) => subject === null && contractId !== null);
  const records = needed ? await loadListed(queries, userId) : [];
  const ours = needed ? await ourCompaniesOf(queries, userId) : [];
  const byId = new Map(records.map((record) => [record.id, record]));
  return rows.map((row) => onWire(row, row.subject ?? plannedSubject(row, byId.get(row.contractId ?? ''), ours)));
}

export function onWire(row: ListedReminder, subject: string): Reminder {
  return {
    id: row.id,
    kind: row.kind,
    // That a process is about to send it is no news to the user.
    state: row.state === 'claimed' ? 'planned' : row.state,
    day: row.day,
    due: row.dueAt.toISOString(),
    address: row.address,
    subject,
    contractId: row.contractId,
    contractName: row.contractName,
    cycleEnd: row.cycleEnd,
    actBy: row.actBy,
    daysBefore: row.daysBefore,
    sentAt: row.sentAt?.toISOString() ?? null,
    attempts: row.attempts,
    reason: row.reason,
  };
}

/**
 * As the page of a contract shows them. `settled`: nothing is to be done about a cycle's last day any more, and what is planned for it stops, be
 * it after this answer.
 */
export function contractReminder(
  row: ListedReminder,
  settled: (chance: { cycleEnd: CalendarDay; actBy: CalendarDay | null }) => boolean,
): ContractReminder {
  const { id, day, state, subject, cycleEnd, actBy, address } = row;
  const stops = state === 'planned' && cycleEnd !== null && settled({ cycleEnd, actBy });
  const shown = stops ? 'stopped' : state === 'claimed' ? 'planned' : state;
  const reason = row.reason ?? (stops ? STOPPED : null);
  return { id, day, state: shown, ...(subject === null ? {} : { subject }), address, reason };
}

/** The digest's depends on its day. */
function plannedSubject(row: ListedReminder, record: ListedRecord | undefined, ours: readonly string[]): string {
  if (row.kind === 'digest') return plannedDigest(row.day);
  if (!record || row.cycleEnd === null) return row.contractName ?? '';
  const facts = reminderFactsOf(record, { cycleEnd: row.cycleEnd, actBy: row.actBy }, row.day, ours);
  return facts ? reminderSubject(facts, row.day) : (row.contractName ?? '');
}
