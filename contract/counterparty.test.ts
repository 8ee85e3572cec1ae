import { expect, it } from 'vitest';
import { companyKeys, counterpartyOf, guessOurCompanies } from './counterparty.ts';

const parties = [
  ['Fernhill Studios, Inc.', 'Tarn Lifts'],
  ['FERNHILL STUDIOS INC', 'Acme (UK) Limited'],
  ['Fernhill Studios, Inc.', 'Acme, Inc.'],
  ['Spotless Halls Ltd', 'Fernhill Studios (UK) Limited'],
  ['Fernhill Studios, Inc.', 'Fernhill Bakery (UK) Limited'],
];

it('ours are the companies that most contracts share, with their sisters of the same name and a place in brackets', () => {
  expect(guessOurCompanies(parties)).toEqual(['Fernhill Studios, Inc.', 'Fernhill Studios (UK) Limited']);
  expect(guessOurCompanies(parties.slice(3))).toEqual([]);
  const ours = companyKeys(guessOurCompanies(parties));
  expect(parties.map((each) => counterpartyOf(each, ours))).toEqual([
    'Tarn Lifts',
    'Acme (UK) Limited',
    'Acme, Inc.',
    'Spotless Halls Ltd',
    'Fernhill Bakery (UK) Limited',
  ]);
});
