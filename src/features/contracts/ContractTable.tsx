/** The list as a table, on wide screens. Holds the rows of one page only, so that its size does not depend on the list's. */
import { Table, type TableColumnsType, type TableProps } from 'antd';
import { memo, useMemo } from 'react';
import { ContractPages } from './ContractPages.tsx';
import type { RowsProps } from './rowsProps.ts';
import { defaultSort, type Sort, sortBy, type SortField, sortFields } from './sortContracts.ts';
import { cells, type Place, RowsContext } from './tableCells.tsx';

export const ContractTable = memo(function ContractTable(props: RowsProps) {
  const { rows, today, page, pageSize, total, sort, onChange, onDelete, onDownload, downloading } = props;
  const inRows = useMemo(
    () => ({ rows, today, onDelete, onDownload, downloading }),
    [rows, today, onDelete, onDownload, downloading],
  );
  return (
    <RowsContext value={inRows}>
      <Places count={rows.length} sort={sort} onChange={onChange} />
      <ContractPages page={page} pageSize={pageSize} total={total} onChange={onChange} />
    </RowsContext>
  );
});

/** Ant Design's table, of places: drawn anew with another order or another number of rows, not with other contracts in them. */
type PlacesProps = Pick<RowsProps, 'sort' | 'onChange'> & { count: number };

const Places = memo(function Places({ count, sort, onChange }: PlacesProps) {
  const places = useMemo(() => Array.from({ length: count }, (_, place) => ({ place })), [count]);
  const columns = useMemo(() => columnsIn(sort), [sort]);
  const onTableChange: TableProps<Place>['onChange'] = (_pagination, _filters, sorter) => {
    if (Array.isArray(sorter)) return;
    const field = sortFields.find((each) => each === sorter.columnKey);
    onChange({ page: 1, sort: field && sorter.order ? sortBy(field, sorter.order) : defaultSort });
  };
  return (
    <Table<Place>
      rowKey="place"
      size="middle"
      columns={columns}
      dataSource={places}
      showSorterTooltip={false}
      onChange={onTableChange}
      pagination={false}
    />
  );
});

function columnsIn(sort: Sort): TableColumnsType<Place> {
  const sortable = (field: SortField) => ({
    key: field,
    sorter: true,
    sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
    sortOrder: sort.field === field ? sort.direction : null,
  });
  return [
    { title: 'Contract Name', ...sortable('name'), rowScope: 'row', className: 'contract-name', render: cells.name },
    { title: 'Contract Amount', ...sortable('contractValue'), align: 'right', width: 160, render: cells.amount },
    { title: 'Renewal Date', ...sortable('renewalDate'), align: 'right', width: 160, render: cells.renewal },
    { title: 'Actions', key: 'actions', align: 'right', width: 210, render: cells.actions },
  ];
}
