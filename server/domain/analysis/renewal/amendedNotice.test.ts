import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const amendment = (sentence: string, head = 'AMENDMENT NO. 1 TO THE SERVICES AGREEMENT') => {
  const { noticePeriod, alternatives } = analyseText(
    `${head}

This Amendment No. 1 (the "Amendment") to the Services Agreement dated January 15, 2025 (the "Agreement") is made as of October 1, 2026 between Northwind Traders, Inc. ("Client") and Brightwater Cleaning LLC ("Provider").

1. Term. The term of the Agreement is extended until January 31, 2028.

2. ${sentence}

3. All other terms of the Agreement remain in full force and effect.`,
    { today: '2026-11-27' },
  );
  return [noticePeriod, alternatives.filter(({ field }) => field === 'termEnd')];
};

it.each([
  'Notice. The notice period is changed to 120 days.',
  'The notice period in Section 2.1 of the Agreement is hereby extended from sixty (60) days to one hundred twenty (120) days.',
  'The parties increase the notice period from 60 days to 120 days.',
  'The period of written notice for non-renewal shall be amended to 120 days.',
])('an amendment sets the notice: %s', (sentence) => {
  expect(amendment(sentence)).toEqual([{ n: 120, unit: 'day' }, []]);
});

it.each([
  'The notice period for a breach is changed to 120 days.',
  'The notice period for new prices is changed to 120 days.',
  'Provider may ask that the notice period is changed to 120 days.',
])('no notice to end the agreement is read in: %s', (sentence) => {
  expect(amendment(sentence)[0]).toBeNull();
});
