/** Reviewed search results become contracts, with their documents, all or nothing. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { contractsOfDocuments, moveRevision, renewalOf, upsertContracts } from '../../db/contracts.ts';
import type { Queries } from '../../db/database.ts';
import type { contracts } from '../../db/schema/contracts.ts';
import { foundContracts } from '../../db/schema/searches.ts';
import { isUuid } from '../../db/uuid.ts';
import { originalRenewalDate } from '../../domain/contractDates.ts';
import { isDay } from '../../../contract/calendar.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { Handler } from '../operations.ts';
import type { ContractUpload } from '../wire.gen.ts';

type Found = typeof foundContracts.$inferSelect;
type NewRow = typeof contracts.$inferInsert;

export function uploadContractsHandler({ database, clock }: AppContext): Handler<'uploadContracts'> {
  return async (request) => {
    const reviewed = request.body.contracts;
    for (const [index, { renewalDate }] of reviewed.entries()) {
      if (typeof renewalDate === 'string' && !isDay(renewalDate)) throw noSuchDay(index);
    }
    return database.queries.transaction((transaction) => store(transaction, request.user.id, reviewed, clock()));
  };
}

async function store(transaction: Queries, userId: string, reviewed: ContractUpload[], now: Date) {
  await moveRevision(transaction, userId);
  const found = await loadFound(transaction, userId, reviewed);
  const documentIds = [...new Set([...found.values()].map(({ documentId }) => documentId))];
  const there = await contractsOfDocuments(transaction, userId, documentIds);
  /** By document: where a request names one twice, the later review counts. */
  const rows = new Map<string, NewRow>();
  const ids = reviewed.map((review, index) => {
    const of = found.get(review.id.toLowerCase());
    if (!of) throw unknownId(review.id, index);
    const id = there.get(of.documentId) ?? rows.get(of.documentId)?.id ?? randomUUID();
    rows.set(of.documentId, toRow(review, of, { id, userId, now }));
    return id;
  });
  await upsertContracts(transaction, [...rows.values()]);
  const updated = documentIds.filter((documentId) => there.has(documentId)).length;
  return { created: documentIds.length - updated, updated, ids };
}

async function loadFound(
  transaction: Queries,
  userId: string,
  reviewed: ContractUpload[],
): Promise<Map<string, Found>> {
  const ids = [...new Set(reviewed.map(({ id }) => id).filter(isUuid))];
  const rows = await transaction
    .select()
    .from(foundContracts)
    .where(and(eq(foundContracts.userId, userId), inArray(foundContracts.id, ids)))
    // The search may be tidied away meanwhile, and its documents with it.
    .for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the user left out keeps what was found; what the user cleared (null) is unknown from now on. */
function toRow(
  review: ContractUpload,
  found: Found,
  { id, userId, now }: { id: string; userId: string; now: Date },
): NewRow {
  const maxRenewals = maxRenewalsOf(found.analysis);
  const stored = renewalOf({ ...found, maxRenewals });
  const contractValue = pick(review.amount, found.amount);
  return {
    id,
    userId,
    documentId: found.documentId,
    name: review.name,
    contractValue,
    currency: contractValue === null ? null : pick(review.currency, found.currency),
    parties: pick(review.parties, found.parties),
    renewalDate: review.renewalDate === undefined ? found.renewalDate : originalRenewalDate(review.renewalDate, stored),
    autoRenews: found.autoRenews,
    renewalTermN: found.renewalTermN,
    renewalTermUnit: found.renewalTermUnit,
    maxRenewals,
    noticePeriodN: found.noticePeriodN,
    noticePeriodUnit: found.noticePeriodUnit,
    source: found.source,
    sourceLocation: pick(review.sourceLocation, found.sourceLocation),
    createdAt: now,
    updatedAt: now,
  };
}

function pick<T>(reviewed: T | undefined, otherwise: T): T {
  return reviewed === undefined ? otherwise : reviewed;
}

/** Read from the analysis as it was stored: an older one does not have it. */
function maxRenewalsOf(analysis: unknown): number | null {
  const { maxRenewals } = (analysis ?? {}) as { maxRenewals?: unknown };
  return typeof maxRenewals === 'number' && Number.isInteger(maxRenewals) && maxRenewals >= 0 ? maxRenewals : null;
}

function unknownId(id: string, index: number): HttpError {
  return new HttpError(
    404,
    `The search result ${id} does not exist any more. Nothing was stored; please search again.`,
    {
      code: 'NOT_FOUND',
      details: `contracts[${index}].id`,
    },
  );
}

function noSuchDay(index: number): HttpError {
  const field = `contracts[${index}].renewalDate`;
  return new HttpError(400, `The request is not valid: ${field} is not a day.`, { code: 'INVALID', details: field });
}
