/** Two days that are the first and the last of a term. */
import { DONE_WITHIN } from '../lexicon/anyLanguage.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, lower, patternOf, says, words } from '../lexicon/patterns.ts';
import type { Paper } from '../text/paper.ts';
import type { DayReading } from './days.ts';
import { expression } from '../text/expression.ts';

/** So far apart they stand. */
const BETWEEN = 40;

/** "Laufzeit: 01.04.2025 bis 31.03.2026", with nothing but the label before it. */
export function isRange(paper: Paper, lexicon: Lexicon, first: DayReading, second: DayReading): boolean {
  const between = paper.text.slice(first.mention.end, second.mention.start);
  if (first.role === 'signed' || first.mention.day >= second.mention.day || between.length > 25) return false;
  if (isOfAmendment(lexicon, first.context.before)) return false;
  const joined = patternOf(lexicon, 'joined', () =>
    expression(`^(?: ?(?:de )?(?:${lexicon.months.join('|')})\\.?)? ?(?:-|${words(lexicon.until)}) ?$`, 'i'),
  );
  if (!joined.test(between)) return false;
  return DONE.test(first.context.before) || says(lexicon, 'term', lexicon.lengths.term.near, first.context.sentence);
}

/** "se renovará el 1 de enero de 2027 por un año más (hasta el 31 de diciembre de 2027)": from the day of its renewal to the new end. */
export function isRenewedTo({ text }: Paper, first: DayReading, second: DayReading): boolean {
  const between = text.slice(first.mention.end, second.mention.start);
  return (
    first.role === 'renewal' &&
    second.role === 'end' &&
    first.mention.day < second.mention.day &&
    between.length <= BETWEEN &&
    !/[.;]/.test(between)
  );
}

const DONE = expression(`^[^\\p{L}]*${DONE_WITHIN}[ :]*$`, 'i');

/** "mit Nachtrag vom 27.10.2023 bis zum 31.12.2026 verlängert": the day of a paper, from which nothing begins. */
function isOfAmendment(lexicon: Lexicon, before: string): boolean {
  return patternOf(
    lexicon,
    'amended on',
    () =>
      new RegExp(`${anywhere(lexicon.kind.amendments).source}(?: n\\S* ?\\d+)?(?: (?:vom|du|de|del|van|d\\.d\\.))? ?$`),
  ).test(lower(before));
}
