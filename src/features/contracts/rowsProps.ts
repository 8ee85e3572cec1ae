/** What a form of the list needs, the table of wide screens and the cards of narrow ones alike. */
import type { Contract } from '../../api/api.ts';
import type { ColumnKey } from './columns.ts';
import type { ViewKey } from '../../../contract/listFilter.ts';
import type { ListView } from './listView.ts';
import type { Sort } from '../../../contract/sortContracts.ts';

/** Id of the element that shows the name of the contract in a place of the page, counted from 0: what belongs to the contract is named after it. */
export const nameIdOf = (place: number) => `contract-name-${place}`;

export type RowsProps = {
  /** The contracts of this page. */
  rows: readonly Contract[];
  today: string;
  view: ViewKey;
  columns: readonly ColumnKey[];
  pageSize: number;
  sort: Sort;
  /** Ids of the contracts that are selected, on whatever page. */
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], selected: boolean) => void;
  onChange: (part: Partial<ListView>) => void;
  onDelete: (contract: Contract) => void;
  onRestore: (contract: Contract) => void;
  onDownload: (contract: Contract) => void;
  /** The contracts whose documents are on the way, by id. */
  downloading: ReadonlyMap<string, Contract>;
};
