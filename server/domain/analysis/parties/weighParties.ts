/**
 * Where no preamble is sure, every candidate is weighed: the document's signs for and against it, each with its weight, give how likely
 * it is a party. The weights are a logistic regression over the tuning part of the corpus and its variants
 * (`scripts/accuracy/fitPartyWeights.ts`, `docs/decisions/0013-parties-are-weighed.md`).
 */
import type { Document, Reading } from '../document.ts';
import { gatherCandidates, type Source } from './candidates.ts';
import { readSigns, signaturePassages, SIGNS, type Sign } from './partySigns.ts';

/** `likelihood`: from 0 to 1. */
export type Weighed = { reading: Reading<string>; likelihood: number };

const BIAS = -4.74;
const WEIGHTS: Record<Sign, number> = {
  chosen: 1.59,
  listed: 1.34,
  introduced: 0.21,
  headed: 0.45,
  led: 2.53,
  readers: 1.38,
  legalForm: 1.38,
  oneWord: -0.07,
  nearSignature: 1.15,
  leftOut: -1.63,
  signsForOther: -0.3,
  onlyAtEnd: -0.51,
  personAtEnd: -1.46,
  first1000: 1.09,
  firstNamed: 1.93,
  secondNamed: 1.4,
  mentions: -0.14,
  longerThanOther: -0.76,
  described: 0.96,
  ledIn: 0.4,
  undersigned: 1.85,
};

/** Every candidate with its likelihood, in order of appearance. */
export function weighParties(document: Document, readings: Record<Source, Reading<string>[]>): Weighed[] {
  const signatures = signaturePassages(document.text);
  const candidates = gatherCandidates(document, readings, signatures);
  const weights = [BIAS, ...SIGNS.map((sign) => WEIGHTS[sign])];
  return readSigns(document.text, candidates, signatures).map((signs, index) => ({
    reading: (candidates[index] as (typeof candidates)[number]).reading,
    likelihood: likelihoodOf([1, ...SIGNS.map((sign) => signs[sign])], weights),
  }));
}

/** The logistic function of the weighted sum; both lists begin with the bias. */
export function likelihoodOf(signs: number[], weights: number[]): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, value, index) => sum + value * (weights[index] as number), 0)));
}
