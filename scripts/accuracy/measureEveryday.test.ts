import { describe, it } from 'vitest';
import { expectNoContracts, expectScore } from './everydayParts.ts';

/**
 * The waves before the 51st, those before AH in other languages and the sealed parts are read by `npm run soak -- long`: a run of every test should
 * be no look at what is sealed.
 * Of each part: contracts not offered at most, recognised and exact at least, wrong and others taken for contracts at most.
 */
describe('everyday documents', () => {
  it.each([
    ['wpen', 1, 0.92, 0.9, 0.025, 0],
    ['w51', 0, 0.96, 0.905, 0.018, 2],
    ['wah', 0, 1, 0.903, 0.0205, 1],
    ['wpeu', 0, 0.91, 0.777, 0.056, 0],
    ['letters and emails', 0, 0.81, 0.845, 0.009, 0],
  ] as const)('of %s are recognised, and give their fields', (part, hidden, recognised, exact, wrong, taken) => {
    expectScore(part, { hidden, recognised, exact, wrong, taken });
  });
});

describe('papers that speak of contracts and are none', () => {
  it.each([
    ['English', 0],
    ['other', 0],
  ] as const)('are not taken for contracts: of the open %s ones', (language, taken) => {
    expectNoContracts({ language, sealed: false }, taken);
  });
});
