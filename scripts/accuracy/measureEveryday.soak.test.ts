import { describe, it } from 'vitest';
import { expectScore } from './everydayParts.ts';

/** Of each sealed part: contracts not offered at most, recognised and exact at least, wrong and others taken for contracts at most. */
describe('sealed everyday documents', () => {
  it.each([
    ['early, sealed', 0, 0.84, 0.875, 0.015, 0],
    ['w11, sealed', 0, 0.75, 0.79, 0.042, 1],
    ['w12, sealed', 1, 0.85, 0.6, 0.061, 1],
    ['w18, sealed', 0, 0.8, 0.74, 0.02, 0],
    ['w19, sealed', 1, 0.85, 0.765, 0.025, 0],
    ['w23, sealed', 0, 1, 0.72, 0.038, 0],
    ['w24, sealed', 0, 1, 0.86, 0, 1],
    ['w25, sealed', 0, 0.88, 0.56, 0.068, 2],
    ['w26, sealed', 0, 1, 0.735, 0.063, 1],
    ['w27, sealed', 0, 1, 0.66, 0.056, 2],
    ['w28, sealed', 0, 1, 0.755, 0.04, 0],
    ['w29, sealed', 0, 1, 0.86, 0.022, 0],
    ['w30, sealed', 0, 1, 0.93, 0.033, 0],
    ['w31, sealed', 0, 1, 0.805, 0.046, 0],
    ['w32, sealed', 0, 1, 0.81, 0.035, 1],
    ['w33, sealed', 0, 1, 0.905, 0.013, 0],
    ['w34, sealed', 0, 1, 0.71, 0.039, 0],
    ['w35, sealed', 0, 1, 0.9, 0.027, 0],
    ['w36, sealed', 0, 0.93, 0.79, 0.054, 0],
    ['w37, sealed', 0, 1, 0.92, 0.016, 0],
    ['w38, sealed', 0, 1, 0.93, 0.033, 1],
    ['w39, sealed', 0, 0.94, 0.86, 0.007, 1],
    ['wm, sealed', 0, 1, 0.785, 0.025, 1],
    ['wn, sealed', 0, 0.93, 0.8, 0.033, 1],
    ['wr, sealed', 0, 0.93, 0.72, 0.033, 0],
    ['ws, sealed', 0, 0.93, 0.85, 0.007, 2],
    ['wt, sealed', 0, 0.94, 0.91, 0.006, 0],
    ['wu, sealed', 0, 0.92, 0.89, 0.015, 1],
    ['wv, sealed', 0, 0.94, 0.85, 0.012, 0],
    ['ww, sealed', 0, 0.94, 0.89, 0.025, 0],
  ] as const)('of %s are recognised, and give their fields', (part, hidden, recognised, exact, wrong, taken) => {
    expectScore(part, { hidden, recognised, exact, wrong, taken });
  });
});
