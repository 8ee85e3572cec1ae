import { expect, test } from 'vitest';
import { scanMarks } from './scanMarks.ts';

const word = (text: string, ...at: number[]) => ({ text, at });
/** Two lines; the second begins under the first. */
const PAGE = [
  word('It', 1000, 2000, 200, 150),
  word('ends', 1300, 2010, 500, 150),
  word('on', 1900, 2000, 250, 150),
  word('March', 1000, 2300, 700, 150),
  word('31,', 1800, 2300, 300, 180),
  word('2027.', 2200, 2300, 600, 150),
];

test('a passage on a scan has one mark around its words for each line that it stands on', () => {
  expect(scanMarks(PAGE, [{ id: 'termEnd', quote: 'ends on March 31, 2027' }])).toEqual([
    { ids: ['termEnd'], at: [1300, 2000, 850, 160] },
    { ids: ['termEnd'], at: [1000, 2300, 1800, 180] },
  ]);
});

test('words that two passages share have a mark of both, and a passage that is not on the page has none', () => {
  const passages = [
    { id: 'termEnd', quote: 'March 31, 2027' },
    { id: 'renewal', quote: '31,' },
    { id: 'amount', quote: 'EUR 500' },
  ];
  expect(scanMarks(PAGE, passages).map(({ ids }) => ids)).toEqual([['termEnd'], ['termEnd', 'renewal'], ['termEnd']]);
});

test('on a page that lies on its side lines run from top to bottom', () => {
  const lying = PAGE.map(({ text, at: [left = 0, top = 0, width = 0, height = 0] }) =>
    word(text, top, left, height, width),
  );
  expect(scanMarks(lying, [{ id: 'termEnd', quote: 'ends on March 31, 2027' }])).toHaveLength(2);
});
