/** What a person should look at of a document that a search has found. */
import type { CalendarDay } from './calendar.ts';
import { knownOf } from './known.ts';
import { standingOfRecord } from './listItem.ts';
import type { ContractRecord } from './record.ts';
import { standingOf } from './standing.ts';
import type { Doubt } from './toCheck.ts';
import type { Reading } from './values.ts';

/** What will be to check of a document's contract once it is stored as it was read: the review asks no other questions than the list. */
export function toCheckAsRead(reading: Reading, today: CalendarDay): Doubt[] {
  return standingOf({ known: knownOf({}, [reading]), decisions: [], acknowledged: [], since: today }, today).toCheck;
}

/**
 * The same of a document that is in the renewals database: what its contract still asks once it is read like this. What a person has said
 * there, or a newer document says, is not asked again.
 */
export function toCheckThere(reading: Reading, there: ContractRecord, today: CalendarDay): Doubt[] {
  const { person, documents } = there;
  const readings = documents.map((each) => (each.reading.documentId === reading.documentId ? reading : each.reading));
  const asked = standingOfRecord({ ...there, known: knownOf(person, readings) }, today).toCheck;
  return toCheckAsRead(reading, today).filter(({ field }) => asked.some((doubt) => doubt.field === field));
}
