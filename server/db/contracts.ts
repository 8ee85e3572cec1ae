/** The renewals database of one user. Every function is scoped by the user's id; every change moves the revision of the list. */
import { and, count, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Duration } from '../domain/analysis/types.ts';
import type { StoredRenewal } from '../domain/contractDates.ts';
import type { Queries } from './database.ts';
import { deleteUnreferencedDocuments } from './documents.ts';
import { users } from './schema/accounts.ts';
import { contracts, documents } from './schema/contracts.ts';

export type ContractRow = typeof contracts.$inferSelect;
type RenewalColumns = Pick<
  ContractRow,
  | 'renewalDate'
  | 'autoRenews'
  | 'renewalTermN'
  | 'renewalTermUnit'
  | 'maxRenewals'
  | 'noticePeriodN'
  | 'noticePeriodUnit'
>;

const renewalColumns = {
  renewalDate: contracts.renewalDate,
  autoRenews: contracts.autoRenews,
  renewalTermN: contracts.renewalTermN,
  renewalTermUnit: contracts.renewalTermUnit,
  maxRenewals: contracts.maxRenewals,
  noticePeriodN: contracts.noticePeriodN,
  noticePeriodUnit: contracts.noticePeriodUnit,
};

function duration(n: number | null, unit: Duration['unit'] | null): Duration | null {
  return n === null || unit === null ? null : { n, unit };
}

/** The renewal of a row of `contracts` or `found_contracts`. */
export function renewalOf(row: Omit<RenewalColumns, 'maxRenewals'> & { maxRenewals?: number | null }): StoredRenewal {
  return {
    renewalDate: row.renewalDate,
    autoRenews: row.autoRenews,
    renewalTerm: duration(row.renewalTermN, row.renewalTermUnit),
    maxRenewals: row.maxRenewals ?? null,
    noticePeriod: duration(row.noticePeriodN, row.noticePeriodUnit),
  };
}

/** A number that is another one after every change to the user's contracts. */
export async function readRevision(queries: Queries, userId: string): Promise<number> {
  const [user] = await queries.select({ revision: users.contractsRevision }).from(users).where(eq(users.id, userId));
  return user?.revision ?? 0;
}

/**
 * First statement of every transaction that changes contracts: moves the revision and, because it locks the user's row until the end,
 * lets two tabs change one after the other.
 */
export async function moveRevision(transaction: Queries, userId: string): Promise<void> {
  await transaction
    .update(users)
    .set({ contractsRevision: sql`${users.contractsRevision} + 1` })
    .where(eq(users.id, userId));
}

/** All contracts, latest renewal first, undated last. */
export async function listContractRows(queries: Queries, userId: string): Promise<ContractRow[]> {
  return queries
    .select()
    .from(contracts)
    .where(eq(contracts.userId, userId))
    .orderBy(sql`${contracts.renewalDate} desc nulls last`, contracts.id);
}

/** Counts over the stored dates, and the renewals before `from` that may have rolled into the window since. */
export async function countContracts(
  queries: Queries,
  userId: string,
  window: { from: string; to: string },
): Promise<{ all: number; undated: number; inWindow: number; rolling: StoredRenewal[] }> {
  const { renewalDate, autoRenews } = contracts;
  const [counts] = await queries
    .select({
      all: count(),
      undated: sql<number>`count(*) filter (where ${isNull(renewalDate)})`,
      inWindow: sql<number>`count(*) filter (where ${and(gte(renewalDate, window.from), lte(renewalDate, window.to))})`,
    })
    .from(contracts)
    .where(eq(contracts.userId, userId));
  const rolling = await queries
    .select(renewalColumns)
    .from(contracts)
    .where(and(eq(contracts.userId, userId), lt(renewalDate, window.from), eq(autoRenews, true)));
  return { all: 0, undated: 0, inWindow: 0, ...counts, rolling: rolling.map(renewalOf) };
}

/** A contract's name and its document; null where the user has no such contract. */
export async function findContractDocument(queries: Queries, userId: string, id: string) {
  const [found] = await queries
    .select({
      name: contracts.name,
      sourceLocation: contracts.sourceLocation,
      createdAt: contracts.createdAt,
      document: documents,
    })
    .from(contracts)
    .innerJoin(documents, eq(documents.id, contracts.documentId))
    .where(and(eq(contracts.id, id), eq(contracts.userId, userId)));
  return found ?? null;
}

/** Deletes a contract, and its document where no search shows it any more. False where the user has no such contract. */
export async function deleteContract(queries: Queries, userId: string, id: string): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    await moveRevision(transaction, userId);
    const deleted = await transaction
      .delete(contracts)
      .where(and(eq(contracts.id, id), eq(contracts.userId, userId)))
      .returning({ documentId: contracts.documentId });
    await deleteUnreferencedDocuments(
      transaction,
      deleted.map(({ documentId }) => documentId),
    );
    return deleted.length > 0;
  });
}

/** Ids of the contracts that rest on the given documents, by document. */
export async function contractsOfDocuments(
  queries: Queries,
  userId: string,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queries
    .select({ id: contracts.id, documentId: contracts.documentId })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), inArray(contracts.documentId, [...documentIds])));
  return new Map(rows.map((row) => [row.documentId, row.id]));
}

/** The value that was to be inserted. */
function excluded(column: string) {
  return sql.raw(`excluded.${column}`);
}

/** Stores contracts in one statement; one whose document is there already takes all new values but keeps id and age. */
export async function upsertContracts(
  queries: Queries,
  rows: readonly (typeof contracts.$inferInsert)[],
): Promise<void> {
  await queries
    .insert(contracts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [contracts.userId, contracts.documentId],
      set: {
        name: excluded('name'),
        contractValue: excluded('contract_value'),
        currency: excluded('currency'),
        parties: excluded('parties'),
        renewalDate: excluded('renewal_date'),
        autoRenews: excluded('auto_renews'),
        renewalTermN: excluded('renewal_term_n'),
        renewalTermUnit: excluded('renewal_term_unit'),
        maxRenewals: excluded('max_renewals'),
        noticePeriodN: excluded('notice_period_n'),
        noticePeriodUnit: excluded('notice_period_unit'),
        source: excluded('source'),
        sourceLocation: excluded('source_location'),
        updatedAt: excluded('updated_at'),
      },
    });
}
