import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { chooseAmount } from './chooseAmount.ts';
import { readAmount } from './readAmount.ts';
import { readLoan } from './readLoan.ts';
import { isOfDebt } from '../term/isOfLoan.ts';

const amountOf = (text: string): unknown => {
  const document = makeDocument(text);
  const { chosen } = chooseAmount(readAmount(document), readLoan(document), isOfDebt(document));
  return chosen && [chosen.value, chosen.currency, chosen.period];
};

/** Three more rounds of clauses, each written when the rules did well on those before. */
describe('an amount', () => {
  it.each<[string, unknown]>([
    [
      '2. PAYMENT. For the services rendered under this Contract, the County agrees to pay the Contractor an amount not to exceed Eighty-Five Thousand Dollars ($85,000.00) for the contract term.',
      [85000, 'USD', 'total'],
    ],
    [
      'The Licensee shall, in consideration of the licence, pay to the Licensor a fee of AUD$60,000 per annum plus GST in two equal half-yearly instalments.',
      [60000, 'AUD', 'year'],
    ],
    [
      'ARTICLE 3 - RENT\n3.1 The Lessee covenants to pay, without set-off or deduction, a monthly rent in the sum of Two Thousand One Hundred Dollars ($2,100.00), in advance.',
      [2100, 'USD', 'month'],
    ],
    ['The initial monthly Base Rent is $14,850.00, subject to adjustment under Section 4.2.', [14850, 'USD', 'month']],
    [
      'The Employee shall receive a gross monthly salary of CHF 9,500, payable thirteen times a year.',
      [9500, 'CHF', 'month'],
    ],
    ["The Executive's base salary will be $425,000 on an annualized basis.", [425000, 'USD', 'year']],
    ['Your annual salary will be £46,500, paid monthly in arrears by bank transfer.', [46500, 'GBP', 'year']],
    [
      'Company agrees to pay Consultant Five Thousand Dollars ($5,000.00) each month during the term of this Agreement.',
      [5000, 'USD', 'month'],
    ],
    [
      'In return for the Sponsor Benefits, Sponsor shall pay Two Hundred Fifty Thousand Dollars ($250,000) per Contract Year.',
      [250000, 'USD', 'year'],
    ],
    ['The parties agree that the total consideration for the Domain Name is USD 75,000.', [75000, 'USD', 'total']],
    [
      'Buyer agrees to purchase the Assets for a purchase price of $3,200,000 (the "Purchase Price"), of which $320,000 shall be held in escrow.',
      [3200000, 'USD', 'total'],
    ],
    ['Support services are provided at an annual cost of $9,750.', [9750, 'USD', 'year']],
    [
      'The annual maintenance fee for the first year is $8,000 and shall not increase by more than 5% in any later year.',
      [8000, 'USD', 'year'],
    ],
    ['Supplier will invoice Customer USD 3,333.33 monthly in advance.', [3333.33, 'USD', 'month']],
    ['The Service Provider will be paid Rs. 1,20,000 per month plus GST.', [120000, 'INR', 'month']],
    ['The aggregate amount payable under this Purchase Order is €312.450,00.', [312450, 'EUR', 'total']],
    [
      'LOAN AGREEMENT\nThe Lender will make a term loan to the Borrower in the aggregate principal amount of $5,000,000.',
      [5000000, 'USD', 'total'],
    ],
    [
      'The Contractor must carry a performance bond of $500,000. The Contract Price is $1,980,000.',
      [1980000, 'USD', 'total'],
    ],
    ['The stipulated price for the whole of the Works is £412,870.00 exclusive of VAT.', [412870, 'GBP', 'total']],
    ['Fee Schedule: Platform fee: $1,200 per month. Implementation: $6,000 one time.', [1200, 'USD', 'month']],
    ['Implementation Fee: $6,000. Platform Fee: $14,400 per year.', [14400, 'USD', 'year']],
    ['Purse: the Boxer shall be paid $200,000 for the Bout.', [200000, 'USD', 'total']],
    ['Speaker will receive an honorarium of $3,500 and reimbursement of travel up to $1,000.', [3500, 'USD', 'total']],
    ['The grant shall not exceed EUR 180,000 in total.', [180000, 'EUR', 'total']],
    [
      'Settlement Amount. Defendant shall pay Plaintiff the total sum of $1,150,000 within thirty days.',
      [1150000, 'USD', 'total'],
    ],
    ['Price: $18,995.00', [18995, 'USD', 'total']],
    ['Total Contract Value: US$182,400.00', [182400, 'USD', 'total']],
    [
      'The rent for the Premises shall be Twelve Hundred and 00/100 Dollars ($1,200.00) payable on the first of each and every month.',
      [1200, 'USD', 'month'],
    ],
    [
      'Client will pay Contractor Fifteen Thousand Dollars ($15,000), one half ($7,500) upon signing and one half ($7,500) upon completion.',
      [15000, 'USD', 'total'],
    ],
    [
      'The Association agrees to pay the Manager the sum of $2,850.00 per month for its services, and $0.50 per photocopy.',
      [2850, 'USD', 'month'],
    ],
    ['Member shall pay annual dues of $750.', [750, 'USD', 'year']],
    [
      'The total purchase price of the Property shall be Four Hundred Thousand Dollars ($400,000.00), payable as follows: $20,000 earnest money; $380,000 at closing.',
      [400000, 'USD', 'total'],
    ],
    [
      'Lessor leases the Vehicle to Lessee for EUR 389 per month incl. VAT over 48 months; excess kilometres are charged at EUR 0.09 per km.',
      [389, 'EUR', 'month'],
    ],
    ['School shall pay Bus Operator $412,000 annually for the routes listed.', [412000, 'USD', 'year']],
    ['The yearly premium amounts to €2.340,00.', [2340, 'EUR', 'year']],
    [
      'Monthly Payment: $1,045.77    Number of Payments: 36    Total of Payments: $37,647.72',
      [37647.72, 'USD', 'total'],
    ],
    ['Lease payment $325.00 (plus tax) per month for 60 months.', [325, 'USD', 'month']],
    [
      '3.1 Fees. As compensation for the Services, Provider shall be entitled to a fee of Six Thousand Five Hundred U.S. Dollars (US$6,500) per month (the "Monthly Fee"), plus applicable taxes.\n3.2 Late Payment. Overdue amounts bear interest at 1.5% per month.\n3.3 Expenses. Pre-approved expenses over $500 shall be reimbursed.',
      [6500, 'USD', 'month'],
    ],
    [
      'Section 4. Consideration. Licensee agrees to pay Licensor a flat, non-recurring fee of $12,000 for the rights granted herein, due within ten days of the Effective Date.',
      [12000, 'USD', 'total'],
    ],
    [
      'The Lessee shall pay as rent for the Equipment the sum of $1,915.22 on the first day of each month for sixty (60) consecutive months. Upon expiration Lessee may purchase the Equipment for $1.00.',
      [1915.22, 'USD', 'month'],
    ],
    [
      'Compensation. For all services rendered by Executive, the Corporation shall pay Executive a salary of Two Hundred Ten Thousand Dollars ($210,000) per year. Executive shall also receive $1,000 per month as an automobile allowance and a life insurance policy of $500,000.',
      [210000, 'USD', 'year'],
    ],
    [
      'The Company shall pay the Advisor a cash fee of $25,000 upon execution of this Agreement and $10,000 per month thereafter.',
      [10000, 'USD', 'month'],
    ],
    [
      'Naming Rights Fee. Sponsor shall pay the University $2,500,000 over ten years in equal annual payments of $250,000.',
      [2500000, 'USD', 'total'],
    ],
    [
      'The total price for the System, including installation and training, is €1.120.000 (one million one hundred twenty thousand euros).',
      [1120000, 'EUR', 'total'],
    ],
    [
      'Buyer shall pay US$ 560 per metric ton CIF Rotterdam for 2,000 metric tons; total contract amount: US$ 1,120,000.',
      [1120000, 'USD', 'total'],
    ],
    [
      'The Depositor shall pay an annual storage fee of $750 and a release fee of $500 for each release of Deposit Materials.',
      [750, 'USD', 'year'],
    ],
    ['The fee for the Initial Term (12 months) is GBP 18,000, invoiced quarterly in advance.', [18000, 'GBP', 'total']],
    [
      'For the Term, Customer shall pay Vendor USD 4,166.67 each month, i.e. USD 50,000 per year.',
      [4166.67, 'USD', 'month'],
    ],
    ['Artist will be paid a guaranteed fee of $60,000 for the performance.', [60000, 'USD', 'total']],
    ['Borrower agrees to repay the Loan of $75,000 in 36 monthly payments of $2,280.', [75000, 'USD', 'total']],
    [
      'Tenant shall pay as Additional Rent its share of Operating Expenses, estimated at $1,100 per month. Base Rent: $7,000.00 per month.',
      [7000, 'USD', 'month'],
    ],
    ['Client agrees to pay Studio $9,600 (50% deposit of $4,800 required).', [9600, 'USD', 'total']],
    ['The Teacher shall receive a salary of $61,250 for the 2019-2020 school year.', [61250, 'USD', 'year']],
    [
      'NOW THEREFORE, for Ten Dollars ($10) in hand paid, the parties agree. The monthly service fee shall be $2,000.',
      [2000, 'USD', 'month'],
    ],
    ['Data room access is priced at EUR 1,900 per month; the set-up costs EUR 900 once.', [1900, 'EUR', 'month']],
    [
      'The Contractor shall be paid a Fixed Price of $220,000 in accordance with the milestones: $60,000, $80,000 and $80,000.',
      [220000, 'USD', 'total'],
    ],
    ['The security deposit is $3,000. Rent is due on the 1st. Rent amount: $1,500 monthly.', [1500, 'USD', 'month']],
    ['Subscription: Business Plan, $2,388.00 billed annually.', [2388, 'USD', 'year']],
    [
      'Payment to Artist: One Thousand Dollars ($1,000) per month; provided that if sales exceed $100,000 the payment shall be $2,000 per month.',
      [1000, 'USD', 'month'],
    ],
    [
      "SOFTWARE LICENSE AGREEMENT\n\n4. License Fees. In consideration of the license granted, Licensee shall pay to Licensor the license fees set out in Exhibit A.\n\n9. Limitation. Licensor's total liability shall not exceed the license fees paid, or $100,000.\n\nEXHIBIT A\nAnnual License Fee: $36,500\nAdditional Users: $250 per user",
      [36500, 'USD', 'year'],
    ],
    [
      'Owner shall compensate Architect a fixed fee of $148,000 plus reimbursable expenses not to exceed $12,000.',
      [148000, 'USD', 'total'],
    ],
    [
      'The Service Fees shall be One Thousand Eight Hundred Pounds (£1,800) per quarter exclusive of VAT, invoiced in advance.',
      [1800, 'GBP', 'quarter'],
    ],
    ['TENANT: Orla Quinn\nPROPERTY: Flat 3\nRENT: £1,150 pcm\nDEPOSIT: £1,326.92', [1150, 'GBP', 'month']],
    ['The rent payable is €950 p/m, with a guarantee of €1,900 lodged with the bank.', [950, 'EUR', 'month']],
    [
      'Lessee shall pay basic rent to Lessor in the amount of $480,000 per annum in equal monthly installments of $40,000 each.',
      [480000, 'USD', 'year'],
    ],
    ['Company shall pay to Endorser the sum of $125,000 for each Contract Year.', [125000, 'USD', 'year']],
    [
      'Sponsorship fee: USD 30,000 (thirty thousand US dollars), payable on or before 1 March.',
      [30000, 'USD', 'total'],
    ],
    ['Hosting is $30 per month.', [30, 'USD', 'month']],
    [
      'The Loan shall be in the principal amount of ¥50,000,000 and repaid in one lump sum.\nLOAN AGREEMENT',
      [50000000, 'JPY', 'total'],
    ],
    ['This PROMISSORY NOTE is for $18,500.00 with interest at 7%.', [18500, 'USD', 'total']],
    [
      'Maker promises to pay $95,000 in two payments: $45,000 on June 1 and $50,000 on December 1.',
      [95000, 'USD', 'total'],
    ],
    [
      'The Supplier shall sell the Machine to the Buyer at the price of SEK 1,240,000 excl. VAT.',
      [1240000, 'SEK', 'total'],
    ],
    ['The annual contract amount is $64,000.', [64000, 'USD', 'year']],
    [
      'Customer agrees to the following: Plan: Premium. Monthly charge: $79. Early termination fee: $200.',
      [79, 'USD', 'month'],
    ],
    ['We propose to carry out the audit for a fee of £14,250 plus VAT and disbursements.', [14250, 'GBP', 'total']],
    [
      'Consultant will bill at the rate of $1,800 per month for up to 15 hours; hours beyond are $130 each.',
      [1800, 'USD', 'month'],
    ],
    ['Member fee is CHF 300 per year; the one-time entry fee is CHF 100.', [300, 'CHF', 'year']],
    [
      'The Contract Price for the Work is $512,300.00; change orders exceeding $5,000 need approval.',
      [512300, 'USD', 'total'],
    ],
    [
      'Payment: the total fee of $12,000 will be paid $4,000 upon signing, $4,000 on draft and $4,000 on acceptance.',
      [12000, 'USD', 'total'],
    ],
    [
      'Landlord shall give Tenant an allowance of $20,000. Fixed Minimum Rent: $96,000.00 per annum ($8,000.00 per month).',
      [96000, 'USD', 'year'],
    ],
    [
      'The Employer agrees to pay to the Employee, as base compensation, $15,416.67 per month (annualized: $185,000).',
      [15416.67, 'USD', 'month'],
    ],
    ['The municipality shall pay the operator a subsidy of €1,200,000 per calendar year.', [1200000, 'EUR', 'year']],
  ])('is read from: %s', (text, answer) => {
    expect(amountOf(text)).toEqual(answer);
  });
});
