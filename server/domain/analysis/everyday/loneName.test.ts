import { expect, test } from 'vitest';
import { analyseText } from '../analyseText.ts';

test('one name that nothing but its place gives is no party', () => {
  const text =
    'SPARROW & WREN\n\nService agreement\n\nStart: 1 March 2026\nTerm: 12 months\nFee: £40 per month\nSigned 2 February 2026';
  const { parties, alternatives } = analyseText(text, { today: '2026-11-22' });
  expect(parties).toEqual([]);
  expect(alternatives.filter(({ field }) => field === 'parties').map(({ value }) => value)).toEqual(['SPARROW & WREN']);
});
