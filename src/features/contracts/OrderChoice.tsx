/** The order of the list by name: on cards, and where the table is in one that none of its columns stands for. */
import { useId } from 'react';
import { readSort, sortKey } from '../../../contract/sortContracts.ts';
import type { RowsProps } from './rowsProps.ts';

const orders = [
  { key: 'soonest', label: 'Act by, next first, then past' },
  { key: 'actBy', label: 'Act by, earliest first' },
  { key: '-actBy', label: 'Act by, latest first' },
  { key: '-renewalDate', label: 'Renewal date, latest first' },
  { key: 'renewalDate', label: 'Renewal date, earliest first' },
  { key: 'name', label: 'Name, A to Z' },
  { key: '-name', label: 'Name, Z to A' },
  { key: '-contractValue', label: 'Amount, highest first' },
  { key: 'contractValue', label: 'Amount, lowest first' },
];

export function OrderChoice({ sort, onChange }: Pick<RowsProps, 'sort' | 'onChange'>) {
  const id = useId();
  return (
    <label className="contracts-order" htmlFor={id}>
      Order
      <select
        id={id}
        value={sortKey(sort)}
        onChange={(event) => onChange({ page: 1, sort: readSort(event.target.value) })}
      >
        {orders.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
