/** A last day to act that is written down, of a contract of which nobody knows when its term ends. */
import { expect, it } from 'vitest';
import { decide } from './decide.ts';
import { feedEventsOf } from './feedEvents.ts';
import { inView } from './listFilter.ts';
import { listItem } from './listItem.ts';
import { type ContractRecord, newRecord } from './record.ts';
import { reminderFactsOf, reminderSubjectOf } from './reminderFacts.ts';
import { reminderLetter } from './reminderLetter.ts';
import { NO_CHOICE, planReminders } from './reminderPlan.ts';
import { sayValues } from './changes.ts';
import { standingOfRecord } from './listItem.ts';

const TODAY = '2026-11-26';
const BY = '2027-01-31';
const actor = { who: 'me@example.com', when: `${TODAY}T09:00:00Z`, today: TODAY };
const known = (values: object, today = TODAY): ContractRecord =>
  sayValues(
    newRecord('c', 'hand', '2026-11-01T00:00:00Z'),
    { values: { name: 'Lease', ...values } },
    { ...actor, today },
  ).record;
const planned = (record: ContractRecord) =>
  planReminders(
    reminderSubjectOf(record, NO_CHOICE, 'UTC'),
    { timeZone: 'UTC', reminderDays: [30, 7] },
    new Date(`${TODAY}T12:00:00Z`),
    () => [],
  );

it('is a day to act by: it is due next, is reminded of, and stands in the calendar feed', () => {
  const record = known({ actBy: BY });
  const item = listItem(record, TODAY, new Set());
  expect(item).toMatchObject({ actBy: BY, actByWorkingDay: '2027-01-29', actByKind: 'notice', renewalDate: null });
  expect(inView('due', TODAY)(item)).toBe(true);
  expect(planned(record).map(({ actBy, daysBefore }) => [actBy, daysBefore])).toEqual([
    [BY, 30],
    [BY, 7],
    [BY, -1],
  ]);
  const events = [...feedEventsOf([record], TODAY, []).values()];
  expect(events.map(({ day }) => day)).toEqual([BY]);
  expect(events[0]?.description).toContain('If nothing is done, it ends or renews: which, and when, isn’t known.');
});

it('is never said to be the day on which it ends or renews', () => {
  const record = known({ actBy: BY, ending: 'renews', renewalTerm: { n: 1, unit: 'year' } });
  const facts = reminderFactsOf(record, { cycleEnd: BY }, '2027-02-02', []);
  const links = { renew: '', renegotiate: '', cancel: '', letEnd: '', open: '', choose: '' };
  const letter = facts && reminderLetter(facts, { today: '2027-02-02', next: null, links });
  expect(JSON.stringify(letter)).toContain('renews on a day that isn’t known');
  expect(JSON.stringify(letter)).not.toContain('renewed');
  expect(standingOfRecord(record, '2027-02-02').passedCycle).toMatchObject({ actBy: BY, endUnknown: true, next: null });
});

it('can be decided about, and the decision goes on to the end that is entered later', () => {
  const decided = decide(known({ actBy: BY }), { cycleEnd: BY, decision: 'renegotiate' }, actor).record;
  expect([standingOfRecord(decided, TODAY).decision, planned(decided)]).toEqual(['renegotiate', []]);
  const ended = sayValues(decided, { values: { to: '2027-03-31' } }, actor).record;
  expect(ended.decisions.map(({ cycleEnd }) => cycleEnd)).toEqual(['2027-03-31']);
  expect(standingOfRecord(ended, TODAY).decision).toBe('renegotiate');
});

it('is named in the history as a last day to act, and as an end once there is one', () => {
  const decided = decide(known({ actBy: BY }), { cycleEnd: BY, decision: 'renegotiate' }, actor);
  expect(decided.history.find(({ field }) => field === 'decision')?.to).toMatchObject([
    { cycleEnd: BY, endUnknown: true },
  ]);
  const ended = sayValues(decided.record, { values: { to: '2027-03-31' } }, actor);
  const moved = ended.history.find(({ field }) => field === 'decision');
  expect(moved?.from).toMatchObject([{ cycleEnd: BY, endUnknown: true }]);
  expect(moved?.to).toEqual([{ cycleEnd: '2027-03-31', decision: 'renegotiate', note: null, noticeSent: null }]);
});

it('counts for what runs until notice is given only where a person entered it', () => {
  expect(listItem(known({ actBy: BY, ending: 'open' }), TODAY, new Set()).actBy).toBe(BY);
  const record = known({ ending: 'open' });
  const read = { ...record, known: { ...record.known, values: { ...record.known.values, actBy: BY } } };
  expect(listItem(read, TODAY, new Set()).actBy).toBeNull();
});

const longAgo = (today: string) => standingOfRecord(known({ actBy: '2025-06-30' }, today), today).toCheck;

it('of long ago is a question, and not a day that was missed', () => {
  expect(longAgo('2026-06-01')).toEqual([]);
  expect(longAgo('2026-11-26')).toMatchObject([{ code: 'LONG_PAST', field: 'to' }]);
});

it.each([
  ['ends', 'option', 'Use the option in “Lease” by Sunday, January 31', 'ends Jun 23, 2032'],
  [
    'unknown',
    'notice',
    'Give notice for “Lease” by Sunday, January 31',
    'ends or renews Jun 23, 2032: which isn’t known',
  ],
])(
  'before the end of a contract whose ending is %s it is never called the day of that end',
  (ending, kind, title, outcome) => {
    const record = known({ actBy: BY, to: '2032-06-23', ending });
    expect(listItem(record, TODAY, new Set())).toMatchObject({ actBy: BY, actByKind: kind, renewalDate: '2032-06-23' });
    const facts = reminderFactsOf(record, { cycleEnd: '2032-06-23' }, TODAY, []);
    const links = { renew: '', renegotiate: '', cancel: '', letEnd: '', open: '', choose: '' };
    const letter = JSON.stringify(facts && reminderLetter(facts, { today: TODAY, next: null, links }));
    expect(letter).toContain(title);
    expect(letter).toContain(outcome);
  },
);
