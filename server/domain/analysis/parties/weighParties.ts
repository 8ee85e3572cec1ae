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

const BIAS = -4.9;
const WEIGHTS: Record<Sign, number> = {
  chosen: 1.28,
  listed: 1.11,
  introduced: -0.02,
  headed: 0.33,
  led: 2.47,
  readers: 1.96,
  legalForm: 1.54,
  oneWord: -0.2,
  nearSignature: 0.93,
  leftOut: -1.71,
  signsForOther: -0.4,
  onlyAtEnd: -0.43,
  personAtEnd: -1.31,
  first1000: 1.11,
  firstNamed: 1.85,
  secondNamed: 1.43,
  mentions: 0.02,
  longerThanOther: -0.93,
  described: 0.94,
  ledIn: 0.49,
  undersigned: 1.78,
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
