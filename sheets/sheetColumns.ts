/** The columns that an export writes, in their order. An import understands its own export without being asked anything. */
import type { CalendarDay } from '../contract/calendar.ts';
import type { listItem } from '../contract/listItem.ts';
import type { ListedRecord } from '../contract/record.ts';
import type { FieldName } from '../contract/values.ts';
import { safeText } from './sheetText.ts';
import type { Cell, SheetField } from './sheetTypes.ts';
import { durationText, ENDINGS, PERIOD_ENDS, PERIODS, REPEATS } from './sheetWords.ts';

export type ListItem = ReturnType<typeof listItem>;
/** A contract with all that an export says of it. `number` is the one that a sheet gave it. */
export type ExportedContract = { record: ListedRecord; item: ListItem; number: string | null };

export type SheetColumn = {
  head: string;
  /** What an import takes the column for; null where the value is worked out here, and not imported. */
  field: SheetField | null;
  kind: 'text' | 'day' | 'money' | 'count';
  /** Of the column, in characters. */
  width: number;
  cell: (contract: ExportedContract) => Cell;
};

const WORKED_OUT = ' (worked out)';
const values = ({ record }: ExportedContract) => record.known.values;
const text = (value: string | null | undefined): Cell => (value ? safeText(value) : null);
const list = (items: readonly string[] | undefined): Cell =>
  items && items.length > 0 ? safeText(items.map(quotedItem).join('; ')) : null;
/** A name that holds the sign between names, or looks quoted, stands in quotes of its own. */
const quotedItem = (item: string) => (/[;"]|^\s|\s$/.test(item) ? `"${item.replaceAll('"', '""')}"` : item);
const day = (value: CalendarDay | null | undefined): Cell => (value ? { day: value } : null);
const own = (field: 'from' | 'to' | 'actBy' | 'agreementDate') => (each: ExportedContract) => day(values(each)[field]);
const length = (field: 'term' | 'renewalTerm' | 'noticePeriod') => (each: ExportedContract) => {
  const value = values(each)[field];
  return value ? durationText(value) : null;
};

const column = (
  head: string,
  field: SheetField | null,
  cell: SheetColumn['cell'],
  { kind = 'text', width = 16 }: Partial<Pick<SheetColumn, 'kind' | 'width'>> = {},
): SheetColumn => ({ head, field, kind, width, cell });

const DAY = { kind: 'day', width: 12 } as const;
const MONEY = { kind: 'money', width: 14 } as const;

export const SHEET_COLUMNS: readonly SheetColumn[] = [
  column('Perennial ID', 'id', ({ record }) => record.id, { width: 38 }),
  column('Number', 'number', ({ number }) => text(number)),
  column('Contract name', 'name', (each) => text(values(each).name), { width: 40 }),
  column('Counterparty', 'counterparty', ({ item }) => text(item.counterparty), { width: 28 }),
  column(`Act by${WORKED_OUT}`, null, ({ item }) => day(item.actBy), DAY),
  column(`Renewal date${WORKED_OUT}`, null, ({ item }) => day(item.renewalDate), DAY),
  column(`Decision${WORKED_OUT}`, null, ({ item }) => item.decision),
  column(`To check${WORKED_OUT}`, null, ({ item }) => text(item.toCheck.map(({ message }) => message).join(' ')), {
    width: 40,
  }),
  column('Amount', 'amount', (each) => values(each).amount ?? null, MONEY),
  column('Currency', 'currency', (each) => text(values(each).currency), { width: 9 }),
  column('Amount period', 'amountPeriod', (each) => {
    const period = values(each).amountPeriod;
    return period ? PERIODS[period][0] : null;
  }),
  column(`Yearly amount${WORKED_OUT}`, null, ({ item }) => item.yearlyAmount, MONEY),
  column('Owner', 'ownerName', ({ record }) => text(record.owner?.name), { width: 20 }),
  column('Owner email', 'ownerEmail', ({ record }) => text(record.owner?.email), { width: 26 }),
  column('From', 'from', own('from'), DAY),
  column('To', 'to', own('to'), DAY),
  column('Term', 'term', length('term')),
  column('How it ends', 'ending', (each) => {
    const { ending } = values(each);
    return ending ? ENDINGS[ending][0] : null;
  }),
  column('Renews for', 'renewalTerm', length('renewalTerm')),
  column('Renews at most', 'maxRenewals', (each) => values(each).maxRenewals ?? null, { kind: 'count' }),
  column('Notice period', 'noticePeriod', length('noticePeriod')),
  column('Notice to the end of', 'noticeToEndOf', (each) => {
    const end = values(each).noticeToEndOf;
    return end ? PERIOD_ENDS[end][0] : null;
  }),
  column('Last day as stated', 'actBy', own('actBy'), DAY),
  column('Last day comes back', 'actByRepeats', (each) => {
    const repeats = values(each).actByRepeats;
    return repeats ? REPEATS[repeats][0] : null;
  }),
  column('Parties', 'parties', (each) => list(values(each).parties), { width: 40 }),
  column('Agreement date', 'agreementDate', own('agreementDate'), DAY),
  column('Governing law', 'governingLaw', (each) => text(values(each).governingLaw), { width: 20 }),
  column('Tags', 'tags', ({ record }) => list(record.tags)),
  column('Notes', 'notes', ({ record }) => text(record.notes), { width: 40 }),
];

/** The cells of a contract, in the order of the columns. */
export function sheetRow(contract: ExportedContract): Cell[] {
  return SHEET_COLUMNS.map(({ cell }) => cell(contract));
}

/** What an export would write for a field of a contract: an import of the same cell changes nothing. */
export function cellOfField(contract: ExportedContract, field: SheetField): Cell {
  return SHEET_COLUMNS.find((each) => each.field === field)?.cell(contract) ?? null;
}

/** Fields that are values of a contract, and go through the same rules as those typed on its page. */
export function isValueField(field: SheetField): field is FieldName {
  return !['id', 'number', 'ownerName', 'ownerEmail', 'tags', 'notes'].includes(field);
}
