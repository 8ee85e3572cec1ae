/**
 * The promise, by contracts of all kinds whose days pass while people decide, correct, acknowledge and forget: whatever renews, or must be
 * acted upon, is told of beforehand, and red or asked about afterwards, until somebody has dealt with that very term.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDay, type Duration } from './calendar.ts';
import { acknowledge, moveToTrash, receiveDocument, sayValues, withDocuments } from './changes.ts';
import { cycleEndOf } from './cycle.ts';
import { decide } from './decide.ts';
import type { DecisionKind } from './decision.ts';
import { hereSince, standingOfRecord } from './listItem.ts';
import { type ContractRecord, newRecord, type RecordDocument } from './record.ts';
import { Refused } from './refused.ts';
import { NO_CHOICE, planReminders } from './reminderPlan.ts';
import { reminderSubjectOf } from './reminderFacts.ts';
import type { Reading } from './values.ts';
import { instantInZone } from './zonedTime.ts';

const FIRST = '2026-01-10';
const SETTINGS = { timeZone: 'UTC', reminderDays: [90, 30, 14, 7, 1] };

const YEAR: Duration = { n: 1, unit: 'year' };
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
const made = fc.record({
  by: fc.constantFrom('hand' as const, 'document' as const),
  endsIn: fc.integer({ min: 0, max: 300 }),
  ending: fc.constantFrom('renews' as const, 'renews' as const, 'option' as const, 'ends' as const, 'unknown' as const),
  renewalTerm: duration,
  noticePeriod: notice,
});
const step = fc.record({
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
    fc.record({ do: fc.constant('confirm' as const), field: fc.constantFrom('to' as const, 'ending' as const) }),
  ),
});

type Made = typeof made extends fc.Arbitrary<infer M> ? M : never;
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const actorOf = (today: CalendarDay) => ({ who: 'mara@example.com', when: `${today}T12:00:00.000Z`, today });
/** One that says nothing but how and when the contract ends. */
function paper(id: string, today: CalendarDay, values: Reading['values']): RecordDocument {
  const reading: Reading = { documentId: id, values, lastDay: 'stated', autoRenews: null, evidence: [], others: [] };
  const kept = { name: id, mediaType: 'application/pdf', size: 1, sourceLocation: null, joined: false, sightings: [] };
  return { ...kept, id, date: today, addedAt: `${today}T12:00:00.000Z`, source: 'gmail', reading };
}

function start({ by, endsIn, ending, renewalTerm, noticePeriod }: Made): ContractRecord {
  const values = {
    name: 'Hosting',
    to: addDays(FIRST, endsIn),
    ending,
    ...(ending === 'renews' ? { renewalTerm } : {}),
    ...(noticePeriod ? { noticePeriod } : {}),
  };
  const actor = actorOf(FIRST);
  if (by === 'hand') return sayValues(newRecord('c1', 'hand', `${FIRST}T08:00:00Z`), { values }, actor).record;
  return receiveDocument(newRecord('c1', 'gmail', `${FIRST}T08:00:00Z`), paper('first', FIRST, values), actor).record;
}

function take(record: ContractRecord, what: Step['what'], today: CalendarDay): ContractRecord {
  const standing = standingOfRecord(record, today);
  const actor = actorOf(today);
  if (what.do === 'acknowledge') return acknowledge(record, standing.passedEnds, actor).record;
  if (what.do === 'read') {
    const values = { to: addDays(today, what.ends), ending: what.ending };
    return receiveDocument(record, paper(`of ${today}`, today, values), actor).record;
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
function gap(record: ContractRecord, today: CalendarDay): string | null {
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
  }
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
function lived(contract: Made, steps: readonly Step[], then: number): string[] {
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

it('whatever is decided, corrected, acknowledged or forgotten, each term is told of before its last day, and is red or asked about after it', () => {
  fc.assert(
    fc.property(made, fc.array(step, { maxLength: 6 }), fc.integer({ min: 30, max: 400 }), (contract, steps, then) => {
      expect(lived(contract, steps, then)).toEqual([]);
    }),
    // The soak takes other lives each time.
    process.env['WHOLE'] === '1' ? { numRuns: 2000 } : { numRuns: 60, seed: 1 },
  );
});

it('what was agreed after a cancellation was over is told of like any other term', () => {
  const contract: Made = {
    by: 'hand',
    endsIn: 60,
    ending: 'renews',
    renewalTerm: YEAR,
    noticePeriod: { n: 30, unit: 'day' },
  };
  const cancelled = { do: 'decide', decision: 'cancel', sent: true, about: 'present' } as const;
  const steps: Step[] = [
    { after: 5, what: cancelled },
    { after: 80, what: { do: 'new end', in: 300 } },
  ];
  expect(lived(contract, steps, 300)).toEqual([]);
});

it('a last day that lies ahead again, since another notice period was entered, is told of although it was acknowledged to have passed', () => {
  const contract: Made = {
    by: 'hand',
    endsIn: 125,
    ending: 'renews',
    renewalTerm: YEAR,
    noticePeriod: { n: 4, unit: 'month' },
  };
  const passed = start(contract);
  const end = addDays(FIRST, 125);
  const today = addDays(FIRST, 20);
  const acknowledged = take(passed, { do: 'acknowledge' }, today);
  expect(acknowledged.acknowledged).toEqual([end]);
  const shorter = { do: 'enter', values: { noticePeriod: { n: 30, unit: 'day' } } } as const;
  const record = take(acknowledged, shorter, today);
  expect(record.acknowledged).toEqual([]);
  expect(gap(record, today)).toBeNull();
});

it('what was left to end, and is known since to renew, is told of before its last day and red after it', () => {
  const once: Made = { by: 'hand', endsIn: 100, ending: 'ends', renewalTerm: YEAR, noticePeriod: null };
  const steps: Step[] = [
    { after: 5, what: { do: 'decide', decision: 'let end', sent: false, about: 'present' } },
    { after: 5, what: { do: 'enter', values: { ending: 'renews' } } },
  ];
  expect(lived(once, steps, 300)).toEqual([]);
  const renewing = steps.reduce((record, { what }) => take(record, what, addDays(FIRST, 10)), start(once));
  expect(standingOfRecord(renewing, addDays(FIRST, 20)).decision).toBe('undecided');
  expect(standingOfRecord(renewing, addDays(FIRST, 101)).passedEnds).toEqual([addDays(FIRST, 100)]);
  const plan = planReminders(
    reminderSubjectOf(renewing, NO_CHOICE, 'UTC'),
    SETTINGS,
    instantInZone(addDays(FIRST, 20), 7, 'UTC'),
    () => [],
  );
  expect(plan.map(({ daysBefore }) => daysBefore)).toEqual([90, 30, 14, 7, 1, -1]);
});

it('who decides to go on with what was over before it came is asked until when it runs', () => {
  const contract: Made = { by: 'document', endsIn: 0, ending: 'ends', renewalTerm: YEAR, noticePeriod: null };
  const steps: Step[] = [
    { after: 1, what: { do: 'read', ends: -3, ending: 'ends' } },
    { after: 1, what: { do: 'confirm', field: 'to' } },
    { after: 1, what: { do: 'decide', decision: 'renew', sent: false, about: 'present' } },
  ];
  expect(lived(contract, steps, 30)).toEqual([]);
});
