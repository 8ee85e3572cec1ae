/** Filters of the list: one that is set says so and can be taken off. */
import { Select } from 'antd';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Contract } from '../../api/api.ts';
import { formatMonth } from '../../domain/format.ts';
import { filterChoices, type FilterKey, type Filters } from '../../../contract/listFilter.ts';

const shown: { key: FilterKey; label: string }[] = [
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

type Props = { contracts: readonly Contract[]; filters: Filters; onChange: (filters: Filters) => void };

export const ListFilters = memo(function ListFilters({ contracts, filters, onChange }: Props) {
  const options = useMemo(() => new Map(shown.map(({ key }) => [key, optionsOf(contracts, key)])), [contracts]);
  const latest = useRef({ filters, onChange });
  useLayoutEffect(() => {
    latest.current = { filters, onChange };
  }, [filters, onChange]);
  const set = useCallback((key: FilterKey, value: string | undefined) => {
    const { [key]: _before, ...others } = latest.current.filters;
    latest.current.onChange(value === undefined ? others : { ...others, [key]: value });
  }, []);
  return (
    <fieldset className="list-filters">
      <legend className="visually-hidden">Filters</legend>
      {shown.map(({ key, label }) => (
        <Filter
          key={key}
          filter={key}
          label={label}
          value={filters[key] ?? null}
          options={options.get(key) ?? []}
          onSet={set}
        />
      ))}
      {filters.month ? (
        <button type="button" className="filter-chip" onClick={() => set('month', undefined)}>
          Act by {formatMonth(`${filters.month}-01`)}
          <span aria-hidden> ×</span>
          <span className="visually-hidden">, remove</span>
        </button>
      ) : null}
    </fieldset>
  );
});

type Option = { value: string; label: string };

const optionsOf = (contracts: readonly Contract[], key: FilterKey): Option[] =>
  filterChoices(contracts, key).map((value) => ({ value, label: words[value] ?? value }));

type FilterProps = {
  filter: FilterKey;
  label: string;
  value: string | null;
  options: Option[];
  onSet: (filter: FilterKey, value: string | undefined) => void;
};

/** Drawn anew with its own value only: another view leaves all six alone. */
const Filter = memo(function Filter({ filter, label, value, options, onSet }: FilterProps) {
  return (
    <Select
      className={value ? 'filter-set' : ''}
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      value={value}
      onChange={(next: string | null | undefined) => onSet(filter, next ?? undefined)}
      options={options}
    />
  );
});
