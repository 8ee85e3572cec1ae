/**
 * The cells of the table, each of a place on the page, not of a contract: with every key of a search other contracts take the
 * places, and only what stands in the cells is drawn anew. Drawing the table around them, too, took three times as long.
 */
import { createContext, type ReactNode, useContext } from 'react';
import type { Contract } from '../../api/api.ts';
import { contractPath } from '../../domain/paths.ts';
import { OwnerBadge } from '../../ui/OwnerBadge.tsx';
import { ContractActions } from './ContractActions.tsx';
import { ActBy, ContractAmount, RenewalDate, Standing } from './contractValues.tsx';
import type { RowsProps } from './rowsProps.ts';
import type { useOpenLink } from './useOpenLink.ts';

/** What the cells show, and what can be done in them. */
type InRows = Pick<
  RowsProps,
  'rows' | 'today' | 'view' | 'selected' | 'onSelect' | 'onDelete' | 'onRestore' | 'onDownload' | 'downloading'
> &
  ReturnType<typeof useOpenLink>;

export const RowsContext = createContext<InRows | null>(null);

/** A row's place on its page, counted from 0. */
export type Place = { place: number };

/** Makes a cell of what it shows of a contract; empty where its place is taken by none. */
function cellOf(show: (contract: Contract, inRows: InRows) => ReactNode) {
  return function Cell({ place }: Place) {
    const inRows = useContext(RowsContext);
    const contract = inRows?.rows[place];
    return contract ? show(contract, inRows) : null;
  };
}

const SelectCell = cellOf(({ id, name }, { selected, onSelect }) => (
  <input
    type="checkbox"
    className="row-select"
    aria-label={`Select ${name}`}
    checked={selected.has(id)}
    onChange={(event) => onSelect([id], event.target.checked)}
  />
));
const NameCell = cellOf(({ id, name }, { root, open }) => (
  <a
    className="row-link few-lines"
    title={name}
    href={root + contractPath(id)}
    onClick={(event) => open(event, contractPath(id))}
  >
    {name}
  </a>
));
const CounterpartyCell = cellOf(({ counterparty }) =>
  counterparty === null ? null : (
    <span className="few-lines" title={counterparty}>
      {counterparty}
    </span>
  ),
);
const AmountCell = cellOf((contract) => <ContractAmount contract={contract} />);
const ActByCell = cellOf((contract, { today }) => <ActBy contract={contract} today={today} />);
const RenewalCell = cellOf((contract) => <RenewalDate contract={contract} />);
const StatusCell = cellOf((contract, { today }) => <Standing contract={contract} today={today} />);
const OwnerCell = cellOf(({ owner }) => (owner ? <OwnerBadge owner={owner} /> : null));
const ActionsCell = cellOf((contract, { view, downloading, onDelete, onRestore, onDownload }) => (
  <ContractActions
    contract={contract}
    inTrash={view === 'trash'}
    downloading={downloading.has(contract.id)}
    onDelete={onDelete}
    onRestore={onRestore}
    onDownload={onDownload}
  />
));

/** How a column draws its cells. */
export const cells = {
  select: (_: unknown, { place }: Place) => <SelectCell place={place} />,
  name: (_: unknown, { place }: Place) => <NameCell place={place} />,
  counterparty: (_: unknown, { place }: Place) => <CounterpartyCell place={place} />,
  contractValue: (_: unknown, { place }: Place) => <AmountCell place={place} />,
  actBy: (_: unknown, { place }: Place) => <ActByCell place={place} />,
  renewalDate: (_: unknown, { place }: Place) => <RenewalCell place={place} />,
  status: (_: unknown, { place }: Place) => <StatusCell place={place} />,
  owner: (_: unknown, { place }: Place) => <OwnerCell place={place} />,
  actions: (_: unknown, { place }: Place) => <ActionsCell place={place} />,
};
