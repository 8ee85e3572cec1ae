import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { chooseAmount } from './chooseAmount.ts';
import { readAmount } from './readAmount.ts';
import { readLoan } from './readLoan.ts';
import { isOfDebt } from '../term/isOfLoan.ts';

type Answer = [number, string, 'total' | 'month' | 'quarter' | 'year'];

const amountOf = (text: string): Answer | null => {
  const document = makeDocument(text);
  const { chosen } = chooseAmount(readAmount(document), readLoan(document), isOfDebt(document));
  return chosen && [chosen.value, chosen.currency, chosen.period as Answer[2]];
};

/** Written as contracts of each kind word them, with the answer of a careful reader, before the rules. */
const FACTS: Record<string, [string, Answer][]> = {
  'consulting and services': [
    [
      'In consideration of the Services, the Company shall pay the Consultant a retainer of $7,500 per month, payable in arrears.',
      [7500, 'USD', 'month'],
    ],
    ["Consultant's fee shall be Twelve Thousand Dollars ($12,000) per calendar quarter.", [12_000, 'USD', 'quarter']],
    [
      'The Client shall pay a fixed project fee of €48,500, half on signing and half on acceptance.',
      [48_500, 'EUR', 'total'],
    ],
    [
      'Compensation. $10,000.00 monthly, due on the first business day of each month. The Company shall also reimburse expenses up to $1,500 per month.',
      [10_000, 'USD', 'month'],
    ],
    [
      'As full compensation for the Services, Client shall pay Consultant a total of $36,000, payable in twelve equal monthly installments of $3,000.',
      [36_000, 'USD', 'total'],
    ],
    [
      'Client pays Agency a flat monthly retainer of NZ$3,800 plus GST; media spend above NZ$50,000 attracts a fee of 5%.',
      [3800, 'NZD', 'month'],
    ],
    ['Cleaning services: $1,240 each month, invoiced on the last day.', [1240, 'USD', 'month']],
    ['Party A shall pay Party B a service fee of RMB 50,000 per month.', [50_000, 'CNY', 'month']],
    ['Total Fee: 12 x $2,500 = $30,000', [30_000, 'USD', 'total']],
    ['The Manager receives a management fee of $15,000 per quarter.', [15_000, 'USD', 'quarter']],
    [
      'The Company will pay the Director an annual cash retainer of $40,000 paid quarterly, and an additional $10,000 for serving as chair of the audit committee.',
      [40_000, 'USD', 'year'],
    ],
    [
      'The Company will provide monthly payment of Ten Thousand and NO/100 Dollars ($10,000) made payable to Talent.',
      [10_000, 'USD', 'month'],
    ],
  ],
  'licences and subscriptions': [
    ['Licensee shall pay Licensor an annual licence fee of £25,000, exclusive of VAT.', [25_000, 'GBP', 'year']],
    [
      'Upon execution Licensee shall pay a one-time, non-refundable license fee of US$150,000. No further sums are payable.',
      [150_000, 'USD', 'total'],
    ],
    ['The Software subscription is billed at AUD 1,980 per annum (ex GST).', [1980, 'AUD', 'year']],
    [
      'Subscription Fees: USD 2,400/year for up to 20 users; additional users USD 10 per user per month.',
      [2400, 'USD', 'year'],
    ],
  ],
  leases: [
    [
      'The Tenant shall pay the Landlord a base rent of $3,250.00 per month in advance on the first day of each month, together with a security deposit of $6,500.00.',
      [3250, 'USD', 'month'],
    ],
    ['Rent: EUR 1.450,00 monthly, payable by the third working day.', [1450, 'EUR', 'month']],
    [
      'Annual Rent: £84,000 per annum payable by equal quarterly payments in advance on the usual quarter days.',
      [84_000, 'GBP', 'year'],
    ],
    [
      'Lessee agrees to pay rental of Rs. 35,000 (Rupees thirty-five thousand only) per month.',
      [35_000, 'INR', 'month'],
    ],
    ['The monthly rental for the Equipment is CAD $1,150.00 plus applicable taxes.', [1150, 'CAD', 'month']],
    [
      'The Tenant shall pay rent of HK$120,000 per calendar month exclusive of rates and management fees.',
      [120_000, 'HKD', 'month'],
    ],
    ['The storage fee is $85 a month. The late fee is $20.', [85, 'USD', 'month']],
    ['The rent shall be ¥300,000 per month, paid to the account below.', [300_000, 'JPY', 'month']],
  ],
  'sponsorship, endorsement and advertising': [
    [
      'Sponsor will pay an aggregate sponsorship fee of $1,200,000 over the Term, in three annual instalments of $400,000 each.',
      [1_200_000, 'USD', 'total'],
    ],
    [
      'In consideration of the rights granted, Sponsor shall pay Organiser the sum of SEK 350,000 within 30 days of signature.',
      [350_000, 'SEK', 'total'],
    ],
    ['Sponsor agrees to an annual rights fee of $85,000.', [85_000, 'USD', 'year']],
    [
      'Company shall pay Athlete base compensation of $50,000 per Contract Year and a bonus of $10,000 for each tournament won.',
      [50_000, 'USD', 'year'],
    ],
    [
      'Talent will receive One Hundred Thousand Dollars ($100,000) in consideration for the endorsement, payable as follows: $50,000 on execution and $50,000 on July 1.',
      [100_000, 'USD', 'total'],
    ],
    [
      'Advertiser shall pay Publisher $25,000 per month for the Placement, for a total of $300,000.',
      [300_000, 'USD', 'total'],
    ],
    [
      'Sponsor shall pay a sponsorship fee in the amount of $750,000.00 for the term, payable in an initial instalment in the amount of $350,000.00 and ten instalments of $40,000.00 each.',
      [750_000, 'USD', 'total'],
    ],
    [
      '$75,000 - Sponsorship Fee\n$50,000 due upon receipt of this term sheet\n$25,000 final balance due on July 15, 2015.',
      [75_000, 'USD', 'total'],
    ],
  ],
  'hosting and maintenance': [
    [
      'Customer agrees to pay a set-up fee of $1,500 and thereafter a monthly hosting fee of $450.',
      [450, 'USD', 'month'],
    ],
    ['Hosting Fee: $99.95/mo.', [99.95, 'USD', 'month']],
    [
      'Provider will credit Customer $200 for each hour of downtime. The monthly service charge is $1,800.',
      [1800, 'USD', 'month'],
    ],
    ['Monthly Recurring Charge (MRC): $1,299.00\nNon-Recurring Charge (NRC): $500.00', [1299, 'USD', 'month']],
    [
      'The charge for maintenance of the elevators is $685.00 per month, payable quarterly in advance.',
      [685, 'USD', 'month'],
    ],
    [
      'Customer shall pay $3,600 annually for preventive maintenance. Emergency calls are billed at $140 an hour.',
      [3600, 'USD', 'year'],
    ],
    ['Total annual fee: $48,000 (12 monthly payments of $4,000)', [48_000, 'USD', 'year']],
  ],
  'supply and works': [
    ["The purchase price for the Equipment is $1,345,000 FOB Seller's plant.", [1_345_000, 'USD', 'total']],
    ['The total value of this Contract is RMB 8,600,000 yuan (tax included).', [8_600_000, 'CNY', 'total']],
    ["Contract price: CHF 1'250'000.", [1_250_000, 'CHF', 'total']],
    ['Contractor shall be paid $95,000 for completion of the Work (the "Contract Sum").', [95_000, 'USD', 'total']],
    [
      'The Contract Sum is Four Million Two Hundred Thousand Dollars ($4,200,000), subject to additions and deductions; retainage is 10%.',
      [4_200_000, 'USD', 'total'],
    ],
    [
      'Contractor shall pay Owner liquidated damages of $1,000 per day. The Guaranteed Maximum Price is $3,750,000.',
      [3_750_000, 'USD', 'total'],
    ],
  ],
  employment: [
    [
      'The Executive shall be paid an annual base salary of $275,000, subject to review, and shall be eligible for a target bonus of 40% of Base Salary.',
      [275_000, 'USD', 'year'],
    ],
    ["Employee's salary shall be at the rate of $8,333.33 per month.", [8333.33, 'USD', 'month']],
    [
      'Employee will receive a car allowance of $600 per month. Base Salary: $120,000 per year.',
      [120_000, 'USD', 'year'],
    ],
    ['We offer you the position at a starting salary of GBP 52,000 gross per annum.', [52_000, 'GBP', 'year']],
  ],
  'loans, sales and settlements': [
    ['The Lender agrees to lend to the Borrower the principal sum of £250,000.', [250_000, 'GBP', 'total']],
    [
      'FOR VALUE RECEIVED, the undersigned promises to pay to the order of Tarn Bank the principal sum of Two Hundred Thousand Dollars ($200,000.00), with interest at 5% per annum, in monthly payments of $3,774.25.',
      [200_000, 'USD', 'total'],
    ],
    [
      'The Bank makes available a revolving credit facility in the maximum principal amount of $15,000,000.',
      [15_000_000, 'USD', 'total'],
    ],
    [
      'The aggregate purchase price for the Shares shall be $12,400,000, payable in cash at Closing.',
      [12_400_000, 'USD', 'total'],
    ],
    ['Tarn shall pay Orchard the sum of $850,000 in full settlement of all claims.', [850_000, 'USD', 'total']],
  ],
};

/** No total and no fee of a period. */
const OTHERS = [
  'Consultant will be compensated at $175 per hour, not to exceed 20 hours in any month.',
  'The Company shall pay the Consultant $2,000 per day for each day on which Services are performed.',
  'Consultant shall receive a monthly fee of $5,000 during the first six months and $6,500 thereafter.',
  'Licensee shall pay an upfront license fee of $500,000, and royalties of 4% of Net Sales.',
  'Each additional seat costs $15 per month.',
  'Base Rent shall be $20.00 per rentable square foot per annum.',
  'Sponsor shall pay the Club a sponsorship fee of €400,000 for each Season.',
  'Additional storage is charged at $0.10 per gigabyte per month.',
  'The price of the Goods shall be $4.25 per kilogram.',
  'Buyer shall purchase a minimum of $500,000 of Products in each Contract Year.',
  'Orders under $250 are subject to a handling charge of $25.',
  'Franchisee shall pay an initial franchise fee of $35,000 and a continuing royalty of 6% of Gross Sales.',
  'Upon termination without Cause the Company shall pay a lump sum severance payment of $150,000.',
  'The Executive receives a sign-on bonus of $20,000.',
  'The Borrower shall maintain a net worth of at least $5,000,000.',
  'Buyer shall purchase 1,000,000 shares at a purchase price of $2.50 per share.',
  'At Closing Buyer shall deposit $100,000 into escrow.',
  'Fees under this Statement of Work are estimated at $60,000.',
  'For example, if Net Sales are $1,000,000, the commission shall be $50,000.',
  'The parties acknowledge that invoices over $10,000 must be approved in writing.',
  'Royalties are payable quarterly; any underpayment over $5,000 bears the cost of the audit.',
  'The Company shall pay a break-up fee of $2,000,000.',
  'The Fund pays the Adviser a fee at the annual rate of 0.65% of the first $25 million of average daily net assets.',
  'Distributor will issue to the Company an irrevocable letter of credit in the amount of Five Hundred Thousand Dollars ($500,000).',
  'Party A shall contribute, or cause to be contributed, cash in the amount of $3,000,000 to the joint venture.',
  'The registration fee is based on a maximum aggregate offering price of $75,000,000.',
  'The Company may purchase additional licences for $1,200 each.',
  'The amount of the fee may be increased by up to $500 per year.',
  'A charge of $250 applies to each request for expedited review.',
  'The Customer may cancel within 30 days on payment of a fee of $750.',
  'Customer pays the full amount of the reversal plus an additional $7 reversal fee.',
  'The Principal shall pay the Company a fee of $1.00 (one dollar), inclusive of VAT, per one net tonne of Commodity shipped.',
  'Operator shall maintain umbrella liability insurance covering in excess of (a) and (b) above, in the amount of ten million dollars ($10,000,000).',
  'Party A may require a penalty of 100% of the total amount of the fee of that month or RMB3,000, whichever is higher.',
  'The royalty is 8.5% of the total of the invoice prices with a minimum invoice price of $2.50 per box.',
  'The expected total project cost is 176 million RMB.',
  'Green Cross shall pay an upfront payment of $1,000,000, and milestone payments upon achievement of each event below.',
  'All interventions on site are subject to a minimum total charge of $2,000.',
  'If the Customer exceeds its allowance, it shall pay a monthly fee of $300.',
  'The Fee for the pilot is $5,000. The Fee for the main study is $80,000.',
  'Each party shall bear its own costs, save that the audit fee of $4,000 is shared.',
];

describe.each(Object.entries(FACTS))('an amount in %s', (_, clauses) => {
  it.each(clauses)('is read from: %s', (text, answer) => {
    expect(amountOf(text)).toEqual(answer);
  });
});

describe('an amount that is neither a total nor the fee of a period', () => {
  it.each(OTHERS)('is no answer in: %s', (text) => {
    expect(amountOf(text)).toBeNull();
  });
});
