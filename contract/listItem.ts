/** A contract as a list shows it, as of a day: the shape of `Contract` in openapi.yaml. */
import { addDays, addDuration, type CalendarDay, orNull } from './calendar.ts';
import { counterpartyOf } from './counterparty.ts';
import { cycleEndOf } from './cycle.ts';
import { certainly } from './perhapsActBy.ts';
import type { ListedRecord } from './record.ts';
import { type Standing, standingOf } from './standing.ts';
import { dayBegunLast } from './zonedTime.ts';

const LONGEST_NOTES = 300;

/** `ourKeys` are the keys of our companies. */
export function listItem(record: ListedRecord, today: CalendarDay, ourKeys: ReadonlySet<string>) {
  return itemOf(record, standingOfRecord(record, today), ourKeys);
}

export function standingOfRecord(record: ListedRecord, today: CalendarDay): Standing {
  const { known, decisions, acknowledged, createdAt } = record;
  return standingOf({ known, decisions, acknowledged, since: hereSince(createdAt) }, today);
}

/**
 * The day since when a contract is here, in the zone where it began last: its reader's own zone isn't known here. With the day in UTC, a last
 * day to act on whose evening it came, in America, counted as one before it came, and was not red once its term was over.
 */
export function hereSince(createdAt: string): CalendarDay {
  return dayBegunLast(createdAt);
}

/** The same of a standing that was worked out already. */
export function itemOf(record: ListedRecord, standing: Standing, ourKeys: ReadonlySet<string>) {
  const { known, notes } = record;
  const { values } = known;
  const { cycle, passedCycle } = standing;
  const amount = values.amount ?? null;
  const parties = values.parties ?? [];
  const perhaps = counterpartyOf(known.perhapsParties ?? [], ourKeys);
  const sent = record.decisions.find(({ cycleEnd }) => cycleEnd === cycleEndOf(cycle))?.noticeSent ?? null;
  return {
    id: record.id,
    name: values.name ?? '',
    contractValue: amount,
    renewalDate: cycle.to ?? values.to ?? null,
    currency: amount === null ? null : (values.currency ?? null),
    parties,
    autoRenews: known.autoRenews,
    renewalTerm: values.renewalTerm ?? null,
    noticePeriod: values.noticePeriod ?? null,
    noticeBy: noticeByOf(record, standing),
    source: record.source,
    createdAt: record.createdAt,
    version: record.version,
    counterparty: values.counterparty ?? counterpartyOf(parties, ourKeys),
    ...(perhaps === null ? {} : { perhapsCounterparty: perhaps }),
    ending: cycle.ending,
    cycleFrom: cycle.from,
    cycleEnd: cycleEndOf(cycle),
    actBy: cycle.actBy,
    actByWorkingDay: cycle.actByWorkingDay,
    actByKind: cycle.kind,
    passed: passedCycle !== null,
    acknowledged: standing.acknowledged,
    ...(passedCycle === null ? {} : { passedCycle }),
    decision: standing.decision,
    ...(sent === null ? {} : { noticeSentOn: sent.on }),
    ...(sent?.accepted ? { noticeAccepted: true } : {}),
    owner: record.owner,
    tags: record.tags,
    ...(notes === null ? {} : { notes: notes.slice(0, LONGEST_NOTES) }),
    amountPeriod: values.amountPeriod ?? null,
    yearlyAmount: standing.yearlyAmount,
    cost: standing.cost,
    toCheck: standing.toCheck,
    ...(record.deletedAt === null ? {} : { deletedAt: record.deletedAt }),
  };
}

/** The specified field of the list: the last day of notice where a notice period is known, whatever kind of ending it is. */
function noticeByOf({ known }: ListedRecord, standing: Standing): CalendarDay | null {
  const { noticePeriod } = known.values;
  const cycle = certainly(standing.cycle);
  if (cycle.kind === 'notice' || cycle.kind === 'option') return noticePeriod ? cycle.actBy : null;
  const end = cycle.to;
  if (end === null || !noticePeriod) return null;
  return orNull(() => addDuration(known.lastDay === 'either' ? addDays(end, -1) : end, noticePeriod, -1));
}
