/** Collects what the readers found: a sure reading becomes a value with its evidence, an unsure one an alternative. */
import { LONGEST_QUOTE, makeEvidence, type Document, type Reading } from './document.ts';
import { showDuration } from './findDurations.ts';
import type { Found } from './everyday/found.ts';
import type { DerivedDate } from './deriveDates.ts';
import type { Alternative, AnalysedField, Duration, Evidence } from './types.ts';
import { oneSpace } from './text/oneSpace.ts';

/** A reading less sure than this is an alternative, not a fact. */
export const THRESHOLD = 0.6;

/** Alternatives shown for one field at most. */
const MOST_ALTERNATIVES = 4;

export class Findings {
  readonly evidence: Evidence[] = [];
  readonly alternatives: Alternative[] = [];
  private readonly document: Document;

  constructor(document: Document) {
    this.document = document;
  }

  /** The value of a reading that is sure enough; else null, and the reading is kept as an alternative. */
  take<T>(field: AnalysedField, reading: Reading<T> | null, show: (value: T) => string = String): T | null {
    if (!reading) return null;
    if (reading.confidence < THRESHOLD) {
      this.offer(field, reading, show);
      return null;
    }
    this.evidence.push(makeEvidence(this.document, field, reading));
    return reading.value;
  }

  /** Keeps a reading as an alternative, whatever its confidence. */
  offer<T>(field: AnalysedField, reading: Reading<T>, show: (value: T) => string = String): void {
    const { quote, start, end, confidence } = makeEvidence(this.document, field, reading);
    const value = show(reading.value);
    this.keep({ field, value, quote, start, end, confidence: Math.min(confidence, THRESHOLD - 0.01) });
  }

  private keep(alternative: Alternative): void {
    const same = this.alternatives.filter(({ field }) => field === alternative.field);
    if (same.length >= MOST_ALTERNATIVES || same.some(({ value }) => value === alternative.value)) return;
    this.alternatives.push(alternative);
  }

  /** A value read off the extracted text itself (a form's cells): its quote is that place. */
  quote(field: AnalysedField, place: { start: number; end: number }, confidence: number, working: string | null): void {
    this.show({ value: null, ...place, confidence, working }, field);
  }

  private show({ start, end, working, confidence, yearly }: Found<unknown>, field: AnalysedField): void {
    const quote = oneSpace(this.document.raw.slice(start, end)).trim().slice(0, LONGEST_QUOTE);
    this.evidence.push({ field, quote, start, end, working, confidence, ...(yearly ? { yearly } : {}) });
  }

  /** A value read off the extracted text itself where the readers of prose left it open; unsure ones are alternatives. */
  takeFound<T>(field: AnalysedField, found: Found<T> | null, show: (value: T) => string = String): T | null {
    if (!found) return null;
    if (found.confidence >= THRESHOLD) {
      this.show(found, field);
      return found.value;
    }
    const quote = oneSpace(this.document.raw.slice(found.start, found.end)).trim().slice(0, LONGEST_QUOTE);
    const { start, end, confidence } = found;
    this.keep({ field, value: show(found.value), quote, start, end, confidence });
    return null;
  }

  /** Is all evidence of the field as sure as this? */
  isSure(field: AnalysedField, confidence: number): boolean {
    return this.evidence.every((item) => item.field !== field || item.confidence >= confidence);
  }

  /** Takes values back: they become the first alternatives. `values` are in the order of their evidence. */
  withdraw(field: AnalysedField, values: readonly string[]): void {
    const before = this.alternatives.splice(0);
    const [own, others] = [
      this.evidence.filter((item) => item.field === field),
      this.evidence.filter((item) => item.field !== field),
    ];
    this.evidence.splice(0, this.evidence.length, ...others);
    for (const [index, { quote, start, end, confidence }] of own.entries()) {
      const value = values[index];
      if (value !== undefined)
        this.keep({ field, value, quote, start, end, confidence: Math.min(confidence, THRESHOLD - 0.01) });
    }
    for (const alternative of before) this.keep(alternative);
  }

  /** A value that follows from another's passage. */
  derive(field: AnalysedField, from: AnalysedField, working: string): void {
    const source = this.evidence.find((item) => item.field === from);
    if (source) this.evidence.push({ ...source, field, working });
  }

  /** The last day for notice, counted from the option's own sentence or from the notice period's; of an option also how long before a day nobody knows. */
  countBack(counted: DerivedDate | null, option: Reading<Duration> | null): void {
    const working = counted?.working ?? (option && `last day - ${showDuration(option.value)}`);
    if (option) this.take('noticeBy', { ...option, value: counted?.day ?? null, working });
    else if (working) this.derive('noticeBy', 'noticePeriod', working);
  }
}
