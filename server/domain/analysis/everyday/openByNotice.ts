/** What goes on until somebody ends it, by what the whole paper says and leaves out. */
import type { DateMention } from '../findDates.ts';
import { STOPPED_BY_NOTICE } from '../lexicon/everydayKinds.ts';
import { found, type Found, type Terms } from './found.ts';
import { isOfCover } from './isPrintedDay.ts';
import { SENTENCE } from './lengthOf.ts';

/** What either side may stop by notice and of which nothing says how long it lasts; a later day may be its last. */
export function openByNotice(terms: Terms, raw: string, dates: readonly DateMention[]): Found<true> | null {
  const { starts, signed, ends, length, automatic, option, notice } = terms;
  if (notice === null || ends || length || automatic || option || !STOPPED_BY_NOTICE.test(raw)) return null;
  const first = [starts?.value ?? '', signed?.value ?? ''].toSorted().at(-1) as string;
  return dates.some(({ day, start: at }) => (day as string) > first && !isOfCover(raw, at))
    ? null
    : found(true, notice.start, notice.end, SENTENCE);
}
