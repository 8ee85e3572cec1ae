/**
 * The promise, by contracts of all kinds whose days pass while people decide, correct, acknowledge and forget: whatever renews, or must be
 * acted upon, is told of beforehand, and red or asked about afterwards, until somebody has dealt with that very term.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { standingOfRecord } from './listItem.ts';
import { NO_CHOICE, planReminders } from './reminderPlan.ts';
import { reminderSubjectOf } from './reminderFacts.ts';
import { FIRST, gap, lived, type Made, made, SETTINGS, start, step, type Step, take, YEAR } from './testing/lives.ts';
import { instantInZone } from './zonedTime.ts';

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
    perhapsIn: null,
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
    perhapsIn: null,
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
  const once: Made = {
    by: 'hand',
    endsIn: 100,
    ending: 'ends',
    renewalTerm: YEAR,
    noticePeriod: null,
    perhapsIn: null,
  };
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
  const contract: Made = {
    by: 'document',
    endsIn: 0,
    ending: 'ends',
    renewalTerm: YEAR,
    noticePeriod: null,
    perhapsIn: null,
  };
  const steps: Step[] = [
    { after: 1, what: { do: 'read', ends: -3, ending: 'ends', perhapsIn: null } },
    { after: 1, what: { do: 'confirm', field: 'to' } },
    { after: 1, what: { do: 'decide', decision: 'renew', sent: false, about: 'present' } },
  ];
  expect(lived(contract, steps, 30)).toEqual([]);
});

it('a day that only may be the last one to act is told of and asked about while it lies ahead, and the certain one after it', () => {
  const once: Made = {
    by: 'document',
    endsIn: 300,
    ending: 'renews',
    renewalTerm: YEAR,
    noticePeriod: { n: 2, unit: 'month' },
    perhapsIn: 60,
  };
  expect(lived(once, [], 700)).toEqual([]);
  const [day, after] = [addDays(FIRST, 60), addDays(FIRST, 61)];
  expect(standingOfRecord(start(once), day).cycle.actBy).toBe(day);
  expect(standingOfRecord(start(once), after).cycle.actBy).toBe('2026-09-06');
});
