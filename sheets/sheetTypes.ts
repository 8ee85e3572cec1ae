/** What a sheet is, whichever kind of file it came in: a table of cells, with a head. */
import type { CalendarDay } from '../contract/calendar.ts';
import type { AmountPeriod } from '../contract/money.ts';
import type { FieldName } from '../contract/values.ts';

/** A cell as a file holds it. A day is a cell that the file itself marks as one. */
export type Cell = string | number | boolean | { day: CalendarDay } | null;

/** A cell that was read: a number may have a currency in its format. */
export type ReadCell = Cell | { amount: number; currency: string };

/** A column of a contract in a sheet: a value, something beside the values, or the two numbers by which it is found again. */
export type SheetField = FieldName | 'id' | 'number' | 'ownerName' | 'ownerEmail' | 'tags' | 'notes';

export const DATE_FORMS = ['ymd', 'dmy', 'mdy'] as const;
/** The order of year, month and day in a date that is a text. */
export type DateForm = (typeof DATE_FORMS)[number];
export const DECIMALS = ['point', 'comma'] as const;
/** What stands before the cents: 1,234.50 or 1.234,50. */
export type Decimal = (typeof DECIMALS)[number];

/** What rows are that are called like a contract that no import knows: that contract, or another one. */
export type Alike = 'update' | 'add';

/** What becomes of rows that fit several contracts equally: which of them each is, a sheet can't say. */
export type Several = 'leave' | 'add';

/** What amounts are for where no column says it; `none` where nothing does. */
export const SAID_PERIODS = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'total', 'none'] as const;
export type SaidPeriod = AmountPeriod | 'none';

/** How a sheet is to be understood. What is left out is found out, and asked for where that is not certain. */
export type SheetChoices = {
  /** The field of each column, in their order; null for a column that is left out. */
  mapping?: readonly (SheetField | null)[];
  dateForm?: DateForm;
  decimal?: Decimal;
  /** In place of what the head of the amounts says. */
  amountPeriod?: SaidPeriod;
  alike?: Alike;
  /** The same of rows that have the other side and the term of a contract of another name. */
  sameTerms?: Alike;
  several?: Several;
};

/** The rows of one tab of a file. */
export type SheetTable = {
  /** Of the tab; null for a text file. */
  tab: string | null;
  /** Other tabs with something in them, which are not read. */
  otherTabs: string[];
  rows: ReadCell[][];
  /** Numbers of the rows (from 1) that a merged cell covers beside its first row. */
  mergedRows: number[];
  /** Numbers of the rows that the file doesn't show, such as those that a filter leaves out. */
  hiddenRows: number[];
};
