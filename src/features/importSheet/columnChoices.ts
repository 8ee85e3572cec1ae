/** What a column can be taken for, as it is called on the screen. */
import { SHEET_COLUMNS } from '../../../sheets/sheetColumns.ts';

export const columnChoices = [
  { value: '', label: 'Not imported' },
  ...SHEET_COLUMNS.flatMap(({ field, head }) => (field === null ? [] : [{ value: field, label: head }])),
];
