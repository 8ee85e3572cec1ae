/** The first and the last day of a contract that names neither, but the years that it is made for: "wird für das Kalenderjahr 2026 geschlossen". */
import { contextsOf } from '../clauses/context.ts';
import { FOR_YEAR, OF_OTHER_THINGS, TO_YEAR } from '../lexicon/calendarYearWords.ts';
import { THE_CONTRACT } from '../lexicon/headWords.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, says } from '../lexicon/patterns.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';
import type { DayReading } from './days.ts';

const YEARS = expression(
  `(?<!\\p{L})(?:${FOR_YEAR}) (20\\d\\d)(?:(?: | ?)(?:${TO_YEAR})(?: | ?)(20\\d\\d))?(?!\\d|[-/]\\d)`,
);
const CONTRACT = expression(`(?<!\\p{L})${THE_CONTRACT}`);
const OTHERS = expression(`(?<!\\p{L})\\p{L}*(?:${OF_OTHER_THINGS})(?!\\p{L})`);
const SURE = 0.75;
/** So sure is a day by itself that no year is asked. */
const STATED = 0.6;
const LONGEST = 600;

/** Adds them where no day is an end by itself. Linear. */
export function withCalendarYears(paper: Paper, lexicon: Lexicon, days: readonly DayReading[]): readonly DayReading[] {
  if (days.some(({ role, likelihood }) => (role === 'end' || role === 'renewal') && likelihood >= STATED)) return days;
  for (const unit of paper.units) {
    const text = lower(paper.text.slice(unit.start, Math.min(unit.end, unit.start + LONGEST)));
    const found = YEARS.exec(text);
    if (!found) continue;
    const lead = text.slice(0, found.index);
    if (!CONTRACT.test(lead) || OTHERS.test(text) || says(lexicon, 'notTheTerm', lexicon.notTheTerm, text)) continue;
    const [, first = '', last = first] = found;
    if (last < first) continue;
    const start = unit.start + found.index;
    const place = { start, end: start + found[0].length };
    const [at] = contextsOf(paper, lexicon, [place]);
    if (!at) continue;
    const reading = (role: 'begin' | 'end', day: string): DayReading => ({
      mention: { ...place, day },
      context: at.context,
      role,
      likelihood: SURE,
    });
    const hasFirst = days.some(({ role, likelihood }) => role === 'begin' && likelihood >= STATED);
    const years = [...(hasFirst ? [] : [reading('begin', `${first}-01-01`)]), reading('end', `${last}-12-31`)];
    return [...days, ...years].toSorted((one, other) => one.mention.start - other.mention.start);
  }
  return days;
}
