/** Where a long contract’s annexes begin and end, and which of them are papers of their own. */
import { ANNEX_HEADS, CHANGES_IT, CONDITIONS, NUMBER, OTHER_PAPERS, TO_IT } from '../lexicon/annexWords.ts';
import { LISTS, PRICED } from '../lexicon/otherThings.ts';
import type { Span } from '../splitSentences.ts';
import { splitLines } from '../splitLines.ts';
import { expression } from '../text/expression.ts';

/** `title`: what its heading says; `isOther`: a paper of its own; `changes`: an agreement that changes the contract. */
export type Annex = Span & { title: string; isOther: boolean; changes: boolean };

/** A contract is so long at least before its annexes. */
const BEFORE = 4000;
/** A heading is so long at most; an annex so long at least. */
const LONGEST = 110;
const SHORTEST = 60;
/** A paper says within so many characters what it is itself. */
const TITLED = 400;
const HEAD = expression(
  `^[^\\p{L}\\d]{0,4}${ANNEX_HEADS}(?: ?${NUMBER}? ?(?:\\d{1,2}(?:\\.\\d{1,2})?|[A-Z]|[IVX]{1,5}))?(?:$|(?![\\p{L}\\d]) ?[-–—:.)]? ?(?<title>["„“«(]?\\p{L}.*)?$)`,
  'i',
);
const NUMBERED = /\d|\b[A-Z]\b|\b[IVX]{1,5}\b|:/;
const OTHER = expression(`(?<!\\p{L})${OTHER_PAPERS}(?!\\p{L})`, 'i');
const CHANGE = expression(
  `^[^\\p{L}\\d]{0,4}${CHANGES_IT}(?: ${TO_IT}(?!\\p{L})| ?${NUMBER}? ?(?:\\d{1,2}|[IVX]{1,4}))?(?!\\p{L})`,
  'i',
);
const GENERAL = expression(`^[^\\p{L}]{0,6}${CONDITIONS}(?: \\p{L}+){0,4}$`, 'i');
/** "… of the Agreement shall be sent": a sentence is no heading. */
const IN_WORDS = /[.;,](?:$| \p{Ll})/u;

type Head = Span & { title: string; changes: boolean; at: number };

/** In order; none of a text that begins with one. Linear. */
export function findAnnexes(raw: string): Annex[] {
  if (raw.length < BEFORE) return [];
  const lines = splitLines(raw).filter(({ start, end }) => end > start);
  const heads = lines.flatMap(({ start, end }, at): Head[] => {
    if (start < BEFORE || end - start > LONGEST) return [];
    const line = raw.slice(start, end);
    const found = HEAD.exec(line);
    const changes = CHANGE.test(line);
    if (IN_WORDS.test(line) || !(changes || (found && NUMBERED.test(line)) || GENERAL.test(line))) return [];
    const next = lines[at + 1];
    const below = next && next.end - next.start <= LONGEST ? raw.slice(next.start, next.end) : '';
    return [{ start, end, title: found ? (found.groups?.title ?? below) : line, changes, at }];
  });
  // Where several stand one below the other they are only named.
  const places = new Set(heads.map(({ at }) => at));
  const lone = heads.filter(({ at }) => !places.has(at - 1) && !places.has(at + 1));
  const itself = raw.slice(0, TITLED).toLowerCase();
  return lone.flatMap((head, at): Annex[] => {
    const end = lone[at + 1]?.start ?? raw.length;
    if (end - head.start < SHORTEST) return [];
    const thing = head.changes ? undefined : OTHER.exec(head.title)?.[0];
    const isOther = thing !== undefined && !itself.includes(thing.toLowerCase());
    return [{ start: head.start, end, title: head.title, isOther, changes: head.changes }];
  });
}

/**
 * The text with blanks in place of annexed papers that have sides, terms and sums of their own, and of lists of what is done when and for how much, where
 * the contract says itself what it costs. Its places stay.
 */
export function withoutOtherPapers(raw: string): string {
  const annexes = findAnnexes(raw);
  const isPriced = PRICED.test(raw.slice(0, annexes[0]?.start ?? 0));
  const others = annexes.filter(
    ({ isOther, changes, title }) => isOther || (isPriced && !changes && LISTS.test(title)),
  );
  if (others.length === 0) return raw;
  const pieces = others.flatMap(({ start, end }, at) => [
    raw.slice(others[at - 1]?.end ?? 0, start),
    raw.slice(start, end).replaceAll(/[^\n]/g, ' '),
  ]);
  return [...pieces, raw.slice(others.at(-1)?.end)].join('');
}
