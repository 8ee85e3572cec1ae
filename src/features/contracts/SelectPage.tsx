/** Selects the contracts of this page, or none of them. */
import { memo, useContext } from 'react';
import { ActionsContext, RowsContext } from './tableCells.tsx';

export function SelectPage() {
  const inRows = useContext(RowsContext);
  if (!inRows) return null;
  const { rows, selected } = inRows;
  const count = selected.size === 0 ? 0 : rows.filter(({ id }) => selected.has(id)).length;
  return <PageBox all={rows.length > 0 && count === rows.length} some={count > 0 && count < rows.length} />;
}

/** Drawn anew with the selection only. */
const PageBox = memo(function PageBox({ all, some }: { all: boolean; some: boolean }) {
  const inActions = useContext(ActionsContext);
  const onCheck = (wanted: boolean) =>
    inActions?.onSelect(
      inActions.latest.current.map(({ id }) => id),
      wanted,
    );
  return (
    <input
      type="checkbox"
      className="row-select"
      aria-label="Select all contracts on this page"
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = some;
      }}
      onChange={(event) => onCheck(event.target.checked)}
    />
  );
});
