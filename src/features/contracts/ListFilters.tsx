/** Filters of the list: one that is set says so and can be taken off. */
import { Select } from 'antd';
import { memo } from 'react';
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
  const set = (key: FilterKey, value: string | undefined) => {
    const { [key]: _before, ...others } = filters;
    onChange(value === undefined ? others : { ...others, [key]: value });
  };
  return (
    <fieldset className="list-filters">
      <legend className="visually-hidden">Filters</legend>
      {shown.map(({ key, label }) => (
        <Select
          key={key}
          className={filters[key] ? 'filter-set' : ''}
          aria-label={label}
          placeholder={label}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          value={filters[key] ?? null}
          onChange={(value: string | null | undefined) => set(key, value ?? undefined)}
          options={filterChoices(contracts, key).map((value) => ({ value, label: words[value] ?? value }))}
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
