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
        if (box) box.indeterminate = count > 0 && count < rows.length;
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
