/** Selects the contracts of this page, or none of them. */
import { useContext } from 'react';
import { RowsContext } from './tableCells.tsx';

export function SelectPage() {
  const inRows = useContext(RowsContext);
  if (!inRows) return null;
  const { rows, selected, onSelect } = inRows;
  const count = rows.filter(({ id }) => selected.has(id)).length;
  return (
    <input
      type="checkbox"
      className="row-select"
      aria-label="Select all contracts on this page"
      checked={rows.length > 0 && count === rows.length}
      ref={(box) => {
        if (!box) return;
        box.indeterminate = count > 0 && count < rows.length;
        // The table copies its headers into a hidden row to measure them; there the box is out of the Tab key's way.
        box.disabled = box.closest('[aria-hidden="true"]') !== null;
      }}
      onChange={(event) =>
        onSelect(
          rows.map(({ id }) => id),
          event.target.checked,
        )
      }
    />
  );
}
