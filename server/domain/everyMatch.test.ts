import { expect, it } from 'vitest';
import { everyMatch } from './everyMatch.ts';

it.each([
  ['words with their places', /\w+/g, 'due on May 4'],
  ['places that hold nothing', /(?=\d)|x*/gu, 'a1 𝟚xx𝟛'],
  ['nothing', /z/g, 'due'],
])('finds what matchAll finds: %s', (_, pattern, text) => {
  const found = [...text.matchAll(pattern)].map(({ index, 0: match }) => [index, match]);
  expect(everyMatch(text, pattern).map(({ index, 0: match }) => [index, match])).toEqual(found);
  // Again, wherever the first search ended.
  expect(everyMatch(text, pattern)).toHaveLength(found.length);
});
