/** The renewals database: documents as they were found, and the contracts a user made of them. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Known } from '../../../contract/known.ts';
import type { ContractSource, Owner, Related } from '../../../contract/record.ts';
import type { PersonValues } from '../../../contract/values.ts';
import type { LaidWord } from '../../domain/laidWord.ts';
import { users } from './accounts.ts';
import { bytea } from './columnTypes.ts';

/** `Known` as a version of the service worked it out. */
export type StoredKnown = { format: number; known: Known };

/** A document of one user: the original bytes and the text read from them. Found contracts and contracts refer to it. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the original bytes. */
    sha256: bytea('sha256').notNull(),
    /** Of the normalised text: the same contract as attachment, forward and Drive copy. Null where there is no text. */
    textSha256: bytea('text_sha256'),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytea('bytes').notNull(),
    text: text('text').notNull(),
    /** Where the words stand that were read off pictures, page by page. Null of print, and of scans that were read before that was kept. */
    layout: jsonb('layout').$type<LaidWord[][]>(),
    /** Of a mail body: its letters and digits, by which it is found again within a longer one. Null of everything else. */
    letter: text('letter'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('documents_user_sha256').on(table.userId, table.sha256),
    unique('documents_user_text_sha256').on(table.userId, table.textSha256),
  ],
);

/**
 * A contract of the renewals database. Its values stand in `person` (what a person said) and in its documents (what was read);
 * `known` is what follows from the two.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Goes up with every change: a stale one is refused. */
    version: integer('version').notNull().default(1),
    person: jsonb('person').$type<PersonValues>().notNull().default({}),
    /** Null, or of an older format: to be worked out anew. */
    known: jsonb('known').$type<StoredKnown>(),
    owner: jsonb('owner').$type<Owner>(),
    tags: text('tags').array().notNull().default([]),
    notes: text('notes'),
    related: jsonb('related').$type<Related[]>().notNull().default([]),
    /** Ends of the cycles that somebody has acknowledged to have passed. */
    acknowledged: jsonb('acknowledged').$type<string[]>().notNull().default([]),
    source: text('source').$type<ContractSource>().notNull(),
    sourceLocation: text('source_location'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** When it was moved to the trash. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Its documents belong to that contract; it is kept, hidden, until they are taken apart again. */
    joinedInto: uuid('joined_into'),
  },
  (table) => [
    index('contracts_user_id').on(table.userId),
    index('contracts_deleted_at')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);

/** Which entries by hand have become contracts. */
export const contractEntries = pgTable(
  'contract_entries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As whoever entered it named it. */
    id: uuid('id').notNull(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    /** The hash of what was entered. */
    contents: text('contents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('contract_entries_contract_id').on(table.contractId),
  ],
);
