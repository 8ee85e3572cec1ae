import { describe, expect, it } from 'vitest';
import { LETTERS, measureEveryday, NEWEST_WAVES, NO_CONTRACTS, readEveryday } from './measureEveryday.ts';

/** The waves with limits of their own. The other documents of waves 20 and 21 are one part. */
const BY_THEMSELVES = /^(w(?:2[2-9]|3[0-8]|19|[mnrstuv]))-/;

/**
 * The part that a document is counted in. The eighth wave and those after it were read only once before their rules were mended; the sealed
 * parts of the eleventh and twelfth have no rules of their own.
 */
function partOf({ sealed, id }: { sealed: boolean; id: string }): string {
  if (LETTERS.test(id)) return 'letters and emails';
  const wave = BY_THEMSELVES.exec(id)?.[1];
  if (wave !== undefined) return sealed ? `${wave}, sealed` : wave;
  if (NEWEST_WAVES.test(id)) return 'w20 and w21';
  if (id.startsWith('w11s-')) return 'w11, sealed';
  if (id.startsWith('w12s-')) return 'w12, sealed';
  if (id.startsWith('w17-')) return 'w17';
  if (id.startsWith('w18-')) return 'w18, sealed';
  if (sealed) return 'early, sealed';
  if (/^w1[2-6]-/.test(id)) return 'w12 to w16';
  if (/^w1[01]-/.test(id)) return 'w10 and w11';
  return /^w[89]-/.test(id) ? 'w8 and w9' : 'early';
}

/**
 * That two readers who give two ends make a question costs the nineteenth wave an end and its last day for notice, which is why 0.865 is enough.
 * Of each part: contracts not offered at most, recognised and exact at least, wrong and others taken for contracts at most.
 */
describe('everyday documents', () => {
  it.each([
    ['early', 0, 0.93, 0.95, 0.01, 0],
    ['w8 and w9', 0, 0.85, 0.84, 0.011, 0],
    ['w10 and w11', 0, 0.87, 0.84, 0.011, 0],
    ['w12 to w16', 2, 0.78, 0.785, 0.006, 0],
    ['early, sealed', 0, 0.84, 0.875, 0.015, 0],
    ['w11, sealed', 0, 0.75, 0.79, 0.042, 1],
    ['w12, sealed', 1, 0.85, 0.6, 0.061, 1],
    ['w17', 0, 1, 0.9, 0, 0],
    ['w18, sealed', 0, 0.8, 0.74, 0.02, 0],
    ['w19', 0, 0.95, 0.865, 0, 0],
    ['w19, sealed', 1, 0.85, 0.765, 0.025, 0],
    ['w20 and w21', 0, 0.96, 0.93, 0, 0],
    ['w22', 0, 1, 0.92, 0.01, 1],
    ['w23', 0, 0.94, 0.885, 0, 0],
    ['w23, sealed', 0, 1, 0.72, 0.038, 0],
    ['w24', 0, 0.83, 0.8, 0, 0],
    ['w24, sealed', 0, 1, 0.86, 0, 1],
    ['w25', 0, 1, 0.74, 0, 0],
    ['w25, sealed', 0, 0.88, 0.56, 0.068, 2],
    ['w26', 0, 1, 0.9, 0.008, 0],
    ['w26, sealed', 0, 1, 0.735, 0.063, 1],
    ['w27', 0, 0.94, 0.9, 0, 0],
    ['w27, sealed', 0, 1, 0.66, 0.056, 2],
    ['w28', 0, 1, 0.975, 0.021, 0],
    ['w28, sealed', 0, 1, 0.755, 0.04, 0],
    ['w29', 0, 1, 0.985, 0.008, 0],
    ['w29, sealed', 0, 1, 0.86, 0.022, 0],
    ['w30', 0, 1, 0.98, 0, 0],
    ['w30, sealed', 0, 1, 0.93, 0.033, 0],
    ['w31', 0, 1, 0.985, 0.011, 0],
    ['w31, sealed', 0, 1, 0.805, 0.046, 0],
    ['w32', 0, 1, 0.99, 0, 0],
    ['w32, sealed', 0, 1, 0.81, 0.034, 1],
    ['w33', 0, 1, 0.97, 0.013, 0],
    ['w33, sealed', 0, 1, 0.905, 0.013, 0],
    ['w34', 0, 1, 0.96, 0, 0],
    ['w34, sealed', 0, 1, 0.71, 0.039, 0],
    ['w35', 0, 1, 0.985, 0.007, 0],
    ['w35, sealed', 0, 1, 0.9, 0.027, 0],
    ['w36', 0, 1, 0.985, 0, 0],
    ['w36, sealed', 0, 0.93, 0.79, 0.054, 0],
    ['w37', 0, 1, 0.84, 0.031, 0],
    ['w37, sealed', 0, 1, 0.92, 0.016, 0],
    ['w38', 0, 0.94, 0.94, 0.014, 0],
    ['w38, sealed', 0, 1, 0.93, 0.033, 1],
    ['wm', 0, 1, 0.98, 0, 0],
    ['wm, sealed', 0, 1, 0.785, 0.025, 1],
    ['wn', 0, 1, 0.98, 0.013, 0],
    ['wn, sealed', 0, 0.93, 0.8, 0.033, 1],
    ['wr', 0, 1, 0.985, 0, 0],
    ['wr, sealed', 0, 0.93, 0.72, 0.033, 0],
    ['ws', 0, 1, 0.99, 0, 0],
    ['ws, sealed', 0, 0.93, 0.85, 0.007, 2],
    ['wt', 0, 1, 0.985, 0.013, 0],
    ['wt, sealed', 0, 0.94, 0.91, 0.006, 0],
    ['wu', 0, 1, 0.86, 0.029, 0],
    ['wu, sealed', 0, 0.92, 0.89, 0.015, 1],
    ['wv', 0, 0.94, 0.9, 0.01, 0],
    ['wv, sealed', 0, 0.94, 0.85, 0.012, 0],
    ['letters and emails', 0, 0.81, 0.8, 0.01, 0],
  ] as const)('of %s are recognised, and give their fields', (part, hidden, recognised, exact, wrong, taken) => {
    const score = measureEveryday(
      readEveryday().filter((document) => !NO_CONTRACTS.test(document.id) && partOf(document) === part),
    );
    expect(score.contracts - score.offered).toBeLessThanOrEqual(hidden);
    expect(score.recognised / score.contracts).toBeGreaterThanOrEqual(recognised);
    expect(score.takenForContracts).toBeLessThanOrEqual(taken);
    expect(score.exact / score.stated).toBeGreaterThanOrEqual(exact);
    expect(score.wrong / score.all).toBeLessThanOrEqual(wrong);
    expect(score.late).toBe(0);
  });
});

describe('papers that speak of contracts and are none', () => {
  it.each([
    ['open', 'English', 0],
    ['sealed', 'English', 3],
    ['open', 'other', 0],
    ['sealed', 'other', 4],
  ] as const)('are not taken for contracts, but for a few: of the %s %s ones', (part, language, taken) => {
    const others = readEveryday().filter(
      ({ id, sealed }) =>
        NO_CONTRACTS.test(id) &&
        sealed === (part === 'sealed') &&
        /^w[opq]-(?:de|fr|es|nl)-/.test(id) === (language === 'other'),
    );
    expect(others.length).toBeGreaterThanOrEqual(18);
    expect(measureEveryday(others).takenForContracts).toBeLessThanOrEqual(taken);
  });
});
