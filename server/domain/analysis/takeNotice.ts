/** The notice of an English document, unless another sentence gives a different length for the same notice. */
import { addDuration } from '../../../contract/calendar.ts';
import { same } from './decide/chooseLength.ts';
import { rivalsOf, unsettled } from './decide/chooseNotice.ts';
import type { Anchors } from './anchors/readAnchors.ts';
import type { Document, Reading } from './document.ts';
import type { Found, SaidNotice } from './everyday/found.ts';
import { showDuration } from './findDurations.ts';
import { THRESHOLD, type Findings } from './findings.ts';
import { readBreakDay } from './renewal/readBreakDay.ts';
import type { Duration, Ending } from './types.ts';

/** `prose`, `plain`: what the two readers take for it; `said`: all notices of a short document. */
export function takeNotice(
  findings: Findings,
  prose: Reading<Duration> | null,
  plain: Found<Duration> | null,
  said: readonly SaidNotice[],
): Duration | null {
  const value = ([prose, plain].find((one) => one !== null && one.confidence >= THRESHOLD) ?? prose ?? plain)?.value;
  const own = value && said.find((one) => same(one.value, value));
  const rivals = own ? rivalsOf(own, said) : [];
  const settle = <T extends { confidence: number }>(one: T | null): T | null =>
    one && rivals.length > 0 ? unsettled(one) : one;
  const taken =
    findings.take('noticePeriod', settle(prose), showDuration) ??
    findings.takeFound('noticePeriod', settle(plain), showDuration);
  for (const rival of rivals) findings.takeFound('noticePeriod', rival, showDuration);
  return taken;
}

/** A notice "before" something is told from one that may be given at any time. */
const AHEAD = /\b(?:before|prior to|preceding|ahead of)\b/i;

/** "six months before the Break Date": that isn't the end. */
const OF_BREAK =
  /\b(?:break|early termination) (?:date|notice|clause|option|right)\b|\b(?:tenant|landlord|lessee|lessor)(?:'|\u2019)s break\b/i;

/** … or is for what makes the contract longer. */
const OF_OPTION = /\b(?:options?|exten[ds]\w*|renew\w*|prolong\w*|further (?:term|period)|exercis\w+)\b/i;

/**
 * Is there no last day to give notice, because the contract ends by itself? A notice that would end it earlier, or what follows it, may be given
 * at any time; only one that counts back from a day, or uses an option, has its last one.
 */
export function hasNoLastDay({ evidence }: Findings, ending: Ending): boolean {
  const counts = (quote: string): boolean =>
    (AHEAD.test(quote) && !OF_BREAK.test(quote)) || (ending === 'option' && OF_OPTION.test(quote));
  // What goes on may be ended at any time.
  if (ending === 'open') return true;
  const ends = ending === 'ends' || ending === 'option';
  return ends && !evidence.some(({ field, quote }) => field === 'noticePeriod' && counts(quote));
}

/** Asks about the last day to end the contract early, where it comes before the one that is `shown`. */
export function offerBreakDay(
  findings: Findings,
  document: Document,
  anchors: Anchors,
  { today, begins, shown }: { today: string; begins: string | null; shown: string | null },
): void {
  const day = readBreakDay(document, anchors.begins || !begins ? anchors : beginningOn(anchors, begins), today);
  if (day && (shown === null || day.value < shown)) findings.offer('noticeBy', day);
}

/** The first day that was found otherwise is what its years are counted from. */
function beginningOn(anchors: Anchors, value: string): Anchors {
  return { ...anchors, begins: { value, start: 0, end: 0, working: null, confidence: THRESHOLD } };
}

/** Is a notice longer than the whole of a short order? It stands in its small print, for other orders. */
export function isLongerThan(notice: { value: Duration } | null, begins: string | null, ends: string | null): boolean {
  return notice !== null && begins !== null && ends !== null && addDuration(ends, notice.value, -1) < begins;
}
