import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const effectiveDate = (text: string): string | null => analyseText(text, { today: '2026-01-01' }).effectiveDate;
const OPENING =
  'SUPPLY AGREEMENT\n\nThis Supply Agreement is made on October 3, 2005 between Orchard Fuels, Inc. ("Seller") and Tarn Light Department ("Buyer").\n\n1. Seller shall sell and Buyer shall buy the coal.\n\n';

describe('the end of a term that begins on a later day than that of the agreement', () => {
  it.each([
    ['becomes operative on July 1, 2006 and continues in force for four years from that date.', '2010-07-01'],
    ['is for ten years. It commences on the Delivery Date, which the parties agree is December 1, 2006.', '2016-12-01'],
    ['covers three (3) Contract Years, the first of which begins on April 1, 2006.', '2009-04-01'],
    [
      'supersedes the agreement of May 1, 2003, which ends on May 31, 2006, and takes its place on June 1, 2006 for a period of two years.',
      '2008-06-01',
    ],
  ])('This Agreement %s', (words, day) => {
    expect(analyseText(`${OPENING}2. Term. This Agreement ${words}`, { today: '2026-01-01' }).termEnd).toBe(day);
  });
});

describe('the effective date where nothing is called so', () => {
  it.each([
    ['Contract Period: January 1, 2006 - December 31, 2008', '2006-01-01'],
    [
      '2. Term. The term begins on March 1, 2006 and, unless sooner terminated, ends on February 28, 2009.',
      '2006-03-01',
    ],
    ['2. Term. This Agreement is for three (3) years commencing January 1, 2006.', '2006-01-01'],
    [
      '2. "Commencement Date" shall mean 12 March 2006. The term is two years from the Commencement Date.',
      '2006-03-12',
    ],
    [
      '2. "Contract Year" means each period of twelve months beginning on July 1. The first Contract Year is that which commences July 1, 2006. This Agreement covers three (3) Contract Years.',
      '2006-07-01',
    ],
    [
      '2. Term. The term is for a period of five (5) years, commencing at 12:01 a.m. on January 1, 2006, and ending at midnight on December 31, 2010.',
      '2006-01-01',
    ],
    ['2. The contract begins on 1 September 2006. It is concluded for an indefinite period.', '2006-09-01'],
  ])('is the day on which the term begins: %s', (clause, day) => {
    expect(effectiveDate(`${OPENING}${clause}`)).toBe(day);
  });

  it.each([
    '2. Term. This Agreement shall remain in force through December 31, 2008.',
    '2. Term. The term shall begin no later than March 1, 2006 and ends on February 28, 2009.',
    '2. "Effective Date" means the date of approval. The term begins on March 1, 2006 and ends on February 28, 2009.',
    '2. Fell resigns as an officer of Seller with effect from August 31, 2006.',
  ])('no effective date is read from: %s', (clause) => {
    expect(effectiveDate(`${OPENING}${clause}`)).toBeNull();
  });

  it('is the day that the paper calls so, though its term begins later', () => {
    expect(
      effectiveDate(
        `${OPENING}"Effective Date" means November 1, 2005.\n\n2. Term. The term begins on March 1, 2006 and ends on February 28, 2009.`,
      ),
    ).toBe('2005-11-01');
  });
});
