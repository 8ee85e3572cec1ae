/** From a contract as it is kept to what reminders need of it. */
import { weightyDoubts } from './acting.ts';
import type { CalendarDay } from './calendar.ts';
import { companyKeys, counterpartyOf } from './counterparty.ts';
import { cycleEndOf } from './cycle.ts';
import { decidedEnds, decisionFor, stopsAt } from './decision.ts';
import { cycleFactsOf } from './known.ts';
import { oneLine } from './letter.ts';
import { hereSince, standingOfRecord } from './listItem.ts';
import type { ContractRecord, ListedRecord } from './record.ts';
import type { ReminderFacts } from './reminderLetter.ts';
import { nextTermOf } from './standing.ts';
import { type Chance, cycleEnding, type ReminderChoice, type ReminderSubject } from './reminderPlan.ts';
import type { FieldName } from './values.ts';
import { workingLine } from './workingLine.ts';
import { dayInZone } from './zonedTime.ts';
import { evidenceLimits } from './limits.gen.ts';

/** Whether somebody has decided about that last day to act of a cycle, or acknowledged that it passed: nothing more is told of it. */
export function isSettled(
  { decisions, acknowledged, known }: ListedRecord,
  chance: { cycleEnd: CalendarDay; actBy: CalendarDay | null },
): boolean {
  const decided = () => decisionFor(decisions, cycleFactsOf(known), chance) !== undefined;
  return acknowledged.includes(chance.cycleEnd) || decided();
}

/** What the planner needs of a contract. */
export function reminderSubjectOf(record: ListedRecord, choice: ReminderChoice, timeZone: string): ReminderSubject {
  const { known, decisions, acknowledged, createdAt } = record;
  const facts = cycleFactsOf(known);
  return {
    facts,
    decided: decidedEnds(decisions, facts),
    acknowledged: new Set(acknowledged),
    stopsAt: stopsAt(decisions, facts),
    since: hereSince(createdAt),
    came: dayInZone(new Date(createdAt), timeZone),
    choice,
  };
}

/** Which passage says it: of the act-by day first, then of what it is counted from. */
const SAYING: readonly FieldName[] = ['actBy', 'noticePeriod', 'renewalTerm', 'ending', 'to'];

/** What a message needs of a contract; without `documents` it has no quote. Null where the contract has no such cycle any more. */
export function reminderFactsOf(
  record: ListedRecord & Partial<Pick<ContractRecord, 'documents'>>,
  chance: Pick<Chance, 'cycleEnd'> & { actBy?: CalendarDay | null },
  today: CalendarDay,
  ourCompanies: readonly string[],
): ReminderFacts | null {
  const { known, documents = [] } = record;
  const { values } = known;
  const cycle = cycleEnding(cycleFactsOf(known), chance, today);
  const cycleEnd = cycle && cycleEndOf(cycle);
  if (cycle === null || cycleEnd === null || cycle.actBy === null || cycle.kind === null) return null;
  const standing = standingOfRecord(record, today);
  const next = nextTermOf(cycleFactsOf(known), cycle, standing.cycle);
  const counterparty = oneLine(
    values.counterparty ?? counterpartyOf(values.parties ?? [], companyKeys(ourCompanies)) ?? '',
  );
  const perhaps = cycle.otherwise !== undefined;
  const saying = perhaps ? sayingPerhaps(documents, cycle.actBy) : sayingOf(documents);
  return {
    cycleEnd,
    ...(cycle.to === null ? { endUnknown: true } : {}),
    actBy: cycle.actBy,
    kind: cycle.kind,
    ...(perhaps ? { perhaps } : {}),
    name: oneLine(values.name ?? ''),
    counterparty: counterparty === '' ? null : counterparty,
    ending: cycle.ending,
    actByWorkingDay: cycle.actByWorkingDay ?? cycle.actBy,
    renewalTerm: values.renewalTerm ?? null,
    next,
    cost: standing.cost,
    yearlyAmount: standing.yearlyAmount,
    currency: values.currency ?? null,
    quote: saying ? { text: shortened(saying.quote), page: saying.page } : null,
    working: cycle.working && workingLine(cycle.working),
    toCheck: weightyDoubts(standing.toCheck).map(({ message }) => message),
  };
}

type Documents = readonly Pick<ContractRecord['documents'][number], 'reading'>[];
type Saying = { quote: string; page: number | null };

function sayingOf(documents: Documents): Saying | undefined {
  const evidence = documents.flatMap(({ reading }) => reading.evidence);
  return SAYING.map((field) => evidence.find((each) => each.field === field)).find((each) => each !== undefined);
}

/** The passage that may mean this day. */
function sayingPerhaps(documents: Documents, day: CalendarDay): Saying | undefined {
  const others = documents.flatMap(({ reading }) => reading.others);
  const other = others.find(({ field, value }) => field === 'actBy' && value === day);
  return other && { quote: other.quote, page: null };
}

function shortened(quote: string): string {
  const line = oneLine(quote.replaceAll(/\s+/g, ' '));
  return line.length <= evidenceLimits.quote.maxLength
    ? line
    : `${line.slice(0, evidenceLimits.quote.maxLength).trimEnd()}…`;
}
