/** What may be a contract in the made-up mailbox and drive. */
import { addDays } from '../../contract/calendar.ts';
import { file, type FoundDocument, mail, parties } from './mailbox.ts';

/** What may be a contract: a person decides. */
export function perhapsContracts(today: string): FoundDocument[] {
  return [
    {
      ...mail('canteen-renewal', 'Your canteen card plan renews soon', 4, 2104),
      ...parties('Larder Cards Ltd'),
      isContract: false,
      perhapsBecause: 'It gives an end, a renewal and a price, but does not say that it binds anyone.',
      renewalDate: addDays(today, 41),
      amount: 480,
      currency: 'GBP',
      amountPeriod: 'year',
      evidence: [{ field: 'renewalDate', quote: 'Your plan renews soon.', confidence: 0.7 }],
    },
    {
      ...file('roof-quote', 'Roof repair quote.pdf', 'Shared drive / Facilities', 9, 88_310),
      ...parties('Slate & Sons'),
      isContract: false,
      perhapsBecause: 'It gives two parties and a price, but reads like an offer nobody has accepted.',
      renewalDate: null,
      amount: 6400,
      currency: 'GBP',
      evidence: [{ field: 'amount', quote: 'Our price for the work is £6,400.', confidence: 0.7 }],
    },
  ];
}
