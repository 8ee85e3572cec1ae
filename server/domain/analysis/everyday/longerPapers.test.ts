/** Contracts of several pages and messy papers, in other ways than the papers which the rules were first written for. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { findDates } from '../findDates.ts';

function read(...lines: string[]): ReturnType<typeof analyseText> {
  return analyseText(lines.join('\n'), { today: '2026-11-22' });
}

const HEAD = [
  'MAINTENANCE AGREEMENT',
  'Contractor: Tarn Lifts Ltd',
  'Client: Elm House Ltd',
  'Starts 1 May 2026',
  'Ends 30 April 2027',
];

it('a numbered clause goes on in the next line, however far its number stands from it', () => {
  const clause = [
    '4    Either the Client or the Contractor may bring this to an end by giving six',
    '     weeks’ notice in writing.',
  ];
  expect(read(...HEAD, ...clause).noticePeriod).toEqual({ n: 6, unit: 'week' });
});

it('the notice of a new price, or of something else, is no notice of the contract’s end', () => {
  const own = 'It renews for one year unless either party gives 60 days’ notice before the term ends.';
  const price = 'The Contractor may raise the fee at each renewal by no more than 3% on 90 days’ written notice.';
  expect(read(...HEAD, own, price).noticePeriod).toEqual({ n: 60, unit: 'day' });
  expect(read(...HEAD, 'Visits are confirmed in writing at least 5 days before.').noticePeriod).toBeNull();
});

it('what is not renewed by itself ends, and so does what only a new contract follows', () => {
  expect(read(...HEAD, 'The term is not extended automatically.').ending).toBe('ends');
  expect(read(...HEAD, 'For the next year a new agreement must be signed.').ending).toBe('ends');
});

it('one further year each time is a renewal', () => {
  const found = read(
    ...HEAD,
    'It runs to 30 April 2027, and after that for a further year each time, unless ended as below.',
  );
  expect(found.renewalTerm).toEqual({ n: 1, unit: 'year' });
});

it('an Irish county is no company, and a state above a name is none of it', () => {
  const found = read(
    'BOARDING AGREEMENT',
    'Yard:   Glenmore Equine Limited, Glenmore, Co. Kerry',
    'Owner:  Maeve Doran, Tralee',
  );
  expect(found.parties).toEqual(['Glenmore Equine Limited', 'Maeve Doran']);
});

it('a side that a sentence leaves to its label is read there', () => {
  const found = read(
    'SWIMMING LESSONS',
    'Parent / payer     Ines Calder',
    'Teacher            Ms. Olga Brandt',
    'This agreement is between Bluefin Swim School Inc. and the parent named above.',
  );
  expect(found.parties).toEqual(['Bluefin Swim School Inc.', 'Ines Calder']);
});

it('two persons behind a company are one side with two names', () => {
  const found = read(
    'CATERING AGREEMENT',
    'Between Fig & Fennel Catering Ltd ("we") and Ada Quist and Tom Reyes ("you")',
    'Venue   Dovecote Barn',
  );
  expect(found.parties).toEqual(['Fig & Fennel Catering Ltd', 'Ada Quist', 'Tom Reyes']);
});

it('days with dots and two figures for their year are days, and clauses are none', () => {
  expect(findDates('Hemi Tane, director     20.4.26')[0]?.day).toBe('2026-04-20');
  expect(findDates('from 3.4.26 until the end')[0]?.day).toBe('2026-04-03');
  expect(findDates('10.2.14 The Tenant pays, see clause 13.4.26 and Exhibit 10.1.15')).toEqual([]);
});

it('of an amendment the price that was agreed before is not the price', () => {
  const found = read(
    'FIRST LEASE AMENDMENT of 4 December 2025 between Elm House Ltd ("Landlord") and Tarn Lifts Ltd ("Tenant")',
    'A. By a lease of 1 March 2021 the rooms were let to the Tenant at a rent of £980.00 per month.',
    '1. The rent from 1 January 2026 is £1,075.00 per month.',
  );
  expect(found).toMatchObject({ amount: 1075, amountPeriod: 'month' });
});

it('the day that a message was sent is not the day on which the contract in it was made', () => {
  const found = read(
    'From: Ada Quist <ada@elm.example>',
    'Date: Tue, 24 Mar 2026 at 11:26',
    'Subject: Signed copy',
    '',
    'AGREEMENT FOR BOOKKEEPING',
    'Made at Leeds on 20 March 2026',
    'Between Elm Books Ltd, "the Firm", and Tarn Lifts Ltd, "the Company"',
    'The Firm starts on 1 April 2026. Fee £300 per month. Either party may end it by 30 days’ notice.',
  );
  expect(found.agreementDate).toBe('2026-03-20');
});
