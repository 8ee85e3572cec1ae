import { expect, test } from 'vitest';
import { pagesThatMatter } from './pagesThatMatter.ts';

test('pages are taken from the beginning and the end by turns, each once', () => {
  expect(pagesThatMatter(1, 12)).toEqual([0]);
  expect(pagesThatMatter(5, 12)).toEqual([0, 4, 1, 2, 3]);
});

test('of a long document only so many pages are read, the first and the last among them', () => {
  expect(pagesThatMatter(300, 6)).toEqual([0, 299, 1, 2, 298, 3]);
});
