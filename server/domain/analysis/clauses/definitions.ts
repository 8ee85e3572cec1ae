/** Sentences that say what a name means: “Durée Initiale” is about the term wherever it stands, “Année Contractuelle” isn’t. */
import { DEFINES, TERM_NAMES } from '../lexicon/definedWords.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';
import { type Section, sectionAt } from './sections.ts';

const DEFINED = expression(
  `^(?:[\\d.]{1,6} |\\([a-z\\d]{1,3}\\) |[-•–] )?(?:der |die |das |le |la |les |el |de |het )?" ?(?<name>[^"]{3,40}?) ?",?(?: [^.;"]{0,40})? ?(?:${DEFINES}(?!\\p{L})|:)`,
  'i',
);
const OF_TERM = expression(`^${TERM_NAMES}$`, 'i');
/** So far into a sentence its name is said. */
const REACH = 120;

/** The parts of a contract, divided anew where a sentence in them defines a name. Linear. */
export function withDefinitions({ text, units }: Paper, sections: readonly Section[]): Section[] {
  if (sections.length === 0) return [];
  const defined = units.flatMap(({ start, end }): Section[] => {
    const title = DEFINED.exec(text.slice(start, Math.min(end, start + REACH)))?.groups?.name;
    return title === undefined ? [] : [{ start, end, title, isOfTerm: OF_TERM.test(title), isOfAny: false }];
  });
  if (defined.length === 0) return [...sections];
  const ends = new Set(sections.map(({ start }) => start));
  const rest = defined.flatMap(({ end }, at): Section[] => {
    const around = sectionAt(sections, end);
    if (ends.has(end) || defined[at + 1]?.start === end) return [];
    return [around ? { ...around, start: end } : { start: end, end, title: '', isOfTerm: false, isOfAny: true }];
  });
  const starts = new Set(defined.map(({ start }) => start));
  return [...sections.filter(({ start }) => !starts.has(start)), ...defined, ...rest].toSorted(
    (one, other) => one.start - other.start,
  );
}
