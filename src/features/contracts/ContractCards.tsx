/** The list as cards, on narrow screens. */
import { memo, useId } from 'react';
import { ContractActions } from './ContractActions.tsx';
import { ContractPages } from './ContractPages.tsx';
import { ContractAmount, RenewalDate } from './contractValues.tsx';
import { readSort, sortKey } from './listView.ts';
import type { RowsProps } from './rowsProps.ts';

const orders = [
  { key: '-renewalDate', label: 'Renewal date, latest first' },
  { key: 'renewalDate', label: 'Renewal date, earliest first' },
  { key: 'name', label: 'Name, A to Z' },
  { key: '-name', label: 'Name, Z to A' },
  { key: '-contractValue', label: 'Amount, highest first' },
  { key: 'contractValue', label: 'Amount, lowest first' },
];

export const ContractCards = memo(function ContractCards(props: RowsProps) {
  const { rows, today, page, pageSize, total, sort, onChange, onDelete, onDownload, downloading } = props;
  const id = useId();
  return (
    <>
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
      <ul className="contract-cards">
        {rows.map((contract) => (
          <li key={contract.id} className="contract-card">
            <h2>{contract.name}</h2>
            <dl>
              <dt>Contract Amount</dt>
              <dd>
                <ContractAmount contract={contract} />
              </dd>
              <dt>Renewal Date</dt>
              <dd>
                <RenewalDate contract={contract} today={today} />
              </dd>
            </dl>
            <ContractActions
              contract={contract}
              downloading={downloading.has(contract.id)}
              onDelete={onDelete}
              onDownload={onDownload}
            />
          </li>
        ))}
      </ul>
      <ContractPages page={page} pageSize={pageSize} total={total} onChange={onChange} narrow />
    </>
  );
});
