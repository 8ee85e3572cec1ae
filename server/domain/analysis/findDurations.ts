/** Lengths of time as contracts write them: "five (5) years", "two years (2)", "twelve (12) full calendar months", "a 90-day period". */
import type { Duration } from './types.ts';
import { CARDINAL_WORDS, LAST_NUMBER_WORDS, readCardinal } from './numberWords.ts';
import { everyMatch } from '../everyMatch.ts';

export type DurationMention = {
  start: number;
  end: number;
  /** Null where the figure is redacted or blank. */
  duration: Duration | null;
  /** Counted in business or working days. */
  business: boolean;
};

const UNIT = /(?<![a-z])(years?|months?|mos?|weeks?|days?|quarters?|yrs?)(?![a-z])/gi;
const QUALIFYING =
  'additional|successive|consecutive|full|calendar|contract|agreement|lease|licen[sc]e|service|subscription|business|working|bank(?:ing)?|more|further|whole|complete|entire|continuous|clear|separate|operating|fiscal|financial|added|optional|model|or more';
const QUALIFIER = `(?:(?:${QUALIFYING})[ ,-]{1,2}){0,3}`;
const FIGURE = '\\d{1,4}(?:\\.\\d{1,2})?(?:[ -]?(?:1/2|½))?';
const BEFORE = new RegExp(
  `(?:(?<![a-z])(${CARDINAL_WORDS})( and (?:one|a)[- ]half)?|(?<![\\d.,$])(${FIGURE}))?[ -]{0,2}(?:[(\\[] ?-?(${CARDINAL_WORDS}|${FIGURE}|[Il]) ?-?[)\\]])?[ -]{0,3}(${QUALIFIER})$`,
  'i',
);
/** What stands right before a unit that is counted: a figure or a bracket, the last word of a number, or a qualifier's. Most units have another word there. */
const LEADS = new RegExp(`(?<=(?:[\\d½)\\]]|${LAST_NUMBER_WORDS}|an?|half|${QUALIFYING})[ ,-]{0,5})`, 'iy');
const BLANK =
  /(?:\[[*_●• .xX]{0,30}\]|_{2,30}|\*{2,30}|\( ?[_*]{1,10} ?\)|\[ ?[*_]{1,10}[^\]]{0,20}\])[ -]{0,2}(?:\([^)]{0,8}\) ?)?(?:full |calendar |consecutive |successive |additional ){0,2}$/;

const OF_WORK = /business|working|bank/i;

/** "half a year", not "one and a half year". */
const HALF = /(?<!\band a |\bone and )\bhalf(?: an?|-)? ?$/i;

/** "for a year from": one, where nothing says how many. */
const SINGLE = /\b(?:for|of|lasts?) an? $/i;

/** All durations of a passage, in order. Give it sentences, not whole documents. */
export function findDurations(passage: string): DurationMention[] {
  const found: DurationMention[] = [];
  for (const match of everyMatch(passage, UNIT)) {
    const at = match.index;
    const before = passage.slice(Math.max(0, at - 90), at);
    const unitWord = match[0].toLowerCase();
    if (/[[_*]/.test(before) && BLANK.test(before)) {
      found.push({ start: at, end: at + match[0].length, duration: null, business: false });
      continue;
    }
    LEADS.lastIndex = at;
    const head = LEADS.test(passage) ? BEFORE.exec(before) : null;
    if (!head) continue;
    const half = unitWord === 'year' ? HALF.exec(before) : null;
    if (half) {
      const start = at - half[0].length;
      found.push({ start, end: at + match[0].length, duration: { n: 6, unit: 'month' }, business: false });
      continue;
    }
    const value = readValue(head) ?? (SINGLE.test(before) && /^(?:year|month)$/.test(unitWord) ? 1 : null);
    if (value === null) continue;
    const duration = readUnit(value, unitWord);
    if (duration === null) continue;
    const start = at - head[0].length + (/^[ -]*/.exec(head[0])?.[0].length ?? 0);
    const business = duration.unit === 'day' && OF_WORK.test(head[5] ?? '');
    const counted = business ? ({ n: duration.n, unit: 'workingDay' } as const) : duration;
    found.push({ start, end: at + match[0].length, duration: counted, business });
  }
  return found;
}

function readValue(head: RegExpExecArray): number | null {
  const words = head[1] === undefined ? null : readCardinal(head[1]);
  const half = head[2] === undefined ? 0 : 0.5;
  const plain = head[3] === undefined ? null : readFigure(head[3]);
  const inner = head[4] === undefined ? null : (readFigure(head[4]) ?? readCardinal(head[4]));
  const outer = words === null ? plain : words + half;
  // Words and figures that disagree ("five (3) years") are no reading at all; a figure that only adds the half is.
  if (outer !== null && inner !== null && outer !== inner && Math.floor(inner) !== outer) return null;
  return inner !== null && outer !== null ? Math.max(inner, outer) : (outer ?? inner);
}

function readFigure(text: string): number | null {
  const match = /^(\d{1,4}(?:\.\d{1,2})?)([ -]?(?:1\/2|½))?$/.exec(text.trim());
  return match ? Number(match[1]) + (match[2] ? 0.5 : 0) : null;
}

function readUnit(value: number, unit: string): Duration | null {
  const letter = unit[0];
  if (value <= 0) return null;
  if (letter === 'q') return Number.isInteger(value) ? { n: value * 3, unit: 'month' } : null;
  if (letter === 'y' && !Number.isInteger(value)) {
    const months = Math.round(value * 12);
    return Math.abs(months - value * 12) < 0.01 ? { n: months, unit: 'month' } : null;
  }
  if (!Number.isInteger(value)) return null;
  const name = letter === 'y' ? 'year' : letter === 'm' ? 'month' : letter === 'w' ? 'week' : 'day';
  return { n: value, unit: name };
}

/** Is it told in days, of whatever kind? */
export function isOfDays({ unit }: Duration): boolean {
  return unit === 'day' || unit === 'workingDay';
}

/** "3 years", "1 month": the way a working line shows a duration. */
export function showDuration(duration: Duration): string {
  return `${duration.n} ${duration.unit === 'workingDay' ? 'working day' : duration.unit}${duration.n === 1 ? '' : 's'}`;
}
