/** Days as European contracts write them: "01.03.2024", "1er mars 2026", "1 de marzo de 2026", "31 december 2026", "Ende März 2027". */
import { daysInMonth, formatDay } from '../../../../contract/calendar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { patternOf, words } from '../lexicon/patterns.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

export type DayMention = { start: number; end: number; day: string };

/** Days before and after these years are misread numbers. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2150;

/** Every day of a text, in order, none over another. Linear. */
export function findDays(text: string, lexicon: Lexicon): DayMention[] {
  const days: DayMention[] = [];
  for (const match of everyMatch(
    text,
    patternOf(lexicon, 'day', () => dayPattern(lexicon)),
  )) {
    const day = readDay(match.groups ?? {}, lexicon);
    if (day) days.push({ start: match.index, end: match.index + match[0].length, day });
  }
  return addFirstOfRanges(text, lexicon, days);
}

function monthPattern(lexicon: Lexicon): string {
  return lexicon.months.join('|');
}

function dayPattern(lexicon: Lexicon): RegExp {
  const join = lexicon.dayJoin === '' ? ' ?' : ` (?:(?:${lexicon.dayJoin}) )?`;
  const yearJoin = lexicon.dayJoin === '' ? ' ' : `,? (?:(?:${lexicon.dayJoin}) )?`;
  const month = `(?:${monthPattern(lexicon)})`;
  return expression(
    [
      `(?<![\\p{L}\\p{N}.,/-])(?<y1>\\d{4})-(?<m1>\\d{2})-(?<d1>\\d{2})(?![\\d-])`,
      `(?<![\\p{L}\\p{N}/-]|\\d[.,])(?<d2>\\d{1,2})(?<s2>\\. ?| / |[/-])(?<m2>\\d{1,2})(?:\\. ?| / |[/-])(?<y2>\\d{4}|\\d{2}(?!\\d|[.,]\\d| ?[€%]))(?!\\d|-\\d)`,
      `(?<![\\p{L}\\p{N}])(?<d3>\\d{1,2})(?:\\.|er|º|°|e|ème)?${join}(?<m3>${month})\\.?${yearJoin}(?<y3>\\d{4})(?!\\d)`,
      `(?<![\\p{L}\\p{N}])(?<end>${lexicon.endOfMonth}) (?<m4>${month})\\.?${yearJoin}(?<y4>\\d{4})(?!\\d)`,
      ...(lexicon.yearInWords === undefined ? [] : [inWords(lexicon, month, lexicon.yearInWords)]),
    ].join('|'),
    'gi',
  );
}

/** "a los veintidós (22) días del mes de julio de 2026", "tres de febrero de dos mil veintiséis". */
function inWords(lexicon: Lexicon, month: string, thousands: string): string {
  const number = Object.keys(lexicon.numbers)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
  const of = `(?:${lexicon.dayJoin})`;
  return (
    `(?<![\\p{L}\\p{N}])(?:(?<w5>${number})(?: \\(\\d{1,2}\\))?|(?<d5>\\d{1,2}))(?: días?)?(?: del mes)? ${of} (?<m5>${month})` +
    ` ${of} (?:año )?(?:(?<y5>\\d{4})(?!\\d)|${thousands} (?<v5>${number})(?!\\p{L}))`
  );
}

function readDay(groups: Record<string, string | undefined>, lexicon: Lexicon): string | null {
  if (groups.m5) return readWords(groups, lexicon);
  const year = fullYear(groups.y1 ?? groups.y2 ?? groups.y3 ?? groups.y4 ?? '');
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  if (groups.y1) return formatDay(year, Number(groups.m1), Number(groups.d1));
  if (groups.y2) return formatDay(year, Number(groups.m2), Number(groups.d2));
  const month = monthNumber(groups.m3 ?? groups.m4 ?? '', lexicon);
  if (groups.end) return formatDay(year, month, daysInMonth(year, month));
  return formatDay(year, month, Number(groups.d3));
}

function readWords({ w5, d5, m5, y5, v5 }: Record<string, string | undefined>, lexicon: Lexicon): string | null {
  const number = (word = ''): number => lexicon.numbers[word.toLowerCase()] ?? Number.NaN;
  const [year, day] = [y5 ? Number(y5) : 2000 + number(v5), d5 ? Number(d5) : number(w5)];
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR && day >= 1 && day <= 31)) return null;
  return formatDay(year, monthNumber(m5 ?? '', lexicon), day);
}

function fullYear(written: string): number {
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

function monthNumber(written: string, lexicon: Lexicon): number {
  const name = written.toLowerCase();
  return 1 + lexicon.months.findIndex((names) => names.split('|').includes(name));
}

/** "vom 1. Januar bis 31. Dezember 2026", "du 1/1 au 31/12/2026": the first day has the year of the second, or the one before it. */
function addFirstOfRanges(text: string, lexicon: Lexicon, days: DayMention[]): DayMention[] {
  const pattern = patternOf(lexicon, 'firstOfRange', () => {
    const join = lexicon.dayJoin === '' ? ' ?' : ` (?:(?:${lexicon.dayJoin}) )?`;
    const written = `(?<d>\\d{1,2})(?:(?:\\.|er|º)?${join}(?<name>${monthPattern(lexicon)})|(?:\\. ?|/)(?<m>\\d{1,2})\\.?)`;
    return expression(`(?<![\\p{L}\\p{N}./])${written} ${words(lexicon.until)}(?: día)? $`, 'i');
  });
  const added: DayMention[] = [];
  for (const second of days) {
    const lead = text.slice(Math.max(0, second.start - 34), second.start);
    const match = /\d/.test(lead) ? pattern.exec(lead) : null;
    if (!match?.groups) continue;
    const month = match.groups.name ? monthNumber(match.groups.name, lexicon) : Number(match.groups.m);
    const year = Number(second.day.slice(0, 4));
    const same = formatDay(year, month, Number(match.groups.d));
    const day = same !== null && same <= second.day ? same : formatDay(year - 1, month, Number(match.groups.d));
    const start = second.start - lead.length + match.index;
    const end = start + match[0].search(/ \S+(?: \S+){0,3} $/);
    if (day) added.push({ start, end: Math.max(start + 1, end), day });
  }
  return added.length === 0 ? days : [...days, ...added].toSorted((one, other) => one.start - other.start);
}
