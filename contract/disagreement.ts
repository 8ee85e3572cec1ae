/**
 * Where the documents of one contract, such as an agreement and its amendment, say different things of a value that no person has settled.
 * The newest that says something counts, and that another one says otherwise is a question: it may be another term, or a misreading.
 */
import type { CalendarDay, Duration } from './calendar.ts';
import { companyKey } from './counterparty.ts';
import type { Ending } from './cycle.ts';
import type { AmountPeriod } from './money.ts';
import { writeSumIn } from './otherReading.ts';
import { showDay, showDuration } from './showDay.ts';
import { formatMoney } from './showMoney.ts';
import {
  type Facts,
  type FieldName,
  type FieldValues,
  type OtherReading,
  type Reading,
  sameValue,
  saysHowItEnds,
} from './values.ts';

/** On these the act-by day and the cost rest, and who the contract is with. */
const COMPARED = ['to', 'ending', 'renewalTerm', 'noticePeriod', 'actBy', 'amount', 'amountPeriod', 'parties'] as const;
type Compared = (typeof COMPARED)[number];

/** What another document says, in a sentence's words; and as a reading that can be used in one click, where it can. */
export type Disagreement = { field: Compared; says: string; other: OtherReading | null };

/** The newest document first, and each field but once for the same value. `readings` have the newest document first. */
export function disagreements(facts: Facts, readings: readonly Reading[]): Disagreement[] {
  if (readings.length < 2) return [];
  return COMPARED.flatMap((field) => {
    const { value, source, reading } = facts[field];
    const isSettled = source !== 'read' || (field === 'parties' && facts.counterparty.source !== 'read');
    if (isSettled || value === null || reading === null) return [];
    const others = readings.filter((each) => each !== reading && differs(field, each, reading));
    const found = others.map((each) => disagreement(field, each));
    return found.filter(({ says }, at) => found.findIndex((each) => each.says === says) === at);
  });
}

function differs(field: Compared, other: Reading, shown: Reading): boolean {
  const [a, b] = [other.values, shown.values];
  const value = a[field] ?? null;
  if (value === null || (field === 'ending' && !saysHowItEnds(other))) return false;
  if (field === 'parties') return areOthers(a.parties ?? [], b.parties ?? []);
  // For what it is paid is told with the amount, where that is another one.
  if (field === 'amountPeriod') return sameValue(a.amount, b.amount) && !sameValue(value, b[field]);
  const [currency, shownCurrency] = [a.currency ?? null, b.currency ?? null];
  if (field === 'amount' && currency !== null && shownCurrency !== null && currency !== shownCurrency) return true;
  return !sameValue(inOneUnit(value), inOneUnit(b[field]));
}

/** Neither names only parties that the other names, too: a document often names fewer. */
function areOthers(a: readonly string[], b: readonly string[]): boolean {
  const [these, those] = [new Set(a.map(companyKey)), new Set(b.map(companyKey))];
  return [...these].some((key) => !those.has(key)) && [...those].some((key) => !these.has(key));
}

/** 12 months are a year, and 2 weeks are 14 days. */
function inOneUnit(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('unit' in value)) return value;
  const { n, unit } = value as Duration;
  if (unit === 'year') return { n: n * 12, unit: 'month' };
  return unit === 'week' ? { n: n * 7, unit: 'day' } : value;
}

const ENDINGS: Record<Ending, string> = {
  renews: 'that it renews by itself',
  ends: 'that it ends',
  option: 'that it goes on only by an option',
  open: 'that it runs until notice is given',
  unknown: '',
};
const periodSaid = (period: AmountPeriod) =>
  period === 'total' ? 'that the amount is the total' : `that the amount is paid every ${period}`;

function disagreement(field: Compared, reading: Reading): Disagreement {
  const { says, words } = wordsOf(field, reading.values);
  const quote = reading.evidence.find((each) => each.field === field)?.quote;
  const other = words === null || quote === undefined ? null : { field, value: words, quote, confidence: null };
  return { field, says, other };
}

function wordsOf(field: Compared, values: Reading['values']): { says: string; words: string | null } {
  const value = values[field] as FieldValues[FieldName];
  switch (field) {
    case 'to':
    case 'actBy':
      return { says: showDay(value as CalendarDay), words: value as CalendarDay };
    case 'renewalTerm':
    case 'noticePeriod':
      return { says: showDuration(value as Duration), words: showDuration(value as Duration) };
    case 'ending':
      return { says: ENDINGS[value as Ending], words: value as Ending };
    case 'amountPeriod':
      return { says: periodSaid(value as AmountPeriod), words: value as AmountPeriod };
    case 'amount': {
      const { currency = null } = values;
      const amount = value as number;
      // An amount whose currency was not read is a bare number: a dollar sign would be a guess.
      const says = currency === null ? amount.toLocaleString('en-US') : formatMoney(amount, currency);
      return { says, words: writeSumIn(currency)(amount) };
    }
    case 'parties':
      return { says: (value as string[]).join(' and '), words: null };
  }
}
