import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const paper = (table: string) => `SERVICE AGREEMENT

This agreement is made on 1 May 2026 between Alder Services Ltd and Birch Foods Ltd.
Alder Services Ltd will clean the kitchen of Birch Foods Ltd from 1 June 2026 until 31 May 2027.

${table}

Signed for Alder Services Ltd: A. Moss    Signed for Birch Foods Ltd: J. Dunn
`;

it.each([
  [
    660,
    'month',
    `Item              Was                  Becomes
Seats             40                   55
Monthly fee       £480.00 inc VAT      £660.00 inc VAT`,
  ],
  [528, 'month', 'Monthly fee: £440.00 plus VAT (£528.00 including VAT), raised by 3.5% each June'],
  [
    96,
    'week',
    'There is a minimum weekly charge of £80.00 plus VAT at 20% (£16.00), that’s £96.00. Two years at a time.',
  ],
  [230, 'month', 'Plan fee        $200.00 + GST a month = $230.00, by direct debit'],
  [
    7200,
    'total',
    'The price for the three years is £6,000.00, plus VAT of £1,200.00, and so £7,200.00 altogether. A twelfth is billed each quarter.',
  ],
  [
    2832,
    'total',
    `Price             Rs. 400 per month     6 months      Rs. 2,400
GST @ 18%                                     Rs. 432
Value of it with GST                          Rs. 2,832`,
  ],
  [66, 'month', `Monthly charge: £55.00 net / £66.00 gross`],
  [
    480,
    'month',
    `Charge            net        VAT 20%     gross
Monthly fee       £400.00    £80.00      £480.00
Set-up (once)     £100.00    £20.00      £120.00`,
  ],
  [
    3690,
    'quarter',
    `                    Excl. VAT     VAT        Incl. VAT
Rent per quarter    €3,000.00     €690.00    €3,690.00
Cleaning of stairs  €300.00       €69.00     €369.00`,
  ],
  [
    220,
    'week',
    `Item | ex GST | GST | inc GST
Weekly fee | $200.00 | $20.00 | $220.00`,
  ],
  [
    660,
    'day',
    `Fees                           before VAT    incl. VAT
Daily rate (7.5 hours)         £550.00       £660.00
Mileage, per mile              £0.40         £0.48`,
  ],
  [
    57.5,
    'week',
    `Service of the mats        £50.00
VAT 15%                     £7.50
WEEKLY CHARGE INCL. VAT    £57.50`,
  ],
  [
    2_760,
    'total',
    `Per month                £200.00
VAT 15%                   £30.00
Per month incl. VAT      £230.00
Twelve months, total incl. VAT    £2,760.00`,
  ],
  [
    230,
    'month',
    `Per month                £200.00
VAT 15%                   £30.00
Per month incl. VAT      £230.00
Total of all months before this contract    £2,800.00`,
  ],
])('of a table with and without tax what is paid is shown: %s a %s', (amount, amountPeriod, table) => {
  expect(analyseText(paper(table), { today: '2026-11-22' })).toMatchObject({ amount, amountPeriod });
});

it('a table whose total counts several units is read as it was', () => {
  const table = `Item      Qty     Price     Total
Chairs     10     £5.00    £50.00
Tables      2    £40.00    £80.00
Monthly fee for all of it: £130.00`;
  expect(analyseText(paper(table), { today: '2026-11-22' })).toMatchObject({ amount: 130, amountPeriod: 'month' });
});
