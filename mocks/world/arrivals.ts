/** What arrives in the made-up mailbox after a search was kept: one agreement for each of its first runs. */
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
          quote: `The term ends on ${dayjs(end).format('MMMM D, YYYY')} and renews for successive periods of one (1) year.`,
          confidence: 0.95,
        },
      ],
    };
  });
}
