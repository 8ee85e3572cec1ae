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

const BIAS = -5.62;
const WEIGHTS: Record<Sign, number> = {
  chosen: 2.19,
  listed: 2.45,
  faint: 0.46,
  readers: 1.56,
  legalForm: 1.32,
  oneWord: 1.1,
  person: 0.43,
  nearSignature: 1.89,
  signsForOther: 0.61,
  onlyAtEnd: -0.45,
  personAtEnd: -2.03,
  first1000: 0.59,
  first3000: 0.63,
  firstNamed: 1.8,
  secondNamed: 0.96,
  mentions: -0.65,
  longerThanOther: -1.24,
  described: 1.29,
  aliasDirect: 0.22,
  ledIn: 0.43,
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
