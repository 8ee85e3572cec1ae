/** The Monday digest: what has passed, what is due this week and in the next 30 days, what was found, and what needs a look. */
import { nextChance } from './afterPassed.ts';
import { addDays, type CalendarDay, daysBetween, weekday } from './calendar.ts';
import { joinNotes, type OfferedJoin } from './digestJoins.ts';
import { type Letter, type LetterBlock, type LetterRow, type Line, subjectLine } from './letter.ts';
import { daysOf, type NearFind, nearFindsGroup, toReview } from './nearFindsGroup.ts';
import { otherwise, type ReminderFacts, whole } from './reminderLetter.ts';
import type { Rates } from './rates.ts';
import { showDay } from './showDay.ts';
import { togetherAtRates } from './together.ts';

/** A row of the digest: the chance of a contract that is undecided. */
export type DigestEntry = {
  facts: ReminderFacts;
  open: string;
  /** What is said of contracts that may belong together with it. */
  joins?: readonly string[];
  /** The contract came a day ago or two: what is further off is told of as well. */
  isNew?: boolean;
};

export type DigestFacts = {
  entries: readonly DigestEntry[];
  /** Cancellations whose notice is not recorded as sent, be their day ahead or past. */
  unsent: readonly DigestEntry[];
  /** What was found by watching since last Monday. */
  newFinds: number;
  /** Those of them whose last day to act is near, the nearest first. */
  nearFinds: readonly NearFind[];
  /** How many of them may belong to a contract that is here. */
  findsOfOthers?: number;
  /** Contracts that may belong together, and nobody has said whether they do. */
  offers?: readonly OfferedJoin[];
  /** Contracts that have just come are told of so many days ahead. */
  newUpTo: number;
  /** Contracts with a value that a person should look at. */
  toCheck: number;
  /** The reader's own exchange rates. */
  rates: Rates;
};

export type DigestLinks = {
  dashboard: string;
  finds: string;
  check: string;
  settings: string;
  contract: (id: string) => string;
};

/** More rows than this make nobody read a message. */
const MOST_ROWS = 25;

/** What the digest of a day is called before it is written: it comes on Mondays, and on the morning after contracts came. */
export function plannedDigest(day: CalendarDay): string {
  return weekday(day) === 1 ? 'Monday digest' : 'Your new contracts';
}

/** The digest as of `today`, a Monday or the morning after contracts came; null where it would say nothing. */
export function digestLetter(digest: DigestFacts, today: CalendarDay, links: DigestLinks): Letter | null {
  const { entries, unsent, newFinds, nearFinds, offers = [], newUpTo, toCheck, rates } = digest;
  const sorted = entries.toSorted((a, b) => (a.facts.actBy < b.facts.actBy ? -1 : 1));
  const passed = sorted.filter(({ facts }) => facts.actBy < today);
  const week = sorted.filter(({ facts }) => facts.actBy >= today && facts.actBy <= addDays(today, 6));
  const month = sorted.filter(({ facts }) => facts.actBy > addDays(today, 6) && facts.actBy <= addDays(today, 30));
  const later = sorted.filter(
    ({ facts, isNew }) => isNew && facts.actBy > addDays(today, 30) && facts.actBy <= addDays(today, newUpTo),
  );
  const shown = [...passed, ...week, ...month, ...later];
  if (shown.length + unsent.length + newFinds + offers.length + toCheck === 0) return null;
  const totals = totalsOf(
    [...week, ...month, ...later].filter(({ facts }) => facts.kind === 'notice' && facts.toCheck.length === 0),
  );
  const sums = andList(totals.map(({ amount, currency }) => whole(amount, currency)));
  const together = togetherAtRates(totals, rates);
  const blocks: LetterBlock[] = [
    {
      kind: 'title',
      text: titleOf(passed.length, week.length, month.length, later.length, unsent.length, nearFinds.length),
    },
    ...(sums === ''
      ? []
      : [
          {
            kind: 'text' as const,
            line: [`${sums} a year can still be avoided${together === '' ? '' : `, ${together}`}.`],
          },
        ]),
    ...group('Passed', passed, today, true),
    ...group('This week', week, today, false),
    ...group('Next 30 days', month, today, false),
    ...group('New contracts, later than that', later, today, false),
    ...nearFindsGroup(nearFinds, today, links.finds),
    ...unsentGroup(unsent, today),
    ...notes(shown.length, digest, links),
  ];
  const stake = sums === '' ? '' : `, ${sums} at stake`;
  const foot: Line = [
    weekday(today) === 1 ? 'Sent every Monday at 8:00. ' : 'Sent on the morning after contracts came. ',
    'Amounts are per year. ',
    { text: 'Change or stop this digest', href: links.settings },
    '.',
  ];
  const subject = subjectLine(
    `${subjectOf(passed.length, week.length, month.length, later.length, unsent.length, nearFinds.length, toCheck + newFinds + offers.length)}${stake}`,
  );
  return { subject, blocks, foot };
}

function titleOf(passed: number, week: number, month: number, later: number, unsent: number, found: number): string {
  const due = week > 0 ? `${counted(week, 'decision is', 'decisions are')} due this week` : '';
  const soon =
    week === 0 && month > 0 ? `${counted(month, 'decision is', 'decisions are')} due in the next 30 days` : '';
  const late = passed > 0 ? counted(passed, 'day has passed', 'days have passed') : '';
  return (
    [late, due || soon, toReview(found), toSend(unsent)].filter((each) => each !== '').join(', ') ||
    (later > 0
      ? `${counted(later, 'new decision is', 'new decisions are')} to take after the next 30 days`
      : 'Nothing is due in the next 30 days')
  );
}

function subjectOf(
  passed: number,
  week: number,
  month: number,
  later: number,
  unsent: number,
  found: number,
  toLookAt: number,
): string {
  const parts = [
    ...(passed > 0 ? [`${passed} passed`] : []),
    ...(week > 0 ? [`${week} to decide this week`] : month > 0 ? [`${month} to decide in 30 days`] : []),
    ...(later > 0 ? [`${later} new to decide later`] : []),
    ...(found > 0 ? [toReview(found)] : []),
    ...(unsent > 0 ? [toSend(unsent)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : toLookAt > 0 ? `${toLookAt} to look at` : 'Your week';
}

function group(head: string, entries: readonly DigestEntry[], today: CalendarDay, late: boolean): LetterBlock[] {
  if (entries.length === 0) return [];
  const right = late ? '' : `${entries.length} to decide`;
  return [{ kind: 'group', head, right, late, rows: entries.slice(0, MOST_ROWS).map((each) => rowOf(each, today)) }];
}

/** Of a cancellation the decision is taken: what is left to do is the notice, however late. */
function unsentGroup(entries: readonly DigestEntry[], today: CalendarDay): LetterBlock[] {
  if (entries.length === 0) return [];
  const rows = entries
    .toSorted((a, b) => (a.facts.actBy < b.facts.actBy ? -1 : 1))
    .slice(0, MOST_ROWS)
    .map(({ facts, open, joins = [] }): LetterRow => {
      const row = rowOf({ facts, open }, today);
      const named = facts.counterparty === null ? [] : [facts.name];
      const sentence =
        facts.actBy < today
          ? 'Notice was due, and none is recorded as sent.'
          : `Send the notice, or it ${otherwise(facts, today)}.`;
      const check = facts.toCheck.length > 0 ? [`Please check: ${facts.toCheck[0]}`] : [];
      return { ...row, lines: [...named, sentence, ...check, ...joins], link: { text: 'Record it', href: open } };
    });
  const head = 'Cancelled, notice not recorded as sent';
  return [{ kind: 'group', head, right: `${entries.length} to send`, late: false, rows }];
}

function rowOf({ facts, open, joins = [] }: DigestEntry, today: CalendarDay): LetterRow {
  const { actBy, kind, counterparty, name, yearlyAmount, currency, toCheck } = facts;
  const days = daysBetween(today, actBy);
  const next = nextChance(facts, today);
  const act = { notice: 'Give notice', option: 'Use the option', end: '' }[kind];
  const missed = { notice: 'Notice was due. ', option: 'The option ran out. ', end: '' }[kind];
  const sentence =
    days < 0
      ? `${missed}It ${otherwise(facts, today)}${next === '' ? '' : `; ${next}`}.`
      : kind === 'end' && facts.ending !== 'unknown'
        ? `It ends ${showDay(facts.cycleEnd)}.`
        : `${act === '' ? 'It' : `${act}, or it`} ${otherwise(facts, today)}.`;
  return {
    ...daysOf(actBy, today),
    late: days < 0,
    title: { text: counterparty ?? name, href: open },
    lines: [
      ...(counterparty === null ? [] : [name]),
      sentence,
      ...(toCheck.length > 0 ? [`Please check: ${toCheck[0]}`] : []),
      ...joins,
    ],
    amount: yearlyAmount === null ? '' : whole(yearlyAmount, currency),
    link: { text: 'Decide', href: open },
  };
}

function notes(shown: number, digest: DigestFacts, links: DigestLinks): LetterBlock[] {
  const { newFinds, findsOfOthers = 0, offers = [], toCheck } = digest;
  const which = newFinds === 1 ? 'It' : `${findsOfOthers} of them`;
  const others =
    findsOfOthers === 0 ? '' : `${which} may belong to ${findsOfOthers === 1 ? 'a contract' : 'contracts'} you have. `;
  const lines: Line[] = [
    ...(shown > MOST_ROWS ? [[{ text: 'See all of them', href: links.dashboard }]] : []),
    ...(newFinds > 0
      ? [
          [
            { text: 'Found since last Monday: ', bold: true as const },
            `${counted(newFinds, 'contract', 'contracts')}. ${others}`,
            { text: 'Review them', href: links.finds },
          ],
        ]
      : []),
    ...(toCheck > 0
      ? [
          [
            { text: 'Please check: ', bold: true as const },
            `${counted(toCheck, 'contract has', 'contracts have')} readings we aren’t sure about. `,
            { text: 'Check them', href: links.check },
          ],
        ]
      : []),
    ...joinNotes(offers, links.contract),
  ];
  return lines.map((line) => ({ kind: 'text', line }));
}

/** Per currency: `$416,400 and £13,800`. What has no currency is left out of a sum. */
function totalsOf(entries: readonly DigestEntry[]): { amount: number; currency: string }[] {
  const sums = new Map<string, number>();
  for (const { facts } of entries) {
    if (facts.yearlyAmount === null || facts.currency === null) continue;
    sums.set(facts.currency, (sums.get(facts.currency) ?? 0) + facts.yearlyAmount);
  }
  return [...sums].filter(([, amount]) => amount > 0).map(([currency, amount]) => ({ amount, currency }));
}

const toSend = (unsent: number) => (unsent === 0 ? '' : counted(unsent, 'notice to send', 'notices to send'));

const andList = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
