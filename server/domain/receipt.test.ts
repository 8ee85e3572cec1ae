import { expect, it } from 'vitest';
import {
  findUnaccounted,
  makeReceipt,
  type ReceiptDocument,
  perhapsReason,
  settleSightings,
  UNOPENED_EMAIL,
} from './receipt.ts';

const place = {
  account: 'a@b.example',
  source: 'gmail' as const,
  itemIds: ['m1', 'm2'],
  known: 0,
  problem: null,
  retryable: false,
};
const document = (itemId: string, outcome: ReceiptDocument['outcome'], more: Partial<ReceiptDocument> = {}) => ({
  account: 'a@b.example',
  source: 'gmail' as const,
  itemId,
  partId: '',
  name: itemId,
  outcome,
  reason: null,
  code: null,
  retryable: false,
  ...more,
});

it('counts per place and names every document', () => {
  const documents = [
    document('m1', 'contract'),
    document('m1', 'skipped', { reason: 'Google cannot be reached.', code: 'noAnswer', retryable: true }),
    document('m2', 'duplicate'),
    document('f1', 'not_a_contract', { source: 'drive' }),
  ];
  const drive = {
    ...place,
    source: 'drive' as const,
    itemIds: ['f1'],
    known: 1,
    problem: 'Drive was not allowed.',
    retryable: true,
  };
  const receipt = makeReceipt([place, drive], documents, ['A warning.']);
  expect(receipt.accounts).toEqual([
    {
      account: 'a@b.example',
      source: 'gmail',
      listed: 2,
      known: 0,
      read: 2,
      contracts: 1,
      skipped: 1,
      problem: null,
      retryable: false,
    },
    {
      account: 'a@b.example',
      source: 'drive',
      listed: 1,
      known: 1,
      read: 1,
      contracts: 0,
      skipped: 0,
      problem: 'Drive was not allowed.',
      retryable: true,
    },
  ]);
  expect(receipt.items).toHaveLength(4);
  expect(receipt.items[1]).toEqual({
    name: 'm1',
    source: 'gmail',
    account: 'a@b.example',
    outcome: 'skipped',
    reason: 'Google cannot be reached.',
    code: 'noAnswer',
    retryable: true,
  });
  expect(receipt.warnings).toEqual(['A warning.']);
});

it('says so where something that was listed has no outcome', () => {
  expect(findUnaccounted([place], [document('m1', 'contract')])).toEqual(['gmail/a@b.example/m2']);
  expect(makeReceipt([place], [document('m1', 'contract')], []).warnings[0]).toContain('1 of the matches');
});

it('calls the sighting that is shown the contract and the others copies of it, whichever was read first', () => {
  const sightings = ['m2', 'm1'].map((itemId) => document(itemId, 'contract'));
  const settled = settleSightings(
    [document('m1', 'contract'), document('m2', 'duplicate'), document('m3', 'skipped')],
    [{ name: 'Lease', isContract: true, perhaps: null, sightings }],
  );
  expect(settled.map(({ itemId, outcome, reason }) => [itemId, outcome, reason])).toEqual([
    ['m1', 'duplicate', 'The same document as “Lease”.'],
    ['m2', 'contract', null],
    ['m3', 'skipped', null],
  ]);
});

it('the receipt says why a document is perhaps a contract', () => {
  const reason = 'Perhaps a contract. It gives an end.';
  expect(perhapsReason({ verdict: 'perhaps', verdictReason: 'It gives an end.' })).toBe(reason);
  expect(perhapsReason({ verdict: 'contract', verdictReason: null })).toBeNull();
});

it('tells emails that could not be had apart by their place among the matches', () => {
  const unopened = { name: UNOPENED_EMAIL, retryable: true };
  const documents = [
    document('m2', 'skipped', unopened),
    document('m1', 'contract'),
    document('m3', 'skipped', unopened),
  ];
  const { items } = makeReceipt([{ ...place, itemIds: ['m1', 'm2', 'm3'] }], documents, []);
  expect(items.map(({ name }) => name)).toEqual([
    'An email we couldn’t open: match 2 of 3 in the mailbox of a@b.example',
    'm1',
    'An email we couldn’t open: match 3 of 3 in the mailbox of a@b.example',
  ]);
});
