/** The list as a table, on wide screens. Holds the rows of one page only, so that its size does not depend on the list's. */
import { Table, type TableColumnsType } from 'antd';
import { memo, useMemo, useState } from 'react';
import { type ColumnKey, columns as allColumns } from './columns.ts';
import { ContractPages, LIST_END } from './ContractPages.tsx';
import type { RowsProps } from './rowsProps.ts';
import { SelectPage } from './SelectPage.tsx';
import { sortFields } from '../../../contract/sortContracts.ts';
import { ActionsContext, cells, CheckedContext, type Place } from './tableCells.tsx';
import { CountContext, SortContext, tableParts } from './tableParts.tsx';
import { SkipList } from '../../ui/SkipList.tsx';
import { useOpenLink } from '../../ui/useOpenLink.ts';

export const ContractTable = memo(function ContractTable(props: RowsProps) {
  const { rows, view, columns, pageSize, sort, selected } = props;
  const { onChange, onSelect, onDelete, onRestore, onDownload, downloading } = props;
  const { root, open } = useOpenLink();
  const busy = useMemo(() => placesOf(downloading, rows), [downloading, rows]);
  const checked = useMemo(() => placesOf(selected, rows), [selected, rows]);
  const inHead = useMemo(() => ({ sort, onChange }), [sort, onChange]);
  const [places, setPlaces] = useState(rows.length);
  // As many as ever were needed for pages of this size.
  if (rows.length > places || places > pageSize) setPlaces(rows.length);
  const inTrash = view === 'trash';
  const inActions = useMemo(
    () => ({ inTrash, busy, root, open, onSelect, onDelete, onRestore, onDownload }),
    [inTrash, busy, root, open, onSelect, onDelete, onRestore, onDownload],
  );
  return (
    <>
      <SkipList rows={rows.length} to={LIST_END} />
      <ActionsContext value={inActions}>
        <CheckedContext value={checked}>
          <SortContext value={inHead}>
            <CountContext value={rows.length}>
              <Places count={places} columns={columns} />
            </CountContext>
          </SortContext>
        </CheckedContext>
      </ActionsContext>
      <ContractPages pageSize={pageSize} onChange={onChange} />
    </>
  );
});

const noPlaces: ReadonlySet<number> = new Set();

/** The places of those contracts of a page that are among some, by id; the same set for every key where there are none. */
function placesOf(ids: { size: number; has: (id: string) => boolean }, rows: RowsProps['rows']): ReadonlySet<number> {
  if (ids.size === 0) return noPlaces;
  return new Set(rows.flatMap(({ id }, place) => (ids.has(id) ? [place] : [])));
}

/** Ant Design's table is read out whole, row by row, whenever it changes; what is found is counted beside it, and that is enough. */
const notReadOut = { spinning: false, 'aria-live': 'off' } as const;

/** Ant Design's table, of places: drawn anew with more places or other columns, not with other contracts or another order. */
const Places = memo(function Places({ count, columns }: { count: number; columns: readonly ColumnKey[] }) {
  const places = useMemo(() => Array.from({ length: count }, (_, place) => ({ place })), [count]);
  const shown = useMemo(() => columnsIn(columns), [columns]);
  return (
    <Table<Place>
      rowKey="place"
      size="small"
      columns={shown}
      components={tableParts}
      dataSource={places}
      pagination={false}
      loading={notReadOut}
      // The style sheet knows which row the pointer is on; Ant Design would draw all of its cells for that.
      rowHoverable={false}
    />
  );
});

/** Of each column, px or a part of the table. What is left is the name's. */
const widths: Partial<Record<ColumnKey, number | string>> = {
  counterparty: '13%',
  contractValue: 160,
  actBy: 136,
  renewalDate: 120,
  status: 108,
  owner: 104,
  actions: 96,
};
const rightAligned = new Set<ColumnKey>(['contractValue', 'actions']);

function columnsIn(shown: readonly ColumnKey[]): TableColumnsType<Place> {
  const columns = allColumns
    .filter(({ key }) => shown.includes(key))
    .map(({ key, label }) => {
      const field = sortFields.find((each) => each === key);
      return {
        key,
        title: label,
        render: cells[key],
        ...(field ? { onHeaderCell: () => ({ field, 'aria-label': label }) } : {}),
        ...(widths[key] ? { width: widths[key] } : {}),
        ...(rightAligned.has(key) ? { align: 'right' as const } : {}),
        ...(key === 'name' ? { rowScope: 'row' as const, className: 'contract-name' } : {}),
      };
    });
  return [
    { key: 'select', title: <SelectPage />, width: 44, className: 'contract-select', render: cells.select },
    ...columns,
  ];
}
