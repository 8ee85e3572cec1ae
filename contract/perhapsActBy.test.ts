/** A lease that one may end early by a notice until a day that only may be the last one: no day that may be it goes by untold. */
import { describe, expect, it } from 'vitest';
import { isDayInDoubt } from './acting.ts';
import { receiveDocument, sayValues } from './changes.ts';
import { decide } from './decide.ts';
import { contractDetails } from './details.ts';
import { digestOf } from './digestOf.ts';
import { feedEventsOf } from './feedEvents.ts';
import { foundChance } from './foundChance.ts';
import { letterText } from './letterText.ts';
import { listItem, standingOfRecord } from './listItem.ts';
import { type ContractRecord, newRecord } from './record.ts';
import { reminderFactsOf, reminderSubjectOf } from './reminderFacts.ts';
import { reminderLetter } from './reminderLetter.ts';
import { NO_CHOICE, planReminders } from './reminderPlan.ts';
import { soonestFirst, sortContracts } from './sortContracts.ts';
import type { Reading } from './values.ts';

const TODAY = '2026-11-27';
const BREAK = '2026-12-24';
const END = '2032-06-23';
const QUOTE = 'by serving a Break Notice on the Landlord at least six months before the Break Date';
const actor = { who: 'me@example.com', when: `${TODAY}T09:00:00Z`, today: TODAY };

function readingOf(values: Reading['values'], days: readonly string[] = [BREAK]): Reading {
  const others = days.map((value) => ({ field: 'actBy' as const, value, quote: QUOTE, confidence: null }));
  const read = { name: 'Lease', counterparty: 'Stobbs', ...values };
  return { documentId: 'd', values: read, lastDay: 'stated', autoRenews: null, evidence: [], others };
}

function lease(values: Reading['values'] = { from: '2022-06-24', to: END, ending: 'ends' }, days = [BREAK]) {
  const kept = { name: 'd', mediaType: 'application/pdf', size: 1, sourceLocation: null, joined: false, sightings: [] };
  const document = { ...kept, id: 'd', date: TODAY, addedAt: actor.when, source: 'gmail' as const };
  const reading = readingOf(values, days);
  return receiveDocument(newRecord('c', 'gmail', '2026-11-20T08:00:00Z'), { ...document, reading }, actor).record;
}

const AROUND = { ourKeys: new Set<string>(), reminders: [], namesOfRelated: new Map<string, string>() };
const item = (record: ContractRecord, today = TODAY) => listItem(record, today, new Set());
const planned = (record: ContractRecord, today = TODAY) =>
  planReminders(
    reminderSubjectOf(record, NO_CHOICE, 'UTC'),
    { timeZone: 'UTC', reminderDays: [90, 14, 7] },
    new Date(`${today}T12:00:00Z`),
    () => [],
  );
const steps = (record: ContractRecord, today = TODAY) =>
  planned(record, today).map(({ actBy, daysBefore }) => [actBy, daysBefore]);
const questions = (record: ContractRecord, today = TODAY) =>
  standingOfRecord(record, today).toCheck.map(({ message }) => message);

describe('a day that may be the last one to act', () => {
  it('counts until the question is answered, and is never without it', () => {
    const listed = item(lease());
    expect(listed).toMatchObject({ actBy: BREAK, actByKind: 'option', cycleEnd: END, renewalDate: END, passed: false });
    expect(isDayInDoubt(listed)).toBe(true);
    expect(questions(lease())).toEqual(['The last day to act may be Dec 24, 2026.']);
  });

  it('is what one is reminded of beforehand, late where it has to be, and nothing is said of it as a fact afterwards', () => {
    expect(steps(lease())).toEqual([
      [BREAK, 90],
      [BREAK, 14],
      [BREAK, 7],
      [END, 90],
      [END, 14],
      [END, 7],
    ]);
    expect(planned(lease()).map(({ cycleEnd, perhaps }) => [cycleEnd, perhaps])).toContainEqual([END, true]);
  });

  it('is told of with the question and the sentence that may mean it', () => {
    const facts = reminderFactsOf(lease(), { cycleEnd: END, actBy: BREAK }, TODAY, []);
    const links = { renew: '', renegotiate: '', cancel: '', letEnd: '', open: '', choose: '' };
    const letter = facts && reminderLetter(facts, { today: TODAY, next: null, links });
    expect(letter?.subject).toBe('Please check: the last day to act may be Dec 24: Stobbs');
    const text = letter === null ? '' : letterText(letter);
    expect(text).toContain(
      'The last day to act on the contract with Stobbs may be Thursday, December 24: please check',
    );
    expect(text).toContain('Please check: The last day to act may be Dec 24, 2026.');
    expect(text).toContain(QUOTE);
    expect(text).toContain('Perhaps Dec 24, 2026; otherwise Jun 23, 2032');
    expect(text).not.toContain('Use the option');
  });

  it('is not the day of a reminder that is about the certain one', () => {
    const facts = reminderFactsOf(lease(), { cycleEnd: END, actBy: END }, TODAY, []);
    expect(facts).toMatchObject({ actBy: END, kind: 'end' });
  });

  it('comes first in what is to be checked, and stands in the calendar feed and the Monday digest', () => {
    const later = item({ ...lease({ to: '2027-03-31', ending: 'ends' }, ['2027-02-01']), id: 'later' });
    const order = sortContracts([later, item(lease())], soonestFirst, TODAY);
    expect(order.map(({ actBy }) => actBy)).toEqual([BREAK, '2027-02-01']);
    const [event] = feedEventsOf([lease()], TODAY, []).values();
    expect(event).toMatchObject({ day: BREAK, summary: 'Please check: the last day to act may be Dec 24: Stobbs' });
    const choice = {
      today: TODAY,
      ours: [],
      base: '',
      newFinds: 0,
      reminderDays: [90],
      rates: { into: 'USD', each: [] },
    };
    const digest = digestOf([lease()], choice);
    expect(digest === null ? '' : letterText(digest)).toContain(
      'Please check: The last day to act may be Dec 24, 2026.',
    );
  });

  it('is told of a new find, as one to check', () => {
    const reading = readingOf({ to: END, ending: 'ends' });
    expect(foundChance(reading, TODAY)).toEqual({ actBy: BREAK, actByKind: 'option', actByUnsure: true });
  });

  it('is asked about once it has gone by: it is not red, and the certain day counts again', () => {
    const after = '2026-12-25';
    expect(item(lease(), after)).toMatchObject({ actBy: END, actByKind: 'end', passed: false });
    expect(questions(lease(), after)).toEqual(['The last day to act may have been Dec 24, 2026.']);
    expect(standingOfRecord(lease(), after).passedEnds).toEqual([]);
    expect(steps(lease(), after)).toEqual([
      [END, 90],
      [END, 14],
      [END, 7],
    ]);
  });

  it('gives way to the next that may be it', () => {
    const two = lease(undefined, ['2027-03-01', BREAK]);
    expect(item(two).actBy).toBe(BREAK);
    expect(item(two, '2026-12-25').actBy).toBe('2027-03-01');
    expect(questions(two, '2026-12-25')).toEqual(['The last day to act may be Mar 1, 2027.']);
  });

  it('leaves no gap before a certain day that comes right after it', () => {
    const near = lease({ to: '2027-06-25', ending: 'renews', noticePeriod: { n: 6, unit: 'month' } });
    expect(item(near, '2026-12-25').actBy).toBe('2026-12-25');
    expect(steps(near, '2026-12-25')).toContainEqual(['2026-12-25', 7]);
  });
});

describe('the answer of a person', () => {
  it('that it is the day makes it certain, and the reminders follow', () => {
    const { record } = sayValues(lease(), { values: { actBy: BREAK } }, actor);
    expect(item(record)).toMatchObject({ actBy: BREAK, toCheck: [] });
    expect(steps(record)).toEqual([
      [BREAK, 90],
      [BREAK, 14],
      [BREAK, 7],
      [BREAK, -1],
    ]);
    expect(planned(record)[0]).not.toHaveProperty('perhaps');
  });

  it.each([
    ['that there is none', null, END],
    ['that it is another', '2027-01-15', '2027-01-15'],
  ])('%s is what counts', (_, said, actBy) => {
    const { record } = sayValues(lease(), { values: { actBy: said } }, actor);
    expect(item(record)).toMatchObject({ actBy, toCheck: [] });
    expect(steps(record).every(([day]) => day === actBy)).toBe(true);
  });

  it('about its term is about the day that may be the last one: years later the certain one is told of, and undecided', () => {
    const { record } = decide(lease(), { cycleEnd: END, decision: 'renegotiate' }, actor);
    expect(standingOfRecord(record, BREAK).decision).toBe('renegotiate');
    expect(standingOfRecord(record, '2026-12-25').decision).toBe('undecided');
    expect(steps(record)).toEqual([
      [END, 90],
      [END, 14],
      [END, 7],
    ]);
    const { decision, decisions } = contractDetails(record, '2026-12-25', AROUND);
    expect(decision).toMatchObject({ cycleEnd: END, decision: 'undecided' });
    expect(decisions).toMatchObject([{ cycleEnd: END, decision: 'renegotiate', countsUntil: BREAK }]);
  });

  it('that is given once more after that day is about the whole term', () => {
    const later = { ...actor, when: '2026-12-26T09:00:00Z', today: '2026-12-26' };
    const { record } = decide(lease(), { cycleEnd: END, decision: 'renew' }, later);
    expect(standingOfRecord(record, '2032-06-01').decision).toBe('renew');
    expect(planned(record, '2026-12-26')).toEqual([]);
    expect(contractDetails(record, '2032-06-01', AROUND).decision).not.toHaveProperty('countsUntil');
  });

  it('counts for the whole term where both days are readings of one chance, or the question is settled', () => {
    const near = lease({ to: '2027-06-25', ending: 'renews', noticePeriod: { n: 3, unit: 'month' } });
    const decided = decide(near, { cycleEnd: '2027-06-25', decision: 'renew' }, actor).record;
    expect([standingOfRecord(decided, '2027-01-01').decision, planned(decided)]).toEqual(['renew', []]);
    const far = decide(lease(), { cycleEnd: END, decision: 'renew' }, actor).record;
    const settled = sayValues(far, { values: { actBy: null } }, actor).record;
    expect(standingOfRecord(settled, '2027-01-01').decision).toBe('renew');
  });

  it('to cancel stays: nobody who has cancelled is asked again', () => {
    const { record } = decide(lease(), { cycleEnd: END, decision: 'cancel' }, actor);
    expect([standingOfRecord(record, '2027-01-01').decision, planned(record)]).toEqual(['cancel', []]);
  });
});

describe('a day does not count', () => {
  it.each([
    ['before the contract came', '2024-12-24'],
    ['after the end of the term', '2033-01-01'],
    ['that does not exist', '2026-02-30'],
  ])('%s', (_, day) => {
    const record = lease(undefined, [day]);
    expect(item(record)).toMatchObject({ actBy: END, actByKind: 'end' });
    expect(questions(record)).toEqual(['We’re not sure what the last day to act is.']);
  });

  it('later than the certain one', () => {
    const record = lease({ to: '2027-01-31', ending: 'renews', noticePeriod: { n: 2, unit: 'month' } });
    expect(item(record).actBy).toBe('2026-11-30');
  });

  it('in what runs until notice is given', () => {
    expect(item(lease({ ending: 'open', noticePeriod: { n: 6, unit: 'month' } })).actBy).toBeNull();
  });
});

describe('of what nobody knows when it ends', () => {
  it('a day that may be the last is told of, and names what is decided about', () => {
    const record = lease({ ending: 'unknown' });
    expect(item(record)).toMatchObject({ actBy: BREAK, cycleEnd: BREAK, actByKind: 'notice', renewalDate: null });
    expect(steps(record)).toEqual([
      [BREAK, 90],
      [BREAK, 14],
      [BREAK, 7],
    ]);
    expect(item(record, '2026-12-25')).toMatchObject({ actBy: null, passed: false });
    expect(questions(record, '2026-12-25')).toEqual(['The last day to act may have been Dec 24, 2026.']);
  });

  it('a decision stays with the certain day that is written down', () => {
    const record = lease({ ending: 'unknown', actBy: '2027-03-31' });
    expect(item(record)).toMatchObject({ actBy: BREAK, cycleEnd: '2027-03-31' });
    const decided = decide(record, { cycleEnd: '2027-03-31', decision: 'renew' }, actor).record;
    expect(standingOfRecord(decided, TODAY).decision).toBe('renew');
    expect(standingOfRecord(decided, '2026-12-25').decision).toBe('renew');
  });
});
