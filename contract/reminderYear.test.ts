import { expect, it } from 'vitest';
import { addDays, type Duration } from './calendar.ts';
import type { CycleFacts } from './cycle.ts';
import { NO_CHOICE, planReminders, type ReminderSubject } from './reminderPlan.ts';
import { dayInZone, instantInZone } from './zonedTime.ts';

const ZONES = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Sao_Paulo'];
const FIRST = '2026-01-10';
/** The contracts come in the evening before. */
const EVE = '2026-01-09';
const DAYS = 365;
/** `WHOLE=1`, as in `npm run soak -- documents`, makes many more. */
const CONTRACTS = process.env['WHOLE'] === '1' ? 300 : 40;
const STEPS = [90, 30, 14, 7, 1];

type Made = { facts: CycleFacts; zone: string };

/** A small generator of its own: the same contracts every time. */
function madeContracts(count: number): Made[] {
  let seed = 20_260_110;
  const below = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  };
  return Array.from({ length: count }, (_, at) => {
    const ending = (['renews', 'renews', 'renews', 'ends', 'option'] as const)[below(5)] ?? 'renews';
    const renewalTerm = (
      [
        { n: 1, unit: 'year' },
        { n: 1, unit: 'month' },
        { n: 6, unit: 'month' },
      ] as Duration[]
    )[below(3)] as Duration;
    const noticePeriod = ([{ n: 30, unit: 'day' }, { n: 90, unit: 'day' }, { n: 2, unit: 'week' }, null] as const)[
      below(4)
    ] as Duration | null;
    const to = addDays('2025-11-01', below(560));
    const rest = {
      from: null,
      term: null,
      lastDay: 'stated',
      maxRenewals: null,
      noticeToEndOf: null,
      actBy: null,
    } as const;
    return { facts: { ...rest, to, ending, renewalTerm, noticePeriod }, zone: ZONES[at % ZONES.length] ?? 'UTC' };
  });
}

const day = (date: Date) => date.toISOString().slice(0, 10);

function shifted(text: string, { n, unit }: Duration, times: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = text.split('-').map(Number);
  if (unit === 'day' || unit === 'week') {
    return day(new Date(Date.UTC(year, month - 1, dayOfMonth + n * times * (unit === 'week' ? 7 : 1))));
  }
  const months = n * times * (unit === 'year' ? 12 : 1);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return day(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))));
}

/** The table, by dates of JavaScript and nothing of ours: which act-by days a contract has, and on which days something is said. */
function expectedDays({ facts }: Made): string[] {
  const to = facts.to as string;
  const terms = facts.ending === 'renews' ? Array.from({ length: 40 }, (_, at) => at) : [0];
  const ends = terms.map((times) => shifted(to, facts.renewalTerm as Duration, times));
  const counted = facts.ending !== 'ends' && facts.noticePeriod !== null;
  const actBys = ends.map((end) => (counted ? shifted(end, facts.noticePeriod as Duration, -1) : end));
  const said = new Set<string>();
  actBys.forEach((actBy, at) => {
    const opens = at === 0 ? '0001-01-01' : (actBys[at - 1] as string);
    const days = STEPS.map((count) => shifted(actBy, { n: count, unit: 'day' }, -1)).filter((each) => each > opens);
    // Where days had gone by when the contract came, it is told on the first morning, or at once where that is too late;
    // where there is more than a month left, in the digest of that morning instead.
    const near = actBy <= shifted(FIRST, { n: 30, unit: 'day' }, 1);
    const late = days.some((each) => each < EVE) && actBy >= EVE && !days.includes(EVE);
    if (late && near) said.add(actBy === EVE ? EVE : FIRST);
    for (const each of days) if (each >= EVE) said.add(each);
    if (facts.ending !== 'ends' && actBy >= EVE) said.add(shifted(actBy, { n: 1, unit: 'day' }, 1));
  });
  const end = addDays(FIRST, DAYS);
  return [...said].filter((each) => each < end).toSorted();
}

/** Lets every day pass: at a minute past eight of the place, whatever is due then is sent. */
function simulatedDays({ facts, zone }: Made): string[] {
  const nothing: ReadonlySet<string> = new Set();
  const subject: ReminderSubject = {
    facts,
    decided: new Map(),
    acknowledged: nothing,
    stopsAt: null,
    since: EVE,
    came: EVE,
    choice: NO_CHOICE,
  };
  const rows = new Map<string, { daysBefore: number; due: Date; sentOn: string | null }>();
  const sent: string[] = [];
  for (let at = -1; at < DAYS; at += 1) {
    const today = addDays(FIRST, at);
    const now = new Date(instantInZone(today, at < 0 ? 20 : 8, zone).getTime() + 60_000);
    const plan = planReminders(subject, { timeZone: zone, reminderDays: STEPS }, now, ({ cycleEnd, actBy }) =>
      [...rows]
        .filter(([key]) => key.startsWith(`${cycleEnd} ${actBy} `))
        .map(([, { daysBefore, due, sentOn }]) => ({ daysBefore, due: sentOn === null ? due : null })),
    );
    for (const { cycleEnd, actBy, daysBefore, due } of plan) {
      rows.set(`${cycleEnd} ${actBy} ${daysBefore}`, { daysBefore, due, sentOn: null });
    }
    for (const row of rows.values()) {
      if (row.sentOn !== null || row.due > now) continue;
      row.sentOn = dayInZone(now, zone);
      sent.push(row.sentOn);
    }
  }
  return [...new Set(sent)].toSorted();
}

it('over a year, contracts in five time zones are told of on exactly the days that an independent table says', () => {
  const contracts = madeContracts(CONTRACTS);
  const tables = contracts.map(expectedDays);
  expect(tables.flat().length).toBeGreaterThan(CONTRACTS * 6);
  for (const [at, contract] of contracts.entries()) {
    expect({ contract, days: simulatedDays(contract) }).toEqual({ contract, days: tables[at] });
  }
});
