/**
 * Every calendar date of a text, in the forms contracts use: "May 8, 2014", "8 May 2014", "the 8th day of May, 2014",
 * "the first day of January, two thousand and five", "5/8/14", "2014-05-08". Numeric dates are read in the document's own order.
 */
import { daysInMonth, formatDay } from '../../../contract/calendar.ts';
import { oneOf } from './lexicon/oneOf.ts';
import { STATE_CODES } from './lexicon/places.ts';
import { ORDINAL_WORDS, readOrdinal, readYearWords } from './numberWords.ts';
import { everyMatch } from '../everyMatch.ts';

export type DateMention = {
  start: number;
  end: number;
  /** `YYYY-MM-DD`, or null where the day is blank or redacted ("March ___, 1999", "May 2014"). */
  day: string | null;
  /** True for a numeric date that reads as another day in the other order, where the document does not settle the order. */
  ambiguous: boolean;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** That nothing stands right before it is asked where it matched: asked in the pattern, it is asked at every character. */
const MONTH_NAME =
  /(?:jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])/gi;
const SUFFIX = '(?: ?(?:s ?t|n ?d|r ?d|t ?h)(?![a-z]))?';
const YEAR = "((?:1[89]|20) ?\\d ?\\d(?!\\d)|'\\d{2}(?!\\d))";
const AFTER_DAY_YEAR = new RegExp(
  `^(?:[. -]{0,3}|[ \\t]{0,3}\\n[ \\t]{0,24})(\\d{1,2})${SUFFIX} ?[,.;]{0,2} ?(?:in the year |of )?(?:of our Lord )?${YEAR}`,
  'i',
);
const AFTER_DAY_SHORT_YEAR = /^[. -]{0,2}(\d{1,2})[,. /-]{1,2}(\d{2})(?![\d,.:]|\s?(?:days|a\.?m|p\.?m))/i;
const AFTER_BLANK_YEAR = new RegExp(`^[. ]{0,2}(?:[_\\[\\]*●•. xX-]{1,30}(?:st|nd|rd|th)?|day) ?,? ?${YEAR}`);
const AFTER_YEAR = new RegExp(
  `^(?:[. ,/-]{0,3}|,?[ \\t]{0,3}\\n[ \\t]{0,24})(?:in the year (?:of our Lord )?|of (?:the year )?|A\\.?D\\.? )?${YEAR}`,
  'i',
);
const AFTER_YEAR_WORDS =
  /^,? ?(?:in the year |of (?:the year )?)?((?:two thousand|one thousand,? nine hundred|nineteen(?: hundred)?|twenty)(?:[ -](?:and|hundred|[a-z]{3,9})){1,4})/i;
const BEFORE_DAY = new RegExp(
  `(?:^|[^\\d.,/$])(?:(\\d{1,2}|l(?=st))${SUFFIX}|(${ORDINAL_WORDS})(?: ?\\(\\d{1,2}${SUFFIX}\\))?)(?: ?\\(${ORDINAL_WORDS}\\))? ?(?:(?:calendar )?day)?[ ,./-]{0,2}(?:of|in)?(?: the month of)? ?$`,
  'i',
);
/** "from 1 / September 2026": the line ends behind the day. */
const BROKEN = new RegExp(
  `(?<=\\b(?:on|from|to|until|till|by|of|the|before|and|dated?|through|commencing|starting|beginning|ending|including) )(\\d{1,2})${SUFFIX}[ \\t]{0,3}\\n[ \\t]{0,24}$`,
  'i',
);
const NUMERIC = /(?:\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\1\d)|\d{1,2}([-/.]| \/ )\d{1,2}\2(?:\d{4}|\d{2})(?!\2\d))(?!\d)/g;

/** "the last day of February, 2028". */
const LAST_OF_MONTH = /\blast (?:calendar )?day of (?:the month of )?$/i;

/** "Monday, May 3, 2010": its weekday is part of a date. */
const WEEKDAY = /(?:^|[^a-z])((?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)$/i;

/** All dates, in order of place. Linear in the length of the text. */
export function findDates(text: string): DateMention[] {
  const words = findWordDates(text);
  const found = [...words, ...findNumericDates(text, () => wordHabit(text, words))];
  for (const mention of found)
    mention.start -= WEEKDAY.exec(text.slice(Math.max(0, mention.start - 16), mention.start))?.[1]?.length ?? 0;
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((mention, index) => index === 0 || mention.start >= (found[index - 1] as DateMention).end);
}

/** How the document's dates in words go: "8 May 2014" counts for the day, "May 8, 2014" for the month; "the 8th day of May" for neither. */
function wordHabit(text: string, words: DateMention[]): number {
  let dayFirst = 0;
  for (const { start, end, day } of words) {
    if (day === null) continue;
    const first = text.charCodeAt(start);
    const figure = first >= 48 && first <= 57;
    if (!figure) dayFirst -= 1;
    else if (!/\bday\b/i.test(text.slice(start, end))) dayFirst += 1;
  }
  if (dayFirst !== 0) return dayFirst;
  const [isAmerican, isElsewhere] = [AMERICAN.test(text), ELSEWHERE.test(text)];
  if (isAmerican) return isElsewhere || DAY_FIRST_MONEY.test(text) ? 0 : -1;
  return isElsewhere || DAY_FIRST_MONEY.test(text) ? 1 : 0;
}

/** Money of countries that put the day first. */
const DAY_FIRST_MONEY = /£|€|\b(?:NZ|AU?|S|HK)\$|\bRM ?\d|\bKShs?\b|₹|\bRs\.? ?\d|\bGSTIN\b|\bGBP\b|\bINR\b|\bAUD\b/;
/** Where no date tells, the country does: the United States put the month first. */
const STATES = oneOf(
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine',
  'Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina',
  'North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming',
);
const AMERICAN = new RegExp(`\\b(?:${STATES}|United States|U\\.S\\.|Securities Exchange Act|${STATE_CODES} \\d{5})\\b`);
const ELSEWHERE =
  /\b(?:England|United Kingdom|Scotland|Australia|New Zealand|India|Ireland|Singapore|South Africa|Germany|France|GmbH|Pty|Pvt|Pte|Sdn|ABN|NZBN|UEN|CRO|VAT)\b/;

function findWordDates(text: string): DateMention[] {
  const found: DateMention[] = [];
  for (const match of everyMatch(text, MONTH_NAME)) {
    const name = match[0];
    const at = match.index;
    if (at > 0 && /[a-z\d]/i.test(text[at - 1] as string)) continue;
    const stop = at + name.length;
    const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    const after = text.slice(stop, stop + 60);
    const capital = name[0] !== (name[0] as string).toLowerCase();
    const monthFirst = capital || name.length > 3 ? readMonthFirst(month, after) : null;
    if (monthFirst) {
      found.push({ start: at, end: stop + monthFirst.length, day: monthFirst.day, ambiguous: false });
      continue;
    }
    const before = text.slice(Math.max(0, at - 48), at);
    const dayFirst = readDayFirst(month, before, after);
    if (dayFirst) {
      found.push({ start: at - dayFirst.back, end: stop + dayFirst.length, day: dayFirst.day, ambiguous: false });
      continue;
    }
    const blank = capital && AFTER_BLANK_YEAR.exec(after);
    const bare = capital && AFTER_YEAR.exec(after);
    const whole = bare ? LAST_OF_MONTH.exec(before) : null;
    if (bare && whole) {
      const year = readYear(bare[1] as string);
      const day = formatDay(year, month, daysInMonth(year, month));
      found.push({ start: at - whole[0].length, end: stop + bare[0].length, day, ambiguous: false });
      continue;
    }
    const partial = blank || bare;
    if (partial) found.push({ start: at, end: stop + partial[0].length, day: null, ambiguous: false });
  }
  return found;
}

function readMonthFirst(month: number, after: string): { day: string | null; length: number } | null {
  const match = AFTER_DAY_YEAR.exec(after) ?? AFTER_DAY_SHORT_YEAR.exec(after);
  if (!match) return null;
  const day = formatDay(readYear(match[2] as string), month, Number(match[1]));
  return day === null ? null : { day, length: match[0].length };
}

function readDayFirst(
  month: number,
  before: string,
  after: string,
): { day: string | null; back: number; length: number } | null {
  const head = BEFORE_DAY.exec(before) ?? BROKEN.exec(before);
  if (!head) return null;
  // A scanner's "lst" is the first.
  const dayOfMonth = head[1] === 'l' ? 1 : readOrdinal((head[1] ?? head[2]) as string);
  if (dayOfMonth === null) return null;
  const back = head[0].length - (/^[^\da-z]/i.test(head[0]) ? 1 : 0);
  const figures = AFTER_YEAR.exec(after) ?? /^[ -](\d{2})(?![\d,.:/])/.exec(after);
  if (figures) {
    const day = formatDay(readYear(figures[1] as string), month, dayOfMonth);
    return day === null ? null : { day, back, length: figures[0].length };
  }
  const words = AFTER_YEAR_WORDS.exec(after);
  if (!words) return null;
  // The longest run of words that reads as a year.
  const parts = (words[1] as string).split(/(?=[ -])/);
  for (let count = parts.length; count > 0; count -= 1) {
    const phrase = parts.slice(0, count).join('');
    const year = readYearWords(phrase);
    if (year === null) continue;
    const day = formatDay(year, month, dayOfMonth);
    return day === null ? null : { day, back, length: words[0].length - (words[1] as string).length + phrase.length };
  }
  return null;
}

/** Four figures as they stand; two figures are 1970 to 2069. */
function readYear(text: string): number {
  const figures = text.replace(/[^\d]/g, '');
  const year = Number(figures);
  return figures.length > 2 ? year : year >= 70 ? 1900 + year : 2000 + year;
}

/** "shall commence on 7-1-13", "Date: 3-14-18": a word that a date follows, or a date beside which it stands. */
const BEFORE_SHORT =
  /\b(?:(?:on|from|to|through|thru|until|dated?|effective|beginning|commencing|ending|expiring) |dated?: ?|\d{1,2}-\d{1,2}-(?:20)?\d{2}\s{1,12})$/i;

/** "Graham Pascoe    18.4.26", "on 3.4.26", and neither a clause at the beginning of its line nor a reference to one. */
function isDotted([a, b, year]: readonly number[], before: string): boolean {
  if ((a as number) > 31 || (b as number) > 12 || (year as number) < FIRST_SHORT || (year as number) > LAST_SHORT)
    return false;
  if (/(?:^|\n)\s*$/.test(before) || CLAUSE_BEFORE.test(before)) return false;
  return (a as number) > 12 || DOTTED_BEFORE.test(before);
}
const [FIRST_SHORT, LAST_SHORT] = [10, 45];
const DOTTED_BEFORE = /(?:\S {2,}|\t|\b(?:on|from|to|until|till|dated?|of|by|signed|starting|ending|the):? )$/i;
const CLAUSE_BEFORE =
  /(?:\b(?:clauses?|cl|sections?|sec|articles?|art|paragraphs?|para|rules?|items?|version|ver|rev|nos?|exhibits?|schedules?|annex|parts?)\.?|§+|\bv\.?|[\d,]) ?$/i;

type Numeric = { start: number; end: number; a: number; b: number; year: number };

/** `habitOf`, asked where a date leaves its order open: above zero where the document's other dates put the day first, below zero where they put the month first. */
function findNumericDates(text: string, habitOf: () => number): DateMention[] {
  const found: DateMention[] = [];
  const open: Numeric[] = [];
  let dayFirst = 0;
  let monthFirst = 0;
  for (const match of everyMatch(text, NUMERIC)) {
    const at = match.index;
    const separator = (match[1] ?? match[2] ?? '').trim();
    if (at > 0 && (/[\d$]/.test(text[at - 1] as string) || text[at - 1] === separator)) continue;
    const end = at + match[0].length;
    const parts = match[0].split(/[-/.]/).map(Number) as [number, number, number];
    if (match[1] !== undefined) {
      const day = formatDay(parts[0], parts[1], parts[2]);
      if (day !== null) found.push({ start: at, end, day, ambiguous: false });
      continue;
    }
    // "1.2.05" is a clause number rather than a day.
    const yearText = match[0].slice(match[0].lastIndexOf(separator) + 1).trim();
    if (
      separator !== '/' &&
      yearText.length === 2 &&
      !/^\d\d-\d\d-/.test(match[0]) &&
      !(separator === '.' && isDotted(parts, text.slice(Math.max(0, at - 24), at))) &&
      !(separator === '-' && BEFORE_SHORT.test(text.slice(Math.max(0, at - 24), at)))
    )
      continue;
    const year = readYear(yearText);
    const [a, b] = parts;
    if (a > 12 && b <= 12) dayFirst += 1;
    if (b > 12 && a <= 12) monthFirst += 1;
    if (separator === '.' && a <= 31) dayFirst += a <= 12 && b <= 12 ? 0.5 : 0;
    open.push({ start: at, end, a, b, year });
  }
  if (open.length === 0) return found;
  const habit = habitOf();
  const numeric = dayFirst - monthFirst;
  const dayGoesFirst = (numeric || habit) > 0;
  const oneOrder = dayFirst === 0 || monthFirst === 0;
  const settled = oneOrder && (numeric !== 0 || habit !== 0);
  for (const { start, end, a, b, year } of open) {
    const day = dayGoesFirst
      ? (formatDay(year, b, a) ?? formatDay(year, a, b))
      : (formatDay(year, a, b) ?? formatDay(year, b, a));
    if (day !== null) found.push({ start, end, day, ambiguous: !settled && a <= 12 && b <= 12 && a !== b });
  }
  return found;
}
