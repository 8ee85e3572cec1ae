/** A contract of the made-up world as the kernel keeps it: one document, in which its values were read. */
import { firstDay } from '../../contract/inferred.ts';
import { knownOf } from '../../contract/known.ts';
import type { ContractRecord, RecordDocument } from '../../contract/record.ts';
import { endingFrom, type FieldEvidence, type FieldName, type Reading } from '../../contract/values.ts';
import type { Contract, FoundContract } from '../../src/api/endpoints.gen.ts';

const records = new WeakMap<Contract, ContractRecord>();

/** The record of a stored contract, made once: its `renewalDate` is the end of its first term. */
export function storedRecord(contract: Contract): ContractRecord {
  const known = records.get(contract);
  if (known) return known;
  const createdAt = contract.createdAt ?? '2026-01-01T00:00:00Z';
  const { id } = contract;
  const { contractValue, renewalDate, source } = contract;
  const found: FoundContract = {
    ...contract,
    amount: contractValue ?? null,
    termEnd: renewalDate ?? null,
    source: source === 'drive' || source === 'file' ? source : 'gmail',
    amountPeriod: contract.amountPeriod ?? null,
  };
  const document = foundDocument(`document-${id}`, found, createdAt);
  const record: ContractRecord = {
    id,
    version: 1,
    source: source ?? 'gmail',
    createdAt,
    deletedAt: null,
    known: knownOf({}, [document.reading]),
    person: {},
    documents: [document],
    owner: contract.owner ?? null,
    tags: contract.tags ?? [],
    notes: contract.notes ?? null,
    acknowledged: [],
    decisions: [],
    related: [],
  };
  records.set(contract, record);
  return record;
}

/** A found document as it lies with its contract. */
export function foundDocument(id: string, found: FoundContract, addedAt: string): RecordDocument {
  const { name = 'Unnamed Contract', size = 48_000, date = null, source = 'gmail', sourceLocation = null } = found;
  const sightings = found.sightings ?? [{ source, name, date }];
  return {
    id,
    name,
    mediaType: found.readFromScan ? 'image/png' : 'application/pdf',
    size,
    date,
    addedAt,
    source,
    sourceLocation,
    joined: false,
    ...(found.readFromScan ? { readFromScan: true } : {}),
    ...(found.pagesUnread ? { pagesUnread: found.pagesUnread } : {}),
    reading: readingOfFound(id, found, name),
    sightings,
  };
}

/** What the made-up search read in a document, in the words of the kernel. */
export function readingOfFound(documentId: string, found: FoundContract, name: string): Reading {
  const { parties = [], amount = null, currency = null, amountPeriod = null, autoRenews = null } = found;
  const to = found.termEnd ?? found.renewalDate ?? null;
  return {
    documentId,
    values: {
      name,
      parties,
      from: firstDay(found),
      to,
      ending: found.ending ?? endingFrom({ autoRenews, perpetual: found.perpetual ?? false, to }),
      renewalTerm: found.renewalTerm ?? null,
      noticePeriod: found.noticePeriod ?? null,
      amount,
      currency,
      amountPeriod,
      agreementDate: found.agreementDate ?? null,
      governingLaw: found.governingLaw ?? null,
    },
    lastDay: 'stated',
    autoRenews,
    evidence: (found.evidence ?? []).flatMap(evidenceOf),
    others: (found.alternatives ?? []).flatMap(({ field, value, quote, confidence }) => {
      const about = FIELDS[field];
      return about ? [{ field: about, value, quote, confidence: confidence ?? null }] : [];
    }),
    ...(found.about ? { about: { ...found.about, dated: found.about.dated ?? null } } : {}),
  };
}

const FIELDS: Record<string, FieldName> = {
  parties: 'parties',
  amount: 'amount',
  agreementDate: 'agreementDate',
  governingLaw: 'governingLaw',
  effectiveDate: 'from',
  termEnd: 'to',
  renewalDate: 'to',
  renewalTerm: 'renewalTerm',
  noticePeriod: 'noticePeriod',
  noticeBy: 'noticePeriod',
  ending: 'ending',
  perpetual: 'ending',
};

function evidenceOf({
  field,
  quote,
  working,
  confidence,
}: NonNullable<FoundContract['evidence']>[number]): FieldEvidence[] {
  const about = FIELDS[field];
  if (!about) return [];
  return [
    { field: about, quote, working: working ?? null, confidence: confidence ?? null, page: 1, start: null, end: null },
  ];
}
