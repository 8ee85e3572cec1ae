import { expect, it } from 'vitest';
import { receiveDocument, sayValues } from './changes.ts';
import { standingOfRecord } from './listItem.ts';
import { type ContractRecord, newRecord, type RecordDocument } from './record.ts';
import type { Reading } from './values.ts';

const TODAY = '2026-11-26';
const ACTOR = { who: 'mara@example.com', when: `${TODAY}T12:00:00.000Z`, today: TODAY };
const RENEWS = {
  ending: 'renews',
  renewalTerm: { n: 1, unit: 'year' },
  noticePeriod: { n: 3, unit: 'month' },
} as const;
const FORMER = { to: '2026-12-31', actBy: '2026-09-30' };
const QUESTION = 'Sep 30, 2026 was the last day to act in the term to Dec 31, 2026. Which is it in this one?';

const entered = () => sayValues(newRecord('c', 'hand', ACTOR.when), { values: { ...RENEWS, ...FORMER } }, ACTOR).record;
const say = (record: ContractRecord, values: object, confirm: 'actBy'[] = []) =>
  sayValues(record, { values, confirm }, ACTOR).record;

function read(): ContractRecord {
  const reading: Reading = {
    documentId: 'a',
    values: { ...RENEWS, ...FORMER },
    lastDay: 'stated',
    autoRenews: true,
    evidence: [],
    others: [],
  };
  const document: RecordDocument = {
    id: 'a',
    name: 'a',
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
  return receiveDocument(newRecord('c', 'gmail', ACTOR.when), document, ACTOR).record;
}

const asked = (record: ContractRecord) => {
  const { cycle, toCheck } = standingOfRecord(record, TODAY);
  return [cycle.actBy, toCheck.filter(({ field }) => field === 'actBy').map(({ message }) => message)];
};

it.each([
  ['entered', entered],
  ['read', read],
])(
  'a last day to act that was %s is asked about once the end is another term’s, and the notice period counts',
  (_how, made) => {
    expect(asked(made())).toEqual(['2026-09-30', []]);
    const next = say(made(), { to: '2027-12-31' });
    expect(asked(next)).toEqual(['2027-09-30', [QUESTION]]);
    expect(asked(say(next, { actBy: '2027-08-31' }))).toEqual(['2027-08-31', []]);
    expect(asked(say(next, { to: '2026-12-31' }))).toEqual(['2026-09-30', []]);
  },
);

it('such a day counts for the new term where a person says so, or says it along with the new end, and where an end is only corrected', () => {
  const next = say(entered(), { to: '2027-12-31' });
  expect(asked(say(next, {}, ['actBy']))).toEqual(['2026-09-30', []]);
  expect(asked(say(next, { actBy: '2026-09-30' }))).toEqual(['2026-09-30', []]);
  expect(asked(say(entered(), { to: '2027-12-31', actBy: '2027-06-30' }))).toEqual(['2027-06-30', []]);
  expect(asked(say(entered(), { to: '2027-01-15' }))).toEqual(['2026-09-30', []]);
});
