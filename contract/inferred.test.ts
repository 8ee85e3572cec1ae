import { expect, it } from 'vitest';
import { firstDay, inferenceOf } from './inferred.ts';
import type { FieldEvidence, Reading } from './values.ts';

const reading = (changes: Partial<Reading> = {}): Reading => ({
  documentId: 'd',
  values: { from: '2026-03-01', agreementDate: '2026-03-01', ending: 'ends' },
  lastDay: 'stated',
  autoRenews: null,
  evidence: [],
  others: [],
  ...changes,
});
const passage = (field: FieldEvidence['field']): FieldEvidence => ({
  field,
  quote: 'from March 1',
  page: 1,
  start: null,
  end: null,
  working: null,
  confidence: null,
});

it('a start is taken from the day of the agreement where no passage names one and no person has said it', () => {
  const read = { value: '2026-03-01', source: 'read' as const };
  expect(inferenceOf('from', { ...read, reading: reading() })).toBe('AGREEMENT_DAY');
  expect(inferenceOf('from', { ...read, reading: reading({ evidence: [passage('from')] }) })).toBeNull();
  expect(inferenceOf('from', { ...read, value: '2026-04-01', reading: reading() })).toBeNull();
  expect(inferenceOf('from', { ...read, source: 'confirmed', reading: reading() })).toBeNull();
  expect(inferenceOf('agreementDate', { ...read, reading: reading() })).toBeNull();
});

it('that it ends is an inference where the document does not say that it will not renew', () => {
  const read = { value: 'ends', source: 'read' as const };
  expect(inferenceOf('ending', { ...read, reading: reading() })).toBe('NOTHING_RENEWS');
  expect(inferenceOf('ending', { ...read, reading: reading({ autoRenews: false }) })).toBeNull();
  expect(inferenceOf('ending', { ...read, source: 'entered', reading: reading() })).toBeNull();
  expect(inferenceOf('ending', { ...read, value: 'option', reading: reading() })).toBeNull();
});

it('no start is taken from the agreement where another day is a question', () => {
  const agreementDate = '2026-03-01';
  expect(firstDay({ agreementDate })).toBe(agreementDate);
  expect(firstDay({ agreementDate, effectiveDate: '2026-04-01' })).toBe('2026-04-01');
  expect(firstDay({ agreementDate, alternatives: [{ field: 'effectiveDate' }] })).toBeNull();
  expect(firstDay({})).toBeNull();
});
