/** Leads through the pages of the list, and says how long they are. */
import { Pagination, Select } from 'antd';
import { memo } from 'react';
import { formatCount } from '../../domain/format.ts';
import { limits } from '../../domain/limits.ts';
import type { RowsProps } from './rowsProps.ts';

const sizes = limits.pageSizes.map((size) => ({ value: size, label: `${size} / page` }));

type Props = Pick<RowsProps, 'page' | 'pageSize' | 'total' | 'onChange'> & {
  /** Fewer page numbers, and only those. */
  narrow?: boolean;
};

export function ContractPages({ page, pageSize, total, onChange, narrow = false }: Props) {
  const from = (page - 1) * pageSize + 1;
  return (
    <div className="contracts-pages">
      {narrow ? null : (
        <span>
          {from}–{Math.min(total, from + pageSize - 1)} of {formatCount(total)}
        </span>
      )}
      <Pagination
        size="small"
        current={page}
        pageSize={pageSize}
        total={total}
        showLessItems={narrow}
        showSizeChanger={false}
        onChange={(next) => onChange({ page: next })}
      />
      <PageSize pageSize={pageSize} onChange={onChange} />
    </div>
  );
}

/** Apart from the pages, which change with every key of a search. */
const PageSize = memo(function PageSize({ pageSize, onChange }: Pick<Props, 'pageSize' | 'onChange'>) {
  return (
    <Select
      size="small"
      aria-label="Page Size"
      options={sizes}
      value={pageSize}
      popupMatchSelectWidth={false}
      // Beside it, not at the end of the page: it belongs to the list.
      getPopupContainer={(field: HTMLElement) => field.parentElement ?? field}
      onChange={(size) => onChange({ pageSize: size, page: 1 })}
    />
  );
});
