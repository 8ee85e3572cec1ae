/** From when until when: stated days, days counted from them, the day of signature where the contract says that it counts. */
import { addDays, addDuration } from '../../../../contract/calendar.ts';
import { isAnniversary } from '../deriveDates.ts';
import type { Reading } from '../document.ts';
import { showDuration } from '../findDurations.ts';
import { THRESHOLD } from '../findings.ts';
import { AT_THE_LATEST, BEFORE_DAYS } from '../lexicon/lastDays.ts';
import type { DayRole, Lexicon } from '../lexicon/lexicon.ts';
import { says as finds } from '../lexicon/patterns.ts';
import type { DayReading } from '../rules/days.ts';
import type { KindReading } from '../rules/kind.ts';
import type { LengthReading } from '../rules/lengths.ts';
import type { RenewalReading } from '../rules/renewal.ts';
import type { Duration } from '../types.ts';
import { chooseLength } from './chooseLength.ts';
import { fromEvent, fromNamed } from './fromEvent.ts';
import { chooseSigned, daySigned, UNSETTLED } from './chooseSigned.ts';
import { expression } from '../text/expression.ts';

const BEFORE_THE_DAY = expression(`(?<!\\p{L})${BEFORE_DAYS} ?$`, 'i');
export type TermChoice = {
  agreement: Reading<string> | null;
  effective: Reading<string> | null;
  end: Reading<string> | null;
  noticeBy: Reading<string> | null;
  /** The end is the first day after the term rather than its last. */
  counted: boolean;
  others: Reading<string>[];
  /** Nothing else comes into question for its day of agreement. */
  isPlain: boolean;
  /** The paper says in so many words that it ends then. */
  isSaid: boolean;
};

export function chooseTerm(
  lexicon: Lexicon,
  kind: KindReading['kind'],
  days: readonly DayReading[],
  lengths: readonly LengthReading[],
  says: RenewalReading,
): TermChoice {
  const of = (role: DayRole): DayReading[] =>
    days.filter((day) => day.role === role).toSorted((one, other) => other.likelihood - one.likelihood);
  const signed = kind === 'cancellation' ? daySigned(lexicon, days) : chooseSigned(of('signed'), of('ordered'), kind);
  const agreement = signed ? asReading(signed) : null;
  // What begins behind the end is for whoever takes its things back.
  const ended = kind === 'cancellation' ? of('end').filter(({ likelihood }) => likelihood >= 0.6) : [];
  const started = of('begin').filter(({ mention }) => ended.every((end) => end.mention.day > mention.day));
  const begins = kind === 'amendment' ? lastFirst(started) : started;
  const [begin] = begins.map((day, _, all) => onlyBegin(lexicon, day, all, signed, kind));
  const said = begin && begin.likelihood >= THRESHOLD ? begin : null;
  const first = fromNamed(days, lengths) ?? said ?? fromEvent(days, lengths) ?? begin;
  const effective = first ? asReading(first) : bySignature(lexicon, days, lengths, agreement);
  const stated = [...of('end'), ...of('renewal').map((day) => ({ ...day, likelihood: day.likelihood - 0.01 }))].filter(
    ({ mention }) => !effective || effective.confidence < 0.6 || mention.day > effective.value,
  );
  const best = kind === 'amendment' ? latest(stated) : surest(lexicon, stated, days);
  const [noticeBy] = of('noticeBy');
  const term = chooseLength(lengths, 'term');
  const others = stated
    .filter((one) => one !== best)
    .slice(0, 3)
    .map((one) => asReading(one));
  const base = {
    agreement,
    effective,
    noticeBy: noticeBy && noticeBy.likelihood >= 0.6 ? lastDay(noticeBy) : null,
    others,
    isPlain: isPlain(signed, days),
    isSaid: best?.said === true,
  };
  const computed = countEnd(effective, term, says);
  const signs = best ? signsOf(lexicon, best, days) + Number(first?.context.unit === best.context.unit) : 0;
  const isLast = best !== undefined && isLastPossible(best, computed, says);
  if (best && (best.likelihood >= 0.6 || !computed) && !isLast && !isOutlasted(best, computed, signs)) {
    const counted = best.role === 'renewal' || isAnniversary(effective?.value ?? null, best.mention.day);
    return { ...base, end: asReading(best), counted };
  }
  const written = computed && stated.find(({ mention }) => addDays(mention.day, 1) === computed.value);
  if (written) return { ...base, end: { ...asReading(written), confidence: computed.confidence }, counted: false };
  return { ...base, end: computed, counted: computed !== null };
}

/** "Fait à Lyon, le …", and no day behind that may be a later signature's. */
function isPlain(signed: DayReading | null, days: readonly DayReading[]): boolean {
  return (
    signed?.closing === true &&
    days.every(({ mention }) => mention.start <= signed.mention.start || mention.day <= signed.mention.day)
  );
}

function asReading(day: DayReading): Reading<string> {
  const { start, end } = day.context.unit;
  return {
    value: day.mention.day,
    start,
    end: Math.min(end, start + 600),
    working: null,
    confidence: Math.min(0.95, day.likelihood),
  };
}

/** "avant le 1er décembre": the day before it is the last for notice. */
function lastDay(notice: DayReading): Reading<string> {
  const reading = asReading(notice);
  if (!BEFORE_THE_DAY.test(notice.context.before)) return reading;
  const value = addDays(reading.value, -1);
  return { ...reading, value, working: `before ${reading.value} = ${value}` };
}

/** How much speaks for an end: its sentence says when it begins, or names the term. */
function signsOf(lexicon: Lexicon, { context, mention }: DayReading, days: readonly DayReading[]): number {
  const begins = days.some(
    (day) => day.role === 'begin' && day.context.unit === context.unit && day.mention.day < mention.day,
  );
  return Number(begins) + Number(finds(lexicon, 'term', lexicon.lengths.term.near, context.sentence));
}

/** "… verlängert sich höchstens zweimal. Er endet spätestens am 30. September 2029": behind all its terms, of which the first ends before. */
function isLastPossible(
  { mention, context }: DayReading,
  computed: Reading<string> | null,
  says: RenewalReading,
): boolean {
  return (
    computed !== null &&
    addDays(computed.value, -1) < mention.day &&
    (says.renews !== null || says.may !== null) &&
    AT_LAST.test(context.before)
  );
}
const AT_LAST = expression(`(?<!\\p{L})${AT_THE_LATEST}(?: (?:am|zum|mit ablauf des|le|au|el|op|per))? ?$`, 'i');

/** Does the term by its first day and length go on behind a day that nothing but a passing word calls its end? */
function isOutlasted(end: DayReading, computed: Reading<string> | null, signs: number): boolean {
  return (
    computed !== null &&
    end.role === 'end' &&
    !end.context.labelled &&
    signs < 2 &&
    addDays(computed.value, -1) > end.mention.day
  );
}

/** Of several ends the one for which most speaks; where two have as much, the likelier is a question. */
function surest(lexicon: Lexicon, stated: readonly DayReading[], days: readonly DayReading[]): DayReading | undefined {
  const [best] = stated;
  if (!best) return undefined;
  const rivals = stated.filter(({ likelihood, mention }) => likelihood >= 0.6 && mention.day !== best.mention.day);
  if (best.likelihood < 0.6 || rivals.length === 0) return best;
  const [first, second] = [best, ...rivals].toSorted(
    (one, other) => signsOf(lexicon, other, days) - signsOf(lexicon, one, days),
  ) as [DayReading, DayReading];
  return signsOf(lexicon, first, days) > signsOf(lexicon, second, days) ? first : { ...first, likelihood: UNSETTLED };
}

/** An amendment tells of the term that was before it. */
function lastFirst(begins: readonly DayReading[]): DayReading[] {
  return begins.toSorted(
    (one, other) =>
      Number(other.likelihood >= 0.6) - Number(one.likelihood >= 0.6) ||
      other.mention.day.localeCompare(one.mention.day),
  );
}

function latest(readings: readonly DayReading[]): DayReading | undefined {
  return (
    readings
      .filter(({ likelihood }) => likelihood >= 0.6)
      .toSorted((one, other) => other.mention.day.localeCompare(one.mention.day))[0] ?? readings[0]
  );
}

/** "Wir reinigen ab dem 1. September": the one day from which anything is done, in an order or a short contract signed before it. */
function onlyBegin(
  lexicon: Lexicon,
  day: DayReading,
  all: readonly DayReading[],
  signed: DayReading | null,
  kind: KindReading['kind'],
): DayReading {
  const isOnly = all.every(({ mention }) => mention.day === day.mention.day);
  if (
    !isOnly ||
    day.likelihood >= 0.6 ||
    day.likelihood < 0.4 ||
    !signed ||
    !['order', 'agreement', 'other'].includes(kind)
  )
    return day;
  if (signed.mention.day > day.mention.day || finds(lexicon, 'notTheTerm', lexicon.notTheTerm, day.context.sentence))
    return day;
  return { ...day, likelihood: 0.62 };
}

/** "tritt mit Unterzeichnung in Kraft": the day of signature is the first day. */
function bySignature(
  lexicon: Lexicon,
  days: readonly DayReading[],
  lengths: readonly LengthReading[],
  agreement: Reading<string> | null,
): Reading<string> | null {
  if (!agreement) return null;
  const own = [...days, ...lengths].find(({ context }) =>
    finds(lexicon, 'fromSignature', lexicon.fromSignature, context.sentence),
  );
  return own
    ? {
        ...agreement,
        working: `day of signature = ${agreement.value}`,
        confidence: Math.min(agreement.confidence, 0.8),
      }
    : null;
}

function countEnd(
  from: Reading<string> | null,
  term: Reading<Duration> | null,
  says: RenewalReading,
): Reading<string> | null {
  // "von unbestimmter Dauer", and behind it a least one.
  if (term && says.open && !says.renews && says.open.end <= term.start) return null;
  if (!from || !term || from.confidence < 0.6 || (says.open && !says.renews && term.confidence < 0.7)) return null;
  const day = addDuration(from.value, term.value);
  return {
    ...term,
    value: day,
    working: `${from.value} + ${showDuration(term.value)} = ${day}`,
    confidence: Math.min(from.confidence, term.confidence, 0.85),
  };
}
