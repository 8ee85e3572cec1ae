import { expect, it } from 'vitest';
import { everyMatch, everyMatchBefore } from './everyMatch.ts';

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

it('finds near given places what it finds in the whole text there, each match once, and nothing elsewhere', () => {
  const near = 'ungoverned law. governed by, or governed under the law of X. governed. The law, then governed by it';
  const text = `${near}, with all that follows in what is said here. governed law law`;
  const laws = everyMatch(text, /\blaw\b/g).map(({ index }) => index);
  const found = everyMatchBefore(text, /\bgoverned\b/g, laws, { reach: 40, tail: 20 });
  expect(found.map(({ index }) => index)).toEqual([
    text.indexOf('governed by, or'),
    text.indexOf('governed under'),
    text.indexOf('governed. The'),
    text.indexOf('governed law law'),
  ]);
});
