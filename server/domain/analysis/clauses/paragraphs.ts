/** The paragraphs of a long contract without headings: those on its term, those on something else with times of its own, and the others. */
import { OTHER_PARAGRAPHS, TERM_PARAGRAPHS } from '../lexicon/paragraphWords.ts';
import { lower } from '../lexicon/patterns.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';
import type { Section } from './sections.ts';

const OTHER = expression(`(?<!\\p{L})${OTHER_PARAGRAPHS}(?!\\p{L})`);
const TERM = expression(TERM_PARAGRAPHS);
/** A paragraph of prose is so long at least, and so many of them has a long contract. */
const PROSE = 120;
const FEWEST = 12;
/** So far from its start a paragraph says what it is about. */
const REACH = 600;

/** Each of them as a part of its own; none of a paper that isn't long prose. What a paragraph is about is its title. Linear. */
export function readParagraphs({ text, lines }: Paper): Section[] {
  if (lines.filter(({ start, end }) => end - start >= PROSE).length < FEWEST) return [];
  return lines.map(({ start, end }) => {
    const said = lower(text.slice(start, Math.min(end, start + REACH)));
    const thing = OTHER.exec(said)?.[0];
    const isOfTerm = thing === undefined && TERM.test(said);
    return {
      start,
      end,
      title: thing ?? '',
      isOfTerm,
      isOfAny: thing === undefined && !isOfTerm && end - start < PROSE,
    };
  });
}
