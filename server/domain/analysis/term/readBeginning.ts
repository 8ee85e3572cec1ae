/** The day on which the term begins, where no day is called the effective one: "Contract Period: January 1, 2009 - December 31, 2011". */
import { daysBetween } from '../../../../contract/calendar.ts';
import { asReading } from '../anchors/asReading.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import { COUNTS_YEARS, firstYearBegins } from './contractYears.ts';
import { datesWithin, type Document, type Reading } from '../document.ts';

/** The words right before the first day of a term. */
const BEGINS =
  /\b(?:commenc\w{0,4}|begin\w{0,4}|start\w{0,3}|from|effective|operative|into (?:force|effect)|takes? effect|runs?|w\.?e\.?f\.?)(?:,? (?:on|upon|as of|as from|from|with effect from|with|and including|and after|retroactively|the|to run|beginning|commencing|at (?:midnight|noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?(?:,? [A-Z]?[a-z]* ?[Tt]ime,?)?) (?:on|of))){0,4},? ?$/i;
/** "shall commence on the day after the prior agreement's last one, namely July 1, 2006". */
const NAMELY = /\b(?:commenc|begin|start)\w*\b[^.;]{0,120}, (?:namely|being|that is|i\.e\.),? ?$/i;
/** Between the two days of a range. */
const RANGE =
  /^,? ?(?:-|to:?|through|thru|until|up ?to|and (?:up to|ending|expiring|terminating)(?: on)?)(?: and including)? ?$/i;
/** What only may begin on that day. */
const UNSURE =
  /\b(?:no later than|not later than|on or about|earlier|later|if|target\w*|expected|anticipated)\b[^.;,]{0,40}$/i;
const SURENESS = 0.85;

/** The beginning of the term whose end is `chosen`, or null. Asked where the paper calls no day the effective one. */
export function readBeginning(
  document: Document,
  anchors: Anchors,
  chosen: Reading<string | null> | null,
): Reading<string> | null {
  if (anchors.effective || anchors.defined.has('effective date')) return null;
  const { begins } = anchors;
  const isOfRent = begins !== null && OF_RENT.test(document.text.slice(begins.start, begins.end));
  const own = begins === null || isOfRent ? readOwnBeginning(document, chosen) : null;
  return own ?? (begins && { ...begins, confidence: begins.confidence * SURENESS });
}

/** The term may begin before its rent does. */
const OF_RENT = /^["']?Rent /i;

/** The first day that the sentence about the term names beside its last one. */
function readOwnBeginning(document: Document, chosen: Reading<string | null> | null): Reading<string> | null {
  if (!chosen?.value) return null;
  const year = COUNTS_YEARS.test(document.text.slice(chosen.start, chosen.end)) ? firstYearBegins(document) : null;
  if (year) return asReading(document, year, Math.min(SURENESS, chosen.confidence));
  const dates = datesWithin(document, chosen.start, chosen.end);
  for (const [index, mention] of dates.entries()) {
    if (mention.day === null || mention.ambiguous || daysBetween(mention.day, chosen.value) < LEAST_DAYS) continue;
    const next = dates[index + 1];
    const opens = next !== undefined && RANGE.test(document.text.slice(mention.end, next.start));
    const before = document.text.slice(Math.max(chosen.start, mention.start - 70), mention.start);
    const wider = document.text.slice(Math.max(chosen.start, mention.start - 180), mention.start);
    if ((opens || BEGINS.test(before) || NAMELY.test(wider)) && !UNSURE.test(before))
      return asReading(document, mention, Math.min(SURENESS, chosen.confidence));
  }
  return null;
}

/** No term is shorter. */
const LEAST_DAYS = 7;
