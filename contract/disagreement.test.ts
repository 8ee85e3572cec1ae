import { expect, it } from 'vitest';
import { sayValues, withDocuments } from './changes.ts';
import { contractDetails } from './details.ts';
import { standingOfRecord } from './listItem.ts';
import { type ContractRecord, newRecord, type RecordDocument } from './record.ts';
import type { Reading } from './values.ts';

const TODAY = '2026-11-26';
const ACTOR = { who: 'me@example.com', when: `${TODAY}T09:00:00Z`, today: TODAY };
const MASTER: Reading['values'] = {
  name: 'Hosting',
  parties: ['Acme, Inc.', 'Nimbus Hosting LLC'],
  to: '2027-12-31',
  ending: 'renews',
  renewalTerm: { n: 1, unit: 'year' },
  noticePeriod: { n: 90, unit: 'day' },
  amount: 4800,
  currency: 'USD',
  amountPeriod: 'year',
};

/** A contract with the master agreement of January and a later document that was joined to it. */
function joined(later: Reading['values']): ContractRecord {
  const documents = [MASTER, later].map((values, at) => {
    const evidence = Object.keys(values).map((field) => ({
      field: field as keyof typeof values,
      quote: `Of the ${field}.`,
      page: 1,
      start: null,
      end: null,
      working: null,
      confidence: null,
    }));
    const reading = { documentId: `d${at}`, values, lastDay: 'stated', autoRenews: null, evidence, others: [] };
    return { id: `d${at}`, name: `d${at}`, date: `2026-0${at + 1}-01`, addedAt: '', reading, sightings: [] };
  });
  const record = newRecord('c', 'gmail', '2026-01-01T00:00:00Z');
  return withDocuments(record, documents as unknown as RecordDocument[], ACTOR).record;
}

const asked = (record: ContractRecord) =>
  standingOfRecord(record, TODAY).toCheck.map(({ field, message }) => [field, message]);
const detailsOf = (record: ContractRecord) =>
  contractDetails(record, TODAY, { ourKeys: new Set(), reminders: [], namesOfRelated: new Map() });

it('where joined documents say different things the newest counts, and that another says otherwise is a question', () => {
  const record = joined({
    name: 'Amendment',
    parties: ['Acme Inc', 'Stratus Cloud GmbH'],
    to: '2028-06-30',
    amount: 5200,
    currency: 'EUR',
  });
  expect(record.known.values).toMatchObject({ to: '2028-06-30', amount: 5200, currency: 'EUR' });
  expect(asked(record)).toEqual([
    ['to', 'Another document says Dec 31, 2027. The newest one counts.'],
    ['amount', 'Another document says $4,800.00. The newest one counts.'],
    ['parties', 'Another document names Acme, Inc. and Nimbus Hosting LLC. The newest one counts.'],
  ]);
  const { to, amount } = detailsOf(record).values;
  expect(to.alternatives).toEqual([{ field: 'to', value: '2027-12-31', quote: 'Of the to.' }]);
  expect(amount.alternatives).toEqual([{ field: 'amount', value: '4800 USD', quote: 'Of the amount.' }]);
});

it('what a person has confirmed or entered is no question, nor what the documents agree on or one of them leaves out', () => {
  const record = joined({ name: 'Amendment', to: '2028-06-30', amount: 5200, currency: 'USD' });
  const settled = sayValues(record, { confirm: ['to'], values: { amount: 5200 } }, ACTOR).record;
  expect(asked(settled)).toEqual([]);
  const same = {
    to: '2027-12-31',
    renewalTerm: { n: 12, unit: 'month' },
    noticePeriod: { n: 90, unit: 'day' },
  } as const;
  expect(asked(joined({ name: 'Order form', parties: ['ACME Inc'], ...same, amount: 4800 }))).toEqual([]);
});

it('another way to end, another length and another period of payment are told, too', () => {
  const later: Reading['values'] = { ending: 'ends', noticePeriod: { n: 30, unit: 'day' } };
  expect(asked(joined({ ...later, amount: 4800, currency: 'USD', amountPeriod: 'month' }))).toEqual([
    ['ending', 'Another document says that it renews by itself. The newest one counts.'],
    ['noticePeriod', 'Another document says 90 days. The newest one counts.'],
    ['amountPeriod', 'Another document says that the amount is paid every year. The newest one counts.'],
  ]);
});
