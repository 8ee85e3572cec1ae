/**
 * Ends of a term by a year or season that the paper names and defines: "until the last day of fiscal 2006", "ending with Model Year
 * 2003", "shall expire with the end of the last Season so listed".
 */
import { formatDay } from '../../../../contract/calendar.ts';
import { datesWithin, quoteSpan, type Document } from '../document.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Span } from '../splitSentences.ts';
import type { EndReading } from './endReading.ts';
import { leadsToEnd } from './leadsToEnd.ts';
import { ownWords } from './ownWords.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, wordsAfter, wordsBefore } from './wordsAround.ts';

const NOUN =
  '(?:fiscal|financial|model|crop|program(?:me)?|licen[sc]e|contract|accounting|marketing|school|academic) years?|seasons?|fiscal';
const YEAR = '(?:19|20)\\d\\d';
/** "fiscal 2006", "the financial year 2014-15", "the 2008 Season". */
const NAMED = new RegExp(
  `\\b(?:(${NOUN}) (${YEAR})(?: ?[-/] ?(\\d{2}(?:\\d{2})?))?(?!\\d|[/.-]\\d)|(${YEAR})(?: ?[-/] ?(\\d{2}(?:\\d{2})?))? (${NOUN})\\b|last (${NOUN}) (?:so |as )?(?:listed|named|mentioned|specified|above)\\b)`,
  'gi',
);
/** What leads to such a year besides the words that lead to a day. */
const LEADS =
  /\b(?:end|clos|expir|terminat|conclud)\w*(?: automatically)?(?: on| with| at| upon)? (?:the )?(?:(?:last day|end|close|expiry|expiration|conclusion) of )?(?:the )?$/i;
const OF_LAST_DAY = /\b(?:last day|end|close|expiry|expiration|conclusion) of (?:the )?$/i;
/** "commencing with the financial year 2012-13 and closing with". */
const RANGE = /\b(?:commencing|beginning|starting|from)(?: with)? [^.;]{3,60} (?:and|to|through) [^.;]{0,30}$/i;
/** Of what the paper is called after, a range of years is the term. */
const RANGED = 4;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** The last day of each: "to July 31", "ends on October 31", "to 31st March". */
const LAST_DAY = new RegExp(
  `\\b(?:to|through|until|ends?|ending)(?: on)?(?: the)?(?: following| next| and including)? (?:${MONTH}\\.? (\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? ${MONTH})\\b(?!,? ?(?:19|20)\\d\\d)`,
  'i',
);
const FIRST_DAY = new RegExp(
  `\\bfrom (?:the )?(?:${MONTH}\\.? \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: day)?(?: of)? ${MONTH})\\b`,
  'i',
);
/** It is called after the year in which it ends. */
const CALLED_AFTER_END =
  /\b(?:for|after|by) which it is (?:named|called)|\bof the (?:same|named) (?:calendar )?year|\bpreceding (?:calendar )?year|\b(?:year|one) in which (?:it|such \w+ year) ends\b/i;
/** Behind its name a definition is not longer. */
const DEFINITION = 260;

/** Ends by named years in one sentence. */
export function readNamedYears(document: Document, _anchors: Anchors, sentence: Span, body: string): EndReading[] {
  if (!/\b(?:fiscal|[Yy]ears?|[Ss]easons?)\b/.test(body)) return [];
  const found: EndReading[] = [];
  for (const match of [...body.matchAll(NAMED)].slice(0, MOST_TIMES)) {
    const before = wordsBefore(body, match.index);
    const after = wordsAfter(body, match.index + match[0].length);
    const lead = OF_LAST_DAY.exec(before);
    if (!LEADS.test(before) && !(lead && leadsToEnd(before.slice(0, lead.index), after))) continue;
    const named = endOfNamed(document, match);
    if (!named) continue;
    let subject = scoreSubject(document, sentence, before, after) - (isOfRenewal(document, before) ? 3 : 0);
    if (RANGE.test(before) && ownWords(document).isNamedAfter(before.slice(-260))) subject = Math.max(subject, RANGED);
    found.push({
      value: named,
      ...quoteSpan(document, sentence.start + match.index, sentence.start + match.index + match[0].length, sentence),
      working: `end of ${match[0]} = ${named}`,
      score: subject + 1,
      subject,
      written: false,
      exact: true,
      length: null,
      confidence: Math.min(confidenceOf(subject + 1), DEFINED),
    });
  }
  return found;
}
const DEFINED = 0.85;

const known = new WeakMap<Document, Map<string, string | null>>();
/** Names of one document that are looked up: each costs a walk through the text. */
const MOST_NAMES = 12;

function endOfNamed(document: Document, match: RegExpExecArray): string | null {
  const ends = known.get(document) ?? new Map<string, string | null>();
  known.set(document, ends);
  const name = match[0].toLowerCase();
  if (!ends.has(name) && ends.size < MOST_NAMES) ends.set(name, resolve(document, match));
  return ends.get(name) ?? null;
}

function resolve(document: Document, match: RegExpExecArray): string | null {
  const noun = (match[1] ?? match[6] ?? match[7] ?? '').toLowerCase().replace(/s$/, '');
  const first = match[2] ?? match[4];
  const year = first === undefined ? lastListed(document, noun) : Number(first);
  if (year === null) return null;
  const second = match[3] ?? match[5];
  const last = second === undefined ? null : Number(String(year).slice(0, 4 - second.length) + second);
  return writtenOut(document, match[0]) ?? computed(document, noun, year, last);
}

/** "the 2005, 2006, 2007 and 2008 Seasons". */
function lastListed(document: Document, noun: string): number | null {
  const list = new RegExp(
    `\\b${YEAR}(?:, | and |, and | through | to | ?- ?)(?:${YEAR}(?:, | and |, and )){0,12}(${YEAR}) ${noun}s\\b`,
    'i',
  );
  const found = list.exec(document.text);
  return found ? Number(found[1]) : null;
}

/** '"fiscal 2006" ends February 3, 2007'. */
function writtenOut(document: Document, name: string): string | null {
  const { text } = document;
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(name.toLowerCase()); at >= 0; at = lower.indexOf(name.toLowerCase(), at + 1)) {
    const from = at + name.length;
    const [day] = datesWithin(document, from, from + 50);
    if (
      day?.day &&
      /^["']? ?,? ?(?:which )?(?:ends?|ending|ended|will end|closes?)(?: on)? ?$/i.test(text.slice(from, day.start))
    )
      return day.day;
  }
  return null;
}

/** From the day on which each such year ends, by its definition. */
function computed(document: Document, noun: string, year: number, last: number | null): string | null {
  const defines = new RegExp(
    `\\b${noun}"?,? (?:shall |will )?(?:means?|begins?|runs?|being|is|be|starts?|commences?|ends?)\\b`,
    'i',
  );
  const found = defines.exec(document.text);
  if (!found) return null;
  const words = (document.text.slice(found.index, found.index + DEFINITION).split(/\.\s|;/)[0] as string) ?? '';
  const end = LAST_DAY.exec(words);
  if (!end) return null;
  const month = monthOf(end[1] ?? end[4]);
  const day = Number(end[2] ?? end[3]);
  if (last !== null) return formatDay(last, month, day);
  const begins = FIRST_DAY.exec(words);
  const isInOneYear = begins !== null && monthOf(begins[1] ?? begins[2]) < month;
  return isInOneYear || CALLED_AFTER_END.test(words) ? formatDay(year, month, day) : null;
}

const monthOf = (name: string | undefined): number => MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
