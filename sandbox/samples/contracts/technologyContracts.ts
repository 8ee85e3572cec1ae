/** Software and lines: a subscription's order form, hosting, telephony, a licence, and an agreement without any date. */
import { UK_COMPANY, US_COMPANY, type SampleContract } from '../sampleContract.ts';
import { dayFirst, monthFirst, plusDays, plusMonths, steadyDay, type Day } from '../sampleDays.ts';
import { signatures, ukClauses, usClauses } from './boilerplate.ts';

const SIGNER = { company: US_COMPANY, name: 'Priya Raman', title: 'Head of IT' };

export function technologyContracts(today: Day): SampleContract[] {
  return [subscription(today), hosting(today), telephony(today), licence(today), dataProcessing(today)];
}

function subscription(today: Day): SampleContract {
  const end = steadyDay(today, 37);
  const start = plusDays(plusMonths(end, -12), 1);
  return {
    key: 'subscription',
    title: 'Subscription Agreement and Order Form',
    form: 'pdf',
    sender: 'Cloudmere Orders <orders@cloudmere.example>',
    sent: plusDays(start, -12),
    blocks: [
      {
        rows: [
          ['Customer:', US_COMPANY],
          ['Vendor:', 'Cloudmere Software, Inc.'],
          ['Subscription start date:', monthFirst(start)],
          ['Subscription end date:', monthFirst(end)],
          ['Annual subscription fee:', '$48,000.00'],
          ['Users:', '120'],
        ],
      },
      'This Subscription Agreement and Order Form (this “Agreement”) is entered into by and ' +
        `between Cloudmere Software, Inc. (“Vendor”) and ${US_COMPANY} (“Customer”) as of ${monthFirst(plusDays(start, -12))}.`,
      { heading: '1. Subscription Term' },
      `The initial subscription term begins on ${monthFirst(start)} and ends on ${monthFirst(end)}. ` +
        'The subscription will automatically renew for additional periods of twelve (12) months ' +
        'unless either party gives the other notice of non-renewal at least sixty (60) days before ' +
        'the end of the relevant subscription term.',
      { heading: '2. Fees' },
      'Customer shall pay Vendor an annual subscription fee of $48,000.00, invoiced annually in advance.',
      ...usClauses(3, 'California', 'the fees paid in the twelve (12) months preceding the claim'),
      ...signatures({ company: 'Cloudmere Software, Inc.', name: 'Dana Whitfield', title: 'VP Sales' }, SIGNER),
    ],
    expected: {
      parties: ['Cloudmere Software, Inc.', US_COMPANY],
      amount: 48_000,
      currency: 'USD',
      amountPeriod: 'year',
      termEnd: end,
      renewalDate: end,
      renewalTerm: { n: 12, unit: 'month' },
      noticePeriod: { n: 60, unit: 'day' },
    },
  };
}

function hosting(today: Day): SampleContract {
  const end = steadyDay(today, 90);
  const start = plusMonths(end, -24);
  return {
    key: 'hosting',
    title: 'Managed Hosting Agreement',
    form: 'googleDoc',
    sender: 'Jonas Falk <jonas@polarhost.example>',
    sent: plusDays(start, -5),
    blocks: [
      `This Managed Hosting Agreement (the “Agreement”) is entered into as of ${dayFirst(start)} ` +
        `(the “Effective Date”) by and between Polarhost AB (“Provider”) and ${US_COMPANY} (“Customer”).`,
      '1. Services. Provider shall host and operate the Customer’s web shop.',
      '2. Term. This Agreement enters into force on the Effective Date and remains in force ' +
        'for an initial period of twenty-four (24) months. It is thereafter automatically prolonged ' +
        'by successive periods of twelve (12) months, unless terminated by either party in writing ' +
        'no later than three (3) months before the end of the then-current period.',
      '3. Fees. The Customer shall pay the Provider a fee of EUR 2,700 per quarter, invoiced ' +
        'in advance. Service credits shall not exceed EUR 500 in any month.',
      '4. Law. This Agreement is governed by the laws of Sweden and constitutes the entire agreement between the parties hereto.',
    ],
    expected: {
      parties: ['Polarhost AB', US_COMPANY],
      amount: 2700,
      currency: 'EUR',
      amountPeriod: 'quarter',
      termEnd: end,
      renewalDate: end,
      renewalTerm: { n: 12, unit: 'month' },
      noticePeriod: { n: 3, unit: 'month' },
    },
  };
}

function telephony(today: Day): SampleContract {
  const end = steadyDay(today, 145);
  const start = plusMonths(end, -24);
  return {
    key: 'telephony',
    title: 'Telephony Services Agreement',
    form: 'googleDoc',
    sender: 'Business Team <business@larkline.example>',
    sent: plusDays(start, -15),
    blocks: [
      `This Telephony Services Agreement is made on ${dayFirst(plusDays(start, -15))} between ` +
        `Larkline Communications plc (“Larkline”) and ${UK_COMPANY} (the “Customer”).`,
      `1. Duration. This agreement shall commence on ${dayFirst(start)} and shall continue, ` +
        `unless terminated earlier in accordance with its terms, until ${dayFirst(end)}, when ` +
        'it shall terminate automatically without notice.',
      '2. Charges. The Customer shall pay Larkline line rental of £310.00 per month.',
      // Whether it belongs to the amount is a question, so that the workspace has one.
      '3. Equipment. Handsets remain the property of Larkline; the Customer shall pay handset rental of £64.00 per month.',
      '4. Law. This agreement is governed by the law of England and Wales and is the entire agreement between the parties.',
    ],
    expected: {
      parties: ['Larkline Communications plc', UK_COMPANY],
      amount: 310,
      currency: 'GBP',
      amountPeriod: 'month',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function licence(today: Day): SampleContract {
  const renewal = steadyDay(today, 210);
  const end = plusMonths(renewal, -12);
  const start = plusMonths(end, -24);
  return {
    key: 'licence',
    title: 'Software Licence Agreement',
    form: 'pdf',
    sender: 'Alasdair Muir <alasdair.muir@ostlersystems.example>',
    sent: plusDays(start, 6),
    blocks: [
      `THIS AGREEMENT is dated ${dayFirst(start)}`,
      'BETWEEN (1) Ostler Systems Limited, a company incorporated in Scotland (the “Licensor”); ' +
        `and (2) ${UK_COMPANY}, a company incorporated in England (the “Licensee”).`,
      { heading: '1. Licence' },
      'The Licensor grants to the Licensee a non-exclusive licence to use the Ostler colour management software.',
      { heading: '2. Commencement and duration' },
      'This agreement shall commence on the date of this agreement and shall continue for an ' +
        'initial term of two years. Thereafter it shall automatically renew for successive periods ' +
        'of twelve months, unless either party gives to the other not less than three months’ ' +
        'written notice expiring at the end of the initial term or of any renewal period.',
      { heading: '3. Licence fee' },
      'The Licensee shall pay to the Licensor a licence fee of £12,000 per annum.',
      ...ukClauses(4, '£50,000'),
      'This agreement has been entered into on the date stated at the beginning of it.',
      {
        rows: [
          ['Signed for Ostler Systems Limited:', 'Alasdair Muir'],
          [`Signed for ${UK_COMPANY}:`, 'Tom Lindqvist'],
        ],
      },
    ],
    expected: {
      parties: ['Ostler Systems Limited', UK_COMPANY],
      amount: 12_000,
      currency: 'GBP',
      amountPeriod: 'year',
      termEnd: end,
      renewalDate: renewal,
      renewalTerm: { n: 12, unit: 'month' },
      noticePeriod: { n: 3, unit: 'month' },
    },
  };
}

function dataProcessing(today: Day): SampleContract {
  return {
    key: 'data processing',
    title: 'Data Processing Agreement',
    form: 'docx',
    sender: 'Privacy Office <privacy@cloudmere.example>',
    sent: steadyDay(today, -310),
    blocks: [
      `This Data Processing Agreement is entered into by and between ${US_COMPANY} (“Controller”) and Cloudmere Software, Inc. (“Processor”).`,
      '1. Subject. Processor processes personal data on behalf of Controller when it provides its software.',
      '2. Duration. This Data Processing Agreement shall remain in force for as long as Processor processes personal data on behalf of Controller.',
      '3. Breaches. Processor shall notify Controller of a personal data breach within seventy-two (72) hours.',
      '4. Deletion. Upon termination Processor shall delete all personal data within ninety (90) days.',
      ...signatures(SIGNER, { company: 'Cloudmere Software, Inc.', name: 'Dana Whitfield', title: 'VP Sales' }),
    ],
    expected: {
      parties: [US_COMPANY, 'Cloudmere Software, Inc.'],
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
