/**
 * What the engine knows of one language: words and short patterns, nothing else. A pattern is the source of a regular expression in which
 * `~` stands for any run of letters ("~vertrag~" is every compound of it) and a blank for any gap on the line. Adding a language is
 * adding one such object and the folder of its parts.
 */
import type { PeriodEnd } from '../../../../contract/calendar.ts';
import type { Duration, Language } from '../types.ts';

/** How often a sum is paid. `other`: by the hour, the unit or the kilowatt-hour, which is never what a contract costs. */
export type Rhythm = 'total' | 'month' | 'quarter' | 'half-year' | 'year' | 'other';

/** What a day can be in a contract. `renewal`: the first day after the term; `ordered`: the day of an order that the document confirms. */
export type DayRole = 'begin' | 'end' | 'renewal' | 'noticeBy' | 'signed' | 'ordered' | 'other';

/** What a length of time can be. */
export type LengthRole = 'term' | 'renewal' | 'notice' | 'other';

export type Lexicon = {
  language: Language;
  /** Small words that no text of some lines lacks, by which the language is told. */
  functionWords: string;
  months: readonly string[];
  numbers: Readonly<Record<string, number>>;
  units: readonly (readonly [pattern: string, unit: Duration['unit'], times: number])[];
  /** Lengths said in one word: "dreijährig", "annuelles". */
  lengthWords: readonly (readonly [pattern: string, n: number, unit: Duration['unit']])[];
  /** Units that are joined to their number: "dreimonatig". */
  joined: readonly (readonly [pattern: string, unit: Duration['unit']])[];
  /** What may stand between a number and its unit: "ein weiteres Jahr". */
  fillers: string;
  /** "Ende" in "Ende März 2027". */
  endOfMonth: string;
  /** What joins a day, its month and its year. */
  dayJoin: string;
  /** What the year begins with where a day is written in words: "tres de febrero de dos mil veintiséis". */
  yearInWords?: string;
  /** From one day to another, where the first leaves out its year: "1. Januar bis 31. Dezember 2026". */
  until: string;
  /** Words before a day (the nearest one counts), and behind it. */
  days: Readonly<Record<DayRole, string>>;
  daysAfter: Readonly<Partial<Record<DayRole, string>>>;
  /** The line on which a contract was signed: what may stand before its place, and between its place and its day. */
  signedAt: { lead: string; join: string };
  /** In a letter that ends a contract, before or behind the day on which the contract was signed. */
  wasSigned: string;
  wasSignedBehind: string;
  /** Sentences whose days and lengths are not those of the agreement: offers, trial periods, secrecy that outlasts it, payment. */
  notTheTerm: string;
  /** Where two halves of a sentence part: "wenn", "sauf", "tenzij". */
  splits: string;
  /** Words that make a length the term's, the renewal's, the notice's or something else's: anywhere in its clause, or right before or behind it. */
  lengths: Readonly<Record<LengthRole, { near: string; before: string; after: string }>>;
  /** Notice that takes effect only at the end of a period of the calendar: "zum Quartalsende". */
  noticeToEndOf: readonly (readonly [pattern: string, period: PeriodEnd])[];
  /** Which law governs the contract: what says that one does, the laws by name with their place in English, and sentences about other rules. */
  governingLaw: { says: string; laws: readonly (readonly [pattern: string, place: string])[]; others: string };
  renews: string;
  /** It does so without anybody acting; an amendment that extends a term does not say these. */
  byItself: string;
  /** It renews for as long as it lasted. */
  sameLength: string;
  /** It does not renew; it may be renewed if somebody acts; it has no end. */
  neverRenews: string;
  mayRenew: string;
  /** Whoever renews it needs the other's consent: no option of anybody's. */
  mutual: string;
  openEnded: string;
  /** Any word of what follows the end: where one was not understood, nobody can say that the contract ends. */
  goingOn: string;
  /** It takes effect with its signature. */
  fromSignature: string;
  money: {
    /** What is paid for the contract as a whole, and what is paid by the period or without one. */
    total: string;
    /** Right behind the sum that is all of it: "au total". */
    whole: string;
    fee: string;
    /** Sums that are not the price: deposits, limits of liability, penalties, insured sums, hourly rates, parts of a price. */
    notPrice: string;
    /** Not the price where it stands right before the sum: "bis zu". */
    limit: string;
    rhythms: readonly (readonly [pattern: string, rhythm: Rhythm])[];
    /** What an hour, a day or a week costs, and the words of a sentence in which that is the price of something beside the contract. */
    rates: readonly (readonly [pattern: string, period: 'hour' | 'day' | 'week'])[];
    besideRate: string;
    currencies: readonly (readonly [pattern: string, code: string])[];
  };
  parties: {
    /** Labels of rows that name a party, and roles in brackets behind a name. */
    roles: string;
    /** What opens and closes the list of parties, and what stands between two of them. */
    opens: string;
    closes: string;
    /** What two sides do behind their names, where nothing opens the list: "vereinbaren". */
    agree: string;
    and: string;
    /** What introduces a short name for a party: "nachfolgend … genannt". */
    alias: string;
    /** Words before a name that are not part of it, and words behind it with which it is over. */
    lead: string;
    stop: string;
    /** "in the name and on behalf of": the name behind it is the party, not the one before it. */
    onBehalf: string;
    forms: string;
    /** Words by which a name without a legal form is known: "Stadtwerke", "Mairie". */
    bodies: string;
    /** How a person is introduced, in letters: "Herr", "Mme". */
    person: string;
    /** Parts of a company that write its emails and letters: "Kundenservice". */
    departments: string;
    /** Ends of letters: "Mit freundlichen Grüßen". */
    closing: string;
    greeting: string;
  };
  kind: {
    /** What a contract is called in its title; what a title says of documents that only speak of contracts or are paid by them. */
    titles: string;
    orders: string;
    cancellations: string;
    amendments: string;
    /** Titles of offers, and what begins the line on which one is accepted. */
    offers: string;
    accepted: string;
    others: string;
    notContract: string;
    /** Sentences that tell of a contract that others, or another time, made; and those by which the paper itself agrees to something. */
    told: string;
    /** The name of another contract with its day: that of an amendment, an order under it, or a bill. */
    ofAnother: string;
    acts: string;
    /** What a letter or an email does to a contract besides, by which it makes it, goes on with it or ends it. */
    deeds: string;
    /** What one side alone writes to end one. */
    ends: string;
    /** What a title says of a paper that is still talked about, and sentences that say that it binds nobody yet. */
    drafts: string;
    notYet: string;
    /** Sentences that bind: each kind of them counts once. */
    binding: readonly string[];
  };
};
