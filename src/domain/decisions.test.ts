import { expect, it } from 'vitest';
import { actByLabel, passedLabel } from './decisions.ts';

it('what ends is said to end, and where nobody knows whether it renews no more than that its term does', () => {
  expect([actByLabel('end', 'ends'), passedLabel('end', 'ends')]).toEqual(['Ends', 'Ended']);
  expect([actByLabel('end', 'unknown'), passedLabel('end', 'unknown')]).toEqual(['Term ends', 'Term ended']);
  expect(actByLabel('notice', 'unknown')).toBe('Give notice by');
});
