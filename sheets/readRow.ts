/** One row of a sheet as what a person says of a contract; what is wrong with it, in sentences. */
import type { AmountPeriod } from '../contract/money.ts';
import type { FieldName, FieldValues } from '../contract/values.ts';
import { amountOfText, currencyOf, leaningOfAmount } from './readAmounts.ts';
import { dayOfText, leaningOfDay } from './readDays.ts';
import { moneyNamed, unitNamed } from './sheetHeads.ts';
import { textOfCell } from './sheetText.ts';
import { NO_RESULT } from './scanSheet.ts';
import type { DateForm, Decimal, ReadCell, SheetField } from './sheetTypes.ts';
import { choiceOf, durationOf, ENDINGS, PERIOD_ENDS, PERIODS, REPEATS } from './sheetWords.ts';

export type RowValues = { [F in FieldName]?: FieldValues[F] | undefined };
export type SheetRow = {
  /** As the spreadsheet counts, from 1. */
  row: number;
  id: string | null;
  number: string | null;
  values: RowValues;
  ownerName?: string;
  ownerEmail?: string;
  tags?: string[];
  notes?: string;
  problems: string[];
};
export type RowColumn = { index: number; head: string; field: SheetField };
/** `amountPeriod`: what amounts are for where no column says it. */
export type RowForm = { dateForm: DateForm | null; decimal: Decimal | null; amountPeriod: AmountPeriod | null };

const LONGEST: { [F in SheetField]?: number } = {
  name: 500,
  counterparty: 500,
  governingLaw: 200,
  ownerName: 200,
  ownerEmail: 254,
  notes: 20_000,
  id: 64,
  number: 200,
};
const MOST_AMOUNT = 1_000_000_000_000;

/** As spreadsheets write them, whatever their language. */
const ERRORS =
  /^#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|DIV\/0!|NAME\?|NUM!|ZAHL!|NULL!|SPILL!|CALC!|ERROR!?|GETTING_DATA)$/;

/** An empty cell says nothing. */
export function readRow(
  cells: readonly ReadCell[],
  row: number,
  columns: readonly RowColumn[],
  form: RowForm,
): SheetRow {
  const read: SheetRow = { row, id: null, number: null, values: {}, problems: [] };
  for (const { index, head, field } of columns) {
    const cell = cells[index] ?? null;
    const text = textOf(cell);
    if (text === '') continue;
    const problem = take(read, { field, cell, text, head }, form);
    if (problem !== null) read.problems.push(`${head}: ${problem}`);
  }
  return read;
}

/** A cell as a text, without blanks around it. */
export function textOf(cell: ReadCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return 'day' in cell ? cell.day : String(cell.amount);
  return typeof cell === 'string' ? textOfCell(cell.replaceAll(/\r\n?/g, '\n')).trim() : String(cell);
}

type Taken = { field: SheetField; cell: ReadCell; text: string; head: string };

function take(read: SheetRow, { field, cell, text, head }: Taken, form: RowForm): string | null {
  const { values } = read;
  const said = `“${text.slice(0, 60)}”`;
  if (text === NO_RESULT)
    return 'its formula was saved without a result. Open the sheet, save it again, and import that.';
  if (ERRORS.test(text)) return `the sheet has the error ${text} there.`;
  const most = LONGEST[field];
  if (most !== undefined && text.length > most) return `longer than ${most} characters.`;
  switch (field) {
    case 'id':
    case 'number':
    case 'ownerName':
    case 'notes':
      read[field] = text;
      return null;
    case 'ownerEmail':
      read.ownerEmail = text;
      return /^[^@\s]+@[^@\s]+$/.test(text) ? null : `${said} is not an email address.`;
    case 'name':
    case 'counterparty':
    case 'governingLaw':
      values[field] = text;
      return null;
    case 'parties':
      values.parties = itemsOf(text);
      return tooMany(values.parties, 50, 300);
    case 'tags':
      read.tags = itemsOf(text);
      return tooMany(read.tags, 30, 60);
    case 'from':
    case 'to':
    case 'actBy':
    case 'agreementDate':
      // Asked about the whole sheet, and nothing is taken before the answer.
      if (typeof cell === 'string' && form.dateForm === null && leaningOfDay(text) === 'open') return null;
      values[field] =
        typeof cell === 'object' && cell !== null && 'day' in cell ? cell.day : dayOfText(text, form.dateForm);
      return values[field] === undefined ? notADay(cell, said) : null;
    case 'term':
    case 'renewalTerm':
    case 'noticePeriod':
      values[field] = durationOf(text, unitNamed(head));
      return values[field] === undefined ? `${said} is not a length of time, such as 90 days or 1 year.` : null;
    case 'ending':
      values.ending = typeof cell === 'boolean' ? (cell ? 'renews' : 'ends') : choiceOf(ENDINGS, text);
      return values.ending === undefined ? `${said} is not a way to end, such as “Renews by itself” or “Ends”.` : null;
    case 'amountPeriod':
      values.amountPeriod = choiceOf(PERIODS, text);
      return values.amountPeriod === undefined
        ? `${said} is not hour, day, week, month, quarter, year or total.`
        : null;
    case 'noticeToEndOf':
      values.noticeToEndOf = choiceOf(PERIOD_ENDS, text);
      return values.noticeToEndOf === undefined ? `${said} is not month, quarter, half-year or year.` : null;
    case 'actByRepeats':
      values.actByRepeats = choiceOf(REPEATS, text);
      return values.actByRepeats === undefined ? `${said} is not “each year”. Leave it empty for a single day.` : null;
    case 'maxRenewals':
      values.maxRenewals = Number(text);
      return /^\d{1,4}$/.test(text) && Number(text) <= 1000 ? null : `${said} is not a number of renewals.`;
    case 'currency':
      values.currency = currencyOf(text);
      return values.currency === undefined ? `${said} is not a currency, such as USD.` : null;
    case 'amount':
      return takeAmount(values, { cell, text, head }, form);
  }
}

function takeAmount(
  values: RowValues,
  { cell, text, head }: Omit<Taken, 'field'>,
  { decimal, amountPeriod }: RowForm,
): string | null {
  if (typeof cell === 'string' && decimal === null && leaningOfAmount(text) === 'open') return null;
  const read = amountOfCell(cell) ?? amountOfText(text, decimal);
  if (!read || read.amount < 0 || read.amount > MOST_AMOUNT) return `“${text.slice(0, 60)}” is not an amount.`;
  values.amount = read.amount;
  const said = moneyNamed(head);
  // A column of its own says more.
  values.currency ??= read.currency ?? said.currency;
  values.amountPeriod ??= amountPeriod ?? undefined;
  return null;
}

/** The number of days since 1900 by which a workbook keeps a day, where the cell isn't shown as one. */
function notADay(cell: ReadCell, said: string): string {
  const isCount = /^\d{5}$/.test(String(cell)) && Number(cell) >= 20_000 && Number(cell) < 80_000;
  return isCount ? `${said} is a number. Format the column as dates, then import it again.` : `${said} is not a date.`;
}

function amountOfCell(cell: ReadCell): { amount: number; currency: string | undefined } | null {
  if (typeof cell === 'number') return { amount: cell, currency: undefined };
  return typeof cell === 'object' && cell !== null && 'amount' in cell ? cell : null;
}

/** Names apart by semicolons or lines; one that holds a semicolon stands in quotes. */
function itemsOf(text: string): string[] {
  const items = text.match(/(?:"(?:[^"]|"")*"|[^;\n"]|")+/g) ?? [];
  return items
    .map((item) => item.trim())
    .map((item) => (/^".*"$/s.test(item) ? item.slice(1, -1).replaceAll('""', '"') : item))
    .filter((item) => item !== '');
}

function tooMany(items: readonly string[], most: number, longest: number): string | null {
  if (items.length > most) return `more than ${most} of them.`;
  return items.some((item) => item.length > longest) ? `one is longer than ${longest} characters.` : null;
}
