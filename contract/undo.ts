/** Taking one's own last change back. The lines that the change left in the history say what was there before; the undoing adds its own. */
import { type Actor, type Changed, finished, knownOfRecord } from './changes.ts';
import type { Decision } from './decision.ts';
import type { ContractRecord, HistoryEntry } from './record.ts';
import { nothingToUndo, Refused, tooOldToUndo } from './refused.ts';
import { FIELD_NAMES, type PersonValues, sameValue } from './values.ts';

const PARTS = ['owner', 'tags', 'notes', 'related', 'acknowledged'] as const;
const VALUES: ReadonlySet<string> = new Set(FIELD_NAMES);
const UNDONE: ReadonlySet<string> = new Set([...FIELD_NAMES, ...PARTS, 'decision']);

/**
 * The contract as it was before its present version. `lines` are the history of that version. Throws `Refused` 422 where somebody else made
 * it, where it came about by a document, by the trash or by making the contract, and where its lines are too old to say who had said a value.
 */
export function undoChange(record: ContractRecord, lines: readonly HistoryEntry[], actor: Actor): Changed {
  if (lines.some(({ who }) => who !== actor.who)) throw nothingToUndo();
  return valuesBefore(record, lines, actor);
}

/** The same, whoever made the change. */
export function valuesBefore(record: ContractRecord, lines: readonly HistoryEntry[], actor: Actor): Changed {
  const isWhole = lines.every((line) => line.version === record.version && UNDONE.has(line.field));
  if (!isWhole || lines.length === 0 || record.version === 1) throw nothingToUndo();
  if (lines.some(({ field, sourceBefore }) => VALUES.has(field) && sourceBefore === undefined)) throw tooOldToUndo();
  const before = new Map(lines.map(({ field, from }) => [field, from]));
  const parts = PARTS.flatMap((part) => (before.has(part) ? [[part, before.get(part)]] : []));
  const person = personBefore(record.person, lines);
  const decisions = before.has('decision')
    ? decisionsBefore(record.decisions, before.get('decision') as DecisionLine[], actor)
    : record.decisions;
  const next = { ...record, ...Object.fromEntries(parts), person, decisions };
  return finished(record, { ...next, known: knownOfRecord(next) }, actor);
}

/** A change to take back: the version that it made, and the lines that it left in the history. */
export type ChangeToUndo = { version: number; lines: readonly HistoryEntry[] };

/** One of many: null where the contract is gone or has changed since, and where `undoChange` would refuse. Then it stays as it is. */
export function undoOneOfMany(
  record: ContractRecord | undefined,
  { version, lines }: ChangeToUndo,
  actor: Actor,
): Changed | null {
  if (record?.version !== version || record.deletedAt !== null) return null;
  try {
    return undoChange(record, lines, actor);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function personBefore(person: PersonValues, lines: readonly HistoryEntry[]): PersonValues {
  const values = lines.filter(({ field }) => VALUES.has(field));
  const gone = new Set(values.map(({ field }) => field));
  const kept = Object.entries(person).filter(([field]) => !gone.has(field));
  const back = values.flatMap(({ field, from, sourceBefore }) =>
    sourceBefore === 'read' ? [] : [[field, { value: from, source: sourceBefore }]],
  );
  return Object.fromEntries([...kept, ...back]) as PersonValues;
}

type DecisionLine = Pick<Decision, 'cycleEnd' | 'decision' | 'note' | 'noticeSent'>;

/** A decision that only moved with its cycle stays the decision of whoever took it; one that was replaced is taken anew. */
function decisionsBefore(now: readonly Decision[], before: readonly DecisionLine[], { who, when }: Actor): Decision[] {
  const ends = new Set(before.map(({ cycleEnd }) => cycleEnd));
  return before.map((line) => {
    const stayed = now.find((each) => each.cycleEnd === line.cycleEnd && sameDecision(each, line));
    const moved = now.find((each) => !ends.has(each.cycleEnd) && sameDecision(each, line));
    const { by, at } = stayed ?? moved ?? { by: who, at: when };
    const { cycleEnd, decision, note, noticeSent } = line;
    return { cycleEnd, decision, note, noticeSent, by, at };
  });
}

function sameDecision(a: DecisionLine, b: DecisionLine): boolean {
  return a.decision === b.decision && a.note === b.note && sameValue(a.noticeSent, b.noticeSent);
}
