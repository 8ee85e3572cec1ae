/** Whatever is read, entered, confirmed, uploaded, joined, deleted and restored, in whatever order: what a person entered stays. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Changed, moveToTrash, receiveDocument, sayValues, withDocuments } from './changes.ts';
import { type ContractRecord, newRecord, type RecordDocument } from './record.ts';
import type { FieldName, Reading } from './values.ts';

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

function apply(record: ContractRecord, one: typeof step extends fc.Arbitrary<infer T> ? T : never): Changed {
  switch (one.do) {
    case 'read':
      return receiveDocument(record, document(one.id, one.values), ACTOR);
    case 'enter':
      return sayValues(record, { values: one.values }, ACTOR);
    case 'confirm':
      return sayValues(record, { confirm: [one.field] }, ACTOR);
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

it('keeps the last value that a person entered or confirmed, through any sequence of reads and uploads', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let record = newRecord('c', 'gmail', ACTOR.when);
      const said = new Map<FieldName, { value: unknown; source: string }>();
      const entries: unknown[] = [];
      for (const one of steps) {
        const before = record;
        const { record: after, history } = apply(before, one);
        if (one.do === 'enter') {
          for (const [field, value] of Object.entries(one.values))
            said.set(field as FieldName, { value, source: 'entered' });
        }
        if (one.do === 'confirm' && !said.has(one.field)) {
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
