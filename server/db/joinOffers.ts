/** Which contracts of a renewals database may belong together, and nobody has said yet whether they do. */
import { companyKeys } from '../../contract/counterparty.ts';
import { type JoinOffer, joinOffers, unsettledOffers } from '../../contract/joining.ts';
import { loadRecords } from './contractRecords.ts';
import type { Queries } from './database.ts';
import { mayAmendOthers } from './joinedContracts.ts';
import { loadListed } from './listedContracts.ts';
import { ourCompaniesOf } from './settings.ts';

/** Most databases have no contract that speaks of another one: then no list is loaded. */
export async function openJoinOffers(queries: Queries, userId: string): Promise<JoinOffer[]> {
  if (!(await mayAmendOthers(queries, userId))) return [];
  const listed = [...(await loadListed(queries, userId)), ...(await loadListed(queries, userId, { trash: true }))];
  const offers = joinOffers(listed, companyKeys(await ourCompaniesOf(queries, userId)));
  const ids = new Set(offers.flatMap(({ id, into }) => [id, into.id]));
  const records = await loadRecords(queries, userId, [...ids]);
  return unsettledOffers(offers, new Map(records.map((record) => [record.id, record])));
}
