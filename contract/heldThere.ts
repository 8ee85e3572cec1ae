/** What the contract of a found document holds, where the document itself says otherwise or a person has said it. */
import type { CalendarDay } from './calendar.ts';
import { receiveDocument } from './changes.ts';
import { knownOf } from './known.ts';
import { itemOf, standingOfRecord } from './listItem.ts';
import { certainly } from './perhapsActBy.ts';
import type { ContractRecord } from './record.ts';
import { type FieldName, type FieldValues, type Reading, sameValue } from './values.ts';

/** What a review shows. */
const SHOWN = [
  ...(['name', 'from', 'to', 'ending', 'renewalTerm', 'noticePeriod', 'parties', 'governingLaw'] as const),
  ...(['amount', 'currency', 'amountPeriod'] as const),
] satisfies FieldName[];
/** They travel together. */
const MONEY: readonly FieldName[] = ['amount', 'currency', 'amountPeriod'];

export type Held = {
  /** Those that a person has said, and those that the document doesn't say like this. */
  values: { name?: string } & { [F in Exclude<FieldName, 'name'>]?: FieldValues[F] | null };
  /** Which of them a person has entered or confirmed. */
  yours: FieldName[];
  /** The day that the present term ends, and the last day to act: as the list shows them. */
  renewalDate: CalendarDay | null;
  noticeBy: CalendarDay | null;
  /** Uploading the document as it was read changes something. */
  changes: boolean;
  /** It lies in the trash, from which the upload brings it back; missing where it does not. */
  inTrash?: boolean;
};

/** As it will be once the document is read like this and nobody says anything more. `seen`: what the document is called, and its date. */
export function heldThere(
  reading: Reading,
  there: ContractRecord,
  seen: { name: string; date: string | null },
  today: CalendarDay,
): Held {
  const { record, changes } = afterReading(reading, there, seen, today);
  const alone = knownOf({}, [reading]).values;
  const { values } = record.known;
  const [now, read] = [(field: FieldName) => values[field] ?? null, (field: FieldName) => alone[field] ?? null];
  const isYours = (field: FieldName) => record.person[field] !== undefined;
  const isHeld = (field: FieldName) => isYours(field) || !sameValue(now(field), read(field));
  const held = SHOWN.filter((field) => (MONEY.includes(field) ? MONEY.some(isHeld) : isHeld(field)));
  const standing = standingOfRecord(record, today);
  const { renewalDate, noticeBy } = itemOf(record, standing, new Set());
  const { actBy, kind } = certainly(standing.cycle);
  return {
    values: Object.fromEntries(held.map((field) => [field, now(field)])),
    yours: held.filter(isYours),
    renewalDate,
    noticeBy: noticeBy ?? (kind === 'end' ? null : actBy),
    changes: changes || there.deletedAt !== null,
    ...(there.deletedAt === null ? {} : { inTrash: true }),
  };
}

/** The same document may lie there under another id: then nothing is known of what its reading would change. */
function afterReading(
  reading: Reading,
  there: ContractRecord,
  seen: { name: string; date: string | null },
  today: CalendarDay,
): { record: ContractRecord; changes: boolean } {
  const before = there.documents.find(({ id }) => id === reading.documentId);
  if (!before) return { record: there, changes: true };
  const actor = { who: null, when: there.createdAt, today };
  const { record, history } = receiveDocument(there, { ...before, ...seen, reading }, actor);
  return { record, changes: history.length > 0 };
}
