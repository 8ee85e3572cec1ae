/** Between what the second opinion chooses for a role. */
import { addDays, orNull } from '../../../../contract/calendar.ts';
import { BEFORE_DAYS } from '../lexicon/lastDays.ts';
import { expression } from '../text/expression.ts';
import { mentionedDays, mentionedLengths, mentionedSums, type Mention, type Sheet } from './mentions.ts';
import { possibleEndings } from './possibleEndings.ts';
import type { Role } from './weigh.ts';

/** The values that a document mentions. */
export function mentionsOf(sheet: Sheet, role: Role): Mention<string | number>[] {
  if (role === 'ending') return possibleEndings(sheet);
  if (role === 'noticePeriod' || role === 'renewalTerm' || role === 'term') return mentionedLengths(sheet);
  if (role === 'noticeBy') return lastDays(sheet);
  return role === 'amount' ? mentionedSums(sheet) : mentionedDays(sheet);
}

/** "Before 1 March": that day is too late. */
const BEFORE = expression(
  `(?:(?<!\\p{L})${BEFORE_DAYS}|(?<!\\bon or )\\bbefore(?: the)?|\\bprior to(?: the)?)\\s*$`,
  'i',
);
/** "Three months before 1 March" isn't that day. */
const NEAR = 30;

/** Its days as the last ones on which something may be done. */
function lastDays(sheet: Sheet): Mention<string>[] {
  const lengths = mentionedLengths(sheet);
  return mentionedDays(sheet).flatMap((day) => {
    if (lengths.some(({ end }) => end <= day.start && day.start - end < NEAR)) return [];
    const isTooLate = BEFORE.test(sheet.text.slice(Math.max(0, day.start - NEAR), day.start));
    const value = isTooLate ? orNull(() => addDays(day.value, -1)) : day.value;
    return value === null ? [] : [{ ...day, value }];
  });
}
