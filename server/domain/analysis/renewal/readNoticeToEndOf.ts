/** The end of a calendar period at which notice takes effect: "on three months' notice to the end of a calendar quarter". */
import type { PeriodEnd } from '../../../../contract/calendar.ts';
import { type Document, quoteSpan, type Reading } from '../document.ts';
import { ENDS_BY_NOTICE, NOTICE_TO_END_OF, OTHER_END } from '../lexicon/noticeWords.ts';

/** From the first sentence about ending by notice that says it. Linear. */
export function readNoticeToEndOf({ sentences, text, ...document }: Document): Reading<PeriodEnd> | null {
  for (const sentence of sentences) {
    const said = text.slice(sentence.start, sentence.end);
    if (
      !/\bof [^.]{0,24}\b(?:month|quarter|year)\b|\bcalendar months?\b/i.test(said) ||
      !ENDS_BY_NOTICE.test(said) ||
      OTHER_END.test(said)
    )
      continue;
    for (const [words, value] of NOTICE_TO_END_OF) {
      const match = words.exec(said);
      if (!match) continue;
      const start = sentence.start + match.index;
      const span = quoteSpan({ ...document, sentences, text }, start, start + match[0].length, sentence);
      return { value, ...span, working: null, confidence: 0.8 };
    }
  }
  return null;
}
