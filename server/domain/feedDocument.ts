/** The calendar feed as RFC 5545 says it: whole days, an alarm the morning before (the last working day), line breaks and folding left to the library. */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { daysBetween } from '../../contract/calendar.ts';
import type { StoredEvent } from '../../contract/feedEvents.ts';
import { oneLine } from '../../contract/letter.ts';
import { REMINDER_HOUR } from '../../contract/reminderPlan.ts';

const DAY_SECONDS = 86_400;
/** A whole day begins at midnight, when no phone should ring: it does so at the hour of the reminders. */
const ALARM_SECONDS = REMINDER_HOUR * 3600;

/** `base` is what a browser calls us, without a slash at the end. */
export function feedDocument(events: readonly StoredEvent[], { name, base }: { name: string; base: string }): string {
  const calendar = ical({
    name,
    prodId: { company: name, product: 'act-by days', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // How often calendars are asked to look again, seconds.
    ttl: 6 * 3600,
  });
  const host = new URL(base).hostname;
  for (const { uid, sequence, event, cancelled, changedAt } of events) {
    const start = new Date(`${event.day}T00:00:00Z`);
    const entry = calendar.createEvent({
      id: `${uid}@${host}`,
      sequence,
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      start,
      // The day after: the end of whole days is not part of them.
      end: new Date(start.getTime() + 86_400_000),
      allDay: true,
      summary: event.summary,
      description: withoutControls(event.description),
      url: `${base}/contracts/${event.contractId}`,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (cancelled) continue;
    // On a weekend nobody takes a letter: the day before the last working day.
    const ahead = 1 + daysBetween(event.workingDay ?? event.day, event.day);
    const trigger = ahead * DAY_SECONDS - ALARM_SECONDS;
    entry.createAlarm({ type: ICalAlarmType.display, trigger, description: event.summary });
  }
  return calendar.toString();
}

/** A calendar program may refuse the whole feed for one control character, and they come with what was read in a document. */
function withoutControls(text: string): string {
  return text.split('\n').map(oneLine).join('\n');
}
