/** The notice that an amendment sets: "The notice period is changed to 120 days", "the period of notice is extended from 60 to 90 days". */
import { quoteSpan, type Document } from '../document.ts';
import { findDurations } from '../findDurations.ts';
import { maskInnerDots } from '../innerDots.ts';
import type { Span } from '../splitSentences.ts';
import type { NoticeReading } from './readNotice.ts';

const NOTICE =
  '(?:notice (?:period|requirement)|period of (?:prior |written ){0,2}notice|(?:non-?renewal|termination|cancellation) notice(?: period)?|notice (?:of|for) (?:non-?renewal|termination|cancellation))';
const CHANGED = '(?:chang|extend|increas|reduc|decreas|shorten|lengthen|amend|revis|modif)';
const FROM = '(?: from [^.;]{1,40}?)?';
/** What leads to the new length, in the passive or the active voice. */
const LEADS = new RegExp(
  `\\b${NOTICE}\\b[^.;]{0,80}? (?:is|are|shall be|will be|be) (?:hereby )?${CHANGED}(?:ed|d|ied)${FROM} (?:to|to be|to read) "?$` +
    `|\\b${CHANGED}(?:e|es|s|ed|d|y|ies|ied)? (?:the|its|their) (?:[a-z-]+ ){0,2}${NOTICE}\\b[^.;]{0,60}?${FROM} to "?$`,
  'i',
);
/** A notice of another kind, and a change that only may come. */
const OTHER =
  /\b(?:may|option|right|breach\w*|default\w*|cause|convenience|cure|price|prices|pricing|rates?|audit\w*|order(?:s|ing)?|deliver\w*|meetings?|redundanc\w*)\b/i;
const SURE = 6;

/** The notice of one sentence of an amendment, or null. */
export function readAmendedNotice(document: Document, sentence: Span, words: string): NoticeReading | null {
  if (!/\bnotice\b/i.test(words) || OTHER.test(words)) return null;
  const body = maskInnerDots(words);
  for (const mention of findDurations(body)) {
    if (mention.duration === null || !LEADS.test(body.slice(0, mention.start))) continue;
    const span = quoteSpan(document, sentence.start + mention.start, sentence.start + mention.end, sentence);
    return { value: mention.duration, ...span, working: null, confidence: 0.9, score: SURE };
  }
  return null;
}
