import { expect, test } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { readSignedFor } from './readSignedFor.ts';

test('the firms of those who signed are the sides, if the document names them before', () => {
  const text =
    'Rapid Vans collects from Dell Optics at four.\n\n6 July 2026\n\nSid Wells, Rapid Vans\nDr A Marr, Dell Optics';
  expect(readSignedFor(text).map(({ value }) => value)).toEqual(['Rapid Vans', 'Dell Optics']);
  expect(readSignedFor('Sid Wells, Rapid Vans\nDr A Marr, Dell Optics')).toEqual([]);
});

test('one name that nothing but its place gives is no party', () => {
  const text =
    'SPARROW & WREN\n\nService agreement\n\nStart: 1 March 2026\nTerm: 12 months\nFee: £40 per month\nSigned 2 February 2026';
  const { parties, alternatives } = analyseText(text, { today: '2026-11-22' });
  expect(parties).toEqual([]);
  expect(alternatives.filter(({ field }) => field === 'parties').map(({ value }) => value)).toEqual(['SPARROW & WREN']);
});
