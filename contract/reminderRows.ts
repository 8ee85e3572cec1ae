/** The rows of reminders as a backend keeps them, and how they are made to agree with the plan. Both backends do it here. */
import { addDays, type CalendarDay } from './calendar.ts';
import type { ListedRecord } from './record.ts';
import { type AddressWorld, toldAbout, willingOf } from './reminderAddresses.ts';
import { reminderSubjectOf } from './reminderFacts.ts';
import {
  type Chance,
  isForDigest,
  morningDay,
  nextDigest,
  NO_CHOICE,
  planReminders,
  REMINDER_HOUR,
  type ReminderChoice,
} from './reminderPlan.ts';
import { dayInZone, instantInZone } from './zonedTime.ts';

export type ReminderState = 'planned' | 'claimed' | 'sent' | 'failed' | 'stopped';

/** What makes a row the one it is: a contract's chance, a step and an address; or a Monday and an address. */
export type ReminderKey = {
  kind: 'reminder' | 'digest';
  contractId: string | null;
  cycleEnd: CalendarDay | null;
  actBy: CalendarDay | null;
  daysBefore: number | null;
  /** Of a digest, its day: a Monday, or the morning after contracts came; of a reminder null: its day may move with the clock's zone. */
  monday: CalendarDay | null;
  address: string;
};

export type ReminderRow = ReminderKey & { id: string; state: ReminderState; due: Date };
export type WantedReminder = ReminderKey & { day: CalendarDay; due: Date; actKind: Chance['kind'] | null };

export type ReminderWorld = AddressWorld & {
  records: readonly ListedRecord[];
  choices: ReadonlyMap<string, ReminderChoice>;
  settings: { timeZone: string; reminderDays: readonly number[]; digest: boolean; addresses: readonly string[] };
  rows: readonly ReminderRow[];
};

export type ReminderChanges = {
  insert: WantedReminder[];
  /** To another time, or back from being stopped. */
  plan: { id: string; wanted: WantedReminder }[];
  stop: string[];
};

/** Why a row was stopped, as its reader is told. */
export const STOPPED = 'It is no longer needed: decided, moved or switched off.';

/** What has to change in the rows so that they say what is to be sent from `now` on. Done twice, the second time changes nothing. */
export function reconcileReminders(world: ReminderWorld, now: Date): ReminderChanges {
  const known = new Map(world.rows.map((row) => [keyOf(row), row]));
  const wanted = new Map(wantedReminders(world, now).map((each) => [keyOf(each), each]));
  const changes: ReminderChanges = { insert: [], plan: [], stop: [] };
  for (const [key, want] of wanted) {
    const row = known.get(key);
    if (!row) changes.insert.push(want);
    else if (row.state === 'stopped') changes.plan.push({ id: row.id, wanted: want });
    // One whose time has come is left to whoever sends it.
    else if (row.state === 'planned' && row.due > now && row.due.getTime() !== want.due.getTime()) {
      changes.plan.push({ id: row.id, wanted: want });
    }
  }
  for (const [key, { id, state }] of known) {
    if ((state === 'planned' || state === 'claimed') && !wanted.has(key)) changes.stop.push(id);
  }
  return changes;
}

function wantedReminders(world: ReminderWorld, now: Date): WantedReminder[] {
  const { records, choices, settings, rows } = world;
  const { timeZone } = settings;
  const told = new Map<string, ReminderRow[]>();
  for (const row of rows) {
    if (row.kind !== 'reminder' || row.state === 'stopped') continue;
    const chance = chanceKey(row, row.address);
    told.set(chance, [...(told.get(chance) ?? []), row]);
  }
  const reminders = records.flatMap((record) => {
    const subject = reminderSubjectOf(record, choices.get(record.id) ?? NO_CHOICE, timeZone);
    return toldAbout(record, world).told.flatMap((address) =>
      planReminders(subject, settings, now, (chance) =>
        (told.get(chanceKey({ contractId: record.id, ...chance }, address)) ?? []).map((row) => ({
          daysBefore: row.daysBefore ?? 0,
          due: row.state === 'planned' || row.state === 'claimed' ? row.due : null,
        })),
      ).map(({ kind, due, ...rest }) => ({
        ...rest,
        kind: 'reminder' as const,
        actKind: kind,
        contractId: record.id,
        monday: null,
        address,
        day: dayInZone(due, timeZone),
        due,
      })),
    );
  });
  return [...reminders, ...wantedDigests(world, now)];
}

/** The next one; and one whose Monday has come stays, until it is sent or a week old. */
function wantedDigests(world: ReminderWorld, now: Date): WantedReminder[] {
  const { settings, rows } = world;
  if (!settings.digest || world.records.length === 0) return [];
  const next = nextDigest(settings.timeZone, now);
  const morning = newcomersMorning(world, now);
  const none = {
    kind: 'digest' as const,
    contractId: null,
    cycleEnd: null,
    actBy: null,
    daysBefore: null,
    actKind: null,
  };
  return willingOf([...world.userAddresses, ...settings.addresses], world).flatMap((address) => {
    const late = rows.filter(
      (row) =>
        row.kind === 'digest' && row.address === address && isOpen(row) && row.due <= now && isThisWeek(row, now),
    );
    const days = [...late.flatMap(({ monday, due }) => (monday === null ? [] : [{ day: monday, due }])), next];
    if (morning !== null && morning.day !== next.day) days.push(morning);
    return days.map(({ day, due }) => ({ ...none, monday: day, address, day, due }));
  });
}

/** The next eight o'clock, where contracts have come since the last one whose first message would be late: they are told of together. */
function newcomersMorning(
  { records, choices, settings }: ReminderWorld,
  now: Date,
): { day: CalendarDay; due: Date } | null {
  const { timeZone } = settings;
  const day = morningDay(dayInZone(now, timeZone), timeZone, now);
  const due = instantInZone(day, REMINDER_HOUR, timeZone);
  const before = instantInZone(addDays(day, -1), REMINDER_HOUR, timeZone);
  const some = records.some(
    (record) =>
      Date.parse(record.createdAt) > before.getTime() &&
      isForDigest(reminderSubjectOf(record, choices.get(record.id) ?? NO_CHOICE, timeZone), settings, now),
  );
  return some ? { day, due } : null;
}

const WEEK_MS = 7 * 86_400_000;

function isThisWeek({ due }: ReminderRow, now: Date): boolean {
  return now.getTime() - due.getTime() < WEEK_MS;
}

function isOpen({ state }: ReminderRow): boolean {
  return state === 'planned' || state === 'claimed';
}

function keyOf({ kind, contractId, cycleEnd, actBy, daysBefore, monday, address }: ReminderKey): string {
  return JSON.stringify([kind, contractId, cycleEnd, actBy, daysBefore, monday, address]);
}

function chanceKey(
  { contractId, cycleEnd, actBy }: Pick<ReminderKey, 'contractId' | 'cycleEnd' | 'actBy'>,
  address: string,
): string {
  return JSON.stringify([contractId, cycleEnd, actBy, address]);
}
