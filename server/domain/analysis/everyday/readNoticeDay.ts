/** The last day for a notice, or for using an option, where a document writes it down: "tell us by 31 May 2029", "Cancel by: 3 March 2027". */
import type { DateMention } from '../findDates.ts';
import {
  LAST_DAY,
  LAST_DAY_THIS_TIME,
  OTHER_NOTICE,
  SPEAKS_UP,
  STOPS_OR_EXTENDS,
  PAYS_OR_COVERS,
  THIS_TIME,
} from '../lexicon/noticeWords.ts';
import type { Found } from './found.ts';
import type { Sentence } from './sentences.ts';
import { ENDED_EACH_YEAR } from '../lexicon/yearlessEnglish.ts';
import { comesBack, dayMeant, sureOf, type TermDays, yearlessDays } from '../renewal/yearlessDays.ts';

const CONFIDENCE = 0.74;

/** "The Sponsor can have it for two more years. It has to tell the Secretary …" */
const GOES_ON =
  /^\W*(?:It|They|He|She|We|You|This|That)\b|^\W*If (?:it|they|he|she|we|you|the \w+) (?:(?:do(?:es)?|would)(?: not|n['’]t)?|wish(?:es)?|wants?)(?: so| to)?,|\b(?:latest|last) (?:date|day) (?:for|to do) (?:that|this|it|so)\b|\byour (?:letter|e-?mail|notice|message|form)\b/;

/** "by a letter delivered to the Lessor no later than": what is handed over is the notice itself. */
const HANDED_OVER = /\b(?:letter|notice|form|e-?mail|writing),? (?:\w+ )?delivered\b/gi;

/** The earliest of those that are written; null where none is. `within`: the days of a place; `term`: its first and its last day. */
export function readNoticeDay(
  sentences: readonly Sentence[],
  within: (start: number, end: number) => DateMention[],
  term: TermDays,
): Found<string> | null {
  const found = sentences.flatMap(({ text, start, end }, index) => {
    // "Want to cancel? Reply by 12 December."
    const asked = sentences[index - 1]?.text ?? '';
    const isNext = THIS_TIME.test(text);
    const subject = asked.trimEnd().endsWith('?') || GOES_ON.test(text) || isNext ? `${asked} ${text}` : text;
    if (!SPEAKS_UP.test(subject) || !(STOPS_OR_EXTENDS.test(subject) || ENDED_EACH_YEAR.test(text))) return [];
    return [...within(start, end), ...yearlessDays(text, start, term)].flatMap((date) => {
      const before = text
        .slice(0, date.start - start)
        .replace(/ {2,}/g, ' ')
        .slice(-110);
      const lead =
        'isLast' in date
          ? ([''] as const)
          : (LAST_DAY.exec(before) ?? (isNext ? LAST_DAY_THIS_TIME.exec(before) : null));
      if (!lead || OTHER_NOTICE.test(before.replace(HANDED_OVER, '').slice(-40)) || date.day === null) return [];
      if (isNext && PAYS_OR_COVERS.test(before)) return [];
      const value = dayMeant(date, date.day, lead[0]);
      const confidence = sureOf(date, CONFIDENCE, text, term);
      return [{ value, start, end, confidence, working: null, ...comesBack(date, value, term.last) }];
    });
  });
  return found.toSorted((a, b) => b.confidence - a.confidence || a.value.localeCompare(b.value))[0] ?? null;
}
