import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readOpenPapers, WEIGHTS_FILE, weightsOf } from './fitSecondOpinion.ts';

/** Fitting takes a minute, and three on a machine that does something else, too. */
const LONG_ENOUGH = 600_000;

it(
  'the weights of the second opinion are those that the script fits to its papers today',
  { timeout: LONG_ENOUGH },
  () => {
    expect(weightsOf(readOpenPapers()) === readFileSync(WEIGHTS_FILE, 'utf8')).toBe(true);
  },
);
