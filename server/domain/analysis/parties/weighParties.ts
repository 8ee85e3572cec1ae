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

const BIAS = -4.72;
const WEIGHTS: Record<Sign, number> = {
  chosen: 1.64,
  listed: 1.44,
  introduced: 0.35,
  headed: 0.49,
  led: 1.71,
  readers: 1.11,
  legalForm: 1.31,
  oneWord: -0.33,
  nearSignature: 1.2,
  leftOut: -1.36,
  signsForOther: -1.0,
  onlyAtEnd: -0.35,
  personAtEnd: -1.26,
  first1000: 1.36,
  firstNamed: 1.87,
  secondNamed: 1.22,
  mentions: -0.16,
  longerThanOther: -1.46,
  described: 1.31,
  ledIn: 0.08,
  undersigned: 2.04,
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
