/**
 * The cells of the table, each of a place on the page, not of a contract: with every key of a search other contracts take the
 * places, and only what stands in the cells is drawn anew. Drawing the table around them, too, took three times as long.
 */
import { createContext, type ReactNode, useContext } from 'react';
import type { Contract } from '../../api/endpoints.gen.ts';
import { ContractActions } from './ContractActions.tsx';
import { ContractAmount, RenewalDate } from './contractValues.tsx';
import type { RowsProps } from './rowsProps.ts';

/** What the cells show, and what can be done in them. */
type InRows = Pick<RowsProps, 'rows' | 'today' | 'onDelete' | 'onDownload' | 'downloading'>;

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

const NameCell = cellOf(({ name }) => name);
const AmountCell = cellOf((contract) => <ContractAmount contract={contract} />);
const RenewalCell = cellOf((contract, { today }) => <RenewalDate contract={contract} today={today} />);
const ActionsCell = cellOf((contract, { downloading, onDelete, onDownload }) => (
  <ContractActions
    contract={contract}
    downloading={downloading.has(contract.id)}
    onDelete={onDelete}
    onDownload={onDownload}
  />
));

/** How a column draws its cells. */
export const cells = {
  name: (_: unknown, { place }: Place) => <NameCell place={place} />,
  amount: (_: unknown, { place }: Place) => <AmountCell place={place} />,
  renewal: (_: unknown, { place }: Place) => <RenewalCell place={place} />,
  actions: (_: unknown, { place }: Place) => <ActionsCell place={place} />,
};
