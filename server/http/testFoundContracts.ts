/** For tests: results of a search, as a finished job leaves them. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { saveDocument } from '../db/documents.ts';
import { foundContracts, searches } from '../db/schema/searches.ts';
import { fingerprintOf } from '../documents/fingerprint.ts';
import type { Analysis } from '../domain/analysis/types.ts';
import { readCriteria } from '../../contract/criteria.ts';
import { TEST_NOW } from './testApp.ts';

export type FoundContractInput = Partial<typeof foundContracts.$inferInsert> & {
  bytes?: Uint8Array;
  text?: string;
  mediaType?: string;
};

const emptyAnalysis: Analysis = {
  isContract: true,
  title: null,
  parties: [],
  amount: null,
  currency: null,
  amountPeriod: null,
  agreementDate: null,
  effectiveDate: null,
  termEnd: null,
  perpetual: false,
  autoRenews: null,
  renewalDate: null,
  renewalTerm: null,
  noticePeriod: null,
  noticeBy: null,
  evidence: [],
  alternatives: [],
};

const CRITERIA = readCriteria({ keywords: ['agreement'], service: 'ALL', excludeDrafts: false });

/** A document as the reader hands it over. */
function printed(bytes: Uint8Array, text: string) {
  return { bytes, text, layout: null, letter: null, ...fingerprintOf(bytes, text) };
}

/** Records a finished search of the user with these results. Returns the search's id and the results' ids in order. */
export async function addFoundContracts(
  { queries }: Database,
  userId: string,
  inputs: readonly FoundContractInput[],
): Promise<{ searchId: string; ids: string[] }> {
  const searchId = randomUUID();
  const base = { userId, createdAt: TEST_NOW, updatedAt: TEST_NOW };
  await queries
    .insert(searches)
    .values({ ...base, id: searchId, criteria: CRITERIA, status: 'COMPLETED', phase: 'done', warnings: [] });
  const rows = [];
  for (const [index, { bytes, text, mediaType, ...columns }] of inputs.entries()) {
    const name = columns.name ?? `Agreement ${index}`;
    const document = await saveDocument(queries, {
      userId,
      ...printed(bytes ?? Buffer.from(`%PDF-1.7 ${randomUUID()}`), text ?? `Short text ${index}`),
      name,
      mediaType: mediaType ?? 'application/pdf',
      now: TEST_NOW,
    });
    rows.push({
      id: randomUUID(),
      searchId,
      userId,
      documentId: document.id,
      name,
      source: 'gmail' as const,
      size: 100,
      parties: [],
      sightings: [],
      ...columns,
      analysis: { ...emptyAnalysis, ...analysisOf(columns), ...(columns.analysis as object | undefined) },
    });
  }
  await queries.insert(foundContracts).values(rows);
  return { searchId, ids: rows.map(({ id }) => id) };
}

/** The columns say in short what the analysis says at length. */
function analysisOf(columns: FoundContractInput): Partial<Analysis> {
  const {
    renewalDate = null,
    termEnd = null,
    amount = null,
    currency = null,
    parties = [],
    autoRenews = null,
  } = columns;
  const { renewalTermN, renewalTermUnit, noticePeriodN, noticePeriodUnit } = columns;
  return {
    renewalDate,
    termEnd: termEnd ?? renewalDate,
    amount,
    currency,
    parties,
    autoRenews,
    renewalTerm: renewalTermN && renewalTermUnit ? { n: renewalTermN, unit: renewalTermUnit } : null,
    noticePeriod: noticePeriodN && noticePeriodUnit ? { n: noticePeriodN, unit: noticePeriodUnit } : null,
  };
}
