/** The contracts that found amendments and renewal letters may belong to: those in the database, and those that the same search found. */
import { companyKeys } from '../../../contract/counterparty.ts';
import { type AgreementThere, agreementsThere } from '../../../contract/joining.ts';
import { knownOf } from '../../../contract/known.ts';
import type { FoundRow } from '../../db/foundContracts.ts';
import { loadListed } from '../../db/listedContracts.ts';
import type { Queries } from '../../db/database.ts';
import { ourCompaniesOf } from '../../db/settings.ts';
import { readingOf } from '../../domain/cycle/readingOf.ts';

/** By found contract. One that is in the database already is offered there. */
export async function agreementsOfFound(
  queries: Queries,
  databaseId: string,
  rows: readonly (FoundRow & { contractId: string | null })[],
): Promise<Map<string, AgreementThere[]>> {
  const found = rows
    .filter(({ contractId }) => contractId === null)
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
