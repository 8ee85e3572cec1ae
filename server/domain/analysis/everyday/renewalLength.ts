/** How long a renewal lasts, and which lengths are those of a contract at all. */
import { findDurations, isOfDays } from '../findDurations.ts';
import type { Duration } from '../types.ts';
import { BEHIND } from '../lexicon/noticeWords.ts';

/** Contracts are shorter than this. */
const LONGEST_YEARS = 99;

/** Long enough, and not too long, to be how long a contract lasts. */
export function isLasting({ n, unit }: Duration): boolean {
  return unit === 'year' ? n <= LONGEST_YEARS : isOfDays({ n, unit }) ? n >= 28 : true;
}

/** "For an initial period of 18 months and then month to month": the first term's. */
const OF_FIRST =
  /\b(?:initial|first|minimum|fixed|original|committed) (?:[\w-]+ ){0,2}(?:periods?|terms?)(?: of| is|:)? (?:at least |an? )?$/i;

/** The length of a renewal within its words. */
export function renewalLength(text: string, labelled: boolean): Duration | null {
  const lead =
    /\b(?:renew\w*|further|another|successive|additional|extend\w*|extension|continu\w*|carr(?:y|ies) on|rolls?|goes on|automatic\w*|periods? of|option\w*|up to|by|at a time|auto\w*)\b[^.]{0,60}$/i;
  for (const { duration, start, end } of findDurations(text)) {
    if (!duration || !isLasting(duration)) continue;
    const after = text.slice(end, end + 30);
    if (BEHIND.test(after) || OF_FIRST.test(text.slice(Math.max(0, start - 70), start))) continue;
    if (
      lead.test(text.slice(Math.max(0, start - 70), start)) ||
      /^ (?:at a time|each time|periods?|renewals?|terms?)/i.test(after) ||
      (labelled && start < 30)
    )
      return duration;
  }
  if (
    /\b(?:year to year|every year|each year|yearly|annually|per year|year by year|a year at a time|another year|a further year|(?:the|each) (?:new|next|coming|following) (?:\w+ )?(?:year|season)|annual)\b/i.test(
      text,
    )
  )
    return { n: 1, unit: 'year' };
  if (
    /\b(?:month[- ]to[- ]month|month by month|monthly|each month|every month|a month at a time|rolling month)\b/i.test(
      text,
    )
  )
    return { n: 1, unit: 'month' };
  return null;
}
