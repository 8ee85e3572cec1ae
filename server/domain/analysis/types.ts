/**
 * What the analysis says of one document. Every other room reads these types; none makes its own.
 * Dates are calendar days, `YYYY-MM-DD`, never instants. Unknown is `null`, never a default.
 */

import type { About } from '../../../contract/aboutAgreement.ts';
import type { Duration, PeriodEnd } from '../../../contract/calendar.ts';
import type { Ending } from '../../../contract/cycle.ts';
import type { AmountPeriod } from '../../../contract/money.ts';

export type { Duration, Ending };

/** The values that carry evidence. */
export type AnalysedField =
  | 'isContract'
  | 'parties'
  | 'amount'
  | 'amountPeriod'
  | 'agreementDate'
  | 'effectiveDate'
  | 'termEnd'
  | 'renewalDate'
  | 'renewalTerm'
  | 'noticePeriod'
  | 'noticeToEndOf'
  | 'noticeBy'
  | 'ending'
  | 'governingLaw';

/** The languages whose contracts can be read, by ISO 639-1. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'nl';

/** Is it a contract? `perhaps`: a person should look. */
export type Verdict = 'contract' | 'perhaps' | 'no';

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
  /** Of a last day for notice: it is written without its year, and comes back in later terms. */
  yearly?: true;
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
  /** `isContract` with its middle: absent in analyses stored before there was one. */
  verdict?: Verdict;
  /** Why the document may be a contract: one sentence for the person who decides. Null where nothing needs deciding. */
  verdictReason?: string | null;
  /** Its text was read off pictures of its pages. Absent where it was not, and in older analyses. */
  readFromScan?: boolean;
  /** How many of its pages have no words that could be read. Absent where none, and in older analyses. */
  pagesUnread?: number;
  /** The language it was read in; absent in analyses stored before there were several. */
  language?: Language;
  /** The document's own title ("Master Services Agreement"), or null. */
  title: string | null;
  /** Names as written, without role words, in order of appearance. */
  parties: string[];
  /** Total contract value, or the fee of one period where no total is stated (`amountPeriod` says which). */
  amount: number | null;
  /** ISO 4217. */
  currency: string | null;
  amountPeriod: AmountPeriod | null;
  agreementDate: string | null;
  effectiveDate: string | null;
  /** End of the initial term. "Start + N years" gives the same day N years later. */
  termEnd: string | null;
  /** 'either': a start and a length were read, so that the last day is `termEnd` or the day before. Absent in older analyses. */
  lastDay?: 'stated' | 'either';
  /** Absent in analyses stored before it was read. */
  ending?: Ending;
  /** How long the initial term lasts, where the document says so; known even where its days are not. */
  term?: Duration | null;
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
  /** Notice takes effect only at the end of such a period of the calendar. Null or absent: nothing says so. */
  noticeToEndOf?: PeriodEnd | null;
  /** Last day to give that notice, or to use an option: counted back from the last day of the term, the earlier day where it can be read two ways. */
  noticeBy: string | null;
  /** The country or state whose law governs it, in English. Null or absent: the document names none, or two. */
  governingLaw?: string | null;
  /** The agreement that it amends or renews, where it says so. Absent where it does not, and in older analyses. */
  about?: About;
  evidence: Evidence[];
  alternatives: Alternative[];
};

export type AnalyseOptions = {
  /** The user's day, `YYYY-MM-DD`: `renewalDate` is the first end of a term on or after it. */
  today: string;
  /** File name or subject: a hint for the kind of document, never a source of values. */
  name?: string;
};
