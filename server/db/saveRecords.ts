/** Writes what became of contracts: the rows, their decisions, and the lines of their history. Documents are written by who brings them. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Changed } from '../../contract/changes.ts';
import type { ContractRecord } from '../../contract/record.ts';
import type { Queries } from './database.ts';
import { KNOWN_FORMAT } from './listedContracts.ts';
import { contracts } from './schema/contracts.ts';
import { contractDecisions, contractHistory } from './schema/cycle.ts';

/** Rows of one statement: PostgreSQL takes 65 535 values in it. */
const ROWS_AT_ONCE = 500;

/** Saves all of it, in the transaction of the caller, which has moved the revision. What has not changed is not written. */
export async function saveRecords(
  queries: Queries,
  userId: string,
  changed: readonly Changed[],
  { now, isNew }: { now: Date; isNew?: (id: string) => boolean },
): Promise<void> {
  const written = changed.filter(({ record, history }) => history.length > 0 || isNew?.(record.id));
  for (const part of inParts(written)) {
    await queries
      .insert(contracts)
      .values(part.map(({ record }) => rowOf(record, userId, now)))
      .onConflictDoUpdate({
        target: contracts.id,
        set: Object.fromEntries(CHANGING.map((name) => [name, sql.raw(`excluded.${contracts[name].name}`)])),
      });
  }
  await saveDecisions(queries, userId, written);
  const entries = written.flatMap(({ record, history }) =>
    history.map(({ who, when, field, from, to, source, sourceBefore, version }) => ({
      contractId: record.id,
      userId,
      version,
      at: new Date(when),
      who,
      field,
      valueBefore: from ?? null,
      valueAfter: to ?? null,
      source: source ?? null,
      sourceBefore: sourceBefore ?? null,
    })),
  );
  for (const part of inParts(entries)) await queries.insert(contractHistory).values(part);
}

const CHANGING = [
  ...(['version', 'person', 'known', 'owner', 'tags', 'notes', 'related', 'acknowledged'] as const),
  ...(['updatedAt', 'deletedAt'] as const),
];

function rowOf(record: ContractRecord, userId: string, now: Date): typeof contracts.$inferInsert {
  const { id, version, person, known, owner, tags, notes, related, acknowledged, source, documents } = record;
  return {
    id,
    userId,
    version,
    person,
    owner,
    tags,
    notes,
    related,
    acknowledged,
    source,
    known: { format: KNOWN_FORMAT, known },
    sourceLocation: documents.at(-1)?.sourceLocation ?? null,
    createdAt: new Date(record.createdAt),
    updatedAt: now,
    deletedAt: record.deletedAt === null ? null : new Date(record.deletedAt),
  };
}

async function saveDecisions(queries: Queries, userId: string, changed: readonly Changed[]): Promise<void> {
  const decided = changed.filter(({ history }) => history.some(({ field }) => field === 'decision'));
  const ids = decided.map(({ record }) => record.id);
  if (ids.length === 0) return;
  await queries
    .delete(contractDecisions)
    .where(and(eq(contractDecisions.userId, userId), inArray(contractDecisions.contractId, ids)));
  const rows = decided.flatMap(({ record }) =>
    record.decisions.map(({ cycleEnd, decision, note, noticeSent, by, at }) => ({
      contractId: record.id,
      userId,
      cycleEnd,
      decision,
      note,
      noticeSent,
      decidedBy: by,
      decidedAt: at === null ? new Date(record.createdAt) : new Date(at),
    })),
  );
  for (const part of inParts(rows)) await queries.insert(contractDecisions).values(part);
}

function inParts<T>(items: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) parts.push(items.slice(from, from + ROWS_AT_ONCE));
  return parts;
}
