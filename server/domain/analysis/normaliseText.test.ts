import { describe, expect, it } from 'vitest';
import { normaliseText } from './normaliseText.ts';

describe('folded text', () => {
  it('has single blanks, plain quotes and one line feed between paragraphs', () => {
    expect(normaliseText('“A”\u00a0 is\tone\nparty.\r\n\r\n\r\nB’s  turn').text).toBe('"A" is one party.\nB\'s turn');
  });

  it('joins words that a line end broke, and keeps hyphens of their own', () => {
    expect(normaliseText('this agree-\nment is non-\nexclusive').text).toBe('this agreement is non-exclusive');
    expect(normaliseText('Tarn E-\nCommerce Corp.').text).toBe('Tarn E-Commerce Corp.');
  });

  it('has one blank behind wide punctuation, none within a number, and narrow forms of wide characters', () => {
    expect(normaliseText('Party A：Tarn，Ltd．（２） RMB 8，960，000').text).toBe(
      'Party A: Tarn, Ltd.(2) RMB 8,960,000',
    );
  });

  it('leaves page numbers and filing foot lines out, and goes on with the sentence', () => {
    expect(normaliseText('for a period of\n\n12\n\nSource: ACME, INC., 10-K, 3/1/2012\n\nfive years').text).toBe(
      'for a period of five years',
    );
    expect(normaliseText('a period of\n\nPage 3 of 9\n\nfive years').text).toBe('a period of five years');
  });

  it('goes on over a blank line after a word or before a figure that ends no sentence', () => {
    expect(normaliseText('expires on the\n\nThird anniversary\n\nNext').text).toBe(
      'expires on the Third anniversary\nNext',
    );
    expect(normaliseText('until December\n\n31, 2015\n\nPrice').text).toBe('until December 31, 2015\nPrice');
    expect(normaliseText('(the "Term")\n\nunless ended\n\n5. Fees').text).toBe('(the "Term") unless ended\n5. Fees');
    expect(normaliseText('as follows:\n\nthe goods').text).toBe('as follows:\nthe goods');
  });

  it('keeps the fields of a form apart, one line each', () => {
    expect(normaliseText('Effective: July 1, 2024\nExpires: June 30, 2025\nand so\non').text).toBe(
      'Effective: July 1, 2024\nExpires: June 30, 2025 and so on',
    );
  });

  it('leads every character back to its place', () => {
    const raw = '  Der ﬁrst\n\n\n – "x"\u00ad  end ';
    const { text, origin } = normaliseText(raw);
    expect(origin.length).toBe(text.length + 1);
    expect([...text].every((_, index) => (origin[index] as number) < raw.length)).toBe(true);
    expect(raw[origin[text.indexOf('end')] as number]).toBe('e');
  });

  it('is empty for an empty text', () => {
    expect(normaliseText('').text).toBe('');
    expect(normaliseText('\n \n').text).toBe('');
  });
});
