/**
 * The cells of the table's head and its rows. They read the order and the number of contracts themselves: with another order or another view
 * Ant Design's table around them stays as it is, which drew itself anew for both.
 */
import { type ComponentPropsWithRef, createContext, type KeyboardEvent, useCallback, useContext } from 'react';
import { type Sort, sortBy, type SortField } from '../../../contract/sortContracts.ts';
import type { RowsProps } from './rowsProps.ts';
import { openRow } from '../../ui/openRow.ts';
import { type Shown, useListWritten } from './tablePlaces.ts';

export const SortContext = createContext<(Pick<RowsProps, 'onChange'> & { sort: Sort }) | null>(null);

/** How many of the places contracts stand in. */
export const CountContext = createContext(0);

type HeadProps = ComponentPropsWithRef<'th'> & { field?: SortField };

function HeadCell({ field, ...head }: HeadProps) {
  return field ? <SortHead {...head} field={field} /> : <th {...head} />;
}

/** As Ant Design draws the head of a column that can be sorted by: the whole cell is the button. */
function SortHead({ field, className = '', children, ...head }: HeadProps & { field: SortField }) {
  const inHead = useContext(SortContext);
  const order = inHead?.sort.field === field ? inHead.sort.direction : null;
  const onSort = () => inHead?.onChange({ page: 1, sort: sortBy(field, order === 'ascend' ? 'descend' : 'ascend') });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSort();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a cell that sorts is what the table of Ant Design has
    <th
      {...head}
      className={`${className} ant-table-column-has-sorters`}
      {...(order && { 'aria-sort': order === 'ascend' ? ('ascending' as const) : ('descending' as const) })}
      aria-description="sortable"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onClick={onSort}
      onKeyDown={onKeyDown}
    >
      <div className="ant-table-column-sorters">
        <span className="ant-table-column-title">{children}</span>
        <span className="ant-table-column-sorter ant-table-column-sorter-full">
          <span className="ant-table-column-sorter-inner" aria-hidden>
            <span className={order === 'ascend' ? 'sort-arrow active' : 'sort-arrow'} />
            <span className={order === 'descend' ? 'sort-arrow active' : 'sort-arrow'} />
          </span>
        </span>
      </div>
    </th>
  );
}

/** A place that no contract stands in is there, for the next time, and not shown. */
function Row(row: ComponentPropsWithRef<'tr'> & { 'data-row-key'?: number }) {
  const place = row['data-row-key'] ?? 0;
  const write = useCallback(
    (element: HTMLTableRowElement, { rows }: Shown) => {
      const hidden = place >= rows.length;
      if (element.hidden !== hidden) element.hidden = hidden;
    },
    [place],
  );
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a row has a link
  return <tr {...row} ref={useListWritten(write)} onClick={openRow} />;
}

/** For `components` of Ant Design's table: the same object with every drawing. */
export const tableParts = { header: { cell: HeadCell }, body: { row: Row } };
