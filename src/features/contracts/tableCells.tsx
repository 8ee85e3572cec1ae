/**
 * The cells of the table, each of a place on the page, not of a contract. They are drawn once; what they show of the contract in their place is
 * written into them (`tablePlaces.ts`).
 */
import { createContext, memo, type MouseEvent, useCallback, useContext, useLayoutEffect, useState } from 'react';
import type { Contract } from '../../api/api.ts';
import { contractPath, paths } from '../../domain/paths.ts';
import { standingWords } from '../../domain/standing.ts';
import { OwnerBadge } from '../../ui/OwnerBadge.tsx';
import type { useOpenLink } from '../../ui/useOpenLink.ts';
import { ContractActions } from './ContractActions.tsx';
import { actByWords, amountWords, counterpartyWords, renewalWords, type ValueWords } from './contractWords.ts';
import { nameIdOf, type RowsProps } from './rowsProps.ts';
import { PlacesContext, useWritten, writeAttribute, writeLook, writeText } from './tablePlaces.ts';

/** What can be done in the places: the same for every key, so that nothing is drawn anew for one. */
type InActions = Pick<RowsProps, 'onSelect' | 'onDelete' | 'onRestore' | 'onDownload'> &
  ReturnType<typeof useOpenLink> & {
    inTrash: boolean;
    /** The places whose contracts' documents are on the way. */
    busy: ReadonlySet<number>;
  };

export const ActionsContext = createContext<InActions | null>(null);

/** The places whose contracts are selected. */
export const CheckedContext = createContext<ReadonlySet<number>>(new Set());

/** A row's place on its page, counted from 0. */
export type Place = { place: number };

function SelectCell({ place }: Place) {
  const checked = useContext(CheckedContext);
  return <RowBox place={place} checked={checked.has(place)} />;
}

/** Drawn when it is checked or not any more: React writes the attributes of a box anew whenever it draws it. */
const RowBox = memo(function RowBox({ place, checked }: Place & { checked: boolean }) {
  const inActions = useContext(ActionsContext);
  const places = useContext(PlacesContext);
  const onCheck = (wanted: boolean) => {
    const contract = places.rows()[place];
    if (contract) inActions?.onSelect([contract.id], wanted);
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

/**
 * No name of so few small letters needs a fourth line, a capital taking the room of one and a third: it is not cut off, which costs
 * layout time with every key.
 */
const SHORT_NAME = 54;
/** The same for the narrower column of the other side. */
const SHORT_PARTY = 32;

const capitals = /\p{Lu}/gu;

const isLong = (text: string, short: number) => text.length + (text.match(capitals)?.length ?? 0) / 3 > short;

/** A text that is cut to three lines where it could need a fourth; the pointer shows the whole of it then. */
function writeCut(element: HTMLElement, text: string, { short, look }: { short: number; look: string }) {
  const long = isLong(text, short);
  writeText(element, text);
  writeLook(element, `${look}${long ? 'few-lines' : 'in-column'}`);
  if (long) element.title = text;
  else if (element.title !== '') element.removeAttribute('title');
}

function writeName(link: HTMLElement, { name }: Contract) {
  writeCut(link, name, { short: SHORT_NAME, look: 'row-link ' });
}

function NameCell({ place }: Place) {
  const inActions = useContext(ActionsContext);
  const places = useContext(PlacesContext);
  const root = inActions?.root ?? '';
  const writeAddress = useCallback(
    (link: HTMLAnchorElement, { id }: Contract) => writeAttribute(link, 'href', root + contractPath(id)),
    [root],
  );
  const written = useWritten(place, writeName, writeAddress);
  const onOpen = (event: MouseEvent) => {
    const contract = places.rows()[place];
    if (contract) inActions?.open(event, contractPath(contract.id));
  };
  // Its name is written into it, and the rest of its address.
  // eslint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
  return <a ref={written} id={nameIdOf(place)} href={root + paths.contracts} onClick={onOpen} />;
}

/** The second line of a cell, which takes no room where there is none. */
function writeLine(line: Element | null, text: string) {
  if (!(line instanceof HTMLElement)) return;
  writeText(line, text);
  if (line.hidden !== (text === '')) line.hidden = text === '';
}

function writeCounterparty(name: HTMLElement, contract: Contract) {
  const { text, look, beneath } = counterpartyWords(contract);
  writeCut(name, text, { short: SHORT_PARTY, look: look === '' ? '' : `${look} ` });
  writeLine(name.nextElementSibling, beneath);
}

// No box around the two: each would be one more in every row to lay out and to go through with every paint.
function CounterpartyCell({ place }: Place) {
  return (
    <>
      <span ref={useWritten(place, writeCounterparty)} />
      <small hidden />
    </>
  );
}

/** Makes a cell of a value: its figures with what may stand behind them, and perhaps a second line. */
function valueCellOf(
  wordsOf: (contract: Contract, today: string) => ValueWords,
  parts: 'period' | 'line' | 'both' | '',
) {
  const write = (figures: HTMLElement, contract: Contract, today: string) => {
    const { text, look, period, beneath } = wordsOf(contract, today);
    writeLook(figures, look);
    writeText(figures, text);
    writeText(figures.firstElementChild, period);
    writeLine(figures.nextElementSibling, beneath);
  };
  return function ValueCell({ place }: Place) {
    return (
      <>
        <span ref={useWritten(place, write)}>
          {parts === 'both' || parts === 'period' ? <span className="period" /> : null}
        </span>
        {parts === 'both' || parts === 'line' ? <small hidden /> : null}
      </>
    );
  };
}

const AmountCell = valueCellOf(amountWords, 'both');
const ActByCell = valueCellOf(actByWords, 'line');
const RenewalCell = valueCellOf(renewalWords, '');

function writeStanding(element: HTMLElement, contract: Contract, today: string) {
  const { text, look } = standingWords(contract, today);
  writeLook(element, look);
  writeText(element, text);
}

function StatusCell({ place }: Place) {
  return <span ref={useWritten(place, writeStanding)} />;
}

type Owner = Contract['owner'];

/** Drawn for another owner only. */
function OwnerCell({ place }: Place) {
  const places = useContext(PlacesContext);
  const [owner, setOwner] = useState<Owner>();
  useLayoutEffect(
    () =>
      places.join({
        place,
        write: ({ owner: next }) => setOwner((last) => (sameOwner(last, next) ? last : next)),
      }),
    [places, place],
  );
  return owner ? <OwnerBadge owner={owner} /> : null;
}

const sameOwner = (one: Owner, other: Owner) =>
  one === other || (!!one && !!other && one.name === other.name && one.email === other.email);

function ActionsCell({ place }: Place) {
  const inActions = useContext(ActionsContext);
  const places = useContext(PlacesContext);
  if (!inActions) return null;
  const { inTrash, busy, onDelete, onRestore, onDownload } = inActions;
  const withContract = (act: (contract: Contract) => void) => () => {
    const contract = places.rows()[place];
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
