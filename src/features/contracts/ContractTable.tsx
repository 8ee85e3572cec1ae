/** The list as a table, on wide screens. Holds the rows of one page only, so that its size does not depend on the list's. */
import { Table, type TableColumnsType, type TableProps } from 'antd';
import { memo, useMemo } from 'react';
import { formatCount } from '../../domain/format.ts';
import type { Contract } from '../../api/endpoints.gen.ts';
import { limits } from '../../domain/limits.ts';
import { ContractActions } from './ContractActions.tsx';
import { ContractAmount, RenewalDate } from './contractValues.tsx';
import type { RowsProps } from './rowsProps.ts';
import { defaultSort, sortBy, type SortField, sortFields } from './sortContracts.ts';

export const ContractTable = memo(function ContractTable(props: RowsProps) {
  const { rows, today, page, pageSize, total, sort, onChange, onDelete, onDownload, downloading } = props;
  const columns = useMemo((): TableColumnsType<Contract> => {
    const sortable = (field: SortField) => ({
      dataIndex: field,
      key: field,
      sorter: true,
      sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
      sortOrder: sort.field === field ? sort.direction : null,
    });
    return [
      { title: 'Contract Name', ...sortable('name'), rowScope: 'row', className: 'contract-name' },
      {
        title: 'Contract Amount',
        ...sortable('contractValue'),
        align: 'right',
        width: 160,
        render: (_, contract) => <ContractAmount contract={contract} />,
      },
      {
        title: 'Renewal Date',
        ...sortable('renewalDate'),
        align: 'right',
        width: 160,
        render: (_, contract) => <RenewalDate contract={contract} today={today} />,
      },
      {
        title: 'Actions',
        key: 'actions',
        align: 'right',
        width: 210,
        render: (_, contract) => (
          <ContractActions
            contract={contract}
            downloading={downloading.has(contract.id)}
            onDelete={onDelete}
            onDownload={onDownload}
          />
        ),
      },
    ];
  }, [sort, today, downloading, onDelete, onDownload]);
  const onTableChange: TableProps<Contract>['onChange'] = (pagination, _filters, sorter, { action }) => {
    if (action === 'sort' && !Array.isArray(sorter)) {
      const field = sortFields.find((each) => each === sorter.field);
      onChange({ page: 1, sort: field && sorter.order ? sortBy(field, sorter.order) : defaultSort });
    } else {
      const size = pagination.pageSize ?? limits.defaultPageSize;
      onChange({ pageSize: size, page: size === pageSize ? (pagination.current ?? 1) : 1 });
    }
  };
  return (
    <Table<Contract>
      // By place, not by contract: a row that now holds another contract is changed, which costs a third of making it anew.
      rowKey={(contract) => rows.indexOf(contract)}
      size="middle"
      columns={columns}
      dataSource={rows}
      showSorterTooltip={false}
      onChange={onTableChange}
      pagination={{
        current: page,
        pageSize,
        total,
        pageSizeOptions: limits.pageSizes.map(String),
        showSizeChanger: true,
        hideOnSinglePage: false,
        showTotal: (all, [from, to]) => `${from}–${to} of ${formatCount(all)}`,
      }}
    />
  );
});
