import { describe, expect, it } from 'vitest';
import type { Analysis } from './analysis/types.ts';
import { comparableText } from './comparableText.ts';
import { isSameLetter } from './sameLetter.ts';
import { distinctPlaces, compareSightings, orderFoundContracts, type Sighting } from './sightings.ts';

const LONG = 'This Agreement is made between Brightwater Ltd. and Northwind Inc. '.repeat(6);

const sighting = (more: Partial<Sighting & { kind: string }> = {}) => ({
  source: 'gmail' as const,
  account: 'a@b.example',
  itemId: '1',
  partId: '1',
  role: 'attachment' as const,
  name: 'a.pdf',
  location: '',
  date: 1e3,
  kind: 'pdf',
  ...more,
});

const analysis = (more: Partial<Analysis> = {}): Analysis => ({
  isContract: true,
  title: 'Lease',
  parties: ['Brightwater Ltd', 'Northwind Inc'],
  amount: null,
  currency: null,
  amountPeriod: null,
  agreementDate: '2026-03-01',
  effectiveDate: null,
  termEnd: null,
  perpetual: false,
  autoRenews: null,
  renewalDate: null,
  renewalTerm: null,
  noticePeriod: null,
  noticeBy: null,
  evidence: [],
  alternatives: [],
  ...more,
});

const found = (name: string, more: Partial<Analysis> = {}, contractId: string | null = null, date = 1) => ({
  name,
  contractId,
  date,
  analysis: analysis({
    title: name,
    ...more,
  }),
});

describe('the same document', () => {
  it('is recognised through white space, case, punctuation and ligatures', () => {
    const other = LONG.toUpperCase().replaceAll(' ', '\n').replaceAll('.', '');
    expect(comparableText(other)).toBe(comparableText(LONG));
    expect(comparableText(`${LONG} ofﬁce`)).toBe(comparableText(`${LONG} office`));
  });

  it('is not recognised by a text that says next to nothing', () => {
    expect(comparableText('Page 1 of 2')).toBeNull();
  });

  it('is not another year of the same contract', () => {
    expect(comparableText(`${LONG} 2026`)).not.toBe(comparableText(`${LONG} 2027`));
  });

  it('may have a footer more as a letter, but not a second letter', () => {
    const letter = comparableText(LONG) ?? '';
    expect(isSameLetter(letter, `${letter}kindregards`)).toBe(true);
    expect(isSameLetter(letter, letter + letter)).toBe(false);
    expect(isSameLetter(`${letter}2026`, `${letter}2027`)).toBe(false);
  });
});

it('shows the PDF before other forms, a file before a letter, and the oldest of equals', () => {
  const pdf = sighting({ date: 3000, itemId: 'pdf' });
  const older = sighting({ date: 2000, itemId: 'older' });
  const docx = sighting({ kind: 'docx', date: 1000, itemId: 'docx' });
  const body = sighting({ kind: 'text', role: 'body', date: 1, itemId: 'body' });
  const file = sighting({ kind: 'text', role: 'file', date: 9000, itemId: 'file' });
  const sorted = [body, docx, file, pdf, older].toSorted(compareSightings);
  expect(sorted.map(({ itemId }) => itemId)).toEqual(['older', 'pdf', 'docx', 'file', 'body']);
});

it('takes a file that several accounts may read for one place, and each mailbox for its own', () => {
  const places = [
    { source: 'drive' as const, account: 'ann', itemId: 'f1' },
    { source: 'drive' as const, account: 'ben', itemId: 'f1' },
    { source: 'gmail' as const, account: 'ann', itemId: 'm1' },
    { source: 'gmail' as const, account: 'ben', itemId: 'm1' },
  ];
  expect(distinctPlaces(places)).toEqual([places[0], places[2], places[3]]);
});

it('lists new contracts first, then known ones, then other matches, and likely duplicates last', () => {
  const list = [
    found('No contract', { isContract: false }),
    found('Draft', { title: 'Lease' }, null, 1),
    found('Known', {}, 'c-1'),
    found('Signed', { title: 'Lease' }, null, 2),
  ];
  expect(orderFoundContracts(list).map(({ name }) => name)).toEqual(['Signed', 'Known', 'No contract', 'Draft']);
});

it('takes contracts of the same parties with other dates for different ones', () => {
  const list = [found('2026', { title: 'Lease' }), found('2027', { title: 'Lease', agreementDate: '2027-03-01' })];
  expect(orderFoundContracts(list)).toHaveLength(2);
  expect(orderFoundContracts([...list, found('Other', { isContract: false })]).at(-1)?.name).toBe('Other');
});
