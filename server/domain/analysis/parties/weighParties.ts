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

const BIAS = -4.73;
const WEIGHTS: Record<Sign, number> = {
  chosen: 1.71,
  listed: 1.66,
  introduced: 0.29,
  headed: 0.47,
  led: 2.02,
  readers: 0.81,
  legalForm: 1.4,
  oneWord: 0.0,
  nearSignature: 1.39,
  leftOut: -1.54,
  signsForOther: -0.26,
  onlyAtEnd: -0.41,
  personAtEnd: -1.61,
  first1000: 1.23,
  firstNamed: 2.04,
  secondNamed: 1.22,
  mentions: -0.23,
  longerThanOther: -1.53,
  described: 1.1,
  ledIn: 0.36,
  undersigned: 1.88,
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
