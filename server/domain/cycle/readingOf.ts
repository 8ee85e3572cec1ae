/** What an analysis says of a contract's values, in the words of the kernel. Bounded: one odd document must not spoil an answer. */
import { type CalendarDay, type Duration, isDay, orNull } from '../../../contract/calendar.ts';
import { addDuration } from '../../../contract/calendar.ts';
import { contractValuesLimits, evidenceLimits } from '../../../contract/limits.gen.ts';
import {
  endingFrom,
  type FieldEvidence,
  type FieldName,
  type OtherReading,
  type Reading,
} from '../../../contract/values.ts';
import { firstDay } from '../../../contract/inferred.ts';
import { SHOWN_DURATION, unitNamed } from '../../../contract/showDay.ts';
import { isSameTerm } from '../../../contract/money.ts';
import { boundedDuration, boundedMoney, boundedParties } from '../bounded.ts';
import { aboutOfTitle } from '../analysis/readAbout.ts';
import type { Analysis, AnalysedField } from '../analysis/types.ts';

const MOST_PASSAGES = 60;

/** Which value each field of the analysis is about. */
const FIELDS: { [F in AnalysedField]?: FieldName } = {
  parties: 'parties',
  amount: 'amount',
  amountPeriod: 'amountPeriod',
  agreementDate: 'agreementDate',
  effectiveDate: 'from',
  termEnd: 'to',
  renewalTerm: 'renewalTerm',
  noticePeriod: 'noticePeriod',
  noticeToEndOf: 'noticeToEndOf',
  ending: 'ending',
  governingLaw: 'governingLaw',
};

/** `name` is what the document is called in lists. Analyses of older versions lack some of the fields. */
export function readingOf(documentId: string, name: string, analysis: Analysis): Reading {
  const to = day(analysis.termEnd) ?? day(analysis.renewalDate);
  const start = startOfTerm(analysis, to);
  const from = start?.from ?? day(firstDay(analysis));
  const term = start?.term ?? boundedDuration(analysis.term ?? null);
  const ending = endingFrom({ autoRenews: analysis.autoRenews, perpetual: analysis.perpetual, to });
  const about = analysis.about ?? aboutOfTitle(analysis.title);
  const ofOption = noticeOfOption(analysis);
  const isSilent = analysis.ending === 'unknown' || endsByAnother(analysis);
  return {
    documentId,
    values: {
      name: name.slice(0, contractValuesLimits.name.maxLength),
      parties: boundedParties(analysis.parties),
      from,
      to,
      // Analyses of older versions may say a length that their own days contradict.
      term: isSameTerm({ from, to: day(analysis.termEnd), term }) ? term : null,
      ending: isSilent ? ending : (analysis.ending ?? ending),
      renewalTerm: boundedDuration(analysis.renewalTerm),
      maxRenewals: count(analysis.maxRenewals),
      noticePeriod: boundedDuration(ofOption?.period ?? analysis.noticePeriod),
      noticeToEndOf: analysis.noticeToEndOf ?? null,
      actBy: ofOption ? null : statedActBy(analysis),
      actByRepeats: ofOption === null && comesBack(analysis) ? 'yearly' : null,
      amount: boundedMoney(analysis.amount),
      currency: /^[A-Z]{3}$/.test(analysis.currency ?? '') ? analysis.currency : null,
      amountPeriod: analysis.amountPeriod,
      agreementDate: day(analysis.agreementDate),
      governingLaw: analysis.governingLaw ?? null,
    },
    lastDay: analysis.lastDay ?? (start === null ? 'stated' : 'either'),
    autoRenews: analysis.autoRenews,
    evidence: (ofOption?.evidence ?? analysis.evidence)
      .flatMap((item) => evidenceOf(item, ofOption === null && statedActBy(analysis) !== null))
      .slice(0, MOST_PASSAGES),
    others: analysis.alternatives
      .filter((other) => !isShownDay(other, analysis) && !(ofOption && other.field === 'noticePeriod'))
      .flatMap(otherOf)
      .slice(0, MOST_PASSAGES),
    ...(saysName(analysis, name) ? {} : { isNamedByFile: true }),
    ...(about === null ? {} : { about }),
  };
}

const AMENDS =
  /(?<!\p{L})(?:amendment|addendum|extension agreement|side letter|nachtrag|änderungsvereinbarung|avenant|adenda|addenda|enmienda|wijziging|aanvulling)/iu;

/** That nothing in an amendment renews the contract says nothing of the agreement that it changes, where renewing and notice stand. */
function endsByAnother({ title, ending, autoRenews }: Analysis): boolean {
  return ending === 'ends' && autoRenews === null && AMENDS.test(title ?? '') && !/\brestated\b/i.test(title ?? '');
}

/** Does the document's own title or a party stand in what it is called? Otherwise that is the name of its file or the subject of its email. */
function saysName({ title, parties }: Analysis, name: string): boolean {
  const called = name.toLowerCase();
  return [title, ...parties].some((said) => said && called.includes(said.toLowerCase()));
}

/**
 * A last day for notice, or to use an option, that the document writes down, or that does not follow from a notice period which the kernel counts
 * itself. What is written may be earlier than what is counted, where the length is of another notice.
 */
function statedActBy({ noticePeriod, noticeBy, evidence }: Analysis): CalendarDay | null {
  const isWritten = evidence.some(({ field, working }) => field === 'noticeBy' && working === null);
  return noticePeriod === null || isWritten ? day(noticeBy) : null;
}

/** The last day that is written comes back in later terms. After an option it is asked about anew, and what ends has no later term. */
function comesBack({ ending, evidence }: Analysis): boolean {
  if (ending === 'ends' || ending === 'option') return false;
  return evidence.some(({ field, working, yearly }) => field === 'noticeBy' && working === null && yearly === true);
}

/** "2029-02-28 (last day) - 6 months = 2028-08-28", or "last day - 6 months" where nobody knows that day. */
const BACK = new RegExp(String.raw`\blast day\)? - ${SHOWN_DURATION}\b`);

/** How long before the end an option has to be used: that is the contract's notice, whatever another one that ends it sooner says. */
function noticeOfOption({ ending, evidence }: Analysis): { period: Duration; evidence: Analysis['evidence'] } | null {
  const own = ending === 'option' ? evidence.find(({ field }) => field === 'noticeBy') : undefined;
  const [, n, unit] = BACK.exec(own?.working ?? '') ?? [];
  if (!own || n === undefined || unit === undefined) return null;
  const others = evidence.filter(({ field }) => field !== 'noticePeriod' && field !== 'noticeBy');
  const period = { n: Number(n), unit: unitNamed(unit) };
  return { period, evidence: [...others, { ...own, field: 'noticePeriod', working: null }] };
}

/** "2024-03-20 (Effective Date) + 3 years = 2027-03-20": how the analysis says that the end follows from a start and a length. */
const COUNTED = new RegExp(String.raw`^(\d{4}-\d{2}-\d{2}) \([^)]*\) \+ ${SHOWN_DURATION} = `);

function startOfTerm({ evidence }: Analysis, to: CalendarDay | null): { from: CalendarDay; term: Duration } | null {
  const working = evidence.find(({ field }) => field === 'termEnd')?.working ?? '';
  const [, from = '', n, unit = ''] = COUNTED.exec(working) ?? [];
  if (!isDay(from) || to === null) return null;
  const term = { n: Number(n), unit: unitNamed(unit) };
  return orNull(() => addDuration(from, term)) === to ? { from, term } : null;
}

function evidenceOf(item: Analysis['evidence'][number], isStated: boolean): FieldEvidence[] {
  const { field, quote, start, end, working, confidence } = item;
  const isLastDay = field === 'noticeBy' && isStated;
  const about: (FieldName | undefined)[] = isLastDay
    ? ['actBy', ...(item.yearly ? (['actByRepeats'] as const) : [])]
    : [FIELDS[field]];
  return about
    .filter((each) => each !== undefined)
    .map((each) => ({
      field: each,
      quote: quote.slice(0, evidenceLimits.quote.maxLength),
      page: null,
      start,
      end,
      working,
      confidence,
    }));
}

/** The last day that the kernel counts from the notice period itself is no other one. */
function isShownDay({ field, value }: Analysis['alternatives'][number], { noticeBy }: Analysis): boolean {
  return field === 'noticeBy' && value === noticeBy;
}

function otherOf({ field, value, quote, confidence }: Analysis['alternatives'][number]): OtherReading[] {
  const about = field === 'renewalDate' ? 'to' : field === 'noticeBy' ? 'actBy' : FIELDS[field];
  return about === undefined
    ? []
    : [{ field: about, value, quote: quote.slice(0, evidenceLimits.quote.maxLength), confidence }];
}

function day(text: string | null | undefined): CalendarDay | null {
  return text && isDay(text) ? text : null;
}

function count(value: number | null | undefined): number | null {
  return typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 0 &&
    value <= contractValuesLimits.maxRenewals.maximum
    ? value
    : null;
}
