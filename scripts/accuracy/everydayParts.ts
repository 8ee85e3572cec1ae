/** The parts that everyday documents are counted in, each with limits of its own. */
import { expect } from 'vitest';
import { LETTERS, measureEveryday, NEWEST_WAVES, NO_CONTRACTS, readEveryday } from './measureEveryday.ts';

/** The waves with limits of their own. The other documents of waves 20 and 21 are one part. */
const BY_THEMSELVES = /^(w(?:2[2-9]|3[0-9]|4[023456789]|5[01]|19|[mnrstuvwxyz]|aa|ab|ac|ad|ae|af|ag|ah|pe[nu]))-/;

/**
 * The part that a document is counted in. The eighth wave and those after it were read only once before their rules were mended; the sealed
 * parts of the eleventh and twelfth have no rules of their own.
 */
export function partOf({ sealed, id }: { sealed: boolean; id: string }): string {
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

/** `hidden`: contracts not offered at most; `recognised` and `exact` at least, shares; `wrong` a share and `taken` others taken for contracts, at most. */
export type Limits = { hidden: number; recognised: number; exact: number; wrong: number; taken: number };

/** Fails where a part of the documents stays behind its limits. */
export function expectScore(part: string, { hidden, recognised, exact, wrong, taken }: Limits): void {
  const score = measureEveryday(
    readEveryday().filter((document) => !NO_CONTRACTS.test(document.id) && partOf(document) === part),
  );
  expect(score.contracts - score.offered).toBeLessThanOrEqual(hidden);
  expect(score.recognised / score.contracts).toBeGreaterThanOrEqual(recognised);
  expect(score.takenForContracts).toBeLessThanOrEqual(taken);
  expect(score.exact / score.stated).toBeGreaterThanOrEqual(exact);
  expect(score.wrong / score.all).toBeLessThanOrEqual(wrong);
  expect(score.late).toBe(0);
}

/** Fails where more than so many papers that speak of contracts and are none are taken for one, of those in English or in other languages. */
export function expectNoContracts(part: { language: 'English' | 'other'; sealed: boolean }, taken: number): void {
  const others = readEveryday().filter(
    ({ id, sealed }) =>
      NO_CONTRACTS.test(id) &&
      sealed === part.sealed &&
      /^w[opq]-(?:de|fr|es|nl)-/.test(id) === (part.language === 'other'),
  );
  expect(others.length).toBeGreaterThanOrEqual(18);
  expect(measureEveryday(others).takenForContracts).toBeLessThanOrEqual(taken);
}
