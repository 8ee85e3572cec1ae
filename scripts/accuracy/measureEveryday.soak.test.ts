import { describe, it } from 'vitest';
import { expectNoContracts, expectScore } from './everydayParts.ts';

/**
 * The waves before the 51st and those before AH in other languages, by the same limits as the newer ones. That two readers who give two ends make
 * a question costs the nineteenth wave an end and its last day for notice, which is why 0.865 is enough.
 */
describe('older everyday documents', () => {
  it.each([
    ['early', 0, 0.93, 0.975, 0.004, 0],
    ['w8 and w9', 0, 0.85, 0.915, 0.007, 0],
    ['w10 and w11', 0, 0.87, 0.925, 0.008, 0],
    ['w12 to w16', 2, 0.78, 0.84, 0.003, 0],
    ['w17', 0, 1, 0.94, 0, 0],
    ['w19', 0, 0.95, 0.87, 0, 0],
    ['w20 and w21', 0, 0.96, 0.97, 0, 0],
    ['w22', 0, 1, 0.925, 0.01, 1],
    ['w23', 0, 0.94, 0.91, 0, 0],
    ['w24', 0, 0.83, 0.85, 0, 0],
    ['w25', 0, 1, 0.97, 0, 0],
    ['w26', 0, 1, 0.915, 0.008, 0],
    ['w27', 0, 0.94, 0.945, 0, 0],
    ['w28', 0, 1, 0.99, 0.007, 0],
    ['w29', 0, 1, 0.99, 0.008, 0],
    ['w30', 0, 1, 0.98, 0, 0],
    ['w31', 0, 1, 0.99, 0.004, 0],
    ['w32', 0, 1, 0.99, 0, 0],
    ['w33', 0, 1, 0.99, 0, 0],
    ['w34', 0, 1, 0.975, 0, 0],
    ['w35', 0, 1, 0.99, 0, 0],
    ['w36', 0, 1, 0.985, 0, 0],
    ['w37', 0, 1, 0.96, 0.016, 0],
    ['w38', 0, 1, 0.99, 0, 0],
    ['w39', 0, 1, 0.995, 0, 0],
    ['w40', 0, 1, 0.99, 0, 0],
    ['w42', 0, 1, 0.945, 0, 0],
    ['w43', 0, 1, 0.917, 0, 0],
    ['w44', 0, 1, 0.865, 0.025, 0],
    ['w45', 0, 0.86, 0.75, 0.0505, 0],
    ['w46', 0, 0.9, 0.8, 0.031, 0],
    ['w47', 0, 1, 0.82, 0.0586, 0],
    ['w48', 0, 0.95, 0.807, 0, 0],
    ['w49', 0, 0.9, 0.866, 0.005, 0],
    ['w50', 0, 1, 0.945, 0, 0],
    ['wm', 0, 1, 0.985, 0, 0],
    ['wn', 0, 1, 0.98, 0, 0],
    ['wr', 0, 1, 0.99, 0.007, 0],
    ['ws', 0, 1, 0.99, 0, 0],
    ['wt', 0, 1, 0.985, 0, 0],
    ['wu', 0, 1, 0.98, 0, 0],
    ['wv', 0, 1, 0.99, 0, 0],
    ['ww', 0, 1, 0.995, 0, 0],
    ['wx', 0, 1, 0.99, 0, 0],
    ['wy', 0, 0.83, 0.91, 0, 0],
    ['wz', 0, 0.88, 0.936, 0, 0],
    ['waa', 1, 0.76, 0.902, 0.0065, 0],
    ['wab', 0, 0.85, 0.66, 0.0485, 0],
    ['wac', 0, 1, 0.84, 0.039, 0],
    ['wad', 0, 0.95, 0.86, 0.017, 0],
    ['wae', 0, 0.95, 0.905, 0, 0],
    ['waf', 0, 0.9, 0.884, 0, 0],
    ['wag', 0, 1, 0.92, 0, 0],
  ] as const)('of %s are recognised, and give their fields', (part, hidden, recognised, exact, wrong, taken) => {
    expectScore(part, { hidden, recognised, exact, wrong, taken });
  });
});

/** Of each sealed part: contracts not offered at most, recognised and exact at least, wrong and others taken for contracts at most. */
describe('sealed everyday documents', () => {
  it.each([
    ['early, sealed', 0, 0.84, 0.88, 0.01, 0],
    ['w11, sealed', 0, 0.75, 0.87, 0.028, 1],
    ['w12, sealed', 1, 0.85, 0.725, 0.049, 1],
    ['w18, sealed', 0, 0.8, 0.84, 0, 0],
    ['w19, sealed', 1, 0.85, 0.865, 0.009, 0],
    ['w23, sealed', 0, 1, 0.875, 0.025, 0],
    ['w24, sealed', 0, 1, 0.945, 0, 1],
    ['w25, sealed', 0, 0.88, 0.84, 0.034, 2],
    ['w26, sealed', 0, 1, 0.905, 0.028, 1],
    ['w27, sealed', 0, 1, 0.845, 0.044, 2],
    ['w28, sealed', 0, 1, 0.905, 0.021, 0],
    ['w29, sealed', 0, 1, 0.89, 0.022, 1],
    ['w30, sealed', 0, 1, 0.96, 0.014, 0],
    ['w31, sealed', 0, 1, 0.87, 0.039, 0],
    ['w32, sealed', 0, 1, 0.905, 0.028, 1],
    ['w33, sealed', 0, 1, 0.93, 0.007, 0],
    ['w34, sealed', 0, 1, 0.76, 0.046, 0],
    ['w35, sealed', 0, 1, 0.955, 0.026, 0],
    ['w36, sealed', 0, 0.93, 0.84, 0.034, 0],
    ['w37, sealed', 0, 1, 0.955, 0, 0],
    ['w38, sealed', 0, 1, 0.935, 0.02, 1],
    ['w39, sealed', 0, 0.94, 0.91, 0.007, 1],
    ['w40, sealed', 0, 1, 0.91, 0.032, 0],
    ['w42, sealed', 0, 1, 0.9, 0.019, 0],
    ['w43, sealed', 0, 0.94, 0.818, 0.028, 1],
    ['w44, sealed', 0, 0.83, 0.727, 0.066, 0],
    ['w45, sealed', 1, 0.9, 0.62, 0.08, 1],
    ['w46, sealed', 1, 0.9, 0.8, 0.035, 0],
    ['w47, sealed', 0, 1, 0.797, 0.059, 0],
    ['w48, sealed', 0, 1, 0.835, 0.016, 0],
    ['w49, sealed', 0, 1, 0.818, 0.047, 2],
    ['w50, sealed', 0, 1, 0.845, 0.0202, 0],
    ['w51, sealed', 0, 1, 0.81, 0.053, 0],
    ['wpen, sealed', 0, 0.9, 0.575, 0.175, 0],
    ['wm, sealed', 0, 1, 0.895, 0.013, 1],
    ['wn, sealed', 0, 0.93, 0.885, 0.026, 1],
    ['wr, sealed', 0, 0.93, 0.785, 0.026, 0],
    ['ws, sealed', 0, 0.93, 0.89, 0, 2],
    ['wt, sealed', 0, 0.94, 0.945, 0.012, 0],
    ['wu, sealed', 0, 0.92, 0.915, 0, 1],
    ['wv, sealed', 0, 0.94, 0.905, 0.006, 0],
    ['ww, sealed', 0, 0.94, 0.89, 0.025, 0],
    ['wx, sealed', 0, 0.94, 0.87, 0.026, 0],
    ['wy, sealed', 0, 1, 0.875, 0.023, 0],
    ['wz, sealed', 0, 0.76, 0.69, 0.043, 0],
    ['waa, sealed', 0, 0.88, 0.73, 0.0135, 0],
    ['wab, sealed', 0, 0.76, 0.725, 0.052, 0],
    ['wac, sealed', 0, 1, 0.845, 0.011, 0],
    ['wad, sealed', 0, 0.85, 0.846, 0.021, 0],
    ['wae, sealed', 0, 0.9, 0.8, 0.0385, 0],
    ['waf, sealed', 0, 1, 0.744, 0.055, 0],
    ['wag, sealed', 0, 0.95, 0.871, 0.0155, 0],
    ['wah, sealed', 0, 0.92, 0.862, 0.038, 0],
    ['wpeu, sealed', 2, 0.83, 0.415, 0.167, 0],
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
