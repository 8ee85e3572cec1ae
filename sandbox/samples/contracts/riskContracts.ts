/** Risk and money: an insurance policy, a loan, an agreement that keeps secrets for ever. */
import { US_COMPANY, type SampleContract } from '../sampleContract.ts';
import { monthFirst, plusDays, plusMonths, slashedMonthFirst, steadyDay, type Day } from '../sampleDays.ts';
import { signatures } from './boilerplate.ts';

const SIGNER = { company: US_COMPANY, name: 'Maya Okafor', title: 'Chief Operating Officer' };

export function riskContracts(today: Day): SampleContract[] {
  return [insurance(today), loan(today), nonDisclosure(today)];
}

function insurance(today: Day): SampleContract {
  const end = steadyDay(today, 20);
  const start = plusMonths(end, -12);
  return {
    key: 'insurance',
    title: 'Commercial General Liability Insurance Policy',
    form: 'pdf',
    sender: 'Policy Services <policies@larkspurmutual.example>',
    sent: plusDays(start, -14),
    blocks: [
      {
        rows: [
          ['Insurer:', 'Larkspur Mutual Insurance Company'],
          ['Named Insured:', US_COMPANY],
          ['Policy number:', 'CGL-4471-09'],
          ['Policy period:', `${slashedMonthFirst(start)} to ${slashedMonthFirst(end)}, 12:01 A.M. standard time`],
          ['Each occurrence limit:', '$2,000,000'],
          ['General aggregate limit:', '$4,000,000'],
          ['Total premium:', '$6,240.00'],
        ],
      },
      'This policy is a contract of insurance between Larkspur Mutual Insurance Company (the ' +
        '“Insurer”) and the Named Insured. In return for the payment of the premium, and subject ' +
        'to all the terms of this policy, the Insurer agrees with the Named Insured to provide ' +
        'the insurance as stated in this policy.',
      `The policy period begins on ${monthFirst(start)} and ends on ${monthFirst(end)}.`,
      'The Insurer will pay those sums that the Named Insured becomes legally obligated to pay ' +
        'as damages because of bodily injury or property damage to which this insurance applies.',
      'This policy contains all the agreements between the parties concerning the insurance ' +
        'afforded. Its terms can be amended or waived only by endorsement issued by the Insurer.',
    ],
    expected: {
      parties: ['Larkspur Mutual Insurance Company', US_COMPANY],
      amount: 6240,
      currency: 'USD',
      amountPeriod: 'total',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function loan(today: Day): SampleContract {
  const end = steadyDay(today, 900);
  const start = plusMonths(end, -60);
  return {
    key: 'loan',
    title: 'Term Loan Agreement',
    form: 'pdf',
    sender: 'Business Lending <lending@tidewatercommerce.example>',
    sent: plusDays(start, 1),
    blocks: [
      `This Term Loan Agreement (this “Agreement”) is dated as of ${monthFirst(start)} and is ` +
        `by and between ${US_COMPANY}, a Delaware corporation (the “Borrower”), and Tidewater ` +
        'Commerce Bank, N.A. (the “Lender”).',
      { heading: 'SECTION 1. THE LOAN' },
      'Subject to the terms of this Agreement, the Lender agrees to make a term loan to the Borrower in the principal amount of $350,000.00 (the “Loan”).',
      { heading: 'SECTION 2. MATURITY' },
      `The Loan shall be repaid in equal monthly installments and shall be due and payable in full on ${monthFirst(end)} (the “Maturity Date”).`,
      { heading: 'SECTION 3. INTEREST' },
      'The Loan bears interest at a fixed rate of 6.25% per annum. A late charge of $50.00 applies ' +
        'to each installment paid more than ten (10) days after its due date.',
      { heading: 'SECTION 4. COVENANTS' },
      'The Borrower shall maintain a minimum liquidity of $75,000 at all times and shall deliver annual financial statements to the Lender.',
      'This Agreement is governed by the laws of the Commonwealth of Virginia, constitutes the ' +
        'entire agreement between the parties hereto, and may be executed in counterparts.',
      ...signatures(SIGNER, {
        company: 'Tidewater Commerce Bank, N.A.',
        name: 'Curtis Boyle',
        title: 'Senior Vice President',
      }),
    ],
    expected: {
      parties: [US_COMPANY, 'Tidewater Commerce Bank, N.A.'],
      amount: 350_000,
      currency: 'USD',
      amountPeriod: 'total',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function nonDisclosure(today: Day): SampleContract {
  const signed = steadyDay(today, -500);
  return {
    key: 'non-disclosure',
    title: 'Mutual Non-Disclosure Agreement',
    form: 'pdf',
    sender: 'Legal <legal@arborwood-partners.example>',
    sent: signed,
    blocks: [
      `This Mutual Non-Disclosure Agreement (this “Agreement”) is entered into as of ${monthFirst(signed)} ` +
        `by and between ${US_COMPANY} and Arborwood Partners LLP.`,
      { heading: '1. Purpose' },
      'The parties wish to explore a business relationship and may disclose Confidential Information to each other.',
      { heading: '2. Obligations' },
      'The receiving party shall hold the Confidential Information in strict confidence and ' +
        'use it for the purpose only. It shall return or destroy it within ten (10) days of a ' +
        'written request.',
      { heading: '3. Term' },
      'This Agreement is perpetual. The obligations of confidentiality hereunder shall survive and continue in perpetuity.',
      { heading: '4. General' },
      'This Agreement is governed by the laws of the State of New York and is the entire agreement ' +
        'between the parties hereto. In the event of a breach the disclosing party may seek injunctive ' +
        'relief without posting a bond.',
      ...signatures(SIGNER, { company: 'Arborwood Partners LLP', name: 'Stella Grant', title: 'Partner' }),
    ],
    expected: {
      parties: [US_COMPANY, 'Arborwood Partners LLP'],
      amount: null,
      currency: null,
      amountPeriod: null,
      termEnd: null,
      renewalDate: null,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}
