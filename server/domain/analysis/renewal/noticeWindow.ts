/** A notice that must come within a window: "at least sixty (60) and at most ninety (90) days before". Its last day is what counts. */
import { CARDINAL_WORDS, readCardinal } from '../numberWords.ts';
import { findDurations, type DurationMention } from '../findDurations.ts';
import type { Duration } from '../types.ts';

const MORE_OR_LESS =
  '(?:(?:not|no|nor)? ?(?:more|earlier|later|less|fewer|sooner)(?: than)?|at (?:most|least)|a (?:maximum|minimum) of)';
/** The other limit of the window, right before the one that carries the words of a notice. */
const OTHER_LIMIT = new RegExp(
  `(?<![\\w.])(?:(${CARDINAL_WORDS})|(\\d{1,3}))(?: ?\\((\\d{1,3})\\))?(?: ?(?:calendar )?((?:(?:business|working) )?days?|weeks?|months?|years?))?,? ?(?:(?:prior|before|in advance)[ ,]{1,2})?(?:(?:and|but|or|nor)?,? ?(?:in any (?:case|event) )?${MORE_OR_LESS} |(?:to|-) ?)$`,
  'i',
);
/** "between sixty (60) and ninety (90) days". */
const BETWEEN = new RegExp(
  `\\bbetween (?:(${CARDINAL_WORDS})|(\\d{1,3}))(?: ?\\((\\d{1,3})\\))?(?: ?(?:calendar )?((?:(?:business|working) )?days?|weeks?|months?|years?))? and $`,
  'i',
);
/** "within the thirty (30) day period ending sixty (60) days before such end". */
const PERIOD_ENDING = /^[ -]period (?:that |which )?(?:ending|ends|expiring|expires|closing) (?=\w)/i;
const DAYS = { day: 1, workingDay: 1.4, week: 7, month: 30, year: 365 };

const unitOf = (named: string) => (named.includes(' ') ? 'workingDay' : named) as Duration['unit'];

/** The shorter of a window's two limits; the mention's own length where there is no window. */
export function lastDay(body: string, mention: DurationMention, length: Duration): Duration {
  const ending = PERIOD_ENDING.exec(body.slice(mention.end, mention.end + 60));
  if (ending) {
    const from = mention.end + ending[0].length;
    const last = findDurations(body.slice(from, from + 60))[0];
    if (last?.start === 0 && last.duration) return last.duration;
  }
  const before = body.slice(Math.max(0, mention.start - 110), mention.start);
  const match = OTHER_LIMIT.exec(before) ?? BETWEEN.exec(before);
  if (!match) return length;
  const n = match[1] === undefined ? Number(match[2] ?? match[3]) : readCardinal(match[1]);
  if (!n) return length;
  const unit = match[4] ? unitOf(match[4].toLowerCase().replace(/s$/, '')) : length.unit;
  return n * DAYS[unit] < length.n * DAYS[length.unit] ? { n, unit } : length;
}
