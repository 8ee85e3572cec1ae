/** The calendar feed as data: one event for each act-by day that is open or has passed unacknowledged, and what it said before. */
import type { CalendarDay } from './calendar.ts';
import { cycleEndOf } from './cycle.ts';
import { isUnsentNotice } from './decision.ts';
import { standingOfRecord } from './listItem.ts';
import type { ListedRecord } from './record.ts';
import { reminderFactsOf } from './reminderFacts.ts';
import { otherwise, reminderSubject, type ReminderFacts } from './reminderLetter.ts';

export type FeedEvent = {
  day: CalendarDay;
  summary: string;
  description: string;
  contractId: string;
  /** The last working day, where `day` is none: the alarm is set to the day before it. */
  workingDay?: CalendarDay;
};

export type StoredEvent = {
  /** Of contract and cycle: the same whatever else changes. */
  uid: string;
  /** Goes up with every change, so that calendars take it over. */
  sequence: number;
  event: FeedEvent;
  /** It is gone: decided, acknowledged, moved to the trash. */
  cancelled: boolean;
  /** ISO instant. */
  changedAt: string;
};

/** A cancelled event is said to be so for as long: calendars look again every few hours or days. */
const CANCELLED_DAYS = 60;

/** What the feed has to say as of `today`, by uid. */
export function feedEventsOf(
  records: readonly ListedRecord[],
  today: CalendarDay,
  ourCompanies: readonly string[],
): Map<string, FeedEvent> {
  const events = new Map<string, FeedEvent>();
  for (const record of records) {
    const standing = standingOfRecord(record, today);
    const { cycle, decision, passedEnds } = standing;
    const present = cycleEndOf(cycle);
    const said = record.decisions.find((each) => each.cycleEnd === present);
    const isUnsent = isUnsentNotice(said, cycle.kind);
    const open = cycle.actBy !== null && cycle.actBy >= today && decision === 'undecided';
    for (const cycleEnd of new Set([...passedEnds, ...(open || isUnsent ? [present] : [])])) {
      const facts = cycleEnd === null ? null : reminderFactsOf(record, { cycleEnd }, today, ourCompanies);
      const unsent = isUnsent && cycleEnd === present;
      if (facts) events.set(`${record.id}-${facts.cycleEnd}`, eventOf(facts, record.id, unsent));
    }
  }
  return events;
}

/** Says nothing that changes with the day alone: an event that is only looked at again keeps its sequence. */
function eventOf(facts: ReminderFacts, contractId: string, unsent: boolean): FeedEvent {
  const lines = [
    ...(facts.toCheck.length > 0 ? [`Please check: ${facts.toCheck.join(' ')}`] : []),
    ...(unsent ? ['Decided: Cancel. No notice is recorded as sent.'] : []),
    facts.name,
    `If nothing is done, it ${otherwise(facts, '0001-01-01')}.`,
    ...(facts.working === null ? [] : [facts.working]),
  ];
  const { actBy, actByWorkingDay } = facts;
  const subject = reminderSubject(facts, actBy);
  const event = { day: actBy, summary: unsent ? `Notice to be sent. ${subject}` : subject, contractId };
  const early = actByWorkingDay !== null && actByWorkingDay < actBy ? { workingDay: actByWorkingDay } : {};
  return { ...event, description: lines.join('\n'), ...early };
}

/** The feed after a look: what is new, what changed (a higher sequence), and what is gone (said to be cancelled for a while). */
export function mergeFeed(
  stored: readonly StoredEvent[],
  events: ReadonlyMap<string, FeedEvent>,
  now: Date,
): StoredEvent[] {
  const changedAt = now.toISOString();
  const known = new Map(stored.map((each) => [each.uid, each]));
  const current = [...events].map(([uid, event]): StoredEvent => {
    const before = known.get(uid);
    if (!before) return { uid, sequence: 0, event, cancelled: false, changedAt };
    if (!before.cancelled && sameEvent(before.event, event)) return before;
    return { uid, sequence: before.sequence + 1, event, cancelled: false, changedAt };
  });
  const gone = stored
    .filter(({ uid }) => !events.has(uid))
    .map((each) => (each.cancelled ? each : { ...each, cancelled: true, sequence: each.sequence + 1, changedAt }))
    .filter(({ changedAt: since }) => now.getTime() - Date.parse(since) < CANCELLED_DAYS * 86_400_000);
  return [...current, ...gone].toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
}

function sameEvent(a: FeedEvent, b: FeedEvent): boolean {
  return a.day === b.day && a.summary === b.summary && a.description === b.description && a.workingDay === b.workingDay;
}
