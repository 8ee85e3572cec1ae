import { expect, it } from 'vitest';
import { overBudget } from './byteBudgets.ts';

const budget = { kilobytes: 10, requests: 2 };

const files = (sizes: number[]) => sizes.map((bytes, index) => ({ file: `a${index}.js`, bytes }));

it('a page may have as many bytes and files as its budget says', () => {
  expect(overBudget('login', files([4000, 6000]), budget)).toBeNull();
});

it.each([
  ['byte', [4000, 6001], '/login needs 10.0 kB in 2 requests, its budget is 10 kB in 2:\n  4000 a0.js\n  6001 a1.js'],
  ['file', [1, 1, 1], '/login needs 0.0 kB in 3 requests, its budget is 10 kB in 2:\n  1 a0.js\n  1 a1.js\n  1 a2.js'],
])('a page with one %s more is named with all its files', (_what, sizes, trouble) => {
  expect(overBudget('login', files(sizes), budget)).toBe(trouble);
});
