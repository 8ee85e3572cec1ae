/** The parts of a contract under headings: which of them are about its term, which about something else, and which are annexed. */
import { ANY_HEADS, ORDINALS, OTHER_HEADS, TERM_HEADS } from '../lexicon/headWords.ts';
import { CLAUSES } from '../lexicon/anyLanguage.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import { expression } from '../text/expression.ts';
import { findAnnexes } from './annexes.ts';
import { readParagraphs } from './paragraphs.ts';

/** `isOfAny`: its heading doesn't tell, as “Definitions”. `isAnnexed`: behind the contract; `changes`: an agreement that changes it. */
export type Section = Span & {
  title: string;
  isOfTerm: boolean;
  isOfAny: boolean;
  isAnnexed?: boolean;
  changes?: boolean;
};
type Head = Omit<Section, 'end'>;

/** A heading is so long at most. */
const LONGEST = 75;
/** A paper with fewer of them isn't divided by them. */
const FEWEST = 4;
/** … and of those in capital letters alone. */
const FEWEST_CAPITALS = 8;
/** So far into a paper capital letters may be its title and its sides, which no prose of such lines follows. */
const TITLED = 1500;
const PROSE = 100;
/** "§ 12 Laufzeit", "ARTICLE 4 - Durée", "Artikel 5. Opzegging", "7. Vertragsdauer", "Quinta.- Duración", "IV. Dauer". */
const HEAD = expression(
  `^(?:(?:§§?|${CLAUSES}|clause|ziffer|abschnitt|section) ?(?:\\d{1,2}|[IVX]{1,5})(?:er)?[ªº]?[.):]?|\\d{1,2}(?:\\.\\d{1,2})?[.)]?|[IVX]{1,5}[.)]|\\p{L}{5,14}(?: \\p{L}{5,8})?\\.-|${ORDINALS}[.:]) ?(?:[-:.] ?)*(?<title>\\p{Lu}[^.;:!?]{2,60})(?<end>$|(?<!\\d)[.:] (?=\\p{Lu}))`,
  'i',
);
/** What ends a heading within its line is no sentence: it has few words. */
const MOST_WORDS = 5;
const OF_TERM = expression(`(?<!\\p{L})${TERM_HEADS}(?!\\p{L})`, 'i');
const OF_ANY = expression(`^${ANY_HEADS}(?!\\p{L})`, 'i');
const OF_OTHERS = expression(`(?<!\\p{L})${OTHER_HEADS}(?!\\p{L})`, 'i');
const CAPITALS = expression(`^\\p{Lu}[^\\p{Ll}\\d.;:!?]{3,}$`);

/** Each from its heading to the next one; its paragraphs where a long paper isn't divided so. Linear. */
export function readSections(paper: Paper): Section[] {
  const annexes = annexesOf(paper);
  const [first] = annexes;
  const heads = numbered(paper).filter(({ start }) => !first || start < first.start || !isWithin(annexes, start));
  const capitals = heads.length < FEWEST ? inCapitals(paper, annexes) : [];
  const own = capitals.length >= FEWEST_CAPITALS ? capitals : heads;
  if (own.length < FEWEST) return withAnnexes(readParagraphs(paper), annexes);
  const all = [...own, ...annexes].toSorted((one, other) => one.start - other.start);
  return all.map((head, at) => ({ ...head, end: all[at + 1]?.start ?? paper.text.length }));
}

/** "6 Stellplätze x 110,00 €" stands in a list of prices. */
const OF_SUM = /\d[.,]\d|[€$£]/;

function numbered({ text, lines }: Paper): Head[] {
  const heads = lines.flatMap((line, at) => {
    const groups = HEAD.exec(text.slice(line.start, Math.min(line.end, line.start + LONGEST + 1)))?.groups;
    const title = groups?.title ?? '';
    const isAlone = groups?.end === '' && line.end - line.start <= LONGEST;
    if (
      !/^\p{Lu}/u.test(title) ||
      OF_SUM.test(title) ||
      !(isAlone || (groups?.end && title.split(' ').length <= MOST_WORDS))
    )
      return [];
    return [{ ...headed(line.start, title), at }];
  });
  // A table of contents has one below the other.
  const places = new Map(heads.map(({ at, title }) => [at, title]));
  const isListed = ({ at, title }: { at: number; title: string }): boolean => {
    let [from, to] = [at, at];
    while (at - from < LISTED && places.has(from - 1)) from -= 1;
    while (to - from < LISTED && places.has(to + 1)) to += 1;
    // The heading behind a list with pages has no page.
    const isBehind = to === at && !PAGE.test(title) && PAGE.test(places.get(at - 1) ?? '');
    return to - from + 1 >= LISTED && !isBehind;
  };
  return heads
    .filter((head) => !isListed(head))
    .map(({ start, title, isOfTerm, isOfAny }) => ({ start, title, isOfTerm, isOfAny }));
}
/** So many headings without a word between them are a list of them. */
const LISTED = 5;
const PAGE = / \d{1,3}$/;

/** "DURÉE DU CONTRAT": headings that have no number. */
function inCapitals({ text, lines }: Paper, annexes: readonly Section[]): Head[] {
  const heads = lines.flatMap(({ start, end }, at) => {
    if (end - start > LONGEST || isWithin(annexes, start)) return [];
    const title = text.slice(start, end);
    return CAPITALS.test(title) ? [{ ...headed(start, title), at }] : [];
  });
  return heads.flatMap(({ at, ...head }, index) => {
    const below = head.start < TITLED ? lines.slice(at + 1, heads[index + 1]?.at) : [];
    return head.start < TITLED && below.every(({ start, end }) => end - start < PROSE) ? [] : [head];
  });
}

function headed(start: number, title: string): Head {
  const isOfTerm = OF_TERM.test(title) && !OF_OTHERS.test(title);
  return { start, title, isOfTerm, isOfAny: !isOfTerm && OF_ANY.test(title) };
}

/** Those with general or special terms, or on the contract's own term, are parts like others. */
function annexesOf({ text }: Paper): Section[] {
  return findAnnexes(text).map(({ start, end, title, changes }) => {
    const head = changes ? { start, title, isOfTerm: true, isOfAny: false } : headed(start, title);
    return { ...head, end, isAnnexed: !changes && !head.isOfTerm && !head.isOfAny, changes };
  });
}

/** In an annex that is no part like others? */
function isWithin(annexes: readonly Section[], at: number): boolean {
  const annex = sectionAt(annexes, at);
  return annex !== null && at < annex.end && !annex.isOfAny;
}

function withAnnexes(paragraphs: readonly Section[], annexes: readonly Section[]): Section[] {
  if (paragraphs.length === 0) return [];
  return paragraphs.map((paragraph) => {
    const annex = sectionAt(annexes, paragraph.start);
    return annex && annex.end > paragraph.start && !annex.isOfAny
      ? { ...annex, start: paragraph.start, end: paragraph.end }
      : paragraph;
  });
}

/** The part that a place stands in; null above the first heading. */
export function sectionAt(sections: readonly Section[], at: number): Section | null {
  let [low, high] = [0, sections.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sections[middle] as Section).start <= at) low = middle + 1;
    else high = middle;
  }
  return sections[low - 1] ?? null;
}
