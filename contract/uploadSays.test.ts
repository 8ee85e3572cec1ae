import { expect, it } from 'vitest';
import { receiveDocument, sayValues } from './changes.ts';
import { newRecord, type RecordDocument } from './record.ts';
import { confirmedAsShown } from './uploadSays.ts';
import type { Reading } from './values.ts';

const ACTOR = { who: 'mara@example.com', when: '2026-06-15T12:00:00.000Z', today: '2026-06-15' };

function paper(id: string, date: string, to: string): RecordDocument {
  const values = { name: 'Hosting', to };
  const reading: Reading = { documentId: id, values, lastDay: 'stated', autoRenews: null, evidence: [], others: [] };
  const kept = { name: id, mediaType: 'application/pdf', size: 1, sourceLocation: null, joined: false, sightings: [] };
  return { ...kept, id, date, addedAt: ACTOR.when, source: 'gmail', reading };
}

it('a day that is confirmed as one document says it confirms no other day that a newer document of the contract says', () => {
  const first = paper('first', '2025-01-01', '2026-12-31');
  const alone = receiveDocument(newRecord('c1', 'gmail', ACTOR.when), first, ACTOR).record;
  const said = { confirm: ['to', 'name'] as const };
  expect(confirmedAsShown(said, first.reading, alone.known).confirm).toEqual(['to', 'name']);

  const both = receiveDocument(alone, paper('second', '2026-01-01', '2027-06-30'), ACTOR).record;
  const checked = confirmedAsShown(said, first.reading, both.known);
  expect(checked.confirm).toEqual(['name']);
  const { known } = sayValues(both, checked, ACTOR).record;
  expect([known.values.to, known.settled]).toEqual(['2027-06-30', ['name']]);
  expect(known.doubts.map(({ field }) => field)).toEqual(['to']);
});
