/** The list as cards, on narrow screens. */
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { titleBeside } from '../../domain/contract.ts';
import { contractPath } from '../../domain/paths.ts';
import { standingWords } from '../../domain/standing.ts';
import { openRow } from '../../ui/openRow.ts';
import { SkipList } from '../../ui/SkipList.tsx';
import { ContractActions } from './ContractActions.tsx';
import { ContractPages, LIST_END } from './ContractPages.tsx';
import { Standing, Value } from './contractValues.tsx';
import { actByWords, amountWords, counterpartyWords, renewalWords } from './contractWords.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { nameIdOf, type RowsProps } from './rowsProps.ts';

export const ContractCards = memo(function ContractCards(props: RowsProps) {
  const { rows, today, view, pageSize, sort, selected } = props;
  const { onChange, onSelect, onDelete, onRestore, onDownload, downloading } = props;
  return (
    <>
      <OrderChoice sort={sort} onChange={onChange} />
      <SkipList rows={rows.length} to={LIST_END} />
      <ul className="contract-cards">
        {rows.map((contract, place) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a row has a link
          <li key={contract.id} className="contract-card" onClick={openRow}>
            <div className="contract-card-head">
              <input
                type="checkbox"
                className="row-select"
                aria-label={`Select ${contract.name}`}
                checked={selected.has(contract.id)}
                onChange={(event) => onSelect([contract.id], event.target.checked)}
              />
              <h2>
                <Link id={nameIdOf(place)} className="row-link" to={contractPath(contract.id)}>
                  {titleBeside(contract.name, contract.counterparty ?? contract.perhapsCounterparty)}
                </Link>
              </h2>
              <Standing words={standingWords(contract, today)} />
            </div>
            <dl>
              {contract.counterparty || contract.perhapsCounterparty ? (
                <div className="card-party">
                  <dt>Counterparty</dt>
                  <dd>
                    <Value words={counterpartyWords(contract)} />
                  </dd>
                </div>
              ) : null}
              <div className="card-amount">
                <dt>Contract Amount</dt>
                <dd>
                  <Value words={amountWords(contract)} />
                </dd>
              </div>
              <div className="card-day">
                <dt>Act by</dt>
                <dd>
                  <Value words={actByWords(contract, today)} />
                </dd>
              </div>
              <div className="card-day">
                <dt>Renewal Date</dt>
                <dd>
                  <Value words={renewalWords(contract)} />
                </dd>
              </div>
            </dl>
            <ContractActions
              nameId={nameIdOf(place)}
              inTrash={view === 'trash'}
              downloading={downloading.has(contract.id)}
              onDelete={() => onDelete(contract)}
              onRestore={() => onRestore(contract)}
              onDownload={() => onDownload(contract)}
            />
          </li>
        ))}
      </ul>
      <ContractPages pageSize={pageSize} onChange={onChange} narrow />
    </>
  );
});
