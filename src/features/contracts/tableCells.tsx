/**
 * The cells of the table, each of a place on the page, not of a contract: with every key of a search other contracts take the
 * places, and only what stands in the cells is drawn anew. Drawing the table around them, too, took three times as long.
 */
import { createContext, memo, type ReactNode, type RefObject, useContext } from 'react';
import type { Contract } from '../../api/api.ts';
import { contractPath } from '../../domain/paths.ts';
import { OwnerBadge } from '../../ui/OwnerBadge.tsx';
import { ContractActions } from './ContractActions.tsx';
import { ActBy, ContractAmount, RenewalDate, Standing } from './contractValues.tsx';
import { nameIdOf, type RowsProps } from './rowsProps.ts';
import type { useOpenLink } from '../../ui/useOpenLink.ts';

/** What the cells show, and what can be done in them. */
type InRows = Pick<RowsProps, 'rows' | 'today' | 'selected'> & ReturnType<typeof useOpenLink>;

export const RowsContext = createContext<InRows | null>(null);

/** What the buttons of the places do: the same for every key, so that none is drawn anew for one. */
type InActions = Pick<RowsProps, 'onSelect' | 'onDelete' | 'onRestore' | 'onDownload'> & {
  inTrash: boolean;
  /** The places whose contracts' documents are on the way. */
  busy: ReadonlySet<number>;
  /** The contracts in the places when a button is pressed. */
  latest: RefObject<readonly Contract[]>;
};

export const ActionsContext = createContext<InActions | null>(null);

/** A row's place on its page, counted from 0. */
export type Place = { place: number };

/** Makes a cell of what it shows of a contract; empty where its place is taken by none. */
function cellOf(show: (contract: Contract, inRows: InRows, place: number) => ReactNode) {
  return function Cell({ place }: Place) {
    const inRows = useContext(RowsContext);
    const contract = inRows?.rows[place];
    return contract ? show(contract, inRows, place) : null;
  };
}

/**
 * No name of so few small letters needs a fourth line, a capital taking the room of one and a third: it is not cut off, which costs
 * layout time with every key.
 */
const SHORT_NAME = 54;
/** The same for the narrower column of the other side. */
const SHORT_PARTY = 32;

const capitals = /\p{Lu}/gu;

const isLong = (text: string, short: number) => text.length + (text.match(capitals)?.length ?? 0) / 3 > short;

const SelectCell = cellOf(({ id }, { selected }, place) => <RowBox place={place} checked={selected.has(id)} />);

/** Drawn when it is checked or not any more: React writes the attributes of a box anew whenever it draws it. */
const RowBox = memo(function RowBox({ place, checked }: Place & { checked: boolean }) {
  const inActions = useContext(ActionsContext);
  const onCheck = (wanted: boolean) => {
    const contract = inActions?.latest.current[place];
    if (contract) inActions.onSelect([contract.id], wanted);
  };
  return (
    <input
      type="checkbox"
      className="row-select"
      id={`${nameIdOf(place)}-select`}
      aria-label="Select"
      aria-labelledby={`${nameIdOf(place)}-select ${nameIdOf(place)}`}
      checked={checked}
      onChange={(event) => onCheck(event.target.checked)}
    />
  );
});
const NameCell = cellOf(({ id, name }, { root, open }, place) => (
  <a
    id={nameIdOf(place)}
    {...(isLong(name, SHORT_NAME)
      ? { className: 'row-link few-lines', title: name }
      : { className: 'row-link in-column' })}
    href={root + contractPath(id)}
    onClick={(event) => open(event, contractPath(id))}
  >
    {name}
  </a>
));
const CounterpartyCell = cellOf(({ counterparty }) =>
  counterparty === null || counterparty === undefined ? null : (
    <span
      {...(isLong(counterparty, SHORT_PARTY)
        ? { className: 'few-lines', title: counterparty }
        : { className: 'in-column' })}
    >
      {counterparty}
    </span>
  ),
);
// Called, not mounted: forty components less for each key.
const AmountCell = cellOf((contract) => ContractAmount({ contract }));
const ActByCell = cellOf((contract, { today }) => ActBy({ contract, today }));
const RenewalCell = cellOf((contract) => RenewalDate({ contract }));
const StatusCell = cellOf((contract, { today }) => Standing({ contract, today }));
const OwnerCell = cellOf(({ owner }) => (owner ? <OwnerBadge owner={owner} /> : null));

function ActionsCell({ place }: Place) {
  const inActions = useContext(ActionsContext);
  if (!inActions) return null;
  const { inTrash, busy, latest, onDelete, onRestore, onDownload } = inActions;
  const withContract = (act: (contract: Contract) => void) => () => {
    const contract = latest.current[place];
    if (contract) act(contract);
  };
  return (
    <ContractActions
      nameId={nameIdOf(place)}
      inTrash={inTrash}
      downloading={busy.has(place)}
      onDelete={withContract(onDelete)}
      onRestore={withContract(onRestore)}
      onDownload={withContract(onDownload)}
    />
  );
}

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
