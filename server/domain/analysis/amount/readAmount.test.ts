import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { chooseAmount } from './chooseAmount.ts';
import { readAmount } from './readAmount.ts';
import { readLoan } from './readLoan.ts';
import { isOfDebt } from '../term/isOfLoan.ts';

const amountOf = (text: string) => {
  const document = makeDocument(text);
  const { chosen } = chooseAmount(readAmount(document), readLoan(document), isOfDebt(document));
  return chosen && [chosen.value, chosen.currency, chosen.period];
};

describe("the contract's amount", () => {
  it.each<[string, unknown]>([
    ['The total contract price is $1,250,000.00, payable in instalments.', [1_250_000, 'USD', 'total']],
    ['Customer shall pay Supplier a monthly fee of $4,500 for the Services.', [4500, 'USD', 'month']],
    ['The annual subscription fee is EUR 12,000.', [12_000, 'EUR', 'year']],
    ['Rent shall be £2,400 per month, due on the first day.', [2400, 'GBP', 'month']],
    ['As of the Closing Date, the Aggregate Commitments equal $2,000,000,000.', [2_000_000_000, 'USD', 'total']],
    ['The Purchase Price is USD10,000.', [10_000, 'USD', 'total']],
    [
      'In consideration of the Services, Company shall pay Consultant the sum of CHF 3 million.',
      [3_000_000, 'CHF', 'total'],
    ],
    ['The contract value amounts to 1.250.000,50 EUR.', [1_250_000.5, 'EUR', 'total']],
    ['Total compensation under this Agreement shall not exceed $40,000.', [40_000, 'USD', 'total']],
    ['Contractor is paid a not-to-exceed amount of $115,000 for the services.', [115_000, 'USD', 'total']],
    [
      'Lessee shall pay monthly rent of $412.00. A documentation fee of $95.00 is due at signing.',
      [412, 'USD', 'month'],
    ],
    ['The Buyer shall pay the Seller £75,500.00 per year, adjusted each year by the index.', [75_500, 'GBP', 'year']],
    ['Tenant shall pay annual rent of $60,000 in equal monthly installments of $5,000.', [60_000, 'USD', 'year']],
    ['The base salary is $350,000 per annum, payable semi-monthly.', [350_000, 'USD', 'year']],
    [
      'Borrower promises to pay the principal sum of $500,000 with interest at 6% per annum.',
      [500_000, 'USD', 'total'],
    ],
    [
      'Each occurrence limit: $2,000,000\nGeneral aggregate limit: $4,000,000\nTotal premium: $6,240.00',
      [6240, 'USD', 'total'],
    ],
    [
      'SECTION 3. COMPENSATION. As full consideration for all services, the Company shall pay Consultant $12,500 per month, payable on or before the 5th of each month, prorated for partial months.',
      [12500, 'USD', 'month'],
    ],
    [
      'The Term Loan Commitment of the Bank is Ten Million Dollars ($10,000,000). TERM LOAN AGREEMENT',
      [10000000, 'USD', 'total'],
    ],
    [
      'The Sponsor agrees to pay the Team $1,800,000 (the "Sponsorship Fee") for the 2010 racing season, payable in six equal instalments of $300,000.',
      [1800000, 'USD', 'total'],
    ],
    ['Award Amount: $250,000. Period of performance: 1 July 2019 to 30 June 2021.', [250000, 'USD', 'total']],
    ['Monthly maintenance fee — $2,250.00, invoiced on the first business day.', [2250, 'USD', 'month']],
    [
      'Seller agrees to sell and Buyer agrees to buy the aircraft for US$8,750,000 (the "Purchase Price").',
      [8750000, 'USD', 'total'],
    ],
    ['The Shares are being sold at an aggregate price of $6,000,000, or $1.50 per Share.', [6000000, 'USD', 'total']],
    [
      'Royalties exceeding $100,000 in any quarter shall be paid within 10 days. The annual license maintenance fee is $10,000.',
      [10000, 'USD', 'year'],
    ],
    [
      'Outsourcer will charge Client a Base Monthly Fee of $58,300 plus transaction fees set out in Exhibit B.',
      [58300, 'USD', 'month'],
    ],
    ['Total monthly fees: $77,000.', [77000, 'USD', 'month']],
    [
      'AOL shall receive Nine Million Dollars ($9,000,000) in guaranteed placement payments, payable quarterly in equal instalments of $1,125,000.',
      [9000000, 'USD', 'total'],
    ],
    [
      'Escrow: Buyer deposits $1,000,000 of the Purchase Price of $9,000,000 with the Escrow Agent.',
      [9000000, 'USD', 'total'],
    ],
    ['Contractor will be paid the lump sum of CAD 36,250.00 plus HST upon completion.', [36250, 'CAD', 'total']],
    ['Company will pay Executive an annual base salary of not less than $310,000.', [310000, 'USD', 'year']],
    ['Director fees: each non-employee director receives $50,000 per year.', [50000, 'USD', 'year']],
    ['The monthly fee is $900. In the case of late payment a fee of $40 per month applies.', [900, 'USD', 'month']],
    ['The consideration for this assignment is Rs. 4,50,000 only.', [450_000, 'INR', 'total']],
    ['Seller shall deliver 500 tonnes at €310 per tonne, in total €155,000.', [155_000, 'EUR', 'total']],
    [
      'The Contractor has a bid bond of $12,000. The amount of this Contract is $238,900.00.',
      [238_900, 'USD', 'total'],
    ],
    ['Damages are capped at $100,000; the price of the Services is $30,000.', [30_000, 'USD', 'total']],
    ['Employee shall be paid $90,000 per year and a housing allowance of $1,500 per month.', [90_000, 'USD', 'year']],
    ['Charterer pays hire of US$435,000 per month.', [435_000, 'USD', 'month']],
    ['LOAN AGREEMENT. The Bank lends the Company €4,000,000.', [4_000_000, 'EUR', 'total']],
    ['The Participation Fee amounts to CHF 4,800 excl. VAT and is due upon registration.', [4800, 'CHF', 'total']],
    ['Buyer shall pay Seller $400,000 over four years for the covenants herein.', [400_000, 'USD', 'total']],
  ])('is read from: %s', (text, amount) => {
    expect(amountOf(text)).toEqual(amount);
  });

  it.each([
    'Supplier shall maintain insurance with coverage of $5,000,000 per occurrence.',
    "Neither party's liability shall exceed $1,000,000.",
    'A late fee of $250 shall be due for each day of delay.',
    'The common stock, par value $0.01 per share, trades at $12 per share.',
    'Consultant is paid $150 per hour.',
    'The maximum aggregate liability of either party for all claims shall not exceed $1,000,000.',
    'Reimbursable expenses shall not exceed $5,000 in total.',
    'The Company shall pay the Executive a signing bonus of $25,000.',
    'Net sales of $10,000,000 were reached in 2010.',
    'Liquidated damages of $5,000 are payable for each week.',
    'The first fee is a sum of $500. The other fee is a sum of $900.',
  ])('is unknown after: %s', (text) => {
    expect(amountOf(text)).toBeNull();
  });

  it.each([
    ['CAD', 'All amounts in this Agreement are stated in Canadian dollars.'],
    ['AUD', 'References to "$" are to Australian dollars.'],
    ['USD', 'The Supplier has an office where Canadian dollars are accepted.'],
  ])('is in %s where the paper says: %s', (currency, sentence) => {
    expect(amountOf(`The rent is $900 per month.\n\n${sentence}`)).toEqual([900, currency, 'month']);
  });

  it('is not one payment where the paper pays by sales, too', () => {
    const fee = 'Licensee shall pay a license fee of $50,000 on signing.';
    expect(amountOf(fee)).toEqual([50_000, 'USD', 'total']);
    expect(amountOf(`${fee}\n\nLicensee shall pay a royalty of 5% of Net Sales.`)).toBeNull();
  });

  it("is no fee beside the royalty of a franchise, but the franchise's own", () => {
    expect(amountOf('FRANCHISE AGREEMENT\n\nThe software fee is $300 per month.')).toBeNull();
    expect(amountOf('FRANCHISE AGREEMENT\n\nThe continuing franchise fee is $900 per month.')).toEqual([
      900,
      'USD',
      'month',
    ]);
  });

  it('is no note given under another contract', () => {
    const note = 'Buyer shall deliver a note in the principal amount of $80,000.';
    expect(amountOf(`SUPPLY AGREEMENT\n\n${note}`)).toBeNull();
    expect(amountOf(`LOAN AGREEMENT\n\n${note}`)).toEqual([80_000, 'USD', 'total']);
  });
});
