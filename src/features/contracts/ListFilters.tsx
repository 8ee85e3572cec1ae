/** Filters of the list: one that is set says so and can be taken off. */
import { Select } from 'antd';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Contract } from '../../api/api.ts';
import { filterChoices, type FilterKey, type Filters } from '../../../contract/listFilter.ts';
import { filterLabels, filterWord, monthWords } from './filterWords.ts';

type Props = { contracts: readonly Contract[]; filters: Filters; onChange: (filters: Filters) => void };

export const ListFilters = memo(function ListFilters({ contracts, filters, onChange }: Props) {
  const options = useMemo(() => new Map(filterLabels.map(({ key }) => [key, optionsOf(contracts, key)])), [contracts]);
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
      {filterLabels.map(({ key, label }) => (
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
          {monthWords(filters.month)}
          <span aria-hidden> ×</span>
          <span className="visually-hidden">, remove</span>
        </button>
      ) : null}
    </fieldset>
  );
});

type Option = { value: string; label: string };

const optionsOf = (contracts: readonly Contract[], key: FilterKey): Option[] =>
  filterChoices(contracts, key).map((value) => ({ value, label: filterWord(value) }));

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
