/** Lives of made-up contracts: how they begin, what people do with them while the days pass, and what is wrong with what is told of them. */
import fc from 'fast-check';
import { addDays, type CalendarDay, type Duration } from '../calendar.ts';
import { acknowledge, moveToTrash, receiveDocument, sayValues, withDocuments } from '../changes.ts';
import { cycleEndOf } from '../cycle.ts';
import { decide } from '../decide.ts';
import type { DecisionKind } from '../decision.ts';
import { hereSince, standingOfRecord } from '../listItem.ts';
import { type ContractRecord, newRecord, type RecordDocument } from '../record.ts';
import { Refused } from '../refused.ts';
import { NO_CHOICE, planReminders } from '../reminderPlan.ts';
import { reminderSubjectOf } from '../reminderFacts.ts';
import type { Reading } from '../values.ts';
import { instantInZone } from '../zonedTime.ts';

/** The day on which all of them come. */
export const FIRST = '2026-01-10';
export const SETTINGS = { timeZone: 'UTC', reminderDays: [90, 30, 14, 7, 1] };

export const YEAR: Duration = { n: 1, unit: 'year' };
const duration: fc.Arbitrary<Duration> = fc.constantFrom(
  YEAR,
  { n: 6, unit: 'month' },
  { n: 3, unit: 'month' },
  { n: 2, unit: 'year' },
);
const notice: fc.Arbitrary<Duration | null> = fc.constantFrom(
  { n: 30, unit: 'day' },
  { n: 2, unit: 'month' },
  { n: 4, unit: 'month' },
  null,
);
export const made = fc.record({
  by: fc.constantFrom('hand' as const, 'document' as const),
  endsIn: fc.integer({ min: 0, max: 300 }),
  ending: fc.constantFrom('renews' as const, 'renews' as const, 'option' as const, 'ends' as const, 'unknown' as const),
  renewalTerm: duration,
  noticePeriod: notice,
  /** So many days later may be the last day to act, as far as its document says. */
  perhapsIn: fc.option(fc.integer({ min: -30, max: 400 }), { nil: null, freq: 2 }),
});
export const step = fc.record({
  after: fc.integer({ min: 1, max: 90 }),
  what: fc.oneof(
    fc.record({
      do: fc.constant('decide' as const),
      decision: fc.constantFrom<DecisionKind>('renew', 'renegotiate', 'cancel', 'let end', 'undecided'),
      sent: fc.boolean(),
      about: fc.constantFrom('present' as const, 'passed' as const),
    }),
    fc.record({ do: fc.constant('acknowledge' as const) }),
    fc.record({
      do: fc.constant('read' as const),
      ends: fc.integer({ min: -200, max: 600 }),
      ending: fc.constantFrom('renews' as const, 'option' as const, 'ends' as const, 'unknown' as const),
      perhapsIn: fc.option(fc.integer({ min: -30, max: 400 }), { nil: null, freq: 2 }),
    }),
    fc.record({ do: fc.constant('new end' as const), in: fc.integer({ min: 40, max: 500 }) }),
    fc.record({
      do: fc.constant('enter' as const),
      values: fc.oneof(
        fc.record({ renewalTerm: duration }),
        fc.record({ noticePeriod: notice }),
        fc.record({ ending: fc.constantFrom('renews' as const, 'option' as const, 'unknown' as const) }),
      ),
    }),
    fc.record({ do: fc.constant('trash' as const), for: fc.integer({ min: 1, max: 29 }) }),
    fc.constant({ do: 'take out' as const }),
    fc.record({
      do: fc.constant('confirm' as const),
      field: fc.constantFrom('to' as const, 'ending' as const, 'actBy' as const),
    }),
  ),
});

export type Made = typeof made extends fc.Arbitrary<infer M> ? M : never;
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const actorOf = (today: CalendarDay) => ({ who: 'mara@example.com', when: `${today}T12:00:00.000Z`, today });
/** One that says nothing but how and when the contract ends, and perhaps a last day to act. */
function paper(id: string, today: CalendarDay, values: Reading['values'], perhapsIn: number | null): RecordDocument {
  const day = perhapsIn === null ? [] : [addDays(today, perhapsIn)];
  const others = day.map((value) => ({ field: 'actBy' as const, value, quote: '', confidence: null }));
  const reading: Reading = { documentId: id, values, lastDay: 'stated', autoRenews: null, evidence: [], others };
  const kept = { name: id, mediaType: 'application/pdf', size: 1, sourceLocation: null, joined: false, sightings: [] };
  return { ...kept, id, date: today, addedAt: `${today}T12:00:00.000Z`, source: 'gmail', reading };
}

/** The contract on its first day, typed in or as a document says it. */
export function start({ by, endsIn, ending, renewalTerm, noticePeriod, perhapsIn }: Made): ContractRecord {
  const values = {
    name: 'Hosting',
    to: addDays(FIRST, endsIn),
    ending,
    ...(ending === 'renews' ? { renewalTerm } : {}),
    ...(noticePeriod ? { noticePeriod } : {}),
  };
  const actor = actorOf(FIRST);
  if (by === 'hand') return sayValues(newRecord('c1', 'hand', `${FIRST}T08:00:00Z`), { values }, actor).record;
  return receiveDocument(
    newRecord('c1', 'gmail', `${FIRST}T08:00:00Z`),
    paper('first', FIRST, values, perhapsIn),
    actor,
  ).record;
}

/** The contract after what somebody does with it. */
export function take(record: ContractRecord, what: Step['what'], today: CalendarDay): ContractRecord {
  const standing = standingOfRecord(record, today);
  const actor = actorOf(today);
  if (what.do === 'acknowledge') return acknowledge(record, standing.passedEnds, actor).record;
  if (what.do === 'read') {
    const values = { to: addDays(today, what.ends), ending: what.ending };
    return receiveDocument(record, paper(`of ${today}`, today, values, what.perhapsIn), actor).record;
  }
  if (what.do === 'enter') return sayValues(record, { values: what.values }, actor).record;
  if (what.do === 'take out') {
    return record.documents.length < 2 ? record : withDocuments(record, record.documents.slice(1), actor).record;
  }
  if (what.do === 'trash') return moveToTrash(record, record.deletedAt === null, actor).record;
  if (what.do === 'confirm') return sayValues(record, { confirm: [what.field] }, actor).record;
  if (what.do === 'new end') return sayValues(record, { values: { to: addDays(today, what.in) } }, actor).record;
  const cycleEnd = what.about === 'passed' ? standing.passedCycle?.cycleEnd : cycleEndOf(standing.cycle);
  if (!cycleEnd) return record;
  const noticeSent = what.decision === 'cancel' && what.sent ? { on: today, how: 'letter' } : undefined;
  return decide(record, { cycleEnd, decision: what.decision, noticeSent }, actor).record;
}

/** What is wrong as of that day with what is told of the contract, in a sentence; null where nothing is. */
export function gap(record: ContractRecord, today: CalendarDay): string | null {
  const standing = standingOfRecord(record, today);
  const { cycle, decision, passedCycle, passedEnds, acknowledged, toCheck } = standing;
  const end = cycleEndOf(cycle);
  const said = record.decisions.find(({ cycleEnd }) => cycleEnd === end);
  const isSent = said?.decision === 'cancel' && !!said.noticeSent;
  if (cycle.actBy !== null && cycle.kind !== 'end' && cycle.actBy >= today && decision === 'undecided') {
    const plan = planReminders(
      reminderSubjectOf(record, NO_CHOICE, 'UTC'),
      SETTINGS,
      instantInZone(today, 7, 'UTC'),
      () => [],
    );
    const before = plan.filter((each) => each.cycleEnd === end && each.daysBefore >= 0);
    if (before.length === 0) return `nothing is told before ${cycle.actBy}`;
    if (before[0]?.actBy !== cycle.actBy) return `what is told first is not ${cycle.actBy}`;
    if (plan.some(({ perhaps, daysBefore }) => perhaps && daysBefore < 0))
      return `${cycle.actBy} will be said to have passed`;
  }
  const mayBe = (record.known.perhapsActBy ?? []).filter((day) => day >= today && day <= (cycle.to ?? day));
  const isCounted = mayBe.every((day) => cycle.actBy !== null && (cycle.actBy <= day || day < (cycle.from ?? day)));
  if (!isCounted) return `${mayBe.join()} may be the last day, and what is told of is ${cycle.actBy}`;
  const asks = toCheck.some(({ field }) => field === 'actBy');
  if (cycle.otherwise !== undefined && !asks) return `${cycle.actBy} may be the last day, and nobody is asked`;
  if (cycle.actBy !== null && cycle.kind !== 'end' && cycle.actBy < today && decision === 'undecided') {
    if (passedCycle === null) return `nothing says that ${cycle.actBy} passed`;
  }
  if (isSent || decision === 'let end' || (cycle.ending === 'option' && decision === 'cancel')) return null;
  const isOver = cycle.to !== null && cycle.to < today;
  const isAsked = toCheck.length > 0 || passedEnds.length > 0;
  if (isOver && cycle.ending === 'renews' && !isAsked) return `it renews, and no term is shown after ${cycle.to}`;
  if (isOver && (decision === 'renew' || decision === 'renegotiate') && !isAsked) {
    return `it was to go on after ${cycle.to}, and nobody asks until when`;
  }
  // Of what a paper says was over before it came, and a person confirms, nobody is asked: an archive has many of them.
  const wasHere = cycle.to !== null && cycle.to >= hereSince(record.createdAt);
  if (isOver && wasHere && cycle.ending !== 'ends' && !isAsked && !acknowledged) {
    return `it is taken to have ended on ${cycle.to}, undecided and unasked`;
  }
  return null;
}

/** Lets the days pass, with what people do in between, and answers what was wrong on the first day on which something was. */
export function lived(contract: Made, steps: readonly Step[], then: number): string[] {
  let record = start(contract);
  let today: CalendarDay = FIRST;
  for (const each of [...steps, { after: then, what: null }]) {
    for (let days = 0; days < each.after; days += 1) {
      today = addDays(today, 1);
      const wrong = gap(record, today);
      if (wrong !== null) return [`${today}: ${wrong}`];
    }
    if (each.what === null) break;
    try {
      record = take(record, each.what, today);
      if (each.what.do !== 'trash') continue;
      today = addDays(today, each.what.for);
      record = take(record, each.what, today);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return [];
}
