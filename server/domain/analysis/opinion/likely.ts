/** What a short document likely says where no rule has read it: one day, length or way to end, and every other one is far less likely. */
import { allMoney } from '../mentions/allMoney.ts';
import { addDays, addDuration, orNull } from '../../../../contract/calendar.ts';
import { isAnniversary, isBeforeEnd } from '../deriveDates.ts';
import type { Found } from '../everyday/found.ts';
import { showDuration } from '../findDurations.ts';
import type { Findings } from '../findings.ts';
import { BY_THE_LATEST } from '../lexicon/lastDays.ts';
import { findSums } from '../mentions/sums.ts';
import type { Duration, Ending } from '../types.ts';
import { inYears, type Sheet } from './mentions.ts';
import { mentionsOf } from './mentionsOf.ts';
import { isNamedOtherwise } from './namedOtherwise.ts';
import { ENDINGS, GOES_ON, ofKind, tellingSentences } from './possibleEndings.ts';
import { weigh } from './weigh.ts';

/** How sure we are of what no rule has read. */
export const UNREAD = 0.7;
/** So likely it must be, chosen on papers that the weights had not seen (docs/decisions/0026). */
const LIKELY = { agreementDate: 3, effectiveDate: 0, termEnd: 1, noticeBy: -1, noticePeriod: 1, renewalTerm: 1 };
/** … and every other one so much less. */
const FAR_LESS = 2;
/** A way to end so much likelier than the others is shown. */
const LIKELIER = 4;
/** So likely a sum must be that the rules doubt, and one of which they ask nothing. */
const LIKELY_SUM = { asked: 0, unread: 3 };
/** What may be another's right is asked about. */
const ASKED = 0.5;
/** A shorter text says too little by its words alone; the papers that the weights are fitted to are longer. */
const SHORTEST = 400;
/** How likely a value is where it stands for nothing. */
const LEAST = -6;

/** The one likely day of a role. */
export function likelyDay(
  findings: Findings,
  sheet: Sheet,
  role: 'agreementDate' | 'effectiveDate' | 'termEnd',
  begins: string | null,
): string | null {
  return mostLikely(findings, sheet, role, begins)?.value ?? null;
}

/** Takes the one likely day of a role; null where none is, or several are. */
export function takeLikelyDay(
  findings: Findings,
  sheet: Sheet,
  role: 'agreementDate' | 'effectiveDate' | 'termEnd',
  begins: string | null = null,
): string | null {
  return findings.takeFound(role, mostLikely(findings, sheet, role, begins));
}

/** … the one likely last day for notice of what goes on or may do so, still to come and not behind the `end`. */
export function takeLikelyNoticeDay(
  findings: Findings,
  sheet: Sheet | null,
  ending: Ending,
  { end, today }: { end: string | null; today: string },
): string | null {
  if (sheet === null || ending === 'ends' || ending === 'open') return null;
  const found = mostLikely(findings, sheet, 'noticeBy');
  const confidence = isToldApart(findings, sheet, found) ? ASKED : UNREAD;
  return findings.takeFound(
    'noticeBy',
    found && isBeforeEnd(found.value, end, today) ? { ...found, confidence } : null,
  );
}

/** … the one likely length of a renewal, or of the notice that keeps a contract from going on: what ends anyway has others. */
export function takeLikelyLength(
  findings: Findings,
  sheet: Sheet | null,
  role: 'noticePeriod' | 'renewalTerm',
  ending: Ending,
): Duration | null {
  const mayBe = ending === 'renews' || (role === 'noticePeriod' && (ending === 'open' || ending === 'unknown'));
  if (sheet === null || !mayBe) return null;
  const found = mostLikely(findings, sheet, role);
  const confidence = role === 'noticePeriod' && isToldApart(findings, sheet, found) ? ASKED : UNREAD;
  return findings.takeFound(role, found && { ...found, value: asDuration(found.value), confidence }, showDuration);
}

/**
 * Does the sentence on how it goes on tell, in words that no rule has read, by when it must be stopped, and this one stand elsewhere? It is
 * somebody's other right then, as that of an heir, or another contract's day, and the last day would be late.
 */
function isToldApart({ evidence }: Findings, { text }: Sheet, found: Found<string> | null): boolean {
  return evidence.some(
    ({ field, start, end }) =>
      field === 'ending' &&
      found !== null &&
      (found.end <= start || found.start >= end) &&
      BY_THE_LATEST.test(text.slice(start, end)),
  );
}

/** Takes the one likely sum; null where none is, where several are, or where the rules rather ask about another. */
export function takeLikelySum(findings: Findings, sheet: Sheet): { amount: number; currency: string | null } | null {
  const all = mentionsOf(sheet, 'amount').map((mention) => ({ ...mention, weight: weigh('amount', mention.signs) }));
  const [best, ...others] = all.toSorted((one, other) => other.weight - one.weight);
  const rival = others.find(({ value }) => value !== best?.value);
  if (sheet.text.length < SHORTEST || !best || best.weight - (rival?.weight ?? LEAST) < FAR_LESS) return null;
  const asked = findings.alternatives.filter(({ field }) => field === 'amount').map(({ value }) => parseFloat(value));
  const at = asked.indexOf(Number(best.value));
  if (best.weight <= LIKELY_SUM[asked.length > 0 ? 'asked' : 'unread'] || at > 0) return null;
  const { start, end } = sheet.lines.find((line) => line.end >= best.end) ?? best;
  const amount = findings.takeFound('amount', {
    value: Number(best.value),
    start,
    end,
    confidence: UNREAD,
    working: null,
  });
  const written = sheet.lexicon ? findSums(sheet.text, sheet.lexicon) : allMoney(sheet.text);
  const currency = written.find((sum) => sum.start === best.start)?.currency ?? null;
  return amount === null ? null : { amount, currency };
}

type Weighed = { value: string; start: number; end: number; weight: number; working: string | null };

/** What a document mentions for a role, the likeliest first; ends are also counted by each length from the first day. */
function weighed(sheet: Sheet, role: keyof typeof LIKELY, begins: string | null): Weighed[] {
  const own = mentionsOf(sheet, role).filter((mention) => !isNamedOtherwise(sheet.text, mention));
  const mentions = own.map((mention) => ({
    ...mention,
    value: String(mention.value),
    weight: weigh(role, mention.signs),
    working: null,
  }));
  const counted = role === 'termEnd' && begins !== null ? countedEnds(sheet, begins) : [];
  // A last day that is written is that of the same term.
  const ends = counted.map((end) => {
    const last = addDays(end.value, -1);
    const written = mentions.find(({ value }) => value === last);
    return written ? { ...written, weight: end.weight } : end;
  });
  return [...mentions, ...ends].toSorted((one, other) => other.weight - one.weight);
}

function countedEnds(sheet: Sheet, begins: string): Weighed[] {
  return mentionsOf(sheet, 'term').flatMap(({ value, signs, start, end }) => {
    const length = asDuration(String(value));
    const day = orNull(() => addDuration(begins, length));
    const working = `${begins} + ${showDuration(length)} = ${day}`;
    return day === null || !isAnniversary(begins, day)
      ? []
      : [{ value: day, start, end, weight: weigh('term', signs), working }];
  });
}

function mostLikely(
  findings: Findings,
  sheet: Sheet,
  role: keyof typeof LIKELY,
  begins: string | null = null,
): Found<string> | null {
  if (sheet.text.length < SHORTEST) return null;
  const [best, ...others] = weighed(sheet, role, begins);
  const rival = others.find(({ value }) => value !== best?.value);
  if (!best || best.weight <= LIKELY[role]) return null;
  // Where rules ask about other values alone they stay questions.
  const asked = findings.alternatives.filter(({ field }) => field === role).map(({ value }) => asMentioned(value));
  if (asked.length > 0 && !asked.includes(best.value)) return null;
  if (best.weight - (rival?.weight ?? LEAST) < FAR_LESS) return null;
  // What goes on until somebody ends it has no last day.
  if (role === 'termEnd' && byLikelihood(sheet)[0]?.value === 'open') return null;
  const { value, start, end, working } = best;
  const line = sheet.lines.find((one) => one.end >= end);
  return { value, start: line?.start ?? start, end: line?.end ?? end, confidence: UNREAD, working };
}

/** "12 months" as lengths are mentioned; days as they are. */
function asMentioned(value: string): string {
  return value.includes(' ') ? inYears(asDuration(value)) : value;
}

function asDuration(value: string): Duration {
  const [n, unit = ''] = value.split(' ');
  return { n: Number(n), unit: unit.replace(/s$/, '') as Duration['unit'] };
}

/** How it likely ends, with the sentence that speaks most for it; unknown where no way is far likelier than all others. */
export function likelyEnding(findings: Findings, sheet: Sheet, termEnd: string | null): Ending {
  const [best, next] = byLikelihood(sheet);
  if (sheet.text.length < SHORTEST || !best || !next || best.weight - next.weight <= LIKELIER) return 'unknown';
  const place = sentenceFor(sheet, best.value, best.value === 'renews' ? GOES_ON : undefined);
  // Nobody would be reminded of the end of what goes on.
  const mayEnd = termEnd !== null || findings.alternatives.some(({ field }) => field === 'termEnd');
  if (!place || (best.value === 'open' && mayEnd)) return 'unknown';
  return findings.takeFound('ending', { value: best.value, ...place, confidence: UNREAD, working: null }) ?? 'unknown';
}

function byLikelihood(sheet: Sheet): { value: Ending; weight: number }[] {
  return mentionsOf(sheet, 'ending')
    .map(({ value, signs }) => ({ value: value as Ending, weight: weigh('ending', signs) }))
    .toSorted((one, other) => other.weight - one.weight);
}

/** The sentence that speaks most for a way to end, among those with such words. */
export function sentenceFor(sheet: Sheet, ending: Ending, words?: RegExp): { start: number; end: number } | null {
  const kind = (ENDINGS as readonly string[]).indexOf(ending);
  const [most] = tellingSentences(sheet)
    .filter(({ start, end }) => words === undefined || words.test(sheet.text.slice(start, end)))
    .map(({ start, end, signs }) => ({ place: { start, end }, weight: weigh('ending', ofKind(kind, signs)) }))
    .toSorted((one, other) => other.weight - one.weight);
  return most?.place ?? null;
}
