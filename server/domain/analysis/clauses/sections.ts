/** The parts of a contract under headings with a number: which of them are about its term, and which about something else. */
import { ANY_HEADS, ORDINALS, OTHER_HEADS, TERM_HEADS } from '../lexicon/headWords.ts';
import { CLAUSES } from '../lexicon/anyLanguage.ts';
import type { Span } from '../splitSentences.ts';
import { readParagraphs } from './paragraphs.ts';
import type { Paper } from '../text/paper.ts';
import { expression } from '../text/expression.ts';

/** `isOfAny`: its heading doesn't tell, as “Definitions”. */
export type Section = Span & { title: string; isOfTerm: boolean; isOfAny: boolean };

/** A heading is so long at most. */
const LONGEST = 75;
/** A paper with fewer of them isn't divided by them. */
const FEWEST = 4;
/** "§ 12 Laufzeit", "ARTICLE 4 - Durée", "Artikel 5. Opzegging", "7. Vertragsdauer", "Quinta.- Duración", "IV. Dauer". */
const HEAD = expression(
  `^(?:(?:§§?|${CLAUSES}|clause|ziffer|abschnitt|section) ?(?:\\d{1,2}|[IVX]{1,5})(?:er)?[ªº]?[.):]?|\\d{1,2}(?:\\.\\d{1,2})?[.)]?|[IVX]{1,5}[.)]|\\p{L}{5,14}(?: \\p{L}{5,8})?\\.-|${ORDINALS}[.:]) ?(?:[-:.] ?)*(?<title>\\p{Lu}[^.;:!?]{2,60})(?<end>$|[.:] (?=\\p{Lu}))`,
  'i',
);
/** What ends a heading within its line is no sentence: it has few words. */
const MOST_WORDS = 5;
const OF_TERM = expression(`(?<!\\p{L})${TERM_HEADS}(?!\\p{L})`, 'i');
const OF_ANY = expression(`^${ANY_HEADS}(?!\\p{L})`, 'i');
const OF_OTHERS = expression(`(?<!\\p{L})${OTHER_HEADS}(?!\\p{L})`, 'i');

/** Each from its heading to the next one; its paragraphs where a long paper isn't divided so. Linear. */
export function readSections(paper: Paper): Section[] {
  const { text, lines } = paper;
  const heads = lines.flatMap((line) => {
    const groups = HEAD.exec(text.slice(line.start, Math.min(line.end, line.start + LONGEST + 1)))?.groups;
    const title = groups?.title ?? '';
    const isAlone = groups?.end === '' && line.end - line.start <= LONGEST;
    if (!/^\p{Lu}/u.test(title) || !(isAlone || (groups?.end && title.split(' ').length <= MOST_WORDS))) return [];
    const isOfTerm = OF_TERM.test(title) && !OF_OTHERS.test(title);
    return [{ start: line.start, title, isOfTerm, isOfAny: !isOfTerm && OF_ANY.test(title) }];
  });
  if (heads.length < FEWEST) return readParagraphs(paper);
  return heads.map((head, at) => ({ ...head, end: heads[at + 1]?.start ?? text.length }));
}

/** The part that a place stands in; null above the first heading. */
export function sectionAt(sections: readonly Section[], at: number): Section | null {
  return sections.findLast(({ start }) => start <= at) ?? null;
}
