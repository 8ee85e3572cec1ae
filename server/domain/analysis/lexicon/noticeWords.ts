/** How contracts say that notice takes effect only at the end of a period of the calendar. Words only. */
import type { PeriodEnd } from '../../../../contract/calendar.ts';
import { oneOf } from './oneOf.ts';

const END =
  '\\b(?:to|at|on|as of|with|by|from|for) (?:the )?(?:end|last day|close) of (?:a|an|any|the|each|every|that|such|the relevant|the then current|the following)';

/** The widest first. A "year" or "quarter" without "calendar" may be the contract's own. */
export const NOTICE_TO_END_OF: readonly (readonly [RegExp, PeriodEnd])[] = [
  [new RegExp(`${END} calendar (?:year)\\b`, 'i'), 'year'],
  [new RegExp(`${END} calendar half[- ]year\\b`, 'i'), 'half-year'],
  [new RegExp(`${END} (?:calendar )?quarter\\b`, 'i'), 'quarter'],
  [new RegExp(`${END} (?:calendar )?month\\b`, 'i'), 'month'],
];
/** The sentence is about ending the agreement by notice. */
export const ENDS_BY_NOTICE = new RegExp(
  oneOf(
    '\\bnotice\\b[^.]{0,160}\\b(?:terminat|end|cancel|expir|effect)',
    '\\b(?:terminat|cancel|end)\\w*\\b[^.]{0,160}\\bnotice\\b',
  ),
  'i',
);
/** A time within the month or quarter that has to do with payments and reports. */
export const OTHER_END = /\b(?:invoic|pay|paid|report|deliver|statement|rent\b|fees?\b|royalt)/i;
