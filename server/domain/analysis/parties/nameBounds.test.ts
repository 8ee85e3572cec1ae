import { expect, it } from 'vitest';
import type { Reading } from '../document.ts';
import { nameBounds } from './nameBounds.ts';

const readingIn = (text: string, value: string): Reading<string> => {
  const start = text.indexOf(value);
  return { value, start, end: start + value.length, working: null, confidence: 0.7 };
};
const wholeIn = (text: string, value: string): string => nameBounds(text).whole(readingIn(text, value)).value;
const apartIn = (text: string, value: string): string[] =>
  nameBounds(text)
    .apart(readingIn(text, value))
    .map((reading) => {
      expect(text.slice(reading.start, reading.end)).toBe(reading.value);
      return reading.value;
    });

it.each([
  [
    'Orchard Motors and Mills Corp.',
    'Mills Corp.',
    'Between Orchard Motors and Mills Corp. and Fell, Inc.\nBy: ORCHARD MOTORS AND MILLS CORP.',
  ],
  ['Mills Corp.', 'Mills Corp.', 'Between Orchard Motors and Mills Corp.\nOrchard Motors shall pay Mills Corp.'],
  [
    'Mills Corp.',
    'Mills Corp.',
    'Fell Ltd., 1 Elm Street, Boston, MA and Mills Corp.\nFell Ltd., Boston, MA and Mills Corp.',
  ],
  [
    'Mills Corp.',
    'Mills Corp.',
    'The University of Tarn and Mills Corp. agree.\nThe University of Tarn and Mills Corp. sign.',
  ],
])('%j is the whole name where %j was read of: %s', (whole, read, text) => {
  expect(wholeIn(text, read)).toBe(whole);
});

it.each([
  [
    ['ORCHARD GROWERS', 'TARN SILICONES CORPORATION'],
    'ORCHARD GROWERS TARN SILICONES CORPORATION',
    'between Orchard Growers, of Dover, and Tarn Silicones Corporation.\nORCHARD GROWERS TARN SILICONES CORPORATION\nBy: By:',
  ],
  [
    ['Orchard LLC', 'Tarn Pipe, LLC'],
    'Orchard LLC & Tarn Pipe, LLC',
    'Notice from Orchard LLC, as shipper, to Tarn Pipe, LLC.\nOrchard LLC & Tarn Pipe, LLC',
  ],
  [
    ['Tarn Networks Ltd.'],
    'Gaming Business of Tarn Networks Ltd.',
    'The Gaming Business of Tarn Networks Ltd. is sold by Tarn Networks Ltd., and Tarn Networks Ltd. signs.',
  ],
  [
    ['Jane Fell'],
    'Pennsylvania and Jane Fell',
    'between Tarn Bank, located in Erie, Pennsylvania and Jane Fell, residing in Troy.',
  ],
  [
    ['Orchard Federal Savings and Loan Association'],
    'Orchard Federal Savings and Loan Association',
    'Orchard Federal Savings and Loan Association, a Savings and Loan Association. Orchard Federal, a bank.',
  ],
  [
    ['First Tarn Networks Ltd.'],
    'First Tarn Networks Ltd.',
    'First Tarn Networks Ltd. and First Tarn Networks Ltd. of Tarn Networks Ltd., by Tarn Networks Ltd.',
  ],
])('%j stand in %j, as the paper has them alone: %s', (names, read, text) => {
  expect(apartIn(text, read)).toEqual(names);
});
