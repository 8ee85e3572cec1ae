/** Whatever is read, entered, confirmed, undone, uploaded, joined, deleted and restored, in whatever order: what a person entered stays. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Changed, knownOfRecord, moveToTrash, receiveDocument, sayValues, withDocuments } from './changes.ts';
import { changeOne } from './changeMany.ts';
import { decide } from './decide.ts';
import { type ContractRecord, type HistoryEntry, newRecord, type RecordDocument } from './record.ts';
import { Refused } from './refused.ts';
import { undoChange, undoOneOfMany } from './undo.ts';
import { type FieldName, type Reading, winningFacts } from './values.ts';

const ACTOR = { who: 'mara@example.com', when: '2026-06-15T12:00:00.000Z', today: '2026-06-15' };
const FIELDS = ['amount', 'maxRenewals', 'currency', 'to'] as const satisfies FieldName[];
type Values = { amount?: number | null; maxRenewals?: number | null; currency?: string | null; to?: string | null };

const values: fc.Arbitrary<Values> = fc.record(
  {
    amount: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
    maxRenewals: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
    currency: fc.option(fc.constantFrom('USD', 'EUR'), { nil: null }),
    to: fc.option(fc.constantFrom('2025-12-31', '2026-12-31', '2027-06-30'), { nil: null }),
  },
  { requiredKeys: [] },
);

const step = fc.oneof(
  fc.record({ do: fc.constant('read' as const), id: fc.constantFrom('a', 'b', 'c'), values }),
  fc.record({ do: fc.constant('enter' as const), values }),
  fc.record({ do: fc.constant('confirm' as const), field: fc.constantFrom(...FIELDS) }),
  fc.record({ do: fc.constant('decide' as const), decision: fc.constantFrom('renew' as const, 'let end' as const) }),
  fc.record({
    do: fc.constant('change with others' as const),
    field: fc.constantFrom(...FIELDS),
    tag: fc.constantFrom('x', 'y'),
  }),
  fc.constant({ do: 'undo' as const }),
  fc.constant({ do: 'undo with others' as const }),
  fc.record({ do: fc.constant('take out' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ do: fc.constant('trash' as const), deleted: fc.boolean() }),
);

function document(id: string, read: Values): RecordDocument {
  const reading: Reading = {
    documentId: id,
    values: read,
    lastDay: 'stated',
    autoRenews: null,
    evidence: [],
    others: [],
  };
  return {
    id,
    name: id,
    mediaType: 'application/pdf',
    size: 1,
    date: null,
    addedAt: ACTOR.when,
    source: 'gmail',
    sourceLocation: null,
    joined: false,
    reading,
    sightings: [],
  };
}

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** `last`: the history of the version that the record has. */
function apply(record: ContractRecord, one: Step, last: readonly HistoryEntry[] = []): Changed {
  const cycleEnd = record.known.values.to;
  switch (one.do) {
    case 'read':
      return receiveDocument(record, document(one.id, one.values), ACTOR);
    case 'enter':
      return sayValues(record, { values: one.values }, ACTOR);
    case 'confirm':
      return sayValues(record, { confirm: [one.field] }, ACTOR);
    case 'decide':
      return cycleEnd ? decide(record, { cycleEnd, decision: one.decision }, ACTOR) : { record, history: [] };
    case 'change with others':
      // In the trash it is refused (tests/conformance/reminderTests.ts).
      return record.deletedAt === null
        ? changeOne(record, { decision: 'renew', addTags: [one.tag], confirm: [one.field] }, ACTOR)
        : { record, history: [] };
    case 'undo with others': {
      const change = { version: record.version, lines: last };
      return undoOneOfMany(record, change, ACTOR) ?? { record, history: [] };
    }
    case 'undo':
      return canUndo(record, last) ? undoChange(record, last, ACTOR) : { record, history: [] };
    case 'take out':
      return withDocuments(
        record,
        record.documents.filter(({ id }) => id !== one.id),
        ACTOR,
      );
    case 'trash':
      return moveToTrash(record, one.deleted, ACTOR);
  }
}

/** One's own change of a contract that was there before, but for the trash and documents. */
function canUndo({ version }: ContractRecord, last: readonly HistoryEntry[]): boolean {
  const own = last.filter(({ who, field }) => who === ACTOR.who && field !== 'trash' && field !== 'documents');
  return version > 1 && own.length > 0 && own.length === last.length;
}

/** All of a record that a person’s change may touch. */
function contentOf({ person, known, decisions, owner, tags, notes, related, acknowledged }: ContractRecord) {
  const byEnd = decisions.toSorted((a, b) => a.cycleEnd.localeCompare(b.cycleEnd));
  return { person, known, decisions: byEnd, owner, tags, notes, related, acknowledged };
}

it('keeps the last value that a person entered or confirmed, through any sequence of reads and uploads; undone, all is as before', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let record = newRecord('c', 'gmail', ACTOR.when);
      let said = new Map<FieldName, { value: unknown; source: string }>();
      const entries: HistoryEntry[] = [];
      /** What the present version was made from. */
      let origin = { record, said };
      for (const one of steps) {
        const before = record;
        const last = entries.filter(({ version }) => version === before.version);
        const { record: after, history } = apply(before, one, last);
        const saidBefore = new Map(said);
        // Of many at once, what lies in the trash is left as it is.
        const isLeft = one.do === 'undo with others' && before.deletedAt !== null;
        const undone = one.do.startsWith('undo') && !isLeft && canUndo(before, last);
        if (undone) said = new Map(origin.said);
        // Of a document that was read anew meanwhile, unseen beneath what the person said, the present reading shows again.
        const known = knownOfRecord({ person: origin.record.person, documents: before.documents });
        expect(undone ? contentOf(after) : null).toEqual(undone ? contentOf({ ...origin.record, known }) : null);
        if (one.do === 'enter') {
          for (const [field, value] of Object.entries(one.values))
            said.set(field as FieldName, { value, source: 'entered' });
        }
        const others = one.do === 'change with others' && before.deletedAt === null;
        if ((one.do === 'confirm' || others) && !said.has(one.field)) {
          said.set(one.field, { value: before.known.values[one.field] ?? null, source: 'confirmed' });
        }
        for (const [field, { value, source }] of said) {
          expect(after.person[field]).toEqual({ value, source });
          expect(after.known.values[field] ?? null).toEqual(value);
        }
        // A version for every change, a line for every value that is another one now; nothing of the history goes.
        expect(after.version - before.version).toBe(history.length > 0 ? 1 : 0);
        for (const field of FIELDS) {
          const moved = before.known.values[field] !== after.known.values[field];
          expect(moved && !history.some((entry) => entry.field === field)).toBe(false);
        }
        entries.push(...history);
        if (history.length > 0) origin = { record: before, said: saidBefore };
        record = after;
      }
      expect(entries.length).toBeGreaterThanOrEqual(record.version);
    }),
    { numRuns: 300 },
  );
});

it('keeps beside a person’s value what the document says otherwise', () => {
  const read = receiveDocument(newRecord('c', 'gmail', ACTOR.when), document('a', { amount: 5 }), ACTOR).record;
  const entered = sayValues(read, { values: { amount: 7 } }, ACTOR).record;
  const again = receiveDocument(entered, document('a', { amount: 6 }), ACTOR).record;
  expect(again.known.values.amount).toBe(7);
  expect(again.documents[0]?.reading.values.amount).toBe(6);
});

it('beside a person’s currency the document’s amount keeps its own, and names none where it has none', () => {
  const { reading } = named('a', { amount: 5, currency: 'USD' });
  const { person } = sayValues(
    newRecord('c', 'hand', ACTOR.when),
    { values: { amount: 5, currency: 'KWD', amountPeriod: 'year' } },
    ACTOR,
  ).record;
  const { amount, currency, amountPeriod } = winningFacts(person, [reading]);
  expect(amount).toMatchObject({ value: 5, documentSays: 5 });
  expect(currency).toMatchObject({ value: 'KWD', documentSays: 'USD' });
  expect(amountPeriod).toMatchObject({ value: 'year', documentSays: null });
});

function named(id: string, read: Reading['values']): RecordDocument {
  const made = document(id, {});
  return { ...made, reading: { ...made.reading, values: read } };
}

it('a document that nothing was read in names no contract that has another name, and says no other name beside a person’s', () => {
  const found = receiveDocument(newRecord('c', 'gmail', ACTOR.when), named('a', { name: 'Lease', amount: 5 }), ACTOR);
  const added = receiveDocument(found.record, named('b', { name: 'scan.pdf', amount: null }), ACTOR).record;
  expect(added.known.values.name).toBe('Lease');
  const own = sayValues(newRecord('c', 'hand', ACTOR.when), { values: { name: 'Lease' } }, ACTOR).record;
  const facts = (...readings: Reading[]) => winningFacts(own.person, readings).name;
  expect(facts(named('b', { name: 'scan.pdf' }).reading)).not.toHaveProperty('documentSays');
  expect(facts(named('a', { name: 'Rent', amount: 5 }).reading)).toMatchObject({ documentSays: 'Rent' });
  const ofFile = { ...named('a', { name: 'fax.tif', amount: 5 }).reading, isNamedByFile: true };
  expect(facts(ofFile)).not.toHaveProperty('documentSays');
  expect(winningFacts({}, [ofFile]).name.value).toBe('fax.tif');
});

it('only one’s own last change can be undone: not a colleague’s, not what a document brought, not the making of the contract, and an old one says so', () => {
  const made = sayValues(newRecord('c', 'hand', ACTOR.when), { values: { amount: 5 } }, ACTOR);
  const colleagues = sayValues(made.record, { values: { amount: 6 } }, { ...ACTOR, who: 'jonas@example.com' });
  const read = receiveDocument(made.record, document('a', { to: '2026-12-31' }), ACTOR);
  const trashed = moveToTrash(made.record, true, ACTOR);
  const entered = sayValues(made.record, { values: { amount: 6 } }, ACTOR);
  const old = entered.history.map(({ sourceBefore: _before, ...line }) => line);
  expect(() => undoChange(entered.record, old, ACTOR)).toThrow('This change was made before changes could be undone.');
  for (const { record, history } of [made, colleagues, read, trashed]) {
    expect(() => undoChange(record, history, ACTOR)).toThrow(Refused);
  }
});

it('a decision that moves with the end that another document says was not taken by whoever joined the two, and goes back with them', () => {
  const first = { ...named('a', { to: '2027-03-24', ending: 'ends' }), date: '2026-01-01' };
  const found = receiveDocument(newRecord('c', 'gmail', ACTOR.when), first, ACTOR).record;
  const decided = decide(found, { cycleEnd: '2027-03-24', decision: 'let end' }, ACTOR).record;
  const newer = { ...named('b', { to: '2027-01-16', ending: 'ends' }), date: '2026-02-01', joined: true };
  const joined = withDocuments(decided, [...decided.documents, newer], ACTOR);
  const moved = joined.history.find(({ field }) => field === 'decision');
  expect(moved).toMatchObject({ who: null, from: [{ cycleEnd: '2027-03-24' }], to: [{ cycleEnd: '2027-01-16' }] });
  expect(joined.history.find(({ field }) => field === 'documents')).toMatchObject({ who: ACTOR.who });
  const apart = withDocuments(joined.record, decided.documents, ACTOR).record;
  expect(apart.decisions).toEqual(decided.decisions);
});

it('a decision to go on stays with its term where another one is agreed: the new term is undecided, and a corrected end takes it along', () => {
  const first = { ...named('a', { to: '2027-03-24', ending: 'ends' }), date: '2026-01-01' };
  const found = receiveDocument(newRecord('c', 'gmail', ACTOR.when), first, ACTOR).record;
  const saying = (decision: 'renew' | 'renegotiate' | 'let end', to: string) => {
    const decided = decide(found, { cycleEnd: '2027-03-24', decision }, ACTOR).record;
    return sayValues(decided, { values: { to } }, ACTOR).record.decisions.map(({ cycleEnd }) => cycleEnd);
  };
  expect(saying('renegotiate', '2029-03-24')).toEqual(['2027-03-24']);
  expect(saying('renew', '2027-04-24')).toEqual(['2027-03-24']);
  expect(saying('renew', '2027-03-31')).toEqual(['2027-03-31']);
  expect(saying('renew', '2026-12-31')).toEqual(['2026-12-31']);
  expect(saying('let end', '2029-03-24')).toEqual(['2029-03-24']);
});
