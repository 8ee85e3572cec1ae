import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { chooseAmount } from './chooseAmount.ts';
import { readAmount } from './readAmount.ts';

const amountOf = (text: string): unknown => {
  const { chosen } = chooseAmount(readAmount(makeDocument(text)));
  return chosen && [chosen.value, chosen.currency, chosen.period];
};

/** Amounts beside the contract's own: of one unit, of an act, of what may happen, of a part, and two that differ. */
describe('an amount', () => {
  it.each([
    'You will be paid at the rate of $28.50 per hour.',
    'Year 1: $100,000; Year 2: $110,000; Year 3: $121,000.',
    'The Rights Fee for each Contract Year shall be as follows: 2019: $1,000,000; 2020: $1,100,000.',
    'The Seller shall repay any amount above $10,000.',
    'The Borrower may borrow up to $2,000,000 under the revolving line of credit described in this Loan Agreement.',
    'The maximum amount of any single advance is $250,000.',
    'Customer shall pay a deposit of $2,500 on signing.',
    'Advertising contributions: Franchisee shall spend not less than $1,000 per month on local advertising.',
    'Neither party shall be liable for more than the fees paid, and in no event more than $50,000.',
    'If Licensee terminates early it shall pay $100,000.',
    'The Warranty Reserve is $40,000.',
    'Each Party shall invest RMB 10,000,000 in the Company.',
    'Tenant improvement allowance: $45,000.',
    'The Publisher shall pay the Author an advance of $15,000 against royalties.',
    'Total Contract Value (USD): 182,400.00',
    'The Management Company shall receive a fee equal to the greater of $5,000 per month or 4% of Gross Receipts.',
    'Licensee will pay annual maintenance fees of $2,000 in year one, $3,000 in year two and $4,000 thereafter.',
    'In consideration therefor, the Company shall issue 50,000 shares valued at $1.00 per share.',
    'Retainer: Client shall deposit a retainer of $5,000 against which hourly fees are charged.',
    'The Commitment of each Lender shall not exceed $25,000,000.',
    'Event sponsor shall contribute $40,000 in cash and $15,000 of product.',
    'Prices: Widget A $12.50; Widget B $14.75; Widget C $18.20.',
    'Management Fee: the Hotel Owner pays the Operator 3% of Total Revenue, with a floor of $10,000 per month.',
    'Royalty. Licensee shall pay 5% of Net Sales, subject to guaranteed minimum royalties of $50,000 in Year 1 and $75,000 in Year 2.',
    'Franchisee shall pay a royalty of the greater of 5% of Gross Sales or $500 per week.',
    'The Promoter guarantees the Artist a fee of $60,000 versus 85% of net box office receipts.',
    'The Agency’s commission is 10% of billings. Minimum monthly commission: $3,000.',
    'The Purchaser shall pay to the Vendor for the Business the sum of A$640,000 together with the value of stock at completion not exceeding A$60,000.',
    'Either party in breach shall pay RMB 1,000,000 to the other.',
    'Rent. Months 1-12: $4,000 per month; Months 13-24: $4,120 per month; Months 25-36: $4,243.60 per month.',
    'The Company hereby engages the Placement Agent, who shall receive a cash fee equal to 7% of the gross proceeds and a $25,000 expense allowance.',
    'Non-accountable expense allowance of $15,000 per month.',
    'IN CONSIDERATION of the sum of One Dollar ($1.00) and other good and valuable consideration, the receipt of which is acknowledged, the parties agree as follows.',
    'In consideration of $10.00 and other good and valuable consideration, Grantor grants an option to buy the Property for $250,000.',
    'The annual fee shall not exceed $50,000.',
    'Minimum Purchase Commitment: $1,000,000 per Contract Year.',
    'The Buyer will pay the Seller the Purchase Price of $18.50 for each Unit.',
    'Consultant shall be paid $1,500 per day, up to a maximum total of $45,000 for the Project.',
    'The Club shall pay the Player the following salary: Season 2019/20: £104,000; Season 2020/21: £130,000.',
    'The Company will pay you a weekly salary of $1,200.',
    'Vendor guarantees uptime; service credits are $50 per incident.',
    "Guarantor's liability is limited to the principal sum of $3,000,000.",
    'Trading advisor shall have assets under management of at least $5 million.',
    'The Distributor agrees to purchase Products with a value of at least €200,000 each year.',
    'Contract amount is not to exceed $75,000 per fiscal year.',
    'Our fees for the engagement are estimated to be between $20,000 and $25,000.',
    'Publisher will pay Author an advance of £8,000.',
    'Buyer will reimburse Seller $40,000 for inventory.',
    'The Contractor warrants that its annual turnover exceeds £2,000,000.',
    'Payment: $4,000 upon signing, $4,000 upon delivery of draft, $4,000 upon final acceptance.',
    'Fee. Two Thousand Dollars ($2,000) per month for the first three months; Three Thousand Dollars ($3,000) per month for the remainder of the Term.',
    'Retail price: $49.99. Dealer price: $29.99.',
  ])('is no total and no fee of a period in: %s', (text) => {
    expect(amountOf(text)).toBeNull();
  });
});
