/**
 * What the list shows of what was found, written straight into its elements: the contracts in the places of the table's page, their number, and the page
 * numbers. Nobody else writes these, neither for a key of the search nor for anything else. React drew eighty cells to change the same texts, at three
 * times the cost.
 */
import { createContext, type RefCallback, useCallback, useContext } from 'react';
import type { Contract } from '../../api/api.ts';

/** What is shown of what was found. */
export type Shown = {
  /** The contracts of this page. */
  rows: readonly Contract[];
  /** How many were found, and of how many. */
  found: number;
  all: number;
  page: number;
  pageSize: number;
  today: string;
};

type Writer = {
  place: number;
  write: (contract: Contract, today: string) => void;
  /** Writes what of it nobody sees: the address of a link. It can wait until the rest is painted. */
  writeUnseen?: (contract: Contract) => void;
};

export type TablePlaces = {
  /** Has an element of a place written from now on. Answers how to end that. */
  join: (writer: Writer) => () => void;
  /** The same of what belongs to no place. */
  joinList: (write: (shown: Shown) => void) => () => void;
  /** Writes it; what stands in places that no contract takes stays as it is, and is hidden. */
  show: (shown: Shown) => void;
  /** Writes what is seen of it only, for a paint that is waited for; `showUnseen` has to follow. */
  showSeen: (shown: Shown) => void;
  showUnseen: () => void;
  /** The contracts that stand in the places. */
  rows: () => readonly Contract[];
  /** Whether there are places for so many contracts. */
  hold: (count: number) => boolean;
};

export function createPlaces(): TablePlaces {
  const writers = new Set<Writer>();
  const listWriters = new Set<(shown: Shown) => void>();
  let last: Shown | null = null;
  const tell = ({ place, write }: Writer, { rows, today }: Shown) => {
    const contract = rows[place];
    if (contract) write(contract, today);
  };
  const tellUnseen = ({ place, writeUnseen }: Writer) => {
    const contract = last?.rows[place];
    if (contract) writeUnseen?.(contract);
  };
  const showSeen = (shown: Shown) => {
    last = shown;
    for (const writer of writers) tell(writer, shown);
    for (const write of listWriters) write(shown);
  };
  const showUnseen = () => writers.forEach(tellUnseen);
  return {
    join: (writer) => {
      writers.add(writer);
      if (last) tell(writer, last);
      tellUnseen(writer);
      return () => void writers.delete(writer);
    },
    joinList: (write) => {
      listWriters.add(write);
      if (last) write(last);
      return () => void listWriters.delete(write);
    },
    show: (shown) => {
      showSeen(shown);
      showUnseen();
    },
    showSeen,
    showUnseen,
    rows: () => last?.rows ?? [],
    hold: (count) => [...writers].some(({ place }) => place >= count - 1),
  };
}

export const PlacesContext = createContext<TablePlaces>(createPlaces());

/**
 * The ref of an element that shows something of the contract in a place, and perhaps holds something unseen. `write` and `writeUnseen` must be the same
 * with every drawing.
 */
export function useWritten<E extends Element>(
  place: number,
  write: (element: E, contract: Contract, today: string) => void,
  writeUnseen?: (element: E, contract: Contract) => void,
): RefCallback<E> {
  const places = useContext(PlacesContext);
  return useCallback(
    (element: E) =>
      places.join({
        place,
        write: (contract, today) => write(element, contract, today),
        ...(writeUnseen && { writeUnseen: (contract: Contract) => writeUnseen(element, contract) }),
      }),
    [places, place, write, writeUnseen],
  );
}

/** The ref of an element that shows something of the whole list. `write` must be the same with every drawing. */
export function useListWritten<E extends Element>(write: (element: E, shown: Shown) => void): RefCallback<E> {
  const places = useContext(PlacesContext);
  return useCallback((element: E) => places.joinList((shown) => write(element, shown)), [places, write]);
}

/** Makes the text that an element begins with another one, if it is. */
export function writeText(element: Element | null, text: string): void {
  const first = element?.firstChild;
  if (!(first instanceof Text)) element?.prepend(text);
  else if (first.data !== text) first.data = text;
}

/** Gives an element another class, if it is another. */
export function writeLook(element: Element, look: string): void {
  if (element.className !== look) element.className = look;
}

/** Gives an element another attribute, if it is another; null takes it away. */
export function writeAttribute(element: Element | undefined, name: string, value: string | null): void {
  if (!element || element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
