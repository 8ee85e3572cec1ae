import { describe, it } from 'vitest';
import { expectNoContracts, expectScore } from './everydayParts.ts';

/**
 * The waves before the 42nd and those before Y in other languages, by the same limits as the newer ones. That two readers who give two ends make
 * a question costs the nineteenth wave an end and its last day for notice, which is why 0.865 is enough.
 */
describe('older everyday documents', () => {
  it.each([
    ['early', 0, 0.93, 0.95, 0.01, 0],
    ['w8 and w9', 0, 0.85, 0.84, 0.011, 0],
    ['w10 and w11', 0, 0.87, 0.84, 0.011, 0],
    ['w12 to w16', 2, 0.78, 0.785, 0.006, 0],
    ['w17', 0, 1, 0.9, 0, 0],
    ['w19', 0, 0.95, 0.865, 0, 0],
    ['w20 and w21', 0, 0.96, 0.93, 0, 0],
    ['w22', 0, 1, 0.92, 0.01, 1],
    ['w23', 0, 0.94, 0.885, 0, 0],
    ['w24', 0, 0.83, 0.8, 0, 0],
    ['w25', 0, 1, 0.74, 0, 0],
    ['w26', 0, 1, 0.9, 0.008, 0],
    ['w27', 0, 0.94, 0.9, 0, 0],
    ['w28', 0, 1, 0.975, 0.021, 0],
    ['w29', 0, 1, 0.985, 0.008, 0],
    ['w30', 0, 1, 0.98, 0, 0],
    ['w31', 0, 1, 0.985, 0.011, 0],
    ['w32', 0, 1, 0.99, 0, 0],
    ['w33', 0, 1, 0.975, 0.013, 0],
    ['w34', 0, 1, 0.975, 0, 0],
    ['w35', 0, 1, 0.985, 0.007, 0],
    ['w36', 0, 1, 0.985, 0, 0],
    ['w37', 0, 1, 0.955, 0.016, 0],
    ['w38', 0, 1, 0.99, 0.007, 0],
    ['w39', 0, 1, 0.995, 0, 0],
    ['w40', 0, 1, 0.99, 0, 0],
    ['wm', 0, 1, 0.98, 0, 0],
    ['wn', 0, 1, 0.98, 0.013, 0],
    ['wr', 0, 1, 0.985, 0, 0],
    ['ws', 0, 1, 0.99, 0, 0],
    ['wt', 0, 1, 0.985, 0.013, 0],
    ['wu', 0, 1, 0.98, 0.015, 0],
    ['wv', 0, 1, 0.985, 0.007, 0],
    ['ww', 0, 1, 0.995, 0, 0],
    ['wx', 0, 1, 0.99, 0, 0],
  ] as const)('of %s are recognised, and give their fields', (part, hidden, recognised, exact, wrong, taken) => {
    expectScore(part, { hidden, recognised, exact, wrong, taken });
  });
});

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
    ['w40, sealed', 0, 1, 0.89, 0.032, 0],
    ['w42, sealed', 0, 1, 0.88, 0.025, 0],
    ['w43, sealed', 0, 0.94, 0.79, 0.034, 1],
    ['w44, sealed', 0, 0.83, 0.7, 0.067, 0],
    ['wpen, sealed', 0, 0.9, 0.525, 0.225, 0],
    ['wm, sealed', 0, 1, 0.785, 0.025, 1],
    ['wn, sealed', 0, 0.93, 0.8, 0.033, 1],
    ['wr, sealed', 0, 0.93, 0.72, 0.033, 0],
    ['ws, sealed', 0, 0.93, 0.85, 0.007, 2],
    ['wt, sealed', 0, 0.94, 0.91, 0.006, 0],
    ['wu, sealed', 0, 0.92, 0.89, 0.015, 1],
    ['wv, sealed', 0, 0.94, 0.85, 0.012, 0],
    ['ww, sealed', 0, 0.94, 0.89, 0.025, 0],
    ['wx, sealed', 0, 0.94, 0.85, 0.019, 0],
    ['wy, sealed', 0, 1, 0.865, 0.023, 0],
    ['wz, sealed', 0, 0.76, 0.65, 0.043, 0],
    ['waa, sealed', 0, 0.88, 0.71, 0.007, 0],
    ['wpeu, sealed', 2, 0.83, 0.41, 0.195, 0],
  ] as const)('of %s are recognised, and give their fields', (part, hidden, recognised, exact, wrong, taken) => {
    expectScore(part, { hidden, recognised, exact, wrong, taken });
  });
});

describe('sealed papers that speak of contracts and are none', () => {
  it.each([
    ['English', 3],
    ['other', 4],
  ] as const)('are not taken for contracts, but for a few: of the %s ones', (language, taken) => {
    expectNoContracts({ language, sealed: true }, taken);
  });
});
