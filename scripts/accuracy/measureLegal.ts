/**
 * Long legal documents written for this project before the rules for them were looked at: agreements about secrets, credit documents, and
 * contracts with sums of many kinds in their prose. Counted as everyday documents are, each kind by the fields that matter in it.
 */
import { readFileSync } from 'node:fs';
import { measureEveryday, TODAY, type EverydayDocument, type EverydayScore } from './measureEveryday.ts';
import { partiesF1 } from './partyMatch.ts';
import { analyseText } from '../../server/domain/analysis/analyseText.ts';

export type LegalKind = 'nda' | 'credit' | 'prose' | 'term';

/**
 * `half`: the second half was read only after the rules had been mended for the first; 3 was written and read after both, 4 before its
 * writer had read a rule; 5 and 6 by strangers, as filings look, half of each sealed; 7 by a stranger, all open; 8 as 5 and 6.
 */
export type LegalDocument = EverydayDocument & { kind: LegalKind; half: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 };

/** `precision`: share of the amounts shown that are right; `partiesF1`: macro-averaged; both from 0 to 1. */
export type LegalScore = { score: EverydayScore; precision: number; partiesF1: number };

/** The open documents, or the sealed ones of parts 5, 6 and 8. */
export function readLegal({ sealed = false } = {}): LegalDocument[] {
  const name = sealed ? 'legal-sealed' : 'legal';
  const file = new URL(`../../server/domain/analysis/testing/papers/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as LegalDocument[];
}

export function measureLegal(documents: readonly LegalDocument[]): LegalScore {
  const score = measureEveryday(documents);
  const amount = score.byField.get('amount') ?? { exact: 0, wrong: 0 };
  const named = documents.flatMap(({ answers, text }) =>
    answers?.parties === undefined
      ? []
      : [partiesF1(analyseText(text.join('\n'), { today: TODAY }).parties, answers.parties as string[])],
  );
  return {
    score,
    precision: amount.exact / Math.max(1, amount.exact + amount.wrong),
    partiesF1: named.reduce((sum, value) => sum + value, 0) / Math.max(1, named.length),
  };
}
