/** The columns of the table: the specified four always stand, the others can be chosen. */

export const columns = [
  { key: 'name', label: 'Contract Name', always: true },
  { key: 'counterparty', label: 'Counterparty', always: false },
  { key: 'contractValue', label: 'Contract Amount', always: true },
  { key: 'actBy', label: 'Act by', always: false },
  { key: 'renewalDate', label: 'Renewal Date', always: true },
  { key: 'status', label: 'Status', always: false },
  { key: 'owner', label: 'Owner', always: false },
  { key: 'actions', label: 'Actions', always: true },
] as const;

export type ColumnKey = (typeof columns)[number]['key'];

export const allColumns: readonly ColumnKey[] = columns.map(({ key }) => key);

/** The columns to show, out of what was kept; all of them where nothing was, or nothing that makes sense. */
export function readColumns(kept: string | null): readonly ColumnKey[] {
  if (kept === null) return allColumns;
  const hidden = new Set(kept.split(','));
  return columns.filter(({ key, always }) => always || !hidden.has(key)).map(({ key }) => key);
}

/** What to keep of a choice: the columns that are hidden. */
export function writeColumns(shown: readonly ColumnKey[]): string {
  return allColumns.filter((key) => !shown.includes(key)).join(',');
}
