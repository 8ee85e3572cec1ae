/** What a finished search found, as the contract shows it: contracts with their evidence and sightings, and the receipt. */
import { loadRecords } from '../../db/contractRecords.ts';
import { type FoundRow, listFound } from '../../db/foundContracts.ts';
import { loadReceiptParts } from '../../db/searchReceipt.ts';
import type { Queries } from '../../db/database.ts';
import { agreementsOfFound } from '../../db/agreementsOfFound.ts';
import type { SearchRow } from '../../db/searches.ts';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { evidenceLimits } from '../../../contract/limits.gen.ts';
import { heldThere } from '../../../contract/heldThere.ts';
import type { AgreementThere } from '../../../contract/joining.ts';
import type { ContractRecord } from '../../../contract/record.ts';
import { toCheckAsRead, toCheckThere } from '../../../contract/toCheckFound.ts';
import { boundedDuration, boundedMoney, boundedParties } from '../../domain/bounded.ts';
import { readingOf } from '../../domain/cycle/readingOf.ts';
import { makeReceipt, perhapsReason, type ReceiptContract, settleSightings } from '../../domain/receipt.ts';
import { distinctPlaces, orderFoundContracts } from '../../domain/sightings.ts';
import type { SignedInUser } from '../operations.ts';
import type { FoundContract, ProcessSearchResponse } from '../wire.gen.ts';

/** Only reads: asking again answers the same. */
export async function findFoundBySearch(
  queries: Queries,
  search: SearchRow,
  user: Pick<SignedInUser, 'id' | 'databaseId'>,
  today: CalendarDay,
): Promise<ProcessSearchResponse> {
  const found = await listFound(queries, search.id, user);
  // Whoever asked for every match has them in one list.
  const isApart = (row: FoundRow) => !search.criteria.includeAllMatches && row.analysis.verdict === 'perhaps';
  const ordered = orderFoundContracts(found.map((row) => ({ ...row, row, date: row.date?.getTime() ?? null })));
  const there = await contractsThere(queries, user.databaseId, found);
  const agreements = await agreementsOfFound(queries, user.databaseId, found);
  const wire = (row: Found) => foundOnWire(row, there, agreements.get(row.id) ?? [], today);
  const { places, documents } = await loadReceiptParts(queries, search.id);
  return {
    contracts: ordered.filter(({ row }) => !isApart(row)).map(({ row }) => wire(row)),
    perhaps: ordered.filter(({ row }) => isApart(row)).map(({ row }) => wire(row)),
    receipt: makeReceipt(places, settleSightings(documents, found.map(sightingsOf)), search.warnings),
  };
}

function sightingsOf({ name, analysis, sightings }: FoundRow): ReceiptContract {
  return { name, isContract: analysis.isContract, perhaps: perhapsReason(analysis), sightings };
}

type Found = FoundRow & { contractId: string | null };

const reads = ({ documentId, name, analysis }: FoundRow) => readingOf(documentId, name, analysis);

/** The contracts in the database that documents of the search are in. */
async function contractsThere(queries: Queries, databaseId: string, found: Found[]) {
  const ids = new Set(found.flatMap(({ contractId }) => contractId ?? []));
  const records = await loadRecords(queries, databaseId, [...ids]);
  return new Map(records.map((record) => [record.id, record]));
}

function foundOnWire(
  row: Found,
  there: ReadonlyMap<string, ContractRecord>,
  belongsTo: AgreementThere[],
  today: CalendarDay,
): FoundContract {
  const { id, name, subject, sourceLocation, size, date, source, contractId, analysis, sightings } = row;
  const contract = there.get(contractId ?? '');
  const reading = reads(row);
  return {
    id,
    name,
    sourceLocation,
    size,
    source,
    contractId,
    documentId: row.documentId,
    toCheck: contract ? toCheckThere(reading, contract, today) : toCheckAsRead(reading, today),
    ...(contract ? { held: heldThere(reading, contract, { name, date: date?.toISOString() ?? null }, today) } : {}),
    ...(reading.about ? { about: reading.about } : {}),
    ...(belongsTo.length > 0 ? { belongsTo } : {}),
    perhapsBecause: analysis.verdict === 'perhaps' ? (analysis.verdictReason ?? null) : null,
    ...(subject === null ? {} : { subject }),
    ...(analysis.readFromScan ? { readFromScan: true } : {}),
    ...(analysis.pagesUnread ? { pagesUnread: analysis.pagesUnread } : {}),
    date: date?.toISOString() ?? null,
    ...datesOnWire(analysis),
    // What is reviewed is what is stored.
    ending: reading.values.ending ?? null,
    amount: boundedMoney(analysis.amount),
    currency: /^[A-Z]{3}$/.test(analysis.currency ?? '') ? analysis.currency : null,
    amountPeriod: analysis.amountPeriod,
    governingLaw: analysis.governingLaw ?? null,
    parties: boundedParties(analysis.parties),
    evidence: analysis.evidence.map(({ field, quote, working, confidence }) => ({
      field,
      working,
      confidence,
      quote: quote.slice(0, evidenceLimits.quote.maxLength),
    })),
    alternatives: analysis.alternatives.map(({ field, value, quote, confidence }) => ({
      field,
      value,
      confidence,
      quote: quote.slice(0, evidenceLimits.quote.maxLength),
    })),
    sightings: distinctPlaces(sightings).map((sighting) => ({
      source: sighting.source,
      account: sighting.account,
      name: sighting.name,
      location: sighting.location,
      date: sighting.date === null ? null : new Date(sighting.date).toISOString(),
    })),
  };
}

function datesOnWire(analysis: FoundRow['analysis']) {
  const { isContract, perpetual, autoRenews, agreementDate, effectiveDate, termEnd, renewalDate, noticeBy } = analysis;
  return {
    isContract,
    perpetual,
    autoRenews,
    agreementDate,
    effectiveDate,
    termEnd,
    renewalDate,
    noticeBy,
    renewalTerm: boundedDuration(analysis.renewalTerm),
    noticePeriod: boundedDuration(analysis.noticePeriod),
  };
}
