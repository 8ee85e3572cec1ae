/** An amendment that adds a time to the end that it recites: "the term expires on April 14, 2007 … is extended for two years beyond that date". */
import { addDuration } from '../../../../contract/calendar.ts';
import { quoteSpan, type Document } from '../document.ts';
import { findDurations, showDuration, isOfDays } from '../findDurations.ts';
import { maskInnerDots } from '../innerDots.ts';
import type { EndReading } from './endReading.ts';
import { ownWords } from './ownWords.ts';
import { confidenceOf } from './subject.ts';

/** The words before the length: what is extended, and that something is added. */
const EXTENDS =
  /\b(?:exten(?:d|ds|ded|ding)|lengthen\w*|prolong\w*|renew(?:ed|s)?)\b[^.;]{0,90}\b(?:additional|further|another|by)\b[^.;]{0,40}$/i;
const OF_TERM = /\b(?:term|agreement|contract|lease|licen[sc]e|expir\w*)\b/i;
/** … and behind it: from where the old end was, or nothing. */
const BEYOND =
  /^(?:\)? ?(?:,? (?:(?:counted|reckoned|measured|calculated|computed|running|to run|starting|beginning|commencing) )?(?:beyond|after|from|following|past|on)\b[^.;]{0,90}\b(?:such|that|said|(?:would|will|is due to)\b[^.;]{0,25}expire|expir\w*|(?:current|initial|present|existing|original) (?:term|end))\b|[.;,]|$))/i;
/** An option is no extension; nor is what may come of it. */
const MAYBE =
  /\b(?:may|option|right to|elect\w*|if|unless|where|neither|failing|absent|deemed|notice|automatic\w*|successive|up to|discuss\w*)\b/i;
/** The score of such a reading: what an amendment is made for. */
const SURE = 8;
const LEAST = 2;

/** The end that the amendment makes and the one that it `replaces`, or null: it names no old end, or extends nothing. */
export function extendOldEnd(
  document: Document,
  ends: EndReading[],
): { extended: EndReading; replaces: string } | null {
  if (!ownWords(document).amends) return null;
  for (const sentence of document.sentences) {
    const words = document.text.slice(sentence.start, sentence.end);
    if (!/exten[ds]|lengthen|prolong|renew/i.test(words) || !OF_TERM.test(words)) continue;
    const body = maskInnerDots(words);
    for (const mention of findDurations(body)) {
      if (!mention.duration || isOfDays(mention.duration)) continue;
      const before = body.slice(Math.max(0, mention.start - 220), mention.start);
      if (!EXTENDS.test(before) || MAYBE.test(before) || !BEYOND.test(body.slice(mention.end, mention.end + 160)))
        continue;
      const old = oldEnd(ends, sentence.end);
      // A day that only stands behind the length is the new end.
      const at = sentence.start + mention.start;
      if (!old?.value || !document.dates.some(({ day, start }) => day === old.value && start < at)) return null;
      const day = addDuration(old.value, mention.duration);
      const extended = {
        value: day,
        ...quoteSpan(document, at, sentence.start + mention.end, sentence),
        working: `${old.value} (end before this amendment) + ${showDuration(mention.duration)} = ${day}`,
        score: SURE,
        subject: SURE,
        written: false,
        length: mention.duration,
        confidence: confidenceOf(SURE) * 0.85,
      };
      return { extended, replaces: old.value };
    }
  }
  return null;
}

/** The surest written end that the paper speaks of up to `at`. */
function oldEnd(ends: EndReading[], at: number): EndReading | undefined {
  return ends
    .filter((end) => end.written && end.value !== null && end.score >= LEAST && end.start < at)
    .toSorted((a, b) => b.score - a.score)[0];
}
