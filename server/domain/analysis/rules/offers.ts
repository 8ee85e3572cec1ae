/** Offers, accepted and not, letters about new prices, and what a letter is. */
import { PRICE_NEWS, VALID_UNTIL } from '../lexicon/anyLanguage.ts';
import { cellsOf } from '../clauses/context.ts';
import type { Span } from '../splitSentences.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { beginsWith, patternOf } from '../lexicon/patterns.ts';
import type { Paper } from '../text/paper.ts';
import { expression } from '../text/expression.ts';

/** Below its addresses a letter says what it is about. */
export const LETTER_LINES = 20;
export const LONGEST_TITLE = 110;

/** So far behind the words of acceptance its day stands, on that line or one of the next three. */
const ACCEPTANCE = { reach: 260, lines: 4, longest: 90 };
const ANY_DAY = /(?<![\d.,])\d{1,2}(?:[^\n]{1,16}20\d{2}|[./-]\d{1,2}[./-]\d{2})(?!\d)/;
const IS_VALID = expression(`(?<!\\p{L})${VALID_UNTIL}(?!\\p{L})`, 'i');

/** An offer that was accepted: its title, and below a line that begins with the acceptance and has a day, there or on the next three. */
export function isAccepted(paper: Paper, lexicon: Lexicon): boolean {
  const offer = patternOf(lexicon, 'offer', () => expression(`^(?:${lexicon.kind.offers})(?![\\p{L}])`, 'i'));
  const yes = patternOf(lexicon, 'accepts', () => expression(`^(?:${lexicon.kind.accepted})(?![\\p{L}])`, 'i'));
  const isDated = ({ start }: Span): boolean =>
    yes.test(paper.text.slice(start, start + ACCEPTANCE.longest)) &&
    paper.text
      .slice(start, start + ACCEPTANCE.reach)
      .split('\n', ACCEPTANCE.lines)
      .some((line) => ANY_DAY.test(line) && !IS_VALID.test(line));
  const heads = paper.lines.slice(0, LETTER_LINES).filter(({ start, end }) => end - start <= LONGEST_TITLE);
  return (
    heads.some((line) => cellsOf(paper, line).some(({ start, end }) => offer.test(paper.text.slice(start, end)))) &&
    paper.lines.some(isDated)
  );
}

const PRICE_NEWS_LINE = expression(`(?<!\\p{L})${PRICE_NEWS}`, 'i');

/** An offer that nobody has accepted, or a letter that tells of new prices: a line at its head says so. */
export function isProposal(paper: Paper, lexicon: Lexicon): boolean {
  const offer = patternOf(lexicon, 'offer title', () =>
    expression(
      `^[^\\p{L}]*(?:${lexicon.kind.offers})(?:$|[ :]*(?:n\\S{1,3} ?)?\\d| (?:-|für|zu|pour|para|voor) )`,
      'i',
    ),
  );
  const lines = paper.lines.slice(0, LETTER_LINES).map(({ start, end }) => paper.text.slice(start, end));
  const heads = lines.filter((text) => text.length <= LONGEST_TITLE && !/[.,]$/.test(text));
  return heads.some((text) => offer.test(text) || (PRICE_NEWS_LINE.test(text) && isLetter(paper, lexicon)));
}

/** Does one of its first lines greet somebody? */
export function isLetter(paper: Paper, lexicon: Lexicon): boolean {
  return greetingLine(paper, lexicon) >= 0;
}

/** Which of its first lines greets somebody; -1: none. */
export function greetingLine(paper: Paper, lexicon: Lexicon): number {
  return paper.lines
    .slice(0, LETTER_LINES)
    .findIndex(
      ({ start, end }) =>
        beginsWith(lexicon, 'greets', lexicon.parties.greeting, paper.text.slice(start, end)) !== null,
    );
}
