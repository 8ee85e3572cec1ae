/** The last day for a notice or an option: written down, told by what begins behind it, counted back from the end, or a likely one. */
import { addDays, addMonths } from '../../../../contract/calendar.ts';
import { lastYearlyDay } from '../../../../contract/statedDay.ts';
import { countsAsWritten, type DerivedDate, deriveNoticeBy, type TermFacts } from '../deriveDates.ts';
import type { Reading } from '../document.ts';
import { comesBack, sureOf } from '../renewal/yearlessDays.ts';
import type { Findings } from '../findings.ts';
import { takeLikelyNoticeDay } from '../opinion/likely.ts';
import type { BeforeItBegins } from '../rules/beforeItBegins.ts';
import type { Analysis, AnalyseOptions, Duration, Ending } from '../types.ts';
import { type Notices, unsettled } from './chooseNotice.ts';

const TOLD = 0.74;

/** Where a sentence tells the last day without a length, a notice that stands elsewhere may be for something else: a question. */
export function besideTold(told: BeforeItBegins | null, notices: Notices): Notices {
  const { chosen } = notices;
  const isElsewhere = told && chosen && (chosen.end <= told.start || chosen.start >= told.end);
  return isElsewhere ? { ...notices, chosen: unsettled(chosen) } : notices;
}

/** Takes the last day. The earlier one counts, since whoever keeps to it keeps to both. */
export function takeLastDay(
  findings: Findings,
  {
    written,
    told,
    derived,
    ofOption,
  }: {
    written: Reading<string> | null;
    told: BeforeItBegins | null;
    derived: DerivedDate | null;
    ofOption: Reading<Duration> | null;
  },
  {
    ending,
    end,
    last,
    today,
    opinion,
  }: {
    ending: Ending;
    end: string | null;
    last: string | null;
    today: AnalyseOptions['today'];
    opinion: Parameters<typeof takeLikelyNoticeDay>[1];
  },
): Analysis['noticeBy'] {
  const [first = null] = [written, ending === 'ends' ? null : asReading(told, last)]
    .filter((day) => day !== null)
    .toSorted((one, other) => one.value.localeCompare(other.value));
  const taken =
    first && (derived === null || ((first.yearly || first.value >= today) && countsAsWritten(first.value, derived.day)))
      ? findings.take('noticeBy', first)
      : null;
  if (!taken && (derived || ofOption)) findings.countBack(derived, ofOption);
  return taken ?? derived?.day ?? (told ? null : takeLikelyNoticeDay(findings, opinion, ending, { end, today }));
}

/** What ends, and can be ended by a day of each year before, is asked about for the next time. */
export function offerNextYear(
  findings: Findings,
  told: BeforeItBegins | null,
  last: string | null,
  today: string,
): void {
  const reading = asReading(told, last);
  if (!reading?.yearly || last === null) return;
  const value = lastYearlyDay(reading.value, addDays(addMonths(today, 12), -1));
  if (value < last) findings.offer('noticeBy', { ...unsettled(reading), value });
}

/** An option beside a renewal by itself has its own last day: where that is the earlier one it is asked about. */
export function offerOptionDay(
  findings: Findings,
  option: Reading<Duration> | null,
  known: Omit<TermFacts, 'noticePeriod'>,
  shown: string | null,
): void {
  const counted = option && deriveNoticeBy({ ...known, noticePeriod: option.value }, known.termEnd);
  if (counted && (shown === null || counted.day < shown))
    findings.offer('noticeBy', { ...unsettled(option), value: counted.day });
}

function asReading(told: BeforeItBegins | null, until: string | null): Reading<string> | null {
  if (told?.day == null) return null;
  const { start, end, day } = told;
  const reading = { value: day, start, end: Math.min(end, start + 600), working: null, confidence: sureOf(told, TOLD) };
  return { ...reading, ...comesBack(told, day, until) };
}
