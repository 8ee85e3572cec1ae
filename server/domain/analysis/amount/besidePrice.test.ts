/** Drafted contracts whose money stands in running sentences: the price of this agreement among sums of others, of before, and of something beside. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const TITLE =
  'SERVICES AGREEMENT\n\nThis Agreement is made June 1, 2004 between Alder Inc. ("Client") and Birch LLC ("Provider").\n\n';
const read = (...clauses: string[]) => {
  const text = TITLE + clauses.map((clause, index) => `${index + 1}. ${clause}`).join('\n\n');
  const { amount, amountPeriod, alternatives } = analyseText(text, { today: '2026-11-22' });
  return {
    shown: amount === null ? null : [amount, amountPeriod],
    asked: alternatives.filter(({ field }) => field === 'amount').map(({ value }) => value),
  };
};

it.each([
  ['Client has paid $18,000 for the design, which is not part of this Agreement.'],
  ['Provider bought the reactor with $310,000 of its own funds.'],
  [
    "Provider's engagement with Cedar S.p.A. dated June 9, 2003, under which it is paid €225,000 a year, is not affected.",
  ],
  ['The land is subject to the lease to Dogwood Ltd, which pays rent of $228,000 a year.'],
  ["At present Provider's account fee is $15 a month."],
  ['Provider shall insure the equipment for $70,000.'],
  ['Patent costs are expected to be in the range of $30,000 to $45,000 a year.'],
  ['Client shall pay Provider $1,250 a month to cover the entertainment of guests.'],
  ['Storage. Client shall pay a storage charge of $2,000 per month.'],
  ["Provider's present customer pays $1,300,000."],
])('what was paid before, what others pay and what something costs now is not shown: %s', (clause) => {
  expect(read(clause).shown).toBe(null);
});

it.each([
  ['Client shall pay Provider a single fee of $1,100,000, by two equal instalments.', [1_100_000, 'total']],
  [
    'Client shall pay Provider $300,000 in all: $120,000 within thirty days, and $180,000 after the test.',
    [300_000, 'total'],
  ],
  [
    'Client shall pay base compensation of Five Hundred Thousand Dollars ($500,000) for each Contract Year.',
    [500_000, 'year'],
  ],
  [
    'For all of the work Client shall pay a fixed price of $164,000. Changes are priced at $135 per hour.',
    [164_000, 'total'],
  ],
  ['Client shall pay Provider $60,000 for all rights in the Work. No royalty shall be payable.', [60_000, 'total']],
  [
    'The price is $288,000. It is payable as follows: $72,000 on signing; $96,000 on delivery; and $120,000 at the end.',
    [288_000, 'total'],
  ],
  ['Client shall pay Base Rent in equal monthly installments of $21,875.00.', [21_875, 'month']],
] as const)('the price is read from: %s', (clause, shown) => {
  const others = [
    'The study of 1999, for which Client paid $15,000, is over.',
    'Provider is liable for no more than $200,000.',
  ];
  expect(read(clause, ...others).shown).toEqual(shown);
});

it('a charge that is paid once at the beginning gives way to the fee that is paid again and again', () => {
  const fee = 'Client shall pay Provider a monthly fee of $9,750.';
  expect(read('Provider shall move the data for a fixed price of $38,500.', fee).shown).toEqual([9750, 'month']);
});

it('of the price for one thing and the fee for another neither is a fact', () => {
  const both = read(
    'Client shall pay a fixed price of $164,000 for the design.',
    'Client shall pay $500 a month for the hosting.',
  );
  expect(both).toEqual({ shown: null, asked: ['500 USD', '164000 USD'] });
});

it.each([
  [
    'Client shall pay $2.10 for each check. Provider may use the system. '.repeat(5),
    'Client shall pay $45 a month for the stand.',
  ],
  [
    'Client shall pay four percent of the rents collected. The rents are paid in advance. '.repeat(4),
    'Wages are $2,150 a month.',
  ],
])('a fee beside what is paid by pieces or a share is a question: %s', (...clauses) => {
  expect(read(...clauses).shown).toBe(null);
});

it('where each side pays the other, what one pays for the whole counts before the far lower rent that it gets', () => {
  const rent = 'Provider shall pay Client $3,100 a month for the use of four offices.';
  expect(read('Client shall pay Provider a stipend of $62,500 per month.', rent).shown).toEqual([62_500, 'month']);
  expect(read('Client shall pay Provider a stipend of $5,500 per month.', rent).shown).toBe(null);
});

it('the smaller of two fees is not shown because the larger one stands under the heading of something beside', () => {
  const cleaning = 'Cleaning. Client shall pay $18,200 per month for this.';
  expect(read(cleaning, 'Grounds. Client shall pay $6,400 per month for this.').shown).toBe(null);
});

it('a rent in a contract of sale is a question, and the price is a total', () => {
  const sale = [
    'PURCHASE AND SALE AGREEMENT',
    'This Agreement is made March 6, 2015 between Alder Inc. ("Seller") and Birch LLC ("Purchaser").',
    '1. Seller shall sell the warehouse to Purchaser for $5,400,000.',
    '2. Purchaser shall lease it to Seller at a rent of $432,000 a year, in the form of Exhibit C.',
  ];
  const { amount, amountPeriod } = analyseText(sale.join('\n\n'), { today: '2026-11-22' });
  expect([amount, amountPeriod]).toEqual([5_400_000, 'total']);
});
