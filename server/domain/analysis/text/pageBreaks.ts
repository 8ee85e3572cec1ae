/** What stands at the end of one page and the head of the next: "Blitzrein GmbH · Objekt 0471   Seite 2 von 2", "blz. 1/2", and the foot with the firm's numbers. */
import { PAGE_WORDS, PRINTED_ON } from '../lexicon/anyLanguage.ts';
import { IDENTIFIERS } from '../lexicon/sidesAnyLanguage.ts';
import type { Span } from '../splitSentences.ts';
import { expression } from './expression.ts';

/** Longer lines are text, and above this line a letterhead has its page, too. */
const LONGEST = 130;
const HEAD = 5;
/** So many characters of it at the end are looked at. */
const TAIL = 24;
const COUNTED = '\\d{1,2} ?(?:/|von|de|sur|van|of) ?\\d{1,2}';
const MARKED = expression(
  `(?:^|[\\s|·•-])(?:${PAGE_WORDS} ?(?:${COUNTED}|\\d{1,2})|\\d{1,2} ?/ ?\\d{1,2})[\\s|·•)-]*$`,
  'i',
);
const COUNTED_PAGE = expression(`(?:^|[\\s|·•-])${PAGE_WORDS} ?${COUNTED}`, 'i');
const ALONE = expression(
  `^[\\s|·•(-]*(?:${PAGE_WORDS} ?(?:${COUNTED}|\\d{1,2})|\\d{1,2} ?/ ?\\d{1,2})[\\s|·•)-]*$`,
  'i',
);
/** Set apart from the words before it by a wide gap or a dash. */
const APART = /(?: {3,}|\t|[-–—|·•] ?)\S+ ?[\d/]+(?: ?\p{L}+ ?\d+)?[^\p{L}\d]*$/u;
/** "Wheat   1/3   2/3": fractions, and no pages. */
const SHARES = /(?<![\d/])\d{1,2} ?\/ ?\d{1,2}\s+\d{1,2} ?\/ ?\d{1,2}\s*$/;
/** "Opgemaakt te Gent op 3 mei 2026      2/2": a day, which is no page's but where it was printed. */
const DAY = /\d{1,2}(?:\. ?|[/-]| )(?:\d{1,2}|(?:de )?\p{L}{3,10})(?:[./-]| (?:de )?)\d{2,4}/u;
const PRINTED = expression(`(?<!\\p{L})${PRINTED_ON}`, 'i');
const NUMBER_OF = expression(`(?<!\\p{L})(?:${IDENTIFIERS}|IBAN)(?!\\p{L})`, 'gi');

/** The lines that a page break leaves in a text. Linear. */
export function findPageBreaks(raw: string, lines: readonly Span[]): Set<number> {
  const found = new Set<number>();
  lines.forEach(({ start, end }, index) => {
    if (end - start > LONGEST || end === start) return;
    const tail = raw.slice(Math.max(start, end - TAIL), end);
    if (!/\d/.test(tail) || !MARKED.test(tail)) return;
    const text = raw.slice(start, end);
    if (SHARES.test(text) || (DAY.test(text) && !PRINTED.test(text))) return;
    if (ALONE.test(text) || (index >= HEAD && (COUNTED_PAGE.test(tail) || APART.test(text)))) found.add(index);
  });
  for (const index of found)
    for (const beside of [index - 1, index + 1]) {
      const line = lines[beside];
      if (!line || beside < HEAD || found.has(beside) || line.end - line.start > LONGEST) continue;
      if ((raw.slice(line.start, line.end).match(NUMBER_OF)?.length ?? 0) >= 2) found.add(beside);
    }
  return found;
}
