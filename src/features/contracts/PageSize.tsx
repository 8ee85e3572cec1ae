/** How many contracts a page of the list holds. Its code comes once the list has been painted. */
import { Select } from 'antd';
import { memo } from 'react';
import { limits } from '../../domain/limits.ts';
import type { RowsProps } from './rowsProps.ts';

const sizes = limits.pageSizes.map((size) => ({ value: size, label: `${size} / page` }));

export type PageSizeProps = Pick<RowsProps, 'pageSize' | 'onChange'> & { wanted: boolean };

export const PageSize = memo(function PageSize({ pageSize, onChange }: PageSizeProps) {
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
