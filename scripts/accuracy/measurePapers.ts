/** Papers written for this project, of which none is in the corpus: how well their parties are read. */
import { readFileSync } from 'node:fs';
import { makeDocument } from '../../server/domain/analysis/document.ts';
import { readParties } from '../../server/domain/analysis/parties/readParties.ts';
import { partiesF1 } from './partyMatch.ts';

export type Paper = { id: string; kind: string; parties: string[]; text: string };
/** `plain`: an ordinary opening; `twisted`: one with a twist; `unusual`: letters, deeds, forms, definitions, joint filings; `filed`: as they are filed; `hard`:
 * translations, groups, long lists, letters, damaged covers, amendments; `likeFilings`: each in the form of one public filing, with other names and words. */
export const PAPERS = ['plain', 'twisted', 'unusual', 'filed', 'hard', 'likeFilings'] as const;

export function readPapers(name: (typeof PAPERS)[number]): Paper[] {
  const file = new URL(`../../server/domain/analysis/testing/papers/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Paper[];
}

/** The macro-averaged F1 of the parties, from 0 to 1. */
export function measurePapers(papers: Paper[]): number {
  const scores = papers.map(({ text, parties }) =>
    partiesF1(
      readParties(makeDocument(text)).map((party) => party.value),
      parties,
    ),
  );
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
