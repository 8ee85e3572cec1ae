import { describe, expect, it } from 'vitest';
import { splitSentences } from './splitSentences.ts';

const sentences = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));
/** So many words of ten characters with their blank. */
const words = (count: number): string => 'parchment '.repeat(count).trim();

describe('splitSentences', () => {
  it('ends a sentence at its stop or paragraph and keeps abbreviations, initials and numbers within', () => {
    expect(sentences('Acme Inc. and J. Doe agree. The fee is 1.5 dollars!\nSection 2.1 "Ends."\nBye')).toEqual([
      'Acme Inc. and J. Doe agree.',
      'The fee is 1.5 dollars!',
      'Section 2.1 "Ends."',
      'Bye',
    ]);
  });

  it('cuts what is longer than any sentence at a blank, before a stop and after the last one', () => {
    expect(sentences(`${words(1300)}. ${words(700).replace('p', 'P')}`).map(({ length }) => length)).toEqual([
      6009, 6009, 980, 6009, 989,
    ]);
  });

  it('takes the dots between two columns for no stop', () => {
    expect(sentences('Seller ........ Orchard LLC Price .... Two dollars. Paid at once ... Then')).toEqual([
      'Seller ........ Orchard LLC Price .... Two dollars.',
      'Paid at once ...',
      'Then',
    ]);
  });

  it('leaves a run without blanks whole', () => {
    expect(sentences(`${'x'.repeat(20_000)} y`)).toEqual(['x'.repeat(20_000), 'y']);
  });
});
