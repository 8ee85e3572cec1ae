/** The contracts that found amendments and renewal letters may belong to: those in the database, and those that were found beside them. */
import { companyKeys } from '../../contract/counterparty.ts';
import { type AgreementThere, agreementsThere } from '../../contract/joining.ts';
import { knownOf } from '../../contract/known.ts';
import type { Analysis } from '../domain/analysis/types.ts';
import { readingOf } from '../domain/cycle/readingOf.ts';
import type { Queries } from './database.ts';
import { loadListed } from './listedContracts.ts';
import { ourCompaniesOf } from './settings.ts';

/** `contractId`: of one that is in the database already. */
type Found = { id: string; documentId: string; name: string; analysis: Analysis; contractId?: string | null };

/** By found contract. One that is in the database already is offered there. */
export async function agreementsOfFound(
  queries: Queries,
  databaseId: string,
  rows: readonly Found[],
): Promise<Map<string, AgreementThere[]>> {
  const found = rows
    .filter(({ contractId = null }) => contractId === null)
    .map(({ id, documentId, name, analysis }) => ({ id, known: knownOf({}, [readingOf(documentId, name, analysis)]) }));
  const speaking = found.filter(({ known }) => known.about !== undefined);
  if (speaking.length === 0) return new Map();
  const listed = [
    ...(await loadListed(queries, databaseId)),
    ...(await loadListed(queries, databaseId, { trash: true })),
  ];
  const ourKeys = companyKeys(await ourCompaniesOf(queries, databaseId));
  return new Map(speaking.map((one) => [one.id, agreementsThere(one, listed, found, ourKeys)]));
}
