/**
 * Who works on a search. A claim is a lease on the search's row with a number that only grows (a fence): a worker that lost it,
 * because it was thought dead or the search was cancelled, can no longer write anything.
 */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { RecordedCriteria } from '../../contract/criteria.ts';
import type { Database, Queries } from './database.ts';
import { searches } from './schema/searches.ts';
import type { SearchRow } from './searches.ts';

export type Claim = { searchId: string; userId: string; fence: number };

/** What a checkpoint adds to the search's progress. */
export type Progress = {
  found?: number;
  done?: number;
  analysed?: number;
  skipped?: number;
  contracts?: number;
  bytesRead?: number;
  activeMs?: number;
  slowMs?: number;
};

/** The search went to another worker, or is no longer wanted: stop at once and write nothing. */
export class ClaimLost extends Error {
  constructor() {
    super('This search is no longer ours.');
    this.name = 'ClaimLost';
  }
}

const leaseEnd = (leaseMs: number) => sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

/** Takes a search that is to be worked on and that nobody holds; null otherwise. The database's clock decides. */
export async function claimSearch(queries: Queries, searchId: string, leaseMs: number): Promise<SearchRow | null> {
  const rows = await queries
    .update(searches)
    .set({
      fence: sql`${searches.fence} + 1`,
      claimedUntil: leaseEnd(leaseMs),
      stalls: sql`${searches.stalls} + 1`,
      waitingUntil: null,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(
      and(
        eq(searches.id, searchId),
        eq(searches.status, 'PROCESSING'),
        or(isNull(searches.claimedUntil), lt(searches.claimedUntil, sql`clock_timestamp()`)),
      ),
    )
    .returning();
  const row = rows[0];
  return row === undefined ? null : { ...row, criteria: row.criteria as RecordedCriteria };
}

/** Says that the worker lives. False: the claim is lost. */
export async function renewClaim(queries: Queries, claim: Claim, leaseMs: number): Promise<boolean> {
  const rows = await queries
    .update(searches)
    .set({ claimedUntil: leaseEnd(leaseMs) })
    .where(held(claim))
    .returning({ id: searches.id });
  return rows.length > 0;
}

/** Lets the search go as it is, so that anybody may take it up. */
export async function releaseClaim(queries: Queries, claim: Claim): Promise<void> {
  await queries.update(searches).set({ claimedUntil: null }).where(held(claim));
}

type SearchChange = Partial<
  Pick<SearchRow, 'phase' | 'waitingUntil' | 'waitingFor' | 'claimedUntil' | 'finishedAt' | 'warnings'> & {
    /** Left out: the run got somewhere, and the count of those that did not begins anew. */
    stalls: number;
    /** A sentence for the receipt, kept once however often it is added. */
    addWarning: string;
  }
>;

/**
 * One step of a search, all or nothing: progress, state, and whatever `write` does, under the claim. Throws `ClaimLost`.
 * Repeated where PostgreSQL broke a deadlock with another search of the same user.
 */
export async function checkpoint<T>(
  database: Database,
  claim: Claim,
  change: SearchChange,
  write: (queries: Queries) => Promise<{ progress?: Progress; result: T }>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.queries.transaction(async (queries) => {
        const locked = await queries.select({ id: searches.id }).from(searches).where(held(claim)).for('update');
        if (locked.length === 0) throw new ClaimLost();
        const { progress = {}, result } = await write(queries);
        await queries.update(searches).set(changed(change, progress)).where(eq(searches.id, claim.searchId));
        return result;
      });
    } catch (error) {
      if (attempt >= 5 || !isDeadlock(error)) throw error;
    }
  }
}

function held(claim: Claim) {
  return and(eq(searches.id, claim.searchId), eq(searches.fence, claim.fence), eq(searches.status, 'PROCESSING'));
}

function changed({ addWarning, ...change }: SearchChange, progress: Progress) {
  const {
    found = 0,
    done = 0,
    analysed = 0,
    skipped = 0,
    contracts = 0,
    bytesRead = 0,
    activeMs = 0,
    slowMs = 0,
  } = progress;
  return {
    stalls: 0,
    ...(addWarning !== undefined && {
      warnings: sql`array_append(array_remove(${searches.warnings}, ${addWarning}), ${addWarning})`,
    }),
    ...change,
    updatedAt: sql`clock_timestamp()`,
    found: sql`${searches.found} + ${found}`,
    done: sql`${searches.done} + ${done}`,
    analysed: sql`${searches.analysed} + ${analysed}`,
    skipped: sql`${searches.skipped} + ${skipped}`,
    contracts: sql`${searches.contracts} + ${contracts}`,
    bytesRead: sql`${searches.bytesRead} + ${bytesRead}`,
    activeMs: sql`${searches.activeMs} + ${Math.round(activeMs)}`,
    slowMs: sql`${searches.slowMs} + ${Math.round(slowMs)}`,
  };
}

function isDeadlock(error: unknown): boolean {
  const code = (error as { cause?: { code?: string }; code?: string }).cause?.code ?? (error as { code?: string }).code;
  return code === '40P01' || code === '40001';
}
