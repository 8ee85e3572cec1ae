import { expect, it } from 'vitest';
import { splitSentences } from '../splitSentences.ts';
import { sentencesWith } from './sentencesWith.ts';

const TEXT = 'Either party may give notice. Notice by notice is notice.\nThe fee is due. No notice\nThe end';
const find = (sign: RegExp): number[] => sentencesWith({ text: TEXT, sentences: splitSentences(TEXT) }, sign);

it('names each sentence that has the word once, in order', () => {
  expect(find(/\bnotice\b/gi)).toEqual([0, 1, 3]);
});

it('finds a word at the very beginning and the very end of a sentence, and none where there is none', () => {
  expect([find(/either/gi), find(/end/g), find(/renew/g)]).toEqual([[0], [4], []]);
});

it('is asked again from the beginning', () => {
  const sign = /due/g;
  expect([find(sign), find(sign)]).toEqual([[2], [2]]);
});
