/** Leads through the pages of the list, and says how long they are. */
import { useCallback } from 'react';
import { formatCount } from '../../domain/format.ts';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import { useAfterPaint } from '../../ui/useAfterPaint.ts';
import type { PageSizeProps } from './PageSize.tsx';
import { Pager } from './Pager.tsx';
import type { RowsProps } from './rowsProps.ts';

const PageSize = partOnDemand<PageSizeProps>(
  () => import('./PageSize.tsx').then((module) => module.PageSize),
  () => null,
  ({ wanted }) => wanted || null,
  () => <span className="page-size-place" aria-hidden />,
);

type Props = Pick<RowsProps, 'page' | 'pageSize' | 'total' | 'onChange'> & {
  /** Fewer page numbers, and only those. */
  narrow?: boolean;
};

export function ContractPages({ page, pageSize, total, onChange, narrow = false }: Props) {
  const painted = useAfterPaint();
  const onPage = useCallback((next: number) => onChange({ page: next }), [onChange]);
  const from = (page - 1) * pageSize + 1;
  return (
    <div className="contracts-pages">
      {narrow ? null : (
        <span>
          {from}–{Math.min(total, from + pageSize - 1)} of {formatCount(total)}
        </span>
      )}
      <Pager page={page} pages={Math.ceil(total / pageSize)} narrow={narrow} onPage={onPage} />
      <PageSize wanted={painted} pageSize={pageSize} onChange={onChange} />
    </div>
  );
}
