/** What belongs to a contract: its documents with what was read in them, decisions about its cycles, its history; and a user's settings. */
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DecisionKind, NoticeSent } from '../../../contract/decision.ts';
import type { ContractSource } from '../../../contract/record.ts';
import { users } from './accounts.ts';
import { bytea } from './columnTypes.ts';
import { contracts, documents } from './contracts.ts';

/** A document belongs to one contract at a time. */
export const contractDocuments = pgTable(
  'contract_documents',
  {
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The contract that the document was before it was joined to this one. */
    homeId: uuid('home_id').references(() => contracts.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    source: text('source').$type<ContractSource>().notNull(),
    sourceLocation: text('source_location'),
    /** When the mail came or the file was last changed: it orders the documents of a contract. */
    date: timestamp('date', { withTimezone: true }),
    /** `Analysis` of the domain, as the newest upload brought it. */
    analysis: jsonb('analysis').notNull(),
    sightings: jsonb('sightings').notNull(),
    /** Why it could not be read, where it was brought to the contract nevertheless. */
    unreadBecause: text('unread_because'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.documentId] }),
    index('contract_documents_contract_id').on(table.contractId),
    index('contract_documents_document_id').on(table.documentId),
  ],
);

export const contractDecisions = pgTable(
  'contract_decisions',
  {
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    cycleEnd: date('cycle_end', { mode: 'string' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    decision: text('decision').$type<DecisionKind>().notNull(),
    note: text('note'),
    noticeSent: jsonb('notice_sent').$type<NoticeSent>(),
    /** Email address, as it was then. */
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.cycleEnd] }),
    index('contract_decisions_user_id').on(table.userId),
  ],
);

/** Only ever added to. */
/** Files that show that a notice was sent. */
export const noticeProofs = pgTable(
  'notice_proofs',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('notice_proofs_contract_id').on(table.contractId), index('notice_proofs_user_id').on(table.userId)],
);

export const contractHistory = pgTable(
  'contract_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the contract after the change. */
    version: integer('version').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Email address of the person; null where it was read from a document. */
    who: text('who'),
    field: text('field').notNull(),
    valueBefore: jsonb('value_before'),
    valueAfter: jsonb('value_after'),
    source: text('source', { enum: ['read', 'confirmed', 'entered'] }),
    /** Null of what is no value, and in lines written before it was kept. */
    sourceBefore: text('source_before', { enum: ['read', 'confirmed', 'entered'] }),
  },
  (table) => [index('contract_history_contract_id').on(table.contractId, table.id)],
);

export const userSettings = pgTable('user_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
