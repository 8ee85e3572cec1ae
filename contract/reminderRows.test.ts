import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { knownOf } from './known.ts';
import { type ListedRecord, newRecord } from './record.ts';
import { reconcileReminders, type ReminderRow, type ReminderWorld } from './reminderRows.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const SETTINGS = { timeZone: 'UTC', reminderDays: [30, 7, 1], digest: false, addresses: [] };

const entered = <T>(value: T) => ({ value, source: 'entered' as const });

function contract(to: string, more: Partial<ListedRecord> = {}): ListedRecord {
  const person = {
    name: entered('Hosting'),
    to: entered(to),
    ending: entered('renews' as const),
    renewalTerm: entered({ n: 1, unit: 'year' as const }),
    noticePeriod: entered({ n: 10, unit: 'day' as const }),
  };
  return { ...newRecord('c1', 'hand', '2026-05-01T00:00:00Z'), known: knownOf(person, []), ...more };
}

function decided(cycleEnd: string, decision: Decision['decision']): Decision {
  return { cycleEnd, decision, note: null, noticeSent: null, by: null, at: null };
}

let world: ReminderWorld;
let rows: ReminderRow[];
/** Plans, and does to the rows what the plan says. */
function plan(change: Partial<ReminderWorld> = {}, now = NOW) {
  world = { ...world, ...change };
  const changes = reconcileReminders({ ...world, rows }, now);
  for (const id of changes.stop) rows = rows.map((row) => (row.id === id ? { ...row, state: 'stopped' } : row));
  for (const { id, wanted } of changes.plan) {
    rows = rows.map((row) => (row.id === id ? { ...row, state: 'planned', due: wanted.due } : row));
  }
  rows = [
    ...rows,
    ...changes.insert.map((each, at) => ({ ...each, id: `r${rows.length + at}`, state: 'planned' as const })),
  ];
  return changes;
}
const planned = () =>
  rows
    .filter(({ state }) => state === 'planned')
    .map(({ due, address }) => `${due.toISOString().slice(0, 10)} ${address}`)
    .toSorted();

beforeEach(() => {
  rows = [];
  const choices = new Map();
  world = {
    records: [contract('2026-08-10')],
    choices,
    settings: SETTINGS,
    userAddresses: ['me@x.com'],
    refusing: new Set(),
    rows,
  };
  plan();
});

describe('the rows of reminders', () => {
  it('are the days before the last day, and the day after it', () => {
    expect(planned()).toEqual(['2026-07-01', '2026-07-24', '2026-07-30', '2026-08-01'].map((day) => `${day} me@x.com`));
  });

  it('do not change when nothing has changed', () => {
    expect(plan()).toEqual({ insert: [], plan: [], stop: [] });
  });

  it('stop with a decision, and come back when it is taken back', () => {
    const before = planned();
    plan({ records: [contract('2026-08-10', { decisions: [decided('2026-08-10', 'renew')] })] });
    expect(planned()).toEqual([]);
    plan({ records: [contract('2026-08-10', { decisions: [decided('2026-08-10', 'undecided')] })] });
    expect(planned()).toEqual(before);
    expect(rows).toHaveLength(4);
  });

  it('move with the day', () => {
    plan({ records: [contract('2026-08-11')] });
    expect(planned()[0]).toBe('2026-07-02 me@x.com');
    expect(planned()).toHaveLength(4);
  });

  it('go to the owner and to those of the settings, and to nobody who does not want them', () => {
    const records = [contract('2026-08-10', { owner: { name: 'Dana', email: 'Dana@X.com' } })];
    plan({
      records,
      settings: { ...SETTINGS, reminderDays: [7], addresses: ['team@x.com', 'no@x.com'] },
      refusing: new Set(['no@x.com']),
    });
    expect(planned()).toEqual([
      '2026-07-24 dana@x.com',
      '2026-07-24 team@x.com',
      '2026-08-01 dana@x.com',
      '2026-08-01 team@x.com',
    ]);
  });

  it('go to the account holders where all of a contract’s addresses refuse, and to them as well while none is reached', () => {
    const records = [contract('2026-08-10', { owner: { name: 'Dana', email: 'dana@x.com' } })];
    plan({ records, settings: { ...SETTINGS, reminderDays: [7] }, refusing: new Set(['dana@x.com']) });
    expect(planned()).toEqual(['2026-07-24 me@x.com', '2026-08-01 me@x.com']);
    plan({ refusing: new Set(['dana@x.com', 'me@x.com']) });
    expect(planned()).toEqual([]);
    plan({ refusing: new Set(), failing: new Set(['dana@x.com']) });
    expect(planned()).toHaveLength(4);
    plan({ failing: new Set() });
    expect(planned()).toEqual(['2026-07-24 dana@x.com', '2026-08-01 dana@x.com']);
  });

  it('wait for the end of a snooze, then say it once, in time', () => {
    plan({ choices: new Map([['c1', { days: null, snoozedUntil: '2026-07-28', off: false }]]) });
    expect(planned()).toEqual(['2026-07-28', '2026-07-30', '2026-08-01'].map((day) => `${day} me@x.com`));
    plan({ choices: new Map([['c1', { days: null, snoozedUntil: '2026-12-24', off: false }]]) });
    expect(planned()).toEqual(['2026-07-31', '2026-08-01'].map((day) => `${day} me@x.com`));
  });

  it('are none for a contract that was switched off', () => {
    plan({ choices: new Map([['c1', { days: null, snoozedUntil: null, off: true }]]) });
    expect(planned()).toEqual([]);
  });

  it('leave one whose hour has come to be sent, and of several late ones the last', () => {
    plan({}, new Date('2026-07-01T08:00:30Z'));
    expect(planned()[0]).toBe('2026-07-01 me@x.com');
    plan({}, new Date('2026-07-30T09:00:00Z'));
    expect(planned()).toEqual(['2026-07-30 me@x.com', '2026-08-01 me@x.com']);
  });

  it('do not say again what was said', () => {
    rows = rows.map((row) => (row.daysBefore === 30 ? { ...row, state: 'sent' } : row));
    plan({}, new Date('2026-07-02T09:00:00Z'));
    expect(planned()[0]).toBe('2026-07-24 me@x.com');
  });

  it('have a digest on every Monday, which stays until it is sent', () => {
    plan({ settings: { ...SETTINGS, digest: true } }, new Date('2026-06-03T12:00:00Z'));
    expect(planned()[0]).toBe('2026-06-08 me@x.com');
    plan({}, new Date('2026-06-08T08:00:10Z'));
    expect(planned().slice(0, 2)).toEqual(['2026-06-08 me@x.com', '2026-06-15 me@x.com']);
  });

  it('after an upload of hundreds are single messages for the next 30 days, and one digest for the rest', () => {
    const createdAt = '2026-06-01T11:00:00Z';
    const upload = Array.from({ length: 300 }, (_, at) => ({
      ...contract(at < 5 ? '2026-07-05' : '2026-08-20'),
      id: `new-${at}`,
      createdAt,
    }));
    rows = [];
    plan({ records: upload, settings: { ...SETTINGS, reminderDays: [90, 30], digest: true } });
    const first = planned().filter((each) => each.startsWith('2026-06-02'));
    expect(rows.filter(({ due }) => due.toISOString().startsWith('2026-06-02')).map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'reminder'),
      'digest',
    ]);
    expect(first).toHaveLength(6);
    plan({}, new Date('2026-06-02T08:00:30Z'));
    rows = rows.map((row) => (row.due.toISOString() < '2026-06-03' ? { ...row, state: 'sent' } : row));
    plan({}, new Date('2026-06-02T09:00:00Z'));
    expect(planned().filter((each) => each < '2026-06-08')).toEqual([]);
    expect(planned().filter((each) => each.startsWith('2026-07-11'))).toHaveLength(295);
  });
});
