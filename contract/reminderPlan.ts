/**
 * Which reminders a contract has: for every chance to act, some days before its last day and once on the day after it has passed. Pure:
 * from the contract, what is set and what was sent follows what is to be sent. Rows are made to agree with it, whatever has changed.
 */
import { addDays, type CalendarDay, daysBetween, orNull, weekday } from './calendar.ts';
import { type ActByKind, type Cycle, type CycleFacts, currentCycle, cycleAt, cycleEndOf } from './cycle.ts';
import { soonerCycle } from './perhapsActBy.ts';
import { dayInZone, instantInZone } from './zonedTime.ts';

/** Reminders go out at this hour of the reader's own clock. */
export const REMINDER_HOUR = 8;
/** The one on the day after, in days before the act-by day. */
export const DAY_AFTER = -1;
/** A chance that passed longer ago is told by the digest and the app alone. */
const LATEST_NEWS_DAYS = 7;
/** What had begun before the contract came is said in a message of its own where the last day is so near; the rest goes into one digest. */
export const NEWCOMER_DAYS = 30;
/** A notice longer than the term: so many terms ahead is looked for a chance that is still open, at most. */
const MOST_TERMS_AHEAD = 2000;

/** What is set for one contract, beside the settings of the user. */
export type ReminderChoice = {
  /** Days before the act-by day; null: those of the settings. */
  days: readonly number[] | null;
  /** Nothing before that day; what was held back is said on it, once. */
  snoozedUntil: CalendarDay | null;
  /** "Not this one." */
  off: boolean;
};

export const NO_CHOICE: ReminderChoice = { days: null, snoozedUntil: null, off: false };

export type ReminderSubject = {
  facts: CycleFacts;
  /** Ends of the cycles that were decided about, and until which day to act that counts: null, for the whole term. */
  decided: ReadonlyMap<CalendarDay, CalendarDay | null>;
  /** Ends of the cycles that somebody has acknowledged to have passed. */
  acknowledged: ReadonlySet<CalendarDay>;
  /** After this cycle nothing renews any more. */
  stopsAt: CalendarDay | null;
  /** Since when the contract is here, wherever its reader lives (`hereSince`): what passed before could not have been told. */
  since: CalendarDay;
  /** The day on which it came, in the zone in which reminders are sent. */
  came: CalendarDay;
  choice: ReminderChoice;
};

export type ReminderSettings = { timeZone: string; reminderDays: readonly number[] };

/** What there is of a chance already: a reminder that was sent (`due` null), or one that waits to be. */
export type Told = { daysBefore: number; due: Date | null };
export type AlreadyTold = (chance: Pick<Chance, 'cycleEnd' | 'actBy'>) => readonly Told[];

/** The chance to act on one cycle. */
export type Chance = {
  cycleEnd: CalendarDay;
  actBy: CalendarDay;
  kind: ActByKind;
  /** The documents may mean this day, and nobody has said whether they do; missing otherwise. */
  perhaps?: true;
};

export type PlannedReminder = Chance & {
  daysBefore: number;
  /** When it is to be sent; in the past where it is late. */
  due: Date;
};

/**
 * The reminders from `now` on, the next first. Of those whose time has gone by unsent (the service stood still, or the contract came late)
 * only the last is left, to be sent at once: at the next eight o'clock, or now where that would be too late.
 */
export function planReminders(
  subject: ReminderSubject,
  { timeZone, reminderDays }: ReminderSettings,
  now: Date,
  told: AlreadyTold,
): PlannedReminder[] {
  if (subject.choice.off) return [];
  const today = dayInZone(now, timeZone);
  const days = subject.choice.days ?? reminderDays;
  return chancesOf(subject, today).flatMap(({ chance, opens }) => {
    const steps = stepsOf(chance, days, subject.choice.snoozedUntil, opens);
    const there = told(chance);
    const earliest = Math.min(...there.filter(({ due }) => due === null).map(({ daysBefore }) => daysBefore));
    const planned = steps
      .filter((daysBefore) => daysBefore < earliest)
      .map((daysBefore) => {
        const due = instantInZone(addDays(chance.actBy, -daysBefore), REMINDER_HOUR, timeZone);
        return { ...chance, daysBefore, due };
      });
    const late = planned.findLast(({ due }) => due < now);
    const open = planned.filter(({ due }) => due >= now);
    if (late === undefined || waitsForDigest(late, subject.came, timeZone, now)) return open;
    // It came on its last evening, whose day is over here: the one on the day after says it, once.
    const isToldBelow = chance.actBy < today && open.length > 0 && dayInZone(late.due, timeZone) < subject.came;
    if (isToldBelow) return open;
    const waiting = there.find(({ daysBefore, due }) => daysBefore === late.daysBefore && due !== null && due <= now);
    const due = waiting?.due ?? catchUp(late, now, timeZone);
    return [{ ...late, due }, ...open].filter(onePerDay);
  });
}

/** It was late when the contract came, and there is time: after an upload of hundreds nobody reads hundreds of messages. */
function waitsForDigest({ due, actBy }: PlannedReminder, came: CalendarDay, timeZone: string, now: Date): boolean {
  const today = dayInZone(now, timeZone);
  return dayInZone(due, timeZone) < came && daysBetween(morningDay(today, timeZone, now), actBy) > NEWCOMER_DAYS;
}

/** Does the contract have a chance that the digest of that morning is to tell of, since it came too late for its first message? */
export function isForDigest(subject: ReminderSubject, settings: ReminderSettings, now: Date): boolean {
  if (subject.choice.off) return false;
  const today = dayInZone(now, settings.timeZone);
  const days = subject.choice.days ?? settings.reminderDays;
  return chancesOf(subject, today).some(({ chance, opens }) =>
    stepsOf(chance, days, subject.choice.snoozedUntil, opens).some((daysBefore) => {
      const due = instantInZone(addDays(chance.actBy, -daysBefore), REMINDER_HOUR, settings.timeZone);
      return due < now && waitsForDigest({ ...chance, daysBefore, due }, subject.came, settings.timeZone, now);
    }),
  );
}

/** The day of the next eight o'clock, today's while it is not past. */
export function morningDay(today: CalendarDay, timeZone: string, now: Date): CalendarDay {
  return instantInZone(today, REMINDER_HOUR, timeZone) >= now ? today : addDays(today, 1);
}

/** Days before the act-by day at which something is sent, the first first. A snooze holds back what lies before it, then says it once. */
function stepsOf(
  { actBy, kind, perhaps }: Chance,
  days: readonly number[],
  snoozedUntil: CalendarDay | null,
  opens: CalendarDay | null,
): number[] {
  const first = opens === null ? Number.POSITIVE_INFINITY : daysBetween(opens, actBy);
  const wanted = new Set(days.filter((each) => each >= 0 && each < first));
  if (snoozedUntil !== null) {
    const until = Math.max(0, daysBetween(snoozedUntil, actBy));
    const heldBack = [...wanted].filter((each) => each > until);
    for (const each of heldBack) wanted.delete(each);
    if (heldBack.length > 0) wanted.add(until);
  }
  // What ends whatever one does has no chance that could be missed, and nobody knows that one was where the day only may be the last.
  if (kind !== 'end' && !perhaps) wanted.add(DAY_AFTER);
  return [...wanted].toSorted((a, b) => b - a);
}

/** The chance that is open, and those that passed a few days ago; with the act-by day before each, until which nothing is said of it. */
function chancesOf(subject: ReminderSubject, today: CalendarDay): { chance: Chance; opens: CalendarDay | null }[] {
  const { facts, decided, acknowledged, stopsAt, since } = subject;
  const found: { chance: Chance; opens: CalendarDay | null }[] = [];
  let opens: CalendarDay | null = null;
  for (const cycle of cyclesAround(facts, today)) {
    const cycleEnd = cycleEndOf(cycle);
    if (cycleEnd === null || cycle.actBy === null || cycle.kind === null) break;
    if (stopsAt !== null && cycleEnd > stopsAt) break;
    const perhaps = cycle.otherwise === undefined ? {} : { perhaps: true as const };
    const chance = { cycleEnd, actBy: cycle.actBy, kind: cycle.kind, ...perhaps };
    const news = chance.actBy >= addDays(today, -LATEST_NEWS_DAYS) && chance.actBy >= since;
    const until = decided.get(cycleEnd);
    const settled = acknowledged.has(cycleEnd) || until === null || (until !== undefined && chance.actBy <= until);
    if (!settled && (chance.actBy >= today || news)) found.push({ chance, opens });
    opens = chance.actBy;
  }
  return found;
}

/**
 * The cycle near `today` that `cycleEndOf` names so, with that last day to act where it may have several; null where there is none.
 */
export function cycleEnding(
  facts: CycleFacts,
  { cycleEnd, actBy }: { cycleEnd: CalendarDay; actBy?: CalendarDay | null },
  today: CalendarDay,
): Cycle | null {
  const named = cyclesAround(facts, today).filter((each) => cycleEndOf(each) === cycleEnd);
  return named.find((each) => each.actBy === actBy) ?? named[0] ?? null;
}

/**
 * The cycles from a few before the present one to the first that can still be acted upon; one whose last day to act may be an earlier one
 * twice, that day first.
 */
function cyclesAround(facts: CycleFacts, today: CalendarDay): Cycle[] {
  const present = currentCycle(facts, today).renewals;
  const cycles: Cycle[] = [];
  // One that passed a few days ago, and the one before that; of terms of days there are more of them.
  const firstOf = Math.max(0, present - (/day/i.test(facts.renewalTerm?.unit ?? '') ? LATEST_NEWS_DAYS + 1 : 2));
  for (let renewals = firstOf; renewals < present + MOST_TERMS_AHEAD; renewals += 1) {
    const cycle = orNull(() => cycleAt(facts, renewals));
    if (cycle === null) break;
    const sooner = soonerCycle(facts, cycle, today);
    cycles.push(...(sooner === null ? [] : [sooner]), cycle);
    const goesOn = cycle.to === null ? facts.everyYear !== undefined : cycle.ending === 'renews';
    if (!goesOn || cycle.actBy === null || cycle.actBy >= today) break;
  }
  return cycles;
}

/** What should have been sent today is sent now; what is older, in the morning. */
function catchUp({ actBy, daysBefore, due }: PlannedReminder, now: Date, timeZone: string): Date {
  const today = dayInZone(now, timeZone);
  if (dayInZone(due, timeZone) === today) return due;
  const next = instantInZone(morningDay(today, timeZone, now), REMINDER_HOUR, timeZone);
  return daysBefore >= 0 && dayInZone(next, timeZone) > actBy ? now : next;
}

/** Where the late one falls on the morning of the next, the next says all of it. */
function onePerDay(reminder: PlannedReminder, at: number, all: readonly PlannedReminder[]): boolean {
  const next = all[at + 1];
  return next === undefined || reminder.due < next.due;
}

/** Eight o'clock of the Monday that comes next, today's included while it is not past. */
export function nextDigest(timeZone: string, now: Date): { day: CalendarDay; due: Date } {
  const today = dayInZone(now, timeZone);
  const monday = addDays(today, (8 - weekday(today)) % 7);
  const due = instantInZone(monday, REMINDER_HOUR, timeZone);
  if (due >= now) return { day: monday, due };
  const next = addDays(monday, 7);
  return { day: next, due: instantInZone(next, REMINDER_HOUR, timeZone) };
}
