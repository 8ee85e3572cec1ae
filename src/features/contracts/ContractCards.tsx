/** The list as cards, on narrow screens. */
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { contractPath } from '../../domain/paths.ts';
import { ContractActions } from './ContractActions.tsx';
import { ContractPages } from './ContractPages.tsx';
import { ActBy, ContractAmount, RenewalDate, Standing } from './contractValues.tsx';
import { readSort, sortKey } from '../../../contract/sortContracts.ts';
import type { RowsProps } from './rowsProps.ts';

const orders = [
  { key: 'actBy', label: 'Act by, soonest first' },
  { key: '-renewalDate', label: 'Renewal date, latest first' },
  { key: 'renewalDate', label: 'Renewal date, earliest first' },
  { key: 'name', label: 'Name, A to Z' },
  { key: '-name', label: 'Name, Z to A' },
  { key: '-contractValue', label: 'Amount, highest first' },
  { key: 'contractValue', label: 'Amount, lowest first' },
];

export const ContractCards = memo(function ContractCards(props: RowsProps) {
  const { rows, today, view, page, pageSize, total, sort, selected } = props;
  const { onChange, onSelect, onDelete, onRestore, onDownload, downloading } = props;
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
            <div className="contract-card-head">
              <input
                type="checkbox"
                className="row-select"
                aria-label={`Select ${contract.name}`}
                checked={selected.has(contract.id)}
                onChange={(event) => onSelect([contract.id], event.target.checked)}
              />
              <h2>
                <Link className="row-link" to={contractPath(contract.id)}>
                  {contract.name}
                </Link>
              </h2>
              <Standing contract={contract} today={today} />
            </div>
            <dl>
              {contract.counterparty ? (
                <>
                  <dt>Counterparty</dt>
                  <dd>{contract.counterparty}</dd>
                </>
              ) : null}
              <dt>Contract Amount</dt>
              <dd>
                <ContractAmount contract={contract} />
              </dd>
              {contract.actBy ? (
                <>
                  <dt>Act by</dt>
                  <dd>
                    <ActBy contract={contract} today={today} />
                  </dd>
                </>
              ) : null}
              <dt>Renewal Date</dt>
              <dd>
                <RenewalDate contract={contract} />
              </dd>
            </dl>
            <ContractActions
              contract={contract}
              inTrash={view === 'trash'}
              downloading={downloading.has(contract.id)}
              onDelete={onDelete}
              onRestore={onRestore}
              onDownload={onDownload}
            />
          </li>
        ))}
      </ul>
      <ContractPages page={page} pageSize={pageSize} total={total} onChange={onChange} narrow />
    </>
  );
});
