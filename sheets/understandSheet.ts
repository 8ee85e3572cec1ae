/** Makes rows of a table: finds the head, maps its columns, and finds out how dates and amounts are written, or asks. */
import type { AmountPeriod } from '../contract/money.ts';
import { leaningOfAmount } from './readAmounts.ts';
import { dayOfText, leaningOfDay } from './readDays.ts';
import { readRow, type RowColumn, type SheetRow, textOf } from './readRow.ts';
import { fieldNamed, HEAD_WITHIN, isWorkedOut, moneyNamed } from './sheetHeads.ts';
import { DAYS, type Said, type Settled, settleForm } from './settleForm.ts';
import type {
  Alike,
  DateForm,
  Decimal,
  ReadCell,
  Several,
  SheetChoices,
  SheetField,
  SheetTable,
} from './sheetTypes.ts';

export type SheetQuestion = {
  about: 'mapping' | 'dateForm' | 'decimal' | 'alike' | 'sameTerms' | 'several';
  message: string;
  samples: string[];
};
export type ColumnReport = { head: string; field: SheetField | null; samples: string[]; note?: string };
export type UnderstoodSheet = {
  tab: string | null;
  otherTabs: string[];
  columns: ColumnReport[];
  dateForm: DateForm | null;
  decimal: Decimal | null;
  /** What amounts are for where their row doesn't say it, by their head or as it was chosen. */
  amountPeriod: AmountPeriod | null;
  alike: Alike | null;
  sameTerms: Alike | null;
  several: Several | null;
  questions: SheetQuestion[];
  warnings: string[];
  rows: SheetRow[];
};

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;
const SHOWN_HIDDEN = 10;

type DayOrder = Exclude<DateForm, 'ymd'>;

/** Linear in the cells. The caller has bounded them. */
export function understandSheet(table: SheetTable, choices: SheetChoices): UnderstoodSheet {
  const merged = new Set(table.mergedRows);
  const at = headRow(table.rows, merged);
  const heads = headsAt(table.rows, at, merged);
  const body = table.rows.slice(at + 1);
  const columns = mapColumns(heads, body, choices.mapping);
  const mapped = columns.flatMap(({ head, field }, index): RowColumn[] => (field ? [{ index, head, field }] : []));
  const texts = (wanted: (field: SheetField) => boolean) => textsOf(body, at + 2, mapped, wanted);
  const days = settleForm<DayOrder>(
    texts((field) => DAYS.has(field)),
    leaningOfDay,
    () => false,
  );
  const amounts = settleForm<Decimal>(
    texts((field) => field === 'amount'),
    leaningOfAmount,
    (text, decimal) => text.includes(decimal === 'point' ? '.' : ','),
  );
  if (!choices.dateForm) saySettled(columns, days, { dmy: 'Day first', mdy: 'Month first' });
  if (!choices.decimal) saySettled(columns, amounts, { point: 'Read like 1,234.50', comma: 'Read like 1.234,50' });
  const dateForm = choices.dateForm ?? days.found;
  const decimal = choices.decimal ?? amounts.found;
  const amountPeriod = periodOfAmounts(mapped, choices.amountPeriod);
  const rows = body.flatMap((cells, index) => {
    if (cells.every((cell) => textOf(cell) === '')) return [];
    const read = readRow(cells, at + 2 + index, mapped, { dateForm, decimal, amountPeriod });
    if (merged.has(read.row)) read.problems.push('It is part of merged cells. Unmerge them, then import it again.');
    return [read];
  });
  const { alike = null, sameTerms = null, several = null } = choices;
  const questions: SheetQuestion[] = [];
  if (!mapped.some(({ field }) => field === 'name' || field === 'id')) {
    questions.push({
      about: 'mapping',
      message: 'Which column has the name of the contract?',
      samples: heads.slice(0, 12),
    });
  }
  if (dateForm === null && days.open.length > 0) {
    questions.push({
      about: 'dateForm',
      message: 'Does the day or the month come first in these dates?',
      samples: samplesFrom(days.open),
    });
  }
  if (decimal === null && amounts.open.length > 0) {
    questions.push({
      about: 'decimal',
      message: 'Does the sign in these amounts stand before the cents, or between thousands?',
      samples: samplesFrom(amounts.open),
    });
  }
  const warnings = warningsOf(table, columns);
  return {
    tab: table.tab,
    otherTabs: table.otherTabs,
    columns,
    dateForm,
    decimal,
    amountPeriod,
    alike,
    sameTerms,
    several,
    questions,
    warnings,
    rows,
  };
}

function periodOfAmounts(mapped: readonly RowColumn[], chosen: SheetChoices['amountPeriod']): AmountPeriod | null {
  if (chosen !== undefined) return chosen === 'none' ? null : chosen;
  const head = mapped.find(({ field }) => field === 'amount')?.head;
  return head === undefined ? null : (moneyNamed(head).period ?? null);
}

function warningsOf({ hiddenRows }: SheetTable, columns: readonly ColumnReport[]): string[] {
  const has = (...fields: SheetField[]) => columns.some(({ field }) => field !== null && fields.includes(field));
  const warnings: string[] = [];
  if (!has('id', 'number')) {
    warnings.push(
      'This sheet has no column with a number of your own. When you import it again, we recognize its rows by name, counterparty and start.',
    );
  }
  if (!has('id', 'to', 'actBy') && !(has('from') && has('term'))) {
    const days = columns.filter(
      ({ field, note, samples }) => field === null && !note && samples.length > 0 && samples.every(isDated),
    );
    const asked = days.map(({ head }) => `“${head}”`).join(' or ');
    const ask = asked === '' ? '' : ` If it is ${asked}, choose To beside it.`;
    warnings.push(
      `No column says when a contract ends. Without a day, nobody can be reminded of these contracts.${ask}`,
    );
  }
  const [hidden, more] = [hiddenRows.slice(0, SHOWN_HIDDEN), hiddenRows.length - SHOWN_HIDDEN];
  if (hidden.length > 0) {
    const shown = `${hidden.length === 1 ? 'row' : 'rows'} ${hidden.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    warnings.push(`The workbook hides ${shown}, perhaps by a filter. What is hidden is read, too.`);
  }
  return warnings;
}

const isDated = (text: string) => dayOfText(text, 'dmy') !== undefined || dayOfText(text, 'mdy') !== undefined;

/**
 * The heads of a row. A cell merged over two rows has its words in the upper one, where a workbook keeps them; so a row that has at
 * least two heads of its own, or one and such a cell, has those above its other cells, too.
 */
function headsAt(rows: SheetTable['rows'], at: number, merged: ReadonlySet<number>): string[] {
  const own = (rows[at] ?? []).map(textOf);
  const isSecond = knownFields(own).size >= (merged.has(at + 1) ? 1 : 2);
  const above = isSecond ? (rows[at - 1] ?? []).map(textOf) : [];
  return Array.from({ length: Math.max(own.length, above.length) }, (_, index) => {
    const upper = above[index] ?? '';
    const lower = own[index] ?? '';
    if (fieldNamed(lower) !== null) return lower;
    return fieldNamed(upper) !== null || (lower === '' && merged.has(at + 1)) ? upper : lower;
  });
}

const knownFields = (heads: readonly string[]) => new Set(heads.flatMap((head) => fieldNamed(head) ?? []));

/** The row of the first twenty that has the most heads we know, else the first that is not empty. */
function headRow(rows: SheetTable['rows'], merged: ReadonlySet<number>): number {
  const known = rows.slice(0, HEAD_WITHIN).map((_, at) => knownFields(headsAt(rows, at, merged)).size);
  const most = Math.max(0, ...known);
  if (most > 0) return known.indexOf(most);
  return Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => textOf(cell) !== '')),
  );
}

function mapColumns(
  heads: readonly string[],
  body: readonly (readonly ReadCell[])[],
  mapping: SheetChoices['mapping'],
): ColumnReport[] {
  const taken = new Set<SheetField>();
  const width = Math.max(heads.length, ...body.slice(0, HEAD_WITHIN).map((cells) => cells.length));
  return Array.from({ length: width }, (_, index): ColumnReport => {
    const head = (heads[index] ?? '').slice(0, 200);
    const wanted = mapping ? (mapping[index] ?? null) : fieldNamed(head);
    const samples = samplesOf(body, index);
    const shown = head || `Column ${index + 1}`;
    if (wanted === null) {
      const note = isWorkedOut(head) ? 'Worked out by Perennial, so it is not imported.' : undefined;
      return { head: shown, field: null, samples, ...(note ? { note } : {}) };
    }
    if (taken.has(wanted))
      return { head: shown, field: null, samples, note: 'Another column already has this meaning.' };
    taken.add(wanted);
    return { head: shown, field: wanted, samples };
  });
}

/** What is cut off says so. */
function shortened(text: string): string {
  return text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE - 1).trimEnd()}…` : text;
}

function samplesOf(body: readonly (readonly ReadCell[])[], index: number): string[] {
  const samples: string[] = [];
  for (const cells of body.slice(0, 200)) {
    const text = textOf(cells[index] ?? null);
    if (text !== '') samples.push(shortened(text));
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

function textsOf(
  body: readonly (readonly ReadCell[])[],
  firstRow: number,
  columns: readonly RowColumn[],
  wanted: (field: SheetField) => boolean,
): Said[] {
  const indexes = columns.filter(({ field }) => wanted(field)).map(({ index }) => index);
  return body.flatMap((cells, at) =>
    indexes.flatMap((column) => {
      const cell = cells[column] ?? null;
      return typeof cell === 'string' ? [{ text: textOf(cell), row: firstRow + at, column }] : [];
    }),
  );
}

const samplesFrom = (said: readonly Said[]) => said.slice(0, SAMPLES).map(({ text }) => text.slice(0, LONGEST_SAMPLE));

/** Beside each column with cells that could be read in two ways: which of them it is, and the cell that shows it. */
function saySettled<T extends string>(
  columns: readonly ColumnReport[],
  { found, open, shownBy }: Settled<T>,
  words: Record<T, string>,
): void {
  if (found === null || shownBy === null) return;
  for (const column of new Set(open.map((each) => each.column))) {
    const report = columns[column];
    if (report) report.note = `${words[found]}, as “${shortened(shownBy.text)}” in row ${shownBy.row} shows.`;
  }
}
