/**
 * What stands in the places of the table's page, written straight into its cells. With every key of a search other contracts take the places: React
 * drew eighty cells to change the same texts, at three times the cost.
 */
import { createContext, type RefCallback, useCallback, useContext } from 'react';
import type { Contract } from '../../api/api.ts';

/** Writes what an element shows of a contract. */
type Write<E extends Element> = (element: E, contract: Contract, today: string) => void;
type Writer = { place: number; write: (contract: Contract, today: string) => void };

export type TablePlaces = {
  /** Has an element written from now on. Answers how to end that. */
  join: (writer: Writer) => () => void;
  /** Writes the contracts of a page into the cells; those of places that none takes stay as they are, and are hidden. */
  show: (rows: readonly Contract[], today: string) => void;
};

export function createPlaces(): TablePlaces {
  const writers = new Set<Writer>();
  let shown: { rows: readonly Contract[]; today: string } = { rows: [], today: '' };
  const tell = ({ place, write }: Writer) => {
    const contract = shown.rows[place];
    if (contract) write(contract, shown.today);
  };
  return {
    join: (writer) => {
      writers.add(writer);
      tell(writer);
      return () => void writers.delete(writer);
    },
    show: (rows, today) => {
      shown = { rows, today };
      for (const writer of writers) tell(writer);
    },
  };
}

export const PlacesContext = createContext<TablePlaces>(createPlaces());

/** The ref of an element that shows something of the contract in a place. `write` must be the same with every drawing. */
export function useWritten<E extends Element>(place: number, write: Write<E>): RefCallback<E> {
  const places = useContext(PlacesContext);
  return useCallback(
    (element: E) => places.join({ place, write: (contract, today) => write(element, contract, today) }),
    [places, place, write],
  );
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
