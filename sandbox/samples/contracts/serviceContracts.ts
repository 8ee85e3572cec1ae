/** Services: a master agreement, its amendment and a statement of work, consulting, staffing, bookkeeping. */
import { US_COMPANY, type SampleContract } from '../sampleContract.ts';
import { dayFirst, monthFirst, plusDays, plusMonths, steadyDay, type Day } from '../sampleDays.ts';
import { signatures, usClauses } from './boilerplate.ts';

const CEO = { company: US_COMPANY, name: 'Maya Okafor', title: 'Chief Operating Officer' };

export function serviceContracts(today: Day): SampleContract[] {
  return [
    masterServices(today),
    amendment(today),
    statementOfWork(today),
    consulting(today),
    staffing(today),
    bookkeeping(today),
  ];
}

function masterServices(today: Day): SampleContract {
  const end = steadyDay(today, 118);
  const start = plusMonths(end, -36);
  return {
    key: 'master services',
    title: 'Master Services Agreement',
    form: 'pdf',
    sender: 'Leah Brandt <leah.brandt@brightwater-consulting.example>',
    sent: plusDays(start, 3),
    blocks: [
      `This Master Services Agreement (this “Agreement”) is entered into as of ${monthFirst(start)} ` +
        `(the “Effective Date”) by and between ${US_COMPANY}, a Delaware corporation (“Client”),` +
        ' and Brightwater Consulting LLC, an Oregon limited liability company (“Provider”).',
      'WHEREAS, Provider offers operations and facilities consulting, and Client wishes to receive such services on the terms below;',
      'NOW, THEREFORE, in consideration of the mutual covenants herein, the parties agree as follows:',
      { heading: '1. Services' },
      'Provider shall perform the services described in one or more statements of work executed under this Agreement (the “Services”).',
      { heading: '2. Term and Renewal' },
      'The initial term of this Agreement shall commence on the Effective Date and continue ' +
        'for a period of three (3) years (the “Initial Term”). Thereafter, this Agreement shall ' +
        'automatically renew for successive terms of one (1) year each, unless either party gives ' +
        'the other written notice of its intention not to renew at least ninety (90) days prior ' +
        'to the expiration of the then-current term.',
      { heading: '3. Fees' },
      'In consideration of the Services, Client shall pay Provider a fee of $14,500.00 per month. ' +
        'Provider shall maintain commercial general liability insurance with limits of not less ' +
        'than $2,000,000 per occurrence.',
      ...usClauses(4, 'Oregon', 'the fees paid in the twelve (12) months preceding the claim'),
      ...signatures(CEO, { company: 'Brightwater Consulting LLC', name: 'Leah Brandt', title: 'Managing Partner' }),
    ],
    expected: {
      parties: [US_COMPANY, 'Brightwater Consulting LLC'],
      amount: 14_500,
      currency: 'USD',
      amountPeriod: 'month',
      termEnd: end,
      renewalDate: end,
      renewalTerm: { n: 1, unit: 'year' },
      noticePeriod: { n: 90, unit: 'day' },
    },
  };
}

function amendment(today: Day): SampleContract {
  const signed = steadyDay(today, -40);
  const end = steadyDay(today, 400);
  return {
    key: 'amendment',
    title: 'First Amendment to Marketing Services Agreement',
    form: 'pdf',
    sender: 'Idris Vaughn <idris@quillandharbor.example>',
    sent: signed,
    blocks: [
      'This First Amendment to Marketing Services Agreement (this “Amendment”) is made as of ' +
        `${monthFirst(signed)} by and between ${US_COMPANY} (“Client”) and Quill & Harbor Media,` +
        ' LLC (“Agency”).',
      'WHEREAS, Client and Agency are parties to a Marketing Services Agreement (the “Agreement”) and desire to amend it as set forth herein;',
      'NOW, THEREFORE, the parties hereby agree as follows:',
      { heading: '1. Extension of Term' },
      `The term of the Agreement is hereby extended and shall expire on ${monthFirst(end)}.`,
      { heading: '2. Fees' },
      'During the extended term Client shall pay Agency a total fee of $86,000.00.',
      { heading: '3. No Other Changes' },
      'Except as amended hereby, the Agreement remains in full force and effect. This Amendment ' +
        'may be executed in counterparts and is governed by the law that governs the Agreement.',
      ...signatures(CEO, { company: 'Quill & Harbor Media, LLC', name: 'Idris Vaughn', title: 'President' }),
    ],
    expected: {
      parties: [US_COMPANY, 'Quill & Harbor Media, LLC'],
      amount: 86_000,
      currency: 'USD',
      amountPeriod: 'total',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function statementOfWork(today: Day): SampleContract {
  const start = steadyDay(today, -75);
  const end = steadyDay(today, 51);
  return {
    key: 'statement of work',
    title: 'Statement of Work No. 2',
    form: 'docx',
    sender: 'Leah Brandt <leah.brandt@brightwater-consulting.example>',
    sent: plusDays(start, -6),
    blocks: [
      `This Statement of Work No. 2 (“SOW”) is entered into as of ${monthFirst(start)} by and ` +
        `between ${US_COMPANY} (“Client”) and Brightwater Consulting LLC (“Provider”) under the ` +
        'Master Services Agreement between the parties.',
      { heading: '1. Scope' },
      'Provider shall plan and supervise the relocation of Client’s print workshop.',
      { heading: '2. Term' },
      `The Services under this SOW shall commence on ${monthFirst(start)} and shall continue ` +
        `until ${monthFirst(end)}, unless earlier terminated in accordance with the Master Services ` +
        'Agreement.',
      { heading: '3. Fees' },
      'The total fee for the Services under this SOW is $64,000.00, payable in four equal installments.',
      'The parties hereto agree that the terms of the Master Services Agreement apply to this SOW.',
      ...signatures(CEO, { company: 'Brightwater Consulting LLC', name: 'Leah Brandt', title: 'Managing Partner' }),
    ],
    expected: {
      parties: [US_COMPANY, 'Brightwater Consulting LLC'],
      amount: 64_000,
      currency: 'USD',
      amountPeriod: 'total',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function consulting(today: Day): SampleContract {
  const start = steadyDay(today, -160);
  const end = steadyDay(today, 23);
  return {
    key: 'consulting',
    title: 'Consulting Agreement',
    form: 'docx',
    sender: 'Rosalind Achterberg <rosalind@achterberg-advisory.example>',
    sent: plusDays(start, -2),
    blocks: [
      `THIS CONSULTING AGREEMENT (the “Agreement”) is made and entered into on ${monthFirst(start)},` +
        ` by and between ${US_COMPANY} (the “Company”) and Achterberg Advisory LLC (the “Consultant”).`,
      { heading: '1. Engagement' },
      'The Company hereby engages the Consultant to advise on the design of its apprenticeship programme.',
      { heading: '2. Term' },
      'This Agreement is effective as of the date first written above and will remain in effect ' +
        `through ${monthFirst(end)}. It may be extended only by a written instrument signed by ` +
        'both parties.',
      { heading: '3. Compensation' },
      'The Company shall pay the Consultant $175 per hour. Total compensation under this Agreement shall not exceed $40,000.',
      ...usClauses(4, 'New York', '$100,000'),
      ...signatures(CEO, { company: 'Achterberg Advisory LLC', name: 'Rosalind Achterberg', title: 'Principal' }),
    ],
    expected: {
      parties: [US_COMPANY, 'Achterberg Advisory LLC'],
      amount: 40_000,
      currency: 'USD',
      amountPeriod: 'total',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function staffing(today: Day): SampleContract {
  const year = Number(today.slice(0, 4));
  const start = `${year - 3}-07-01`;
  const end = `${year - 1}-06-30`;
  const thisYears = `${year}-06-30`;
  return {
    key: 'staffing',
    title: 'Staffing Services Agreement',
    form: 'docx',
    sender: 'Femi Adeyemi <femi@tallgrass-staffing.example>',
    sent: plusDays(start, -9),
    blocks: [
      `This Staffing Services Agreement is dated ${dayFirst(start)} between ${US_COMPANY} (“Client”) and Tallgrass Staffing, Inc. (“Agency”).`,
      { heading: '1. Term' },
      `This Agreement begins on ${dayFirst(start)} and continues through ${dayFirst(end)}. It ` +
        'will then renew automatically for additional periods of one year, from 1 July to 30 June,' +
        ' unless a party notifies the other in writing not less than sixty (60) days before the ' +
        'end of the term then running.',
      { heading: '2. Rates' },
      'Client shall pay the hourly rates of the rate card that Agency issues from time to time.',
      ...usClauses(3, 'Illinois', '$250,000'),
      ...signatures(CEO, { company: 'Tallgrass Staffing, Inc.', name: 'Femi Adeyemi', title: 'Director' }),
    ],
    expected: {
      parties: [US_COMPANY, 'Tallgrass Staffing, Inc.'],
      amount: null,
      currency: null,
      amountPeriod: null,
      termEnd: end,
      renewalDate: thisYears >= today ? thisYears : `${year + 1}-06-30`,
      renewalTerm: { n: 1, unit: 'year' },
      noticePeriod: { n: 60, unit: 'day' },
    },
  };
}

function bookkeeping(today: Day): SampleContract {
  const start = steadyDay(today, -700);
  return {
    key: 'bookkeeping',
    title: 'Bookkeeping Services Agreement',
    form: 'text',
    sender: 'Gwen Sato <gwen@ledgerline.example>',
    sent: plusDays(start, -1),
    blocks: [
      `This Bookkeeping Services Agreement is entered into as of ${monthFirst(start)} by and ` +
        `between ${US_COMPANY} (“Client”) and Ledgerline Bookkeeping, LLC (“Bookkeeper”).`,
      '1. Services. Bookkeeper shall keep Client’s books and reconcile its bank accounts monthly.',
      '2. Term. This Agreement is a month-to-month agreement. It shall commence on the date ' +
        'above and shall continue from month to month until terminated by either party upon thirty ' +
        '(30) days’ prior written notice.',
      '3. Fees. Client shall pay Bookkeeper $850.00 per month.',
      '4. General. This Agreement is governed by the laws of the State of Ohio and is the entire agreement between the parties hereto.',
      'IN WITNESS WHEREOF, the parties have executed this Agreement.',
    ],
    expected: {
      parties: [US_COMPANY, 'Ledgerline Bookkeeping, LLC'],
      amount: 850,
      currency: 'USD',
      amountPeriod: 'month',
      termEnd: null,
      renewalDate: null,
    },
  };
}
