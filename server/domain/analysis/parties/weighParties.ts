/**
 * Where no preamble is sure, every candidate is weighed: the document's signs for and against it, each with its weight, give how likely
 * it is a party. The weights are a logistic regression over the tuning part of the corpus and its variants
 * (`scripts/accuracy/fitPartyWeights.ts`, `docs/decisions/0012-parties-are-weighed.md`).
 */
import type { Document, Reading } from '../document.ts';
import { gatherCandidates, type Source } from './candidates.ts';
import { readSigns, signaturePassages, type Sign } from './partySigns.ts';

/** `likelihood`: from 0 to 1. */
export type Weighed = { reading: Reading<string>; likelihood: number };

const BIAS = -5.61;
const WEIGHTS: Record<Sign, number> = {
  chosen: 2.42,
  listed: 2.64,
  faint: 0.39,
  readers: 1.28,
  legalForm: 1.35,
  oneWord: 1.01,
  person: 0.35,
  nearSignature: 1.88,
  signsForOther: 0.64,
  onlyAtEnd: -0.36,
  personAtEnd: -1.83,
  first1000: 0.56,
  first3000: 0.58,
  firstNamed: 1.78,
  secondNamed: 0.96,
  mentions: -0.55,
  longerThanOther: -1.21,
  described: 1.25,
  aliasDirect: 0.28,
  ledIn: 0.37,
};

/** Every candidate with its likelihood, in order of appearance. */
export function weighParties(document: Document, readings: Record<Source, Reading<string>[]>): Weighed[] {
  const signatures = signaturePassages(document.text);
  const candidates = gatherCandidates(document, readings, signatures);
  return readSigns(document.text, candidates, signatures).map((signs, index) => {
    const sum = (Object.entries(signs) as [Sign, number][]).reduce(
      (all, [sign, value]) => all + WEIGHTS[sign] * value,
      BIAS,
    );
    return {
      reading: (candidates[index] as (typeof candidates)[number]).reading,
      likelihood: 1 / (1 + Math.exp(-sum)),
    };
  });
}
