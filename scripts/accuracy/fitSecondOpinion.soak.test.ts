import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readOpenPapers, WEIGHTS_FILE, weightsOf } from './fitSecondOpinion.ts';

it('the weights of the second opinion are those that the script fits to its papers today', () => {
  expect(weightsOf(readOpenPapers()) === readFileSync(WEIGHTS_FILE, 'utf8')).toBe(true);
});
