/** What imported spreadsheets leave behind beside their contracts. */
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportedContract } from '../../../sheets/takeImportBack.ts';
import { users } from './accounts.ts';
import { contracts } from './contracts.ts';

/** Imports that added or updated contracts, as far as they can be taken back. */
export const sheetImports = pgTable(
  'sheet_imports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** The email address of whoever imported it. */
    who: text('who').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    contracts: jsonb('contracts').$type<ImportedContract[]>().notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('sheet_imports_user_id_at').on(table.userId, table.at)],
);

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
    /** The import that brought it; null where that is not kept. */
    importId: uuid('import_id').references(() => sheetImports.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('sheet_keys_contract_id').on(table.contractId),
    index('sheet_keys_import_id').on(table.importId),
  ],
);
