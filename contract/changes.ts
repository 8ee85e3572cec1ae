/** What may be done to a contract, and what it leaves behind in its history. Every change answers the record as it is afterwards. */
import { type CalendarDay, orNull } from './calendar.ts';
import { checkValues } from './checkValues.ts';
import { cycleAt, cycleEndingOn, cycleEndOf, type CycleFacts } from './cycle.ts';
import { type Decision, presentDay } from './decision.ts';
import { distinct } from './distinct.ts';
import { isLaterTerm, keptForItsTerm } from './formerTerm.ts';
import { cycleFactsOf, type Known, knownOf } from './known.ts';
import { standingOfRecord } from './listItem.ts';
import { presentCycle } from './perhapsActBy.ts';
import type { ContractRecord, HistoryEntry, Owner, RecordDocument, Related } from './record.ts';
import { newestFirst } from './record.ts';
import type { Standing } from './standing.ts';
import {
  FIELD_NAMES,
  type FieldName,
  type FieldValues,
  type PersonValues,
  sameValue,
  type ValueSource,
} from './values.ts';

export type Changed = { record: ContractRecord; history: HistoryEntry[] };
/** Who changes something, when (ISO instant), and which day it is there. */
export type Actor = { who: string | null; when: string; today: CalendarDay };

/** What a person may say of a contract. What is left out stays as it is; null says that there is none. */
export type Said = {
  values?: { [F in FieldName]?: FieldValues[F] | null | undefined } | undefined;
  confirm?: readonly FieldName[] | undefined;
  owner?: Owner | null | undefined;
  tags?: readonly string[] | undefined;
  notes?: string | null | undefined;
  related?: readonly Related[] | undefined;
};

/** A person enters, clears and confirms values. Throws `Refused` where they cannot be. */
export function sayValues(record: ContractRecord, said: Said, actor: Actor): Changed {
  const entered = Object.entries(said.values ?? {}).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value] as const],
  );
  const person: Record<string, PersonValues[FieldName]> = { ...record.person };
  for (const [field, value] of entered) {
    const before = record.person[field as FieldName];
    if (before?.source !== 'entered' || !sameValue(before.value, value)) person[field] = { value, source: 'entered' };
  }
  for (const field of said.confirm ?? []) {
    if (person[field] === undefined) person[field] = { value: record.known.values[field] ?? null, source: 'confirmed' };
  }
  const { actBy } = record.person;
  // A last day that was given for a former term is said of this one, too.
  const isSaidAgain = said.confirm?.includes('actBy') || sameValue(said.values?.actBy, actBy?.value);
  if (actBy?.forEnd !== undefined && isSaidAgain) person['actBy'] = { value: actBy.value, source: 'confirmed' };
  const own = record.person.to;
  // An end that was entered is confirmed where that is asked: it has renewed often since.
  if (said.confirm?.includes('to') && own?.source === 'entered' && person['to'] === own && isToCheck(record, actor)) {
    person['to'] = { value: own.value, source: 'confirmed' };
  }
  const next = withKnown({ ...record, person }, actor.today);
  checkValues(
    next.known,
    entered.map(([field]) => field as FieldName),
  );
  const beside = besides(record, said);
  return finished(record, { ...next, ...beside }, actor);
}

function isToCheck(record: ContractRecord, { today }: Actor): boolean {
  return standingOfRecord(record, today).toCheck.some(({ field }) => field === 'to');
}

function besides(record: ContractRecord, { owner, tags, notes, related }: Said): Partial<ContractRecord> {
  return {
    ...(owner === undefined ? {} : { owner: owner && (owner.name || owner.email) ? owner : null }),
    ...(tags === undefined ? {} : { tags: distinct(tags) }),
    ...(notes === undefined ? {} : { notes: notes === '' ? null : notes }),
    ...(related === undefined
      ? {}
      : {
          related: related
            .filter(({ contractId }) => contractId !== record.id)
            .map(({ contractId, kind }) => ({ contractId, kind })),
        }),
  };
}

/** A document is added, or read again. Nothing that a person has said moves; what it says otherwise stands beside it. */
export function receiveDocument(record: ContractRecord, document: RecordDocument, actor: Actor): Changed {
  const others = record.documents.filter(({ id }) => id !== document.id);
  const before = record.documents.find(({ id }) => id === document.id);
  const kept = before ? { ...document, addedAt: before.addedAt, joined: before.joined } : document;
  return withDocuments(record, [...others, kept], actor);
}

/** The documents of a contract are others from now on, and with them perhaps what it is related to: one was joined, or taken out. */
export function withDocuments(
  record: ContractRecord,
  documents: readonly RecordDocument[],
  actor: Actor,
  related = record.related,
): Changed {
  const next = withKnown({ ...record, documents: newestFirst(documents), related }, actor.today);
  return finished(record, next, { ...actor, who: null }, actor.who);
}

/** Somebody has seen that act-by days passed: those cycles are not shown in red any more. */
export function acknowledge(record: ContractRecord, cycleEnds: readonly CalendarDay[], actor: Actor): Changed {
  const acknowledged = [...new Set([...record.acknowledged, ...cycleEnds])].toSorted();
  return finished(record, { ...record, acknowledged }, actor);
}

/** The passed term whose acknowledgement the contract shows is red again. Those of older terms, which show nothing any more, stay. */
export function takeAcknowledgementBack(
  record: ContractRecord,
  { acknowledged, passedCycle }: Pick<Standing, 'acknowledged' | 'passedCycle'>,
  actor: Actor,
): Changed {
  if (!acknowledged || passedCycle === null) return { record, history: [] };
  const left = record.acknowledged.filter((cycleEnd) => cycleEnd !== passedCycle.cycleEnd);
  return finished(record, { ...record, acknowledged: left }, actor);
}

/** Into the trash, or out of it. */
export function moveToTrash(record: ContractRecord, deleted: boolean, actor: Actor): Changed {
  if ((record.deletedAt !== null) === deleted) return { record, history: [] };
  return finished(record, { ...record, deletedAt: deleted ? actor.when : null }, actor);
}

/**
 * The values are worked out anew. A decision about the present cycle moves with the day that this cycle ends. Where the end is another
 * term's, a decision to go on with the present one, or to leave its option unused, stays with it, and so does one by which it is over: what
 * was agreed since is a new term, about which nobody has decided yet. A cancellation moves: the other side has named another end.
 */
function withKnown(record: ContractRecord, today: CalendarDay): ContractRecord {
  const person = keptForItsTerm(record.person, record.known, knownOfRecord(record));
  const known = knownOfRecord({ ...record, person });
  const [factsBefore, facts] = [cycleFactsOf(record.known), cycleFactsOf(known)];
  const present = presentCycle(factsBefore, presentDay(record.decisions, factsBefore, today));
  const isOver = present.to !== null && present.to < today;
  const before = cycleEndOf(present);
  const after = cycleEndOf(
    (isOver ? orNull(() => cycleAt(facts, present.renewals)) : null) ?? presentCycle(facts, today),
  );
  const moves = before !== null && after !== null && before !== after;
  const taken = record.decisions.some(({ cycleEnd }) => cycleEnd === after);
  const settles = ({ decision }: Decision) =>
    isOver ||
    decision === 'renew' ||
    decision === 'renegotiate' ||
    (decision === 'let end' && present.ending === 'option');
  const isOtherTerm = present.to !== null && after !== null && isLaterTerm(present.to, after);
  const isMoved = (each: Decision) => moves && each.cycleEnd === before && !(isOtherTerm && settles(each));
  const decisions =
    moves && !taken
      ? record.decisions.map((each) => (isMoved(each) ? { ...each, cycleEnd: after } : each))
      : record.decisions;
  // That a day has passed can only be seen once it has: where the term has another one now, which lies ahead, nobody has dealt with it.
  const isAhead = (end: CalendarDay) =>
    (actByOf(facts, end) ?? '') >= today && actByOf(facts, end) !== actByOf(factsBefore, end);
  const acknowledged = record.acknowledged.filter((end) => !isAhead(end));
  return { ...record, person, known, decisions, acknowledged };
}

/** The last day to act of the cycle that ends on that day; null where there is none. */
function actByOf(facts: CycleFacts, end: CalendarDay): CalendarDay | null {
  return cycleEndingOn(facts, end)?.actBy ?? null;
}

/** What is known of a contract by what people have said and what its documents say. */
export function knownOfRecord({ person, documents }: Pick<ContractRecord, 'person' | 'documents'>): Known {
  return knownOf(
    person,
    documents.map(({ reading }) => reading),
  );
}

/** Counts the version up and writes the history, where anything has changed at all. */
export function finished(
  before: ContractRecord,
  after: ContractRecord,
  { who, when }: Actor,
  handler: string | null = who,
): Changed {
  const version = before.version + 1;
  const entry = { who, when, version };
  const history = FIELD_NAMES.flatMap((field): HistoryEntry[] => {
    const [from, to] = [before.known.values[field] ?? null, after.known.values[field] ?? null];
    const [was, is] = [sourceOf(before, field), sourceOf(after, field)];
    return sameValue(from, to) && was === is ? [] : [{ ...entry, field, from, to, source: is, sourceBefore: was }];
  });
  const parts: [string, unknown, unknown][] = [
    ['owner', before.owner, after.owner],
    ['tags', before.tags, after.tags],
    ['notes', before.notes, after.notes],
    ['related', before.related, after.related],
    ['documents', namesOf(before), namesOf(after)],
    ['acknowledged', before.acknowledged, after.acknowledged],
    ['trash', before.deletedAt !== null, after.deletedAt !== null],
  ];
  for (const [field, from, to] of parts) {
    if (!sameValue(from, to)) history.push({ ...entry, who: handler, field, from, to });
  }
  if (!sameValue(decisionsOf(before), decisionsOf(after))) {
    const decided = { from: namedDecisions(before), to: namedDecisions(after) };
    // One that moves with the end that a document says was not said by whoever brought the document.
    history.push({ ...entry, field: 'decision', ...decided });
  }
  if (history.length === 0) return { record: { ...after, version: before.version }, history };
  return { record: { ...after, version }, history };
}

function sourceOf({ person }: ContractRecord, field: FieldName): ValueSource {
  return person[field]?.source ?? 'read';
}

function namesOf({ documents }: ContractRecord): string[] {
  return documents.map(({ name }) => name);
}

function decisionsOf({ decisions }: ContractRecord) {
  return decisions
    .toSorted((a, b) => (a.cycleEnd < b.cycleEnd ? -1 : 1))
    .map(({ cycleEnd, decision, note, noticeSent }) => ({ cycleEnd, decision, note, noticeSent }));
}

/** Where no end is known the day that names a cycle is the last one to act, and no term ends on it. */
function namedDecisions(record: ContractRecord) {
  const { to, ending } = cycleFactsOf(record.known);
  const decisions = decisionsOf(record);
  return to === null || ending === 'open' ? decisions.map((each) => ({ ...each, endUnknown: true })) : decisions;
}
