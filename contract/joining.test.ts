import { expect, it } from 'vitest';
import type { About } from './aboutAgreement.ts';
import { companyKeys } from './counterparty.ts';
import { joinOffers, unsettledOffers, withJoined, withoutDocuments } from './joining.ts';
import { knownOf } from './known.ts';
import { type ContractRecord, newestFirst, newRecord, type RecordDocument } from './record.ts';
import type { Reading } from './values.ts';

const OURS = companyKeys(['Northwind Traders, Inc.']);
const PARTIES = ['Northwind Traders, Inc.', 'Brightwater Cleaning LLC'];
const TO_SERVICES: About = {
  kind: 'amendment',
  title: 'AMENDMENT NO. 1 TO THE SERVICES AGREEMENT',
  dated: '2025-01-15',
  quote: 'Amendment No. 1 to the Services Agreement dated January 15, 2025',
};

function contract(id: string, values: Reading['values'], about?: About): ContractRecord {
  const said = { name: id, parties: PARTIES, ...values };
  const reading: Reading = {
    documentId: `${id} document`,
    values: said,
    lastDay: 'stated',
    autoRenews: null,
    evidence: [],
    others: [],
    ...(about && { about }),
  };
  return { ...newRecord(id, 'file', '2026-11-01T00:00:00Z'), known: knownOf({}, [reading]) };
}

const amendment = (about: Partial<About> = {}, values: Reading['values'] = {}) =>
  contract('Amendment', { agreementDate: '2026-10-01', ...values }, { ...TO_SERVICES, ...about });
const offered = (...all: ContractRecord[]) => joinOffers(all, OURS).map(({ into }) => into.name);
const services = contract('Services Agreement', { agreementDate: '2025-01-15' });

it('an amendment is offered to the agreement of the same parties that has the day and the name it speaks of', () => {
  const lease = contract('Lease of copiers', { agreementDate: '2024-03-01' });
  const other = contract('Services Agreement of others', { agreementDate: '2025-01-15', parties: ['Tarnbrook LLC'] });
  expect(offered(amendment(), services, lease, other)).toEqual(['Services Agreement']);
  expect(joinOffers([amendment(), services], OURS)).toEqual([
    {
      id: 'Amendment',
      name: 'Amendment',
      into: { id: 'Services Agreement', name: 'Services Agreement', inTrash: false },
      about: TO_SERVICES,
    },
  ]);
});

it('is not offered to an agreement of another day, of another kind, or that is newer than it', () => {
  expect(offered(amendment({ dated: '2024-01-15' }), services)).toEqual([]);
  expect(offered(amendment({ dated: null, title: 'Lease Amendment' }), services)).toEqual([]);
  expect(offered(amendment({ dated: null }, { agreementDate: '2024-10-01' }), services)).toEqual([]);
});

it('where only the parties speak for it, it is offered to their one contract, and to none of two', () => {
  const plain = amendment({ dated: null, title: 'First Amendment' });
  const [one, two] = [contract('Services Agreement', {}), contract('Lease of copiers', {})];
  expect(offered(plain, one)).toEqual(['Services Agreement']);
  expect(offered(plain, one, two)).toEqual([]);
  expect(offered(amendment({ dated: null }), one, two)).toEqual(['Services Agreement']);
});

const alone = (...parties: string[]) => amendment({}, { parties });

it('our own name in both says nothing', () => {
  expect(offered(alone('Northwind Traders, Inc.'), services)).toEqual([]);
  expect(offered(alone('Brightwater Cleaning, LLC'), services)).toEqual(['Services Agreement']);
  expect(joinOffers([alone('Northwind Traders, Inc.'), services], new Set())).toEqual([]);
});

it('one in the trash is named where no other fits, and what lies there itself is not offered', () => {
  const trashed = { ...services, deletedAt: '2026-11-02T00:00:00Z' };
  expect(joinOffers([amendment(), trashed], OURS).map(({ into }) => into.inTrash)).toEqual([true]);
  expect(joinOffers([amendment(), trashed, { ...services, id: 'kept' }], OURS).map(({ into }) => into.id)).toEqual([
    'kept',
  ]);
  expect(offered({ ...amendment(), deletedAt: '2026-11-02T00:00:00Z' }, services)).toEqual([]);
});

it('what a person has related, or keeps apart, is no longer offered, whichever of the two says so', () => {
  const offers = joinOffers([amendment(), services], OURS);
  const saying = (from: string, to: string) =>
    unsettledOffers(offers, new Map([[from, { related: [{ contractId: to, kind: 'separate from' as const }] }]]));
  expect(unsettledOffers(offers, new Map())).toHaveLength(1);
  expect(saying('Amendment', 'Services Agreement')).toEqual([]);
  expect(saying('Services Agreement', 'Amendment')).toEqual([]);
});

function document(id: string, date: string, agreementDate: string | null, about?: About) {
  return { id, date, addedAt: date, reading: { values: { agreementDate }, about } } as unknown as RecordDocument;
}
const inOrder = (...documents: RecordDocument[]) => newestFirst(documents).map(({ id }) => id);

it('what is taken out by hand is kept apart, once, and where a person has said how the two are related that stays', () => {
  const reading = { values: {}, lastDay: 'stated', autoRenews: null, evidence: [], others: [] };
  const plain = (id: string) => ({ ...document(id, '2026-10-02', null), reading }) as unknown as RecordDocument;
  const both = { ...services, documents: [plain('one'), plain('two')] };
  const actor = { who: 'me@x.com', when: '2026-11-27T12:00:00Z', today: '2026-11-27' };
  const takenOut = (from: ContractRecord, keepApart?: boolean) =>
    withoutDocuments(from, { documents: new Set(['two']), homeId: 'Amendment', keepApart }, actor).record;
  const apart = takenOut(both, true);
  expect(apart.documents.map(({ id }) => id)).toEqual(['one']);
  expect(apart.related).toEqual([{ contractId: 'Amendment', kind: 'separate from' }]);
  expect(takenOut(both).related).toEqual([]);
  const related = [{ contractId: 'Amendment', kind: 'related to' as const }];
  expect(takenOut({ ...both, related }, true).related).toEqual(related);
  const other = { ...amendment(), documents: [plain('two')] };
  expect(withJoined(apart, other, actor).record.related).toEqual([]);
  expect(withJoined({ ...apart, related }, other, actor).record.related).toEqual(related);
});

it('an amendment is newer than its agreement, though the agreement’s file was touched later', () => {
  const [agreement, change] = [
    document('agreement', '2026-11-20', '2025-01-15'),
    document('amendment', '2026-10-02', '2026-10-01', TO_SERVICES),
  ];
  expect(inOrder(agreement, change)).toEqual(['amendment', 'agreement']);
  expect(inOrder(document('agreement', '2026-11-20', null), change)).toEqual(['amendment', 'agreement']);
  expect(inOrder(document('letter', '2026-11-20', null), document('agreement', '2026-10-02', null))).toEqual([
    'letter',
    'agreement',
  ]);
});

it('a letter that renews from a day is newer than an amendment that was agreed before it', () => {
  const renewal = { ...TO_SERVICES, kind: 'renewal' as const };
  const letter = document('letter', '2026-10-02', null, renewal);
  letter.reading.values.from = '2028-01-01';
  const change = document('amendment', '2026-11-20', '2026-10-01', TO_SERVICES);
  for (const agreed of ['2025-01-15', null]) {
    const agreement = document('agreement', '2026-12-01', agreed);
    expect(inOrder(change, agreement, letter)).toEqual(['letter', 'amendment', 'agreement']);
  }
});

it('an agreement that was restated after an amendment is newer than it', () => {
  const restated = document('restated', '2026-10-01', '2026-12-01');
  const change = document('amendment', '2026-12-24', '2026-10-01', TO_SERVICES);
  expect(inOrder(change, restated, document('agreement', '2025-01-15', '2025-01-15'))).toEqual([
    'restated',
    'amendment',
    'agreement',
  ]);
});
