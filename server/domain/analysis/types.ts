/**
 * What the analysis says of one document. Every other room reads these types; none makes its own.
 * Dates are calendar days, `YYYY-MM-DD`, never instants. Unknown is `null`, never a default.
 */

/** A length of time as a contract states it: "three (3) years" is `{ n: 3, unit: 'year' }`. */
export type Duration = { n: number; unit: 'day' | 'week' | 'month' | 'year' };

/** The values that carry evidence. */
export type AnalysedField =
  | 'isContract'
  | 'parties'
  | 'amount'
  | 'agreementDate'
  | 'effectiveDate'
  | 'termEnd'
  | 'renewalDate'
  | 'renewalTerm'
  | 'noticePeriod'
  | 'noticeBy';

/** Where a value comes from: the passage, its place in the document's text, and how the value follows from it. */
export type Evidence = {
  field: AnalysedField;
  /** The passage, at most 600 characters, white space folded. */
  quote: string;
  /** Offsets (UTF-16 units) into the extracted text; end is exclusive. */
  start: number;
  end: number;
  /** One line a person can check by hand: "2021-03-01 + 3 years". Null where the quote contains the value as written. */
  working: string | null;
  /** 0 to 1. Below the threshold of `analyseText` the value itself is null and the reading is an alternative. */
  confidence: number;
};

/** A reading that was not certain enough, or that competes with another: shown to a person, never used as a fact. */
export type Alternative = {
  field: AnalysedField;
  value: string;
  quote: string;
  start: number;
  end: number;
  confidence: number;
};

export type Analysis = {
  isContract: boolean;
  /** The document's own title ("Master Services Agreement"), or null. */
  title: string | null;
  /** Names as written, without role words, in order of appearance. */
  parties: string[];
  /** Total contract value, or the fee of one period where no total is stated (`amountPeriod` says which). */
  amount: number | null;
  /** ISO 4217. */
  currency: string | null;
  amountPeriod: 'total' | 'month' | 'quarter' | 'year' | null;
  agreementDate: string | null;
  effectiveDate: string | null;
  /** End of the initial term. "Start + N years" gives the same day N years later. */
  termEnd: string | null;
  /** True for agreements that say they have no end. */
  perpetual: boolean;
  /** Does it renew without anybody acting? Null: the document does not say. */
  autoRenews: boolean | null;
  /** The day the current term ends, seen from `today`: termEnd, rolled forward by renewalTerm where it renews itself. */
  renewalDate: string | null;
  renewalTerm: Duration | null;
  /** How often it renews itself at most; null or absent: no limit is stated. */
  maxRenewals?: number | null;
  /** Notice needed to stop a renewal. */
  noticePeriod: Duration | null;
  /** Last day to give that notice: renewalDate − noticePeriod. */
  noticeBy: string | null;
  evidence: Evidence[];
  alternatives: Alternative[];
};

export type AnalyseOptions = {
  /** The user's day, `YYYY-MM-DD`: `renewalDate` is the first end of a term on or after it. */
  today: string;
  /** File name or subject: a hint for the kind of document, never a source of values. */
  name?: string;
};
