/** What arrives in the made-up mailbox after a search was kept: with each of its first runs an agreement, or an amendment of one that is there. */
import dayjs from 'dayjs';
import { addDays } from '../../contract/calendar.ts';
import { type FoundDocument, mail, parties } from './mailbox.ts';

const SUPPLIERS = [
  { id: 'arrival-1', party: 'Harbor Lane Analytics, Inc.', what: 'analytics subscription', amount: 18_000 },
  { id: 'arrival-2', party: 'Juniper & Stone LLP', what: 'retainer agreement', amount: 42_000 },
  { id: 'arrival-3', party: 'Coldwater Couriers Ltd', what: 'courier services contract', amount: 9600 },
] as const;

/** In the order in which they arrive. `today` is the day of the look. */
export function arrivals(today: string): FoundDocument[] {
  const [first, ...later] = agreementsArrived(today);
  return [...(first ? [first] : []), amendmentArrived(today), ...later];
}

/** A year more for the canteen, which then has to be told of its end earlier. */
function amendmentArrived(today: string): FoundDocument {
  const end = addDays(today, 430);
  const title = 'Amendment No. 2 to the Canteen Services Agreement';
  const quote = `This ${title} extends its term to ${inWords(end)}, with one hundred and twenty (120) days’ notice.`;
  return {
    ...mail('arrival-amendment', 'Amendment No. 2, Brook & Bramble canteen', 0, 38_912),
    ...parties('Brook & Bramble Catering'),
    renewalDate: end,
    termEnd: end,
    noticePeriod: { n: 120, unit: 'day' },
    noticeBy: addDays(end, -120),
    about: { kind: 'amendment', title, dated: null, quote },
    evidence: [
      { field: 'renewalDate', quote, confidence: 0.94 },
      {
        field: 'noticeBy',
        quote,
        working: `${inWords(end)} less 120 days is ${inWords(addDays(end, -120))}.`,
        confidence: 0.93,
      },
    ],
  };
}

const inWords = (day: string) => dayjs(day).format('MMMM D, YYYY');

function agreementsArrived(today: string): FoundDocument[] {
  return SUPPLIERS.map(({ id, party, what, amount }, index) => {
    const end = addDays(today, 80 + index * 40);
    return {
      ...mail(id, `${party.split(' ').slice(0, 2).join(' ')} ${what}`, 0, 61_440),
      ...parties(party),
      renewalDate: end,
      termEnd: end,
      effectiveDate: addDays(today, -2),
      amount,
      currency: 'USD',
      amountPeriod: 'year',
      autoRenews: true,
      renewalTerm: { n: 1, unit: 'year' },
      noticePeriod: { n: 60, unit: 'day' },
      noticeBy: addDays(end, -60),
      evidence: [
        {
          field: 'renewalDate',
          quote: `The term ends on ${inWords(end)} and renews for successive periods of one (1) year.`,
          confidence: 0.95,
        },
      ],
    };
  });
}
