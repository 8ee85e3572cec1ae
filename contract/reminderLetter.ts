/** What a reminder says: the day first, then what happens otherwise, then the money; and never a doubtful value without "please check". */
import { afterPassed, nextChance, type NextTerm, withoutEnd } from './afterPassed.ts';
import { type CalendarDay, daysBetween, type Duration, parseDay } from './calendar.ts';
import type { Ending } from './cycle.ts';
import { type Letter, type LetterBlock, type Line, subjectLine } from './letter.ts';
import type { Chance } from './reminderPlan.ts';
import { showDay, showDuration, showShortDay, weekdayName } from './showDay.ts';
import { formatMoney, formatWholeMoney } from './showMoney.ts';

/** Where the links of a message lead. */
export type ReminderLinks = {
  renew: string;
  renegotiate: string;
  cancel: string;
  letEnd: string;
  open: string;
  /** To snooze, or to stop the reminders of this contract. */
  choose: string;
};

/** What a message needs of a contract. */
export type ReminderFacts = Chance & {
  name: string;
  counterparty: string | null;
  /** Of the cycle that the chance is of. */
  ending: Ending;
  /** Nobody knows when its term ends: `cycleEnd` is the last day to act. */
  endUnknown?: boolean;
  actByWorkingDay: CalendarDay;
  renewalTerm: Duration | null;
  /** The term that it renews into, or has. */
  next?: NextTerm | null;
  /** Of the next term, and of a year of it; null where not known. */
  cost: number | null;
  yearlyAmount: number | null;
  currency: string | null;
  /** The sentence of the contract that says so; null where none was read. */
  quote: { text: string; page: number | null } | null;
  working: string | null;
  /** What is doubtful, as sentences. */
  toCheck: readonly string[];
};

/** `today` is the reader's day, `next` the day of the next reminder. */
export function reminderLetter(
  facts: ReminderFacts,
  { today, next, links }: { today: CalendarDay; next: CalendarDay | null; links: ReminderLinks },
): Letter {
  const blocks: LetterBlock[] = [
    { kind: 'title', text: titleOf(facts, today) },
    { kind: 'text', line: whenLine(facts, today) },
    ...cautionOf(facts, links),
    { kind: 'facts', rows: rowsOf(facts, today) },
    ...quoteOf(facts),
    {
      kind: 'buttons',
      buttons: [
        { text: 'Renew', href: links.renew },
        { text: 'Renegotiate', href: links.renegotiate },
        // Where no notice is to be given, there is nothing to cancel.
        facts.kind === 'notice' || facts.ending === 'renews'
          ? { text: 'Cancel', href: links.cancel }
          : { text: 'Let end', href: links.letEnd },
      ],
      under: ['Each button opens a page where you confirm. ', { text: 'Open the contract', href: links.open }],
    },
  ];
  const following = next === null ? '' : ` Next reminder: ${weekdayName(next)}, ${longDay(next, today)}.`;
  const foot: Line = [
    `You get this because you look after this contract.${following} `,
    { text: 'Snooze or stop reminders for this contract', href: links.choose },
    '.',
  ];
  return { subject: reminderSubject(facts, today), blocks, foot };
}

/** `Give notice by Dec 20: Northwind hosting, $48,000 a year`. */
export function reminderSubject(facts: Omit<ReminderFacts, 'quote' | 'working'>, today: CalendarDay): string {
  const { name, counterparty, yearlyAmount, currency, toCheck } = facts;
  const yearly = yearlyAmount === null ? '' : `, ${whole(yearlyAmount, currency)} a year`;
  const check = toCheck.length > 0 || facts.perhaps ? 'Please check: ' : '';
  return subjectLine(`${check}${actLine(facts, today)}: ${counterparty ?? name}${yearly}`);
}

/** Of a term that ends, where nobody knows whether the contract ends with it, no more is said than that. */
function actLine(
  { kind, actBy, ending, perhaps }: Omit<ReminderFacts, 'quote' | 'working'>,
  today: CalendarDay,
): string {
  const day = showShortDay(actBy, today);
  if (perhaps) return `the last day to act may be ${day}`;
  if (actBy < today) {
    return {
      notice: `Notice was due on ${day}`,
      option: `The option ran out on ${day}`,
      end: `${ending === 'unknown' ? 'Term ended' : 'Ended'} ${day}`,
    }[kind];
  }
  return {
    notice: `Give notice by ${day}`,
    option: `Use option by ${day}`,
    end: `${ending === 'unknown' ? 'Term ends' : 'Ends'} ${day}`,
  }[kind];
}

/** Where nobody knows the other side, the contract is named as what it is. */
function titleOf({ kind, actBy, counterparty, ending, name, perhaps }: ReminderFacts, today: CalendarDay): string {
  const day = `${weekdayName(actBy)}, ${longDay(actBy, today)}`;
  const term = ending === 'unknown' ? 'term of the ' : '';
  const [contract, notice, option] =
    counterparty === null
      ? [`contract “${name}”`, `for “${name}”`, `in “${name}”`]
      : [`contract with ${counterparty}`, `to ${counterparty}`, `with ${counterparty}`];
  const what = `The ${term}${contract}`;
  if (perhaps) return `The last day to act on the ${contract} may be ${day}: please check`;
  if (actBy < today) {
    if (kind === 'end') return `${what} ended on ${day}`;
    return kind === 'option' ? `The option ${option} ran out on ${day}` : `Notice ${notice} was due on ${day}`;
  }
  if (kind === 'notice') return `Give notice ${notice} by ${day}`;
  return kind === 'option' ? `Use the option ${option} by ${day}` : `${what} ends on ${day}`;
}

function whenLine({ kind, actBy, actByWorkingDay, perhaps }: ReminderFacts, today: CalendarDay): Line {
  const days = daysBetween(today, actBy);
  if (days < 0) {
    const ago = days === -1 ? 'yesterday' : `${-days} days ago`;
    return [`That was ${ago}, and nothing has been decided. It may still be worth asking the other side.`];
  }
  const away = days === 0 ? 'That is today.' : days === 1 ? 'That is tomorrow.' : `That is in ${days} days.`;
  if (kind === 'end' || actByWorkingDay === actBy) return [away];
  const send = perhaps ? 'act' : kind === 'option' ? 'use it' : 'send it';
  const friday = { text: `${weekdayName(actByWorkingDay)}, ${longDay(actByWorkingDay, today)}`, bold: true } as const;
  if (actByWorkingDay < today) return [`${away} It is a ${weekdayName(actBy)}: ${send} today.`];
  return [`${away} ${longDay(actBy, today)} is a ${weekdayName(actBy)}, so ${send} by `, friday, '.'];
}

function cautionOf({ toCheck }: ReminderFacts, { open }: ReminderLinks): LetterBlock[] {
  if (toCheck.length === 0) return [];
  return [
    {
      kind: 'caution',
      line: [
        { text: 'Please check: ', bold: true },
        `${toCheck.join(' ')} `,
        { text: 'Check it in the contract', href: open },
      ],
    },
  ];
}

function rowsOf(facts: ReminderFacts, today: CalendarDay): { label: string; line: Line }[] {
  const { name, cost, yearlyAmount, currency } = facts;
  const yearly = yearlyAmount === null ? '' : `${money(yearlyAmount, currency)} a year`;
  const rows: { label: string; line: Line }[] = [{ label: 'Contract', line: [name] }, ...outcomeRows(facts, today)];
  if (cost !== null) {
    const both = yearly === '' || yearlyAmount === cost ? '' : ` (${yearly})`;
    rows.push({ label: 'Cost', line: [{ text: money(cost, currency), bold: true }, both] });
  } else if (yearly !== '') rows.push({ label: 'Amount', line: [{ text: yearly, bold: true }] });
  return rows;
}

function outcomeRows(facts: ReminderFacts, today: CalendarDay): { label: string; line: Line }[] {
  const outcome = otherwise(facts, today);
  const next = facts.actBy < today ? nextChance(facts, today) : '';
  const label = facts.cycleEnd < today && !facts.endUnknown ? 'What became of it' : 'If nothing is done';
  return [{ label, line: [next === '' ? outcome : `${outcome}; ${next}`] }];
}

/** What happens by itself: `renews Mar 20, 2027 for 3 years`; after the last day to act, what has become of it. */
export function otherwise(facts: ReminderFacts, today: CalendarDay): string {
  const { ending, kind, actBy, cycleEnd, endUnknown, renewalTerm } = facts;
  if (endUnknown) return withoutEnd(ending);
  if (actBy < today && kind !== 'end') return afterPassed(facts, ending, today);
  const when = showDay(cycleEnd);
  if (ending === 'unknown')
    return `${cycleEnd < today ? 'ended or renewed' : 'ends or renews'} ${when}: which isn’t known`;
  if (ending !== 'renews') return `${cycleEnd < today ? 'ended' : 'ends'} ${when}`;
  return `renews ${when}${renewalTerm === null ? '' : ` for ${showDuration(renewalTerm)}`}`;
}

function quoteOf({ quote, working }: ReminderFacts): LetterBlock[] {
  if (quote === null && working === null) return [];
  const page = quote?.page ? `Page ${quote.page}. ` : '';
  return [
    {
      kind: 'quote',
      head: quote === null ? 'How the day follows' : 'What the contract says',
      quote: quote === null ? '' : `“${quote.text}”`,
      under: `${page}${working ?? ''}`.trim(),
    },
  ];
}

/** An amount whose currency was not read is a bare number: a dollar sign would be a guess. */
function money(amount: number, currency: string | null): string {
  return currency === null ? amount.toLocaleString('en-US') : formatMoney(amount, currency);
}

export function whole(amount: number, currency: string | null): string {
  return currency === null ? Math.round(amount).toLocaleString('en-US') : formatWholeMoney(amount, currency);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `December 20`, with its year where that is not this one. */
function longDay(day: CalendarDay, today: CalendarDay): string {
  const parts = parseDay(day);
  if (!parts) return day;
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `, ${parts.year}`;
  return `${MONTHS[parts.month - 1]} ${parts.day}${year}`;
}
