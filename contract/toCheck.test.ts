import { expect, it } from 'vitest';
import { currentCycle, type CycleFacts } from './cycle.ts';
import { knownOf } from './known.ts';
import { listItem } from './listItem.ts';
import { type ContractRecord, newRecord, type RecordDocument } from './record.ts';
import { standingOf } from './standing.ts';
import { cycleDoubts, readingDoubts } from './toCheck.ts';
import { toCheckAsRead, toCheckThere } from './toCheckFound.ts';
import { type PersonValues, type Reading, winningFacts } from './values.ts';

const TODAY = '2026-11-22';
const YEAR = { n: 1, unit: 'year' } as const;
const NOTHING_ELSE = { decisions: [], acknowledged: [], since: TODAY };
const ENDED: CycleFacts = {
  from: '2018-01-01',
  to: '2020-12-31',
  term: null,
  lastDay: 'stated',
  ending: 'ends',
  renewalTerm: null,
  maxRenewals: null,
  noticePeriod: null,
  noticeToEndOf: null,
  actBy: null,
};
const codes = (facts: CycleFacts, since: string) =>
  cycleDoubts(currentCycle(facts, TODAY), TODAY, since).map(({ code }) => code);

it('an old document of something that only ended is not asked after: an archive would bury the real questions', () => {
  expect(codes(ENDED, TODAY)).toEqual([]);
});

it('an end long past is asked after where the contract was here when it ended, or may have gone on', () => {
  expect(codes(ENDED, '2021-06-01')).toEqual(['LONG_PAST']);
  expect(codes({ ...ENDED, ending: 'option' }, TODAY)).toEqual(['LONG_PAST']);
  expect(codes({ ...ENDED, ending: 'unknown' }, TODAY)).toEqual(['LONG_PAST']);
});

it('many renewals that nobody confirmed are asked after', () => {
  const renews = { ...ENDED, ending: 'renews', renewalTerm: { n: 1, unit: 'year' } } as const;
  expect(codes(renews, TODAY)).toEqual(['ROLLED_FORWARD']);
  expect(codes({ ...renews, to: '2025-12-31' }, TODAY)).toEqual([]);
});

it('parties that are a question are asked after, and the other side is only perhaps one, until a person says who they are', () => {
  const names = ['Ours, Inc.', 'Tarn Lifts', 'Tarn Lifts'];
  const others = names.map((value) => ({ field: 'parties' as const, value, quote: value, confidence: null }));
  const empty = { values: { name: 'Order', parties: [] }, lastDay: 'stated' as const, autoRenews: null, evidence: [] };
  const reading: Reading = { documentId: 'd', ...empty, others };
  const shown = (person: PersonValues) => {
    const record = { ...newRecord('c', 'gmail', '2026-11-01T00:00:00Z'), known: knownOf(person, [reading]) };
    const { counterparty, perhapsCounterparty, toCheck } = listItem(record, TODAY, new Set(['ours']));
    return { counterparty, perhapsCounterparty, asked: toCheck.map(({ field }) => field) };
  };
  expect(shown({})).toEqual({ counterparty: null, perhapsCounterparty: 'Tarn Lifts', asked: ['parties'] });
  const settled = { perhapsCounterparty: undefined, asked: [] };
  const said = { value: ['Ours, Inc.', 'Tarn Lifts'], source: 'entered' as const };
  expect(shown({ parties: said })).toEqual({ counterparty: 'Tarn Lifts', ...settled });
  expect(shown({ parties: { value: null, source: 'confirmed' } })).toEqual({ counterparty: null, ...settled });
  expect(shown({ counterparty: { value: 'Tarn', source: 'entered' } })).toEqual({ counterparty: 'Tarn', ...settled });
  const ours = { value: ['Ours Inc'], source: 'entered' as const };
  expect(shown({ parties: ours })).toEqual({ counterparty: null, ...settled });
});

it('for what a known amount is paid is asked about where the document leaves it in doubt, until a person says it', () => {
  const reading: Reading = {
    documentId: 'd',
    values: { name: 'Hosting', amount: 1200, currency: 'USD' },
    lastDay: 'stated',
    autoRenews: true,
    evidence: [],
    others: [{ field: 'amountPeriod', value: 'year', quote: 'Total: $1,200', confidence: 0.5 }],
  };
  expect(readingDoubts(winningFacts({}, [reading]))).toEqual([
    { code: 'UNCERTAIN', field: 'amountPeriod', message: 'We’re not sure how often the amount is paid.' },
  ]);
  expect(readingDoubts(winningFacts({ amountPeriod: { value: 'year', source: 'entered' } }, [reading]))).toEqual([]);
});

/** A contract in the database with documents that say this. */
const there = (person: PersonValues, ...readings: Reading[]): ContractRecord => ({
  ...newRecord('c', 'gmail', '2026-11-01T00:00:00Z'),
  person,
  documents: readings.map((each) => ({ id: each.documentId, reading: each }) as RecordDocument),
});

it('of what is found again nothing is asked that a person or a newer document has settled, and what is read otherwise now is', () => {
  const amounts = ['900', '1200'].map((value) => ({ field: 'amount' as const, value, quote: value, confidence: 0.5 }));
  const reading: Reading = {
    documentId: 'd',
    values: { name: 'Hosting', amount: null, currency: 'USD' },
    lastDay: 'stated',
    autoRenews: null,
    evidence: [],
    others: [...amounts, { field: 'to', value: '2027-01-01', quote: 'until 2027', confidence: 0.5 }],
  };
  const asked = (record: ContractRecord) => toCheckThere(reading, record, TODAY).map(({ field }) => field);
  expect(toCheckAsRead(reading, TODAY).map(({ field }) => field)).toEqual(['to', 'amount']);
  expect(asked(there({}, reading))).toEqual(['to', 'amount']);
  expect(asked(there({ amount: { value: null, source: 'confirmed' } }, reading))).toEqual(['to']);
  const amendment: Reading = { ...reading, documentId: 'newer', others: [], values: { name: 'A', to: '2028-06-30' } };
  expect(asked(there({}, amendment, reading))).toEqual(['amount']);
  // It was read without a doubt then.
  expect(asked(there({}, { ...reading, others: [] }))).toEqual(['to', 'amount']);
});

it('of what renews by itself without a notice period it is asked whether notice is due earlier, until a person says', () => {
  const values = { name: 'Hosting', to: '2027-03-31', ending: 'renews' as const, renewalTerm: YEAR };
  const reading: Reading = { documentId: 'd', values, lastDay: 'stated', autoRenews: true, evidence: [], others: [] };
  const asked = (person: PersonValues, more: Reading['values'] = {}) =>
    standingOf(
      { known: knownOf(person, [{ ...reading, values: { ...values, ...more } }]), ...NOTHING_ELSE },
      TODAY,
    ).toCheck.map(({ code }) => code);
  expect(asked({})).toEqual(['NO_NOTICE']);
  expect(asked({}, { noticePeriod: { n: 30, unit: 'day' } })).toEqual([]);
  expect(asked({}, { actBy: '2027-01-31' })).toEqual([]);
  expect(asked({}, { ending: 'ends' })).toEqual([]);
  expect(asked({ noticePeriod: { value: null, source: 'confirmed' } })).toEqual([]);
  expect(asked({ to: { value: '2027-03-31', source: 'entered' } })).toEqual(['NO_NOTICE']);
});
