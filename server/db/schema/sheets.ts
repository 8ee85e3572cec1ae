/** What imported spreadsheets leave behind beside their contracts. */
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { contracts } from './contracts.ts';

/** By what a row of a sheet is recognised when the sheet is imported again. */
export const sheetKeys = pgTable(
  'sheet_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `n:` and the sheet's own number, or `r:` and what makes a row without one known again. */
    key: text('key').notNull(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** As the sheet wrote it; null for a row without one. */
    number: text('number'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('sheet_keys_contract_id').on(table.contractId)],
);
