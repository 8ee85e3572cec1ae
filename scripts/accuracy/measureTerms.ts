/** Papers written for this project in the forms of filed contracts: how well the end of their initial term is read. */
import { readFileSync } from 'node:fs';
import { analyseText } from '../../server/domain/analysis/analyseText.ts';

/**
 * `kind`: whether the end is a day that the document gives (`date`), none is stated (`none`), it has none (`perpetual`), or something
 * that happens ends it (`event`).
 */
export type TermPaper = {
  id: string;
  form: string;
  kind: 'date' | 'none' | 'perpetual' | 'event';
  text: string;
  termEnd: string | null;
  note: string;
};
/** `right`: share of the dated ends that are shown to the day; `precision`: share of the days shown that are right, both from 0 to 1. */
export type TermScore = { right: number; precision: number; shown: number };

/** Rolling dates forward plays no part here. */
const TODAY = '1900-01-01';

export function readTermPapers(): TermPaper[] {
  const file = new URL('../../server/domain/analysis/testing/papers/terms.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as TermPaper[];
}

export function measureTerms(papers: TermPaper[]): TermScore {
  const answers = papers.map(({ text, termEnd }) => ({ termEnd, found: analyseText(text, { today: TODAY }).termEnd }));
  const right = answers.filter(({ termEnd, found }) => found !== null && found === termEnd).length;
  const shown = answers.filter(({ found }) => found !== null).length;
  return { right: right / answers.filter(({ termEnd }) => termEnd !== null).length, precision: right / shown, shown };
}
