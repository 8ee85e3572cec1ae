/** Money with its period: what an amount is in a year, and what the next term costs if nothing is done. */
import { addDuration, type CalendarDay, daysBetween, type Duration, orNull } from './calendar.ts';

/** What an amount is paid for: once for the whole term, or per hour, day, week, month, quarter or year. */
export type AmountPeriod = 'total' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

export type Price = {
  /** In units of the currency. Null is unknown; zero is zero. */
  amount: number | null;
  period: AmountPeriod | null;
};

/** How many hours or days a year has nobody knows: what they cost in a year stays open. */
const TIMES_A_YEAR = { hour: null, day: null, week: 52, month: 12, quarter: 4, year: 1 } as const;
const DAYS_PER_YEAR = 365.2425;

/** A length of time in years: 18 months are 1.5. */
export function yearsOf({ n, unit }: Duration): number {
  switch (unit) {
    case 'year':
      return n;
    case 'month':
      return n / 12;
    case 'week':
      return (n * 7) / DAYS_PER_YEAR;
    case 'day':
      return n / DAYS_PER_YEAR;
    case 'workingDay':
      return (n * 7) / 5 / DAYS_PER_YEAR;
  }
}

/** The years from one day to another; to the month where they lie whole months apart. Null where they are in the wrong order. */
export function yearsBetween(from: CalendarDay, to: CalendarDay): number | null {
  const years = (daysBetween(from, to) + 1) / DAYS_PER_YEAR;
  const months = Math.round(years * 12);
  if (years <= 0) return null;
  // A term of "one year" has 365 days, 366, or one more by the other way of counting: twelve months all the same.
  return months > 0 && Math.abs(years * 12 - months) < 0.1 ? months / 12 : years;
}

/** Two ways of counting one term may lie so many days apart. */
const SAME_TERM_DAYS = 7;

export type FirstTerm = { from: CalendarDay | null; to: CalendarDay | null; term: Duration | null };

/** Does a stated length lead from the first day to about the last one? True also where one of the three isn't known. */
export function isSameTerm({ from, to, term }: FirstTerm): boolean {
  if (!from || !to || !term) return true;
  const end = orNull(() => addDuration(from, term));
  return end !== null && Math.abs(daysBetween(end, to)) <= SAME_TERM_DAYS;
}

/** How long the first term is. Its two days count before a stated length that contradicts them: they are what a person sees. */
export function yearsOfFirstTerm(first: FirstTerm): number | null {
  const { from, to, term } = first;
  const between = from && to ? yearsBetween(from, to) : null;
  return term && (between === null || isSameTerm(first)) ? yearsOf(term) : between;
}

/** Week × 52, month × 12, quarter × 4, total ÷ years of the term; rounded to cents. Null where something needed is unknown. */
export function yearlyAmount({ amount, period }: Price, termInYears: number | null): number | null {
  if (amount === null || period === null) return null;
  if (period !== 'total') {
    const times = TIMES_A_YEAR[period];
    return times === null ? null : cents(amount * times);
  }
  return termInYears !== null && termInYears > 0 ? cents(amount / termInYears) : null;
}

/**
 * What the next term costs if nothing is done: of a total, that total where the next term is as long as the first, otherwise its
 * part by length; of a periodic amount, the amount times the periods of the term. Null where it is not known.
 */
export function amountOfTerm(
  price: Price,
  firstTermInYears: number | null,
  nextTermInYears: number | null,
): number | null {
  if (price.amount === null || price.period === null || nextTermInYears === null) return null;
  if (price.period === 'total' && firstTermInYears === nextTermInYears) return price.amount;
  const yearly = yearlyAmount(price, firstTermInYears);
  return yearly === null ? null : cents(yearly * nextTermInYears);
}

/** To the nearest cent; half a cent goes up. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
