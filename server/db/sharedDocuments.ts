/**
 * Documents on their way from whoever found them into a renewals database that is shared. What a search found is its user's alone; what is
 * put into the database is copied there, unless it is there already, whoever brought it: the same bytes or the same words.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** Is the document of that id, or its equal, part of a contract of the database? */
export function isInDatabase(databaseId: string, documentId: SQL | { getSQL(): SQL }): SQL {
  return sql`exists (select from documents found join documents own on own.user_id = ${databaseId} and ${ALIKE}
    join contract_documents c on c.document_id = own.id where found.id = ${documentId})`;
}

const ALIKE = sql`(own.sha256 = found.sha256 or own.text_sha256 = found.text_sha256)`;

/** The contracts of the database that the documents or their equals are part of, by document; also those in the trash. */
export async function contractsOfEquals(
  queries: Queries,
  databaseId: string,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await queries.execute<{ document_id: string; contract_id: string }>(sql`
    select found.id as document_id, k.id as contract_id from documents found
    join documents own on own.user_id = ${databaseId} and ${ALIKE}
    join contract_documents c on c.document_id = own.id
    join contracts k on k.id = c.contract_id
    where found.id in (${idsOf(documentIds)}) order by k.deleted_at is null`);
  // One that isn't in the trash counts, where its equal is.
  return new Map(rows.map((row) => [row.document_id, row.contract_id]));
}

/**
 * Sees to it that the documents are in the database: copies those whose equals are not. Answers under which id each is there. In the
 * transaction of the caller they cannot vanish before the end of it.
 */
export async function takeDocumentsIn(
  transaction: Queries,
  databaseId: string,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map();
  await transaction.execute(sql`
    insert into documents (id, user_id, sha256, text_sha256, name, media_type, bytes, text, layout, letter, created_at)
    select gen_random_uuid(), ${databaseId}, sha256, text_sha256, name, media_type, bytes, text, layout, letter, created_at
    from documents found where id in (${idsOf(documentIds)})
    and not exists (select from documents own where own.user_id = ${databaseId} and ${ALIKE})
    on conflict do nothing`);
  const { rows } = await transaction.execute<{ found_id: string; own_id: string }>(sql`
    select distinct on (found.id) found.id as found_id, own.id as own_id from documents found
    join lateral (select id, sha256 from documents own where own.user_id = ${databaseId} and ${ALIKE} for key share) own on true
    where found.id in (${idsOf(documentIds)}) order by found.id, own.sha256 = found.sha256 desc`);
  return new Map(rows.map((row) => [row.found_id, row.own_id]));
}

function idsOf(ids: readonly string[]): SQL {
  return sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
}
