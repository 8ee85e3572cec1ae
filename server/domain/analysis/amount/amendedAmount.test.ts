import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const formal = (sentence: string) => `AMENDMENT NO. 2 TO THE MAINTENANCE AGREEMENT

This Amendment No. 2 (the "Amendment") to the Maintenance Agreement dated March 3, 2025 (the "Agreement") is made as of October 6, 2026 between Harrow Hill, Inc. ("Client") and Bright & Sons LLC ("Provider").

1. Term. The term of the Agreement is extended until March 31, 2028.

2. ${sentence}

3. All other terms of the Agreement remain in full force and effect.`;
const letter = (sentence: string) => `Letter of variation

Bright & Sons Ltd
4 Mill Lane, Ripon

6 October 2026

Harrow Hill Ltd
Station Road, Ripon

Maintenance agreement dated 3 March 2025

We have agreed to change our agreement as follows. ${sentence}
Everything else stays as it is.

Signed for Bright & Sons Ltd: A. Bright     6 October 2026
Signed for Harrow Hill Ltd: B. Hill         8 October 2026
`;
const read = (text: string): unknown[] => {
  const { amount, amountPeriod } = analyseText(text, { today: '2026-11-27' });
  return [amount, amountPeriod];
};

it.each([
  ['The fee is increased to $720.', 720, null],
  ['The monthly fee is raised from £600 to £720.', 720, 'month'],
  ['The monthly fee of £600 is hereby changed to £720.', 720, 'month'],
  ['The charges are reduced from £800.00 per month to £720.00 per month from 1 May 2027.', 720, 'month'],
  ['The Annual Fee shall be amended to $8,640.', 8640, 'year'],
  ['Section 4 is amended so that the annual fee of $7,200 is replaced with $8,640.', 8640, 'year'],
  ['The parties increase the monthly fee from $600 to $720.', 720, 'month'],
  ['The monthly rent will increase from £600 to £720 on 1 May 2027.', 720, 'month'],
  ['The monthly rent is increased by £120 to £720.', 720, 'month'],
  ['In Section 5, "$600 per month" is deleted and replaced with "$720 per month".', 720, 'month'],
  ['The total contract price is increased by $20,000 to a new total of $92,000.', 92_000, 'total'],
  [
    'The Service Fee is hereby amended from Six Hundred Dollars ($600) to Seven Hundred Twenty Dollars ($720) per quarter.',
    720,
    'quarter',
  ],
  ['The annual premium is increased to $9,000 and the deductible is reduced to $500.', 9000, 'year'],
])('an amendment sets the new price: %s', (sentence, value, period) => {
  expect(read(formal(sentence))).toEqual([value, period]);
  expect(read(letter(sentence))).toEqual([value, period]);
});

it.each([
  'The fee may be increased to $720.',
  'Provider may increase the fee from $600 to $720.',
  'If the index rises, the fee is increased from $600 to $720.',
  'The late fees are increased to $50.',
  'The liability cap is increased from $500,000 to $1,000,000.',
  'The hourly rate is increased from $90 to $95.',
  'The monthly fee is increased by $120.',
])('neither what was paid before nor what is only beside the price is it: %s', (sentence) => {
  expect(read(formal(sentence))[0]).toBeNull();
  expect(read(letter(sentence))[0]).toBeNull();
});
