/** What the list's filters are called, and what they are set to, in words. */
import { type FilterKey, type Filters, views, type ViewKey } from '../../../contract/listFilter.ts';
import type { Sort } from '../../../contract/sortContracts.ts';
import { formatMonth } from '../../domain/format.ts';
import { columns } from './columns.ts';

export const filterLabels: readonly { key: FilterKey; label: string }[] = [
  { key: 'owner', label: 'Owner' },
  { key: 'counterparty', label: 'Counterparty' },
  { key: 'currency', label: 'Currency' },
  { key: 'ending', label: 'How it ends' },
  { key: 'year', label: 'Year' },
  { key: 'source', label: 'Source' },
];

const words: Record<string, string> = {
  gmail: 'Gmail',
  drive: 'Drive',
  file: 'File',
  hand: 'By hand',
  sheet: 'Spreadsheet',
  renews: 'Renews by itself',
  ends: 'Ends',
  option: 'Option',
  open: 'Open-ended',
  unknown: 'Unknown',
};

/** A value of a filter as it reads. */
export const filterWord = (value: string): string => words[value] ?? value;

/** `Act by December 2026`. */
export const monthWords = (month: string): string => `Act by ${formatMonth(`${month}-01`)}`;

/** `Owner: Dana Cole`, one for each filter that is set. */
export function filtersInWords(filters: Filters): string[] {
  const said = filterLabels.flatMap(({ key, label }) => {
    const value = filters[key];
    return value === undefined ? [] : [`${label}: ${filterWord(value)}`];
  });
  return filters.month ? [...said, monthWords(filters.month)] : said;
}

export const viewLabel = (view: ViewKey): string => views.find(({ key }) => key === view)?.label ?? '';

/** `Act by, earliest first`. */
export function orderInWords({ field, direction }: Sort): string {
  if (field === 'soonest') return 'Act by, next first, then past';
  const label = columns.find(({ key }) => key === field)?.label ?? 'Owner';
  const up = direction === 'ascend';
  if (field === 'actBy' || field === 'renewalDate') return `${label}, ${up ? 'earliest' : 'latest'} first`;
  if (field === 'contractValue') return `${label}, ${up ? 'lowest' : 'highest'} first`;
  return `${label}, ${up ? 'A to Z' : 'Z to A'}`;
}
