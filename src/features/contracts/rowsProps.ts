/** What a form of the list needs, the table of wide screens and the cards of narrow ones alike. */
import type { Contract } from '../../api/endpoints.gen.ts';
import type { ListView } from './listView.ts';
import type { Sort } from './sortContracts.ts';

export type RowsProps = {
  /** The contracts of this page. */
  rows: readonly Contract[];
  today: string;
  page: number;
  pageSize: number;
  /** How many contracts all pages hold. */
  total: number;
  sort: Sort;
  onChange: (part: Partial<ListView>) => void;
  onDelete: (contract: Contract) => void;
  onDownload: (contract: Contract) => void;
  /** The contracts whose documents are on the way, by id. */
  downloading: ReadonlyMap<string, Contract>;
};
