import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { readLoan } from './readLoan.ts';

const names = (text: string): string[] => readLoan(text).map(({ value }) => value);

describe('who lends to whom', () => {
  it.each([
    ['I, Tunde Bello, owe my sister Ada Bello £900.', ['Ada Bello', 'Tunde Bello']],
    ['I, Tunde Bello, of 4 Mill Row, promise to pay Mrs Ada Stone £900.', ['Ada Stone', 'Tunde Bello']],
    [
      'We, Ann Reed and Paul Reed of Duluth, Minnesota, are lending our son Max Reed $9,000.',
      ['Ann Reed', 'Paul Reed', 'Max Reed'],
    ],
    ['Ada Stone lent £900 to Tunde Bello.', ['Ada Stone', 'Tunde Bello']],
    ['I lent it to a friend.', []],
  ])('is said in one sentence: %s', (sentence, expected) => {
    expect(names(sentence)).toEqual(expected);
  });

  it('is offered, with the sum and the day on which it is paid back', () => {
    const found = analyseText(
      'I O U\n\n3 May 2026\n\nI, Tunde Bello, owe my sister Ada Bello £900 which she lent me today.\n\nI will pay it back by 30 June 2027.\n\nT. Bello',
      { today: '2026-11-22' },
    );
    expect(found.verdict).not.toBe('no');
    expect([found.amount, found.amountPeriod, found.parties]).toEqual([900, 'total', ['Ada Bello', 'Tunde Bello']]);
  });
});
