/** What stands beside the search: filters, columns and export. Its code comes once the list has been painted, with that of the bar's end. */
import type { Contract } from '../../api/api.ts';
import type { ExportFormat } from '../../api/spreadsheetsApi.ts';
import type { Filters } from '../../../contract/listFilter.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { ColumnKey } from './columns.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ListFilters } from './ListFilters.tsx';

export type ListToolsProps = {
  wanted: boolean;
  contracts: readonly Contract[];
  filters: Filters;
  onFilter: (filters: Filters) => void;
  /** Amounts of several currencies are being sorted. */
  mixed: boolean;
  /** Null where the list has none: on narrow screens. */
  columns: readonly ColumnKey[] | null;
  onColumns: (shown: readonly ColumnKey[]) => void;
  exporting: boolean;
  onExport: (format: ExportFormat) => void;
};

export function ListTools(props: ListToolsProps) {
  const { contracts, filters, onFilter, mixed, columns, onColumns, exporting, onExport } = props;
  return (
    <>
      <ListFilters contracts={contracts} filters={filters} onChange={onFilter} />
      {mixed ? <span className="contracts-sorting">Amounts are sorted within each currency.</span> : null}
      {columns === null ? null : <ColumnChoice shown={columns} onChange={onColumns} />}
      <ExportMenu exporting={exporting} onExport={onExport} />
    </>
  );
}
