/** Selects the contracts of this page, or none of them. */
import { useContext } from 'react';
import { ActionsContext, CheckedContext } from './tableCells.tsx';
import { CountContext } from './tableParts.tsx';
import { PlacesContext } from './tablePlaces.ts';

/** Drawn anew with the selection, and with another number of rows. */
export function SelectPage() {
  const checked = useContext(CheckedContext).size;
  const count = useContext(CountContext);
  const inActions = useContext(ActionsContext);
  const places = useContext(PlacesContext);
  const onCheck = (wanted: boolean) =>
    inActions?.onSelect(
      places.rows().map(({ id }) => id),
      wanted,
    );
  return (
    <input
      type="checkbox"
      className="row-select"
      aria-label="Select all contracts on this page"
      checked={count > 0 && checked === count}
      ref={(box) => {
        if (box) box.indeterminate = checked > 0 && checked < count;
      }}
      onChange={(event) => onCheck(event.target.checked)}
    />
  );
}
