/** What the full text search looks into. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tsvector } from './columnTypes.ts';
import { documents } from './contracts.ts';

/** The words of a document, in parts of some two pages. Worked out from its text, and at any time again. */
export const documentWords = pgTable(
  'document_words',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    /** The configuration of the text search by which the words were cut to their stems: the document's language. */
    config: text('config').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.part] }),
    index('document_words_english')
      .using('gin', table.words)
      .where(sql`${table.config} = 'english'`),
    index('document_words_german')
      .using('gin', table.words)
      .where(sql`${table.config} = 'german'`),
    index('document_words_french')
      .using('gin', table.words)
      .where(sql`${table.config} = 'french'`),
    index('document_words_spanish')
      .using('gin', table.words)
      .where(sql`${table.config} = 'spanish'`),
    index('document_words_dutch')
      .using('gin', table.words)
      .where(sql`${table.config} = 'dutch'`),
  ],
);
