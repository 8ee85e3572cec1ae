/**
 * The agreements in the made-up mailbox and drive that the demo's searches read, with the sentences their values come from, and
 * what only looks like one. Days are counted from the `today` of the search.
 */
import dayjs from 'dayjs';
import type { FoundContract, Sighting, SourceType } from '../../src/api/endpoints.gen.ts';
import { OWN_COMPANY } from './agreements.ts';
import { addDays } from '../../contract/calendar.ts';

export const MAILBOX_ACCOUNT = 'mara@brightwater.example';

export type FoundDocument = FoundContract & {
  id: string;
  name: string;
  source: SourceType;
  /** Days before today on which the mail came or the file was changed. */
  daysAgo: number;
};

/** "January 19, 2027", as contracts write a day. */
const inWords = (date: string) => dayjs(date).format('MMMM D, YYYY');

/** The agreements that a search may find, the mailbox's first. `today` is the day of the search, `YYYY-MM-DD`. */
export function mailboxDocuments(today: string): FoundDocument[] {
  const day = (offset: number) => addDays(today, offset);
  const words = (offset: number) => inWords(day(offset));
  // Counted on the calendar, so that what the passage says is true in leap years, too.
  const charterEnd = dayjs(day(-307)).add(12, 'month').format('YYYY-MM-DD');
  return [
    {
      ...mail('palisade-renewal', 'Palisade Cloud hosting agreement', 12, 184_320),
      ...parties('Palisade Cloud, Inc.'),
      renewalDate: day(45),
      termEnd: day(45),
      agreementDate: day(-322),
      effectiveDate: day(-320),
      amount: 144_000,
      currency: 'USD',
      amountPeriod: 'year',
      autoRenews: true,
      renewalTerm: { n: 1, unit: 'year' },
      noticePeriod: { n: 90, unit: 'day' },
      noticeBy: day(-45),
      governingLaw: 'California',
      evidence: [
        {
          field: 'renewalDate',
          quote: `The initial term ends on ${words(45)} and renews for successive periods of one (1) year.`,
          working: `Written end of the initial term: ${words(45)}.`,
          confidence: 0.97,
        },
        {
          field: 'noticeBy',
          quote:
            'Either party may prevent renewal by written notice at least ninety (90) days before the end of the term.',
          working: `${words(45)} less 90 days is ${words(-45)}.`,
          confidence: 0.95,
        },
        { field: 'amount', quote: 'Customer shall pay an annual fee of US$144,000.', confidence: 0.96 },
        {
          field: 'parties',
          quote: `between Palisade Cloud, Inc. (“Provider”) and ${OWN_COMPANY} (“Customer”)`,
          confidence: 0.98,
        },
        {
          field: 'governingLaw',
          quote: 'This Agreement is governed by the laws of the State of California.',
          confidence: 0.9,
        },
      ],
      sightings: [
        sighting('gmail', 'Palisade Cloud hosting agreement', 'Inbox, “Countersigned agreement”', day(-12)),
        sighting('gmail', 'Palisade Cloud hosting agreement', 'Inbox, “Fwd: Countersigned agreement”', day(-11)),
        sighting('drive', 'Palisade hosting - signed.pdf', 'My Drive / Vendors / Palisade', day(-10)),
      ],
    },
    {
      ...mail('kestrel-charter', 'Kestrel Aviation block hours contract', 31, 96_540),
      ...parties('Kestrel Aviation Services'),
      renewalDate: charterEnd,
      termEnd: charterEnd,
      effectiveDate: day(-307),
      amount: 65_000,
      currency: 'USD',
      amountPeriod: 'total',
      autoRenews: null,
      ending: 'ends',
      evidence: [
        {
          field: 'renewalDate',
          quote: `This Agreement takes effect on ${words(-307)} and continues for twelve (12) months.`,
          working: `${words(-307)} plus 12 months: ${inWords(charterEnd)}.`,
          confidence: 0.92,
        },
        { field: 'amount', quote: 'a block of twenty (20) flight hours for a total of $65,000', confidence: 0.94 },
      ],
    },
    {
      ...mail('stellaris-order', 'Order form: Stellaris CRM subscription renewal', 4, 71_204),
      ...parties('Stellaris CRM'),
      renewalDate: null,
      amount: 57_600,
      currency: 'USD',
      amountPeriod: 'year',
      autoRenews: true,
      renewalTerm: { n: 12, unit: 'month' },
      evidence: [{ field: 'amount', quote: 'Subscription fee: USD 57,600.00 per contract year', confidence: 0.95 }],
      alternatives: [
        {
          field: 'renewalDate',
          value: day(89),
          quote: `Subscription End Date: ${dayjs(day(89)).format('MM/DD/YYYY')}`,
          confidence: 0.55,
        },
        {
          field: 'renewalDate',
          value: day(119),
          quote: `co-terminates with Order 1 on ${words(119)}`,
          confidence: 0.45,
        },
      ],
    },
    {
      ...mail('westmoor-msa', 'Westmoor Staffing master agreement', 58, 240_118),
      ...parties('Westmoor Staffing'),
      renewalDate: day(52),
      termEnd: day(52),
      // It names no first day: its term begins when it is agreed.
      agreementDate: day(-313),
      amount: null,
      autoRenews: true,
      renewalTerm: { n: 1, unit: 'year' },
      noticePeriod: { n: 30, unit: 'day' },
      noticeBy: day(22),
      evidence: [
        {
          field: 'renewalDate',
          quote: `shall remain in force until ${words(52)} and thereafter from year to year`,
          working: `Written end of the initial term: ${words(52)}.`,
          confidence: 0.93,
        },
        { field: 'noticeBy', quote: 'unless terminated on thirty days’ written notice', confidence: 0.9 },
        { field: 'agreementDate', quote: `This master agreement is dated ${words(-313)}.`, confidence: 0.95 },
      ],
    },
    {
      ...mail('lowland-nda', 'Mutual non-disclosure agreement, Lowland Mills', 75, 43_990),
      ...parties('Lowland Mills'),
      renewalDate: null,
      amount: null,
      perpetual: true,
      evidence: [
        { field: 'perpetual', quote: 'The obligations of confidence survive without limit of time.', confidence: 0.9 },
      ],
    },
    {
      ...mail('nordhavn-supply', 'Nordhavn herring supply contract', 140, 150_300),
      ...parties('Nordhavn Fisheries A/S'),
      renewalDate: day(122),
      termEnd: day(122),
      amount: 152_000,
      currency: 'EUR',
      amountPeriod: 'total',
      noticePeriod: { n: 3, unit: 'month' },
      autoRenews: false,
      evidence: [
        { field: 'renewalDate', quote: `The contract period expires on ${words(122)}.`, confidence: 0.96 },
        { field: 'amount', quote: 'Contract value: EUR 152,000 (ex works)', confidence: 0.95 },
      ],
    },
    {
      ...file('mossgate-lease', 'Mossgate office lease agreement', 'My Drive / Property', 210, 512_770),
      ...parties('Mossgate Property Trust'),
      renewalDate: day(101),
      termEnd: day(101),
      amount: 40_500,
      currency: 'USD',
      amountPeriod: 'month',
      autoRenews: false,
      noticePeriod: { n: 9, unit: 'month' },
      evidence: [
        { field: 'renewalDate', quote: `The Term shall expire at midnight on ${words(101)}.`, confidence: 0.97 },
        { field: 'amount', quote: 'monthly base rent of $40,500.00, payable in advance', confidence: 0.93 },
      ],
    },
    {
      ...file('tanager-service', 'Tanager robotics service contract', 'Shared drives / Plant 2', 33, 88_120),
      ...parties('Tanager Robotics'),
      renewalDate: day(181),
      termEnd: day(181),
      amount: 42_000,
      currency: 'USD',
      amountPeriod: 'year',
      autoRenews: true,
      renewalTerm: { n: 1, unit: 'year' },
      noticePeriod: { n: 60, unit: 'day' },
      noticeBy: day(121),
      evidence: [
        { field: 'renewalDate', quote: `Plan period ends: ${words(181)}. Renews annually.`, confidence: 0.94 },
        { field: 'amount', quote: 'Annual plan price: $42,000', confidence: 0.96 },
      ],
    },
    {
      ...file('goldcrest-merchant', 'Goldcrest merchant acquiring agreement', 'My Drive / Finance', 95, 301_440),
      ...parties('Goldcrest Bank'),
      renewalDate: day(188),
      termEnd: day(188),
      amount: 0,
      currency: 'USD',
      amountPeriod: 'month',
      autoRenews: true,
      renewalTerm: { n: 1, unit: 'year' },
      evidence: [
        { field: 'renewalDate', quote: `The first term ends ${words(188)}.`, confidence: 0.91 },
        { field: 'amount', quote: 'No monthly fee ($0.00) applies.', confidence: 0.88 },
      ],
      readFromScan: true,
      pagesUnread: 1,
    },
  ];
}

/** Found only where all matches are asked for: it is no contract. */
export function otherMatches(): FoundDocument[] {
  return [
    { ...mail('canteen-minutes', 'Minutes: canteen contract review', 6, 12_004), isContract: false, parties: [] },
    { ...mail('renewal-webinar', 'Webinar: 5 renewal mistakes to avoid', 2, 38_400), isContract: false, parties: [] },
  ];
}

export function mail(id: string, subject: string, daysAgo: number, size: number) {
  const base = { id: `found-${id}`, name: subject, subject, source: 'gmail' as const, daysAgo, size };
  return { ...base, sourceLocation: `${MAILBOX_ACCOUNT}, Inbox`, isContract: true };
}

export function file(id: string, name: string, folder: string, daysAgo: number, size: number) {
  return { id: `found-${id}`, name, source: 'drive' as const, daysAgo, size, sourceLocation: folder, isContract: true };
}

export function parties(supplier: string) {
  return { parties: [OWN_COMPANY, supplier] };
}

function sighting(source: SourceType, name: string, location: string, day: string): Sighting {
  return { source, name, location, account: MAILBOX_ACCOUNT, date: `${day}T08:15:00Z` };
}
