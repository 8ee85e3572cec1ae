/**
 * The facts of a contract, who said them, and which of several wins. One rule, in one function: a person's value always wins; among
 * documents the newest that says something of it.
 */
import type { About } from './aboutAgreement.ts';
import type { CalendarDay, Duration, PeriodEnd } from './calendar.ts';
import type { Ending } from './cycle.ts';
import type { AmountPeriod } from './money.ts';

/** Every field of a contract with the type of its value. */
export type FieldValues = {
  name: string;
  counterparty: string;
  parties: string[];
  from: CalendarDay;
  to: CalendarDay;
  term: Duration;
  ending: Ending;
  renewalTerm: Duration;
  maxRenewals: number;
  noticePeriod: Duration;
  noticeToEndOf: PeriodEnd;
  actBy: CalendarDay;
  /** The last day to act comes back: each year has one. */
  actByRepeats: 'yearly';
  amount: number;
  currency: string;
  amountPeriod: AmountPeriod;
  agreementDate: CalendarDay;
  /** The country or state whose law governs it. */
  governingLaw: string;
};
export type FieldName = keyof FieldValues;

/** In the order in which a contract page shows them. */
export const FIELD_NAMES = [
  ...(['name', 'counterparty', 'parties', 'from', 'to', 'term', 'ending', 'renewalTerm', 'maxRenewals'] as const),
  ...([
    'noticePeriod',
    'noticeToEndOf',
    'actBy',
    'actByRepeats',
    'amount',
    'currency',
    'amountPeriod',
    'agreementDate',
    'governingLaw',
  ] as const),
] satisfies FieldName[];

/** A passage that a value rests on. Offsets count UTF-16 units of the document's text; pages count from 1. */
export type FieldEvidence = {
  field: FieldName;
  quote: string;
  page: number | null;
  start: number | null;
  end: number | null;
  working: string | null;
  confidence: number | null;
};

/** A reading that was not certain enough, or that competes with another. */
export type OtherReading = { field: FieldName; value: string; quote: string; confidence: number | null };

/** What the analysis read in one document. A field that is missing or null is not said there. */
export type Reading = {
  documentId: string;
  values: { [F in FieldName]?: FieldValues[F] | null };
  /** The last day of the first term is `to` or the day before: only a start and a length were read. */
  lastDay: 'stated' | 'either';
  /** Does it renew by itself, as far as the document says. */
  autoRenews: boolean | null;
  evidence: FieldEvidence[];
  others: OtherReading[];
  /** What it is called is the name of its file: it does not say so itself, and it only names a contract that has no other name. */
  isNamedByFile?: boolean;
  /** The agreement that it amends or renews; missing where it says of none. */
  about?: About;
};

/** A value that a person confirmed or entered; `null` says that the contract has none. */
export type PersonValue<F extends FieldName = FieldName> = {
  value: FieldValues[F] | null;
  source: 'confirmed' | 'entered';
  /** Of a last day to act: the end of the term that it was given for, where the contract has got another term's end since. */
  forEnd?: string;
};
export type PersonValues = { [F in FieldName]?: PersonValue<F> };

/** Read by the analysis, agreed with by a person, or typed by one. */
export type ValueSource = 'read' | 'confirmed' | 'entered';
export type Fact<F extends FieldName = FieldName> = {
  value: FieldValues[F] | null;
  source: ValueSource;
  /** The reading whose document says it; null where none does. */
  reading: Reading | null;
  /** What the document says, where a person says otherwise; of money all three say it together, null where it names none. */
  documentSays?: FieldValues[F] | null;
};
export type Facts = { [F in FieldName]: Fact<F> };

/** Currency and period belong to the amount they stand beside, and that a day comes back to the day: they are never taken from another document. */
const BESIDE: { [F in FieldName]?: FieldName } = { currency: 'amount', amountPeriod: 'amount', actByRepeats: 'actBy' };
/** Where a term begins is said beside where it ends; an amendment that is silent about the end has only a date of its own. */
const RATHER_BESIDE: { [F in FieldName]?: FieldName } = { from: 'to', term: 'to' };
/** An amendment changes terms; what the contract is called and when it was made stands in the first document. */
const OF_THE_FIRST: ReadonlySet<FieldName> = new Set<FieldName>(['name', 'agreementDate']);

/** The one rule. `readings` have the newest document first. */
export function winningFact<F extends FieldName>(
  field: F,
  person: PersonValues,
  readings: readonly Reading[],
): Fact<F> {
  const reading = readingOfField(field, readings);
  const read = reading?.values[field] ?? null;
  const own = person[field];
  if (own === undefined) return { value: read, source: 'read', reading };
  const isSaid = !isSilent(reading) && !(field === 'name' && reading?.isNamedByFile === true);
  const differs = read !== null && !sameValue(read, own.value) && isSaid;
  return { value: own.value, source: own.source, reading, ...(differs ? { documentSays: read } : {}) };
}

function readingOfField(field: FieldName, readings: readonly Reading[]): Reading | null {
  const says = (wanted: FieldName) => (each: Reading) => hasValue(each.values[wanted]);
  if (OF_THE_FIRST.has(field))
    return readings.findLast((each) => says(field)(each) && !isSilent(each)) ?? readings.findLast(says(field)) ?? null;
  if (field === 'ending') return readings.find(saysHowItEnds) ?? readings.find(says(field)) ?? null;
  const rather = RATHER_BESIDE[field];
  if (rather === undefined) return readings.find(says(BESIDE[field] ?? field)) ?? null;
  const isSaid = (each: Reading) =>
    says(rather)(each) && says(field)(each) && !(field === 'from' && beginsWhenAgreed(each));
  return readings.find(isSaid) ?? readings.findLast(says(field)) ?? null;
}

/**
 * How it ends is said, and not inferred from silence: an amendment that only moves the end leaves what the agreement says of renewing and
 * of notice as it is.
 */
export function saysHowItEnds({ values: { ending }, autoRenews, evidence }: Reading): boolean {
  const isInferred = ending === 'ends' && autoRenews === null && evidence.every(({ field }) => field !== 'ending');
  return hasValue(ending) && ending !== 'unknown' && !isInferred;
}

/** Its first day is only the day of the agreement: an amendment's is none of the contract's. */
function beginsWhenAgreed({ values: { from, agreementDate }, evidence }: Reading): boolean {
  return from === agreementDate && evidence.every(({ field }) => field !== 'from');
}

/** Nothing was read in it, or nothing could be: what it is called is the name of its file, which it does not say. */
function isSilent(reading: Reading | null): boolean {
  return Object.entries(reading?.values ?? {}).every(([field, value]) => field === 'name' || !hasValue(value));
}

/** All facts of a contract. `readings` have the newest document first. */
export function winningFacts(person: PersonValues, readings: readonly Reading[]): Facts {
  const facts = FIELD_NAMES.map((field) => [field, winningFact(field, person, readings)]);
  return saidTogether(ofItsDay(Object.fromEntries(facts) as Facts));
}

/** Where there is no last day none comes back, whatever the document says of one. */
function ofItsDay(facts: Facts): Facts {
  const isNone = facts.actByRepeats.source === 'read' && facts.actBy.value === null;
  return isNone ? { ...facts, actByRepeats: { value: null, source: 'read', reading: null } } : facts;
}

/** An amount means nothing without its currency: where a person says otherwise of one of them, what the document says is all it says of money. */
function saidTogether(facts: Facts): Facts {
  const { amount, currency, amountPeriod } = facts;
  const read = amount.reading?.values;
  const differs = [amount, currency, amountPeriod].some(({ documentSays }) => documentSays !== undefined);
  if (!differs || !hasValue(read?.amount)) return facts;
  return {
    ...facts,
    amount: { ...amount, documentSays: read?.amount ?? null },
    currency: { ...currency, documentSays: read?.currency ?? null },
    amountPeriod: { ...amountPeriod, documentSays: read?.amountPeriod ?? null },
  };
}

/** Do two values say the same? */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

/** How a contract ends, where no document and no person says it in one word. */
export function endingFrom(said: {
  autoRenews: boolean | null;
  perpetual: boolean;
  to: CalendarDay | null;
}): Ending | null {
  if (said.autoRenews === true) return 'renews';
  if (said.perpetual) return 'open';
  return said.autoRenews === false && said.to !== null ? 'ends' : null;
}
