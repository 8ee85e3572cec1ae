/** The last day for a notice, or for using an option, where a document writes it down: "tell us by 31 May 2029", "Cancel by: 3 March 2027". */
import { addDays } from '../../../../contract/calendar.ts';
import type { DateMention } from '../findDates.ts';
import { LAST_DAY, OTHER_NOTICE, SPEAKS_UP, STOPS_OR_EXTENDS } from '../lexicon/everydayWords.ts';
import type { Found } from './found.ts';
import type { Sentence } from './sentences.ts';

const CONFIDENCE = 0.74;

/** The earliest of those that are written; null where none is. `within`: the days of a place. */
export function readNoticeDay(
  sentences: readonly Sentence[],
  within: (start: number, end: number) => DateMention[],
): Found<string> | null {
  const found = sentences.flatMap(({ text, start, end }, index) => {
    // "Want to cancel? Reply by 12 December."
    const asked = sentences[index - 1]?.text ?? '';
    const subject = asked.trimEnd().endsWith('?') ? `${asked} ${text}` : text;
    if (!SPEAKS_UP.test(subject) || !STOPS_OR_EXTENDS.test(subject)) return [];
    return within(start, end).flatMap((date) => {
      const before = text
        .slice(0, date.start - start)
        .replace(/ {2,}/g, ' ')
        .slice(-110);
      const lead = LAST_DAY.exec(before);
      if (!lead || OTHER_NOTICE.test(before.slice(-40)) || date.day === null) return [];
      const value = /^before/i.test(lead[0]) ? addDays(date.day, -1) : date.day;
      return [{ value, start, end, confidence: CONFIDENCE, working: null }];
    });
  });
  return found.toSorted((a, b) => a.value.localeCompare(b.value))[0] ?? null;
}
