/** A contract with everything known of it, as of a day: the shape of `ContractDetails` in openapi.yaml. */
import type { CalendarDay } from './calendar.ts';
import { counterpartyOf } from './counterparty.ts';
import { cycleEndOf } from './cycle.ts';
import type { Decision } from './decision.ts';
import { disagreements } from './disagreement.ts';
import { inferenceOf } from './inferred.ts';
import { cycleFactsOf } from './known.ts';
import { itemOf, standingOfRecord } from './listItem.ts';
import { countsUntil } from './perhapsActBy.ts';
import type { ContractRecord, RecordDocument, Related, Sighting } from './record.ts';
import type { Standing } from './standing.ts';
import { workingLine } from './workingLine.ts';
import { FIELD_NAMES, type Fact, type FieldName, type OtherReading, winningFacts } from './values.ts';

/** What stands around a contract, and is not the contract's own. */
export type Around<Reminder> = {
  ourKeys: ReadonlySet<string>;
  reminders: Reminder[];
  /** Names of related contracts by id; one that is missing was deleted. */
  namesOfRelated: ReadonlyMap<string, string>;
};

export function contractDetails<Reminder>(
  record: ContractRecord,
  today: CalendarDay,
  { ourKeys, reminders, namesOfRelated }: Around<Reminder>,
) {
  const standing = standingOfRecord(record, today);
  const { cycle, passedCycle } = standing;
  const cycleEnd = cycleEndOf(cycle);
  const facts = cycleFactsOf(record.known);
  const decisions = record.decisions
    .toSorted((a, b) => (a.cycleEnd < b.cycleEnd ? 1 : -1))
    .map((each) => withItsDay(each, countsUntil(each, facts)));
  const undecided = { decision: 'undecided' as const, note: null, noticeSent: null, by: null, at: null };
  return {
    id: record.id,
    version: record.version,
    name: record.known.values.name ?? '',
    values: valuesOf(record, ourKeys),
    cycle: {
      from: cycle.from,
      to: cycle.to,
      ending: cycle.ending,
      renewals: cycle.renewals,
      actBy: cycle.actBy,
      actByWorkingDay: cycle.actByWorkingDay,
      kind: cycle.kind,
      passed: passedCycle !== null,
      acknowledged: standing.acknowledged,
      ...(passedCycle === null ? {} : { passedCycle }),
      working: cycle.working && workingLine(cycle.working),
      cost: standing.cost,
      yearlyAmount: standing.yearlyAmount,
    },
    decision: decisions.find((each) => each.cycleEnd === cycleEnd && isShown(each, standing)) ?? {
      cycleEnd,
      ...undecided,
    },
    decisions,
    documents: record.documents.map(documentOf),
    sightings: record.documents.flatMap(({ sightings }) => sightings.map(sightingOf)),
    reminders,
    owner: record.owner,
    tags: record.tags,
    notes: record.notes,
    related: record.related.flatMap((related) => relatedOf(related, namesOfRelated)),
    toCheck: standing.toCheck,
    summary: itemOf(record, standing, ourKeys),
  };
}

function withItsDay(decision: Decision, until: CalendarDay | null) {
  return until === null ? decision : { ...decision, countsUntil: until };
}

/** One that decides nothing any more stands among the others alone. */
function isShown({ decision }: Decision, standing: Standing): boolean {
  return decision === standing.decision;
}

function documentOf({ reading: _reading, sightings: _sightings, unreadBecause, ...document }: RecordDocument) {
  return { ...document, ...(unreadBecause ? { unreadBecause } : {}) };
}

function sightingOf({ source, name, account, location, date }: Sighting): Sighting {
  return {
    source,
    name,
    ...(account === undefined ? {} : { account }),
    ...(location === undefined ? {} : { location }),
    ...(date === undefined ? {} : { date }),
  };
}

function relatedOf(related: Related, names: ReadonlyMap<string, string>) {
  const name = names.get(related.contractId);
  return name === undefined ? [] : [{ ...related, name }];
}

type WireFact<F extends FieldName> = ReturnType<typeof factOf<F>>;

/** Without a document nothing was read: what nobody has entered counts as entered empty. */
function valuesOf(record: ContractRecord, ourKeys: ReadonlySet<string>) {
  const readings = record.documents.map(({ reading }) => reading);
  const facts = winningFacts(record.person, readings);
  const { counterparty, parties } = facts;
  if (counterparty.value === null && counterparty.source === 'read') {
    counterparty.value = counterpartyOf(parties.value ?? [], ourKeys);
    counterparty.reading = parties.reading;
  }
  const [newest] = readings;
  const others = disagreements(facts, readings).flatMap(({ other }) => other ?? []);
  const entries = FIELD_NAMES.map((field) => {
    const fact = facts[field];
    const source = readings.length === 0 && fact.source === 'read' ? ('entered' as const) : fact.source;
    const shown = { ...fact, source, reading: fact.reading ?? newest ?? null };
    return [
      field,
      factOf(
        field,
        shown,
        others.filter((each) => each.field === field),
      ),
    ];
  });
  return Object.fromEntries(entries) as { [F in FieldName]: WireFact<F> };
}

/** `otherDocuments`: what other documents of the contract say instead. */
function factOf<F extends FieldName>(
  field: F,
  { value, source, reading, documentSays }: Fact<F>,
  otherDocuments: readonly OtherReading[],
) {
  const shown: FieldName =
    field === 'counterparty' ? 'parties' : field === 'currency' || field === 'amountPeriod' ? 'amount' : field;
  const evidence = (reading?.evidence ?? []).filter((each) => each.field === shown);
  const others = [...(reading?.others ?? []).filter((each) => each.field === field), ...otherDocuments];
  const documentId = reading?.documentId ?? '';
  const inferred = inferenceOf(field, { value, source, reading });
  return {
    value,
    source,
    evidence: evidence.map(({ confidence, ...each }) => ({
      ...each,
      documentId,
      ...(confidence === null ? {} : { confidence }),
    })),
    ...(documentSays === undefined ? {} : { documentSays }),
    ...(inferred === null ? {} : { inferred }),
    ...(others.length === 0
      ? {}
      : {
          alternatives: others.map(({ confidence, ...each }) => ({
            ...each,
            ...(confidence === null ? {} : { confidence }),
          })),
        }),
  };
}
