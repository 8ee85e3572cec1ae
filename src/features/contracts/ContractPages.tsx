/** Leads through the pages of the list, and says how long they are. */
import { useCallback } from 'react';
import { formatCount } from '../../domain/format.ts';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import { useAfterPaint } from '../../ui/useAfterPaint.ts';
import type { PageSizeProps } from './PageSize.tsx';
import { Pager } from './Pager.tsx';
import type { RowsProps } from './rowsProps.ts';
import { type Shown, useListWritten, writeText } from './tablePlaces.ts';

const PageSize = partOnDemand<PageSizeProps>(
  () => import('./PageSize.tsx').then((module) => module.PageSize),
  () => null,
  ({ wanted }) => wanted || null,
  () => <span className="page-size-place" aria-hidden />,
);

/** Where one is who skips the rows. */
export const LIST_END = 'contracts-end';

type Props = Pick<RowsProps, 'pageSize' | 'onChange'> & {
  /** Fewer page numbers, and only those. */
  narrow?: boolean;
};

/** `11–20 of 248`. */
function writeRange(element: Element, { page, pageSize, found }: Shown) {
  const from = (page - 1) * pageSize + 1;
  writeText(element, `${from}–${Math.min(found, from + pageSize - 1)} of ${formatCount(found)}`);
}

export function ContractPages({ pageSize, onChange, narrow = false }: Props) {
  const painted = useAfterPaint();
  const onPage = useCallback((next: number) => onChange({ page: next }), [onChange]);
  const range = useListWritten(writeRange);
  return (
    <div id={LIST_END} tabIndex={-1} className="contracts-pages">
      <p className="list-keys">Arrow keys go from row to row, and within a row to its buttons.</p>
      {narrow ? null : <span ref={range} />}
      <Pager narrow={narrow} onPage={onPage} />
      <PageSize wanted={painted} pageSize={pageSize} onChange={onChange} />
    </div>
  );
}
