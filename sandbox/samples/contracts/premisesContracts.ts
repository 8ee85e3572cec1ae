/** What keeps a building going: its lease, cleaning, parking, coffee, and its machines. */
import { UK_COMPANY, US_COMPANY, type SampleContract } from '../sampleContract.ts';
import { dayFirst, monthFirst, ordinalDay, plusDays, plusMonths, steadyDay, type Day } from '../sampleDays.ts';
import { signatures, TENANT } from './boilerplate.ts';
import { airConditioning, alarm, copier } from './equipmentContracts.ts';

export function premisesContracts(today: Day): SampleContract[] {
  return [
    lease(today),
    cleaning(today),
    airConditioning(today),
    alarm(today),
    copier(today),
    parking(today),
    coffee(today),
  ];
}

function lease(today: Day): SampleContract {
  const end = steadyDay(today, 255);
  const start = plusDays(plusMonths(end, -60), 1);
  return {
    key: 'lease',
    title: 'Office Lease Agreement',
    form: 'docx',
    sender: 'Dolores Whitlock <dolores@kestrelwharf.example>',
    sent: plusDays(start, -20),
    blocks: [
      `THIS LEASE AGREEMENT (“Lease”) is made and entered into this ${ordinalDay(plusDays(start, -21))},` +
        ` by and between Kestrel Wharf Properties LLC (“Landlord”) and ${US_COMPANY} (“Tenant”).`,
      { heading: 'ARTICLE 1. PREMISES' },
      'Landlord hereby leases to Tenant the premises known as Suite 410, 88 Kestrel Wharf, containing ' +
        'approximately 6,200 rentable square feet (the “Premises”).',
      { heading: 'ARTICLE 2. TERM' },
      `The term of this Lease shall begin on ${monthFirst(start)} (the “Commencement Date”) ` +
        `and shall end on ${monthFirst(end)} (the “Expiration Date”), unless sooner terminated ` +
        'as provided herein.',
      { heading: 'ARTICLE 3. OPTION TO RENEW' },
      'Tenant shall have one option to renew this Lease for a further term of five (5) years,' +
        ' exercisable by written notice to Landlord given not less than one hundred eighty (180) ' +
        'days before the Expiration Date. This Lease does not renew automatically.',
      { heading: 'ARTICLE 4. RENT' },
      'Tenant shall pay to Landlord base rent of $9,800.00 per month, in advance on the first ' +
        'day of each month. Upon signing, Tenant shall deposit with Landlord a security deposit ' +
        'of $19,600.00.',
      { heading: 'ARTICLE 5. INSURANCE' },
      'Tenant shall carry commercial general liability insurance of at least $1,000,000 per occurrence.',
      'This Lease is governed by the laws of the State of Delaware and is the entire agreement between the parties hereto.',
      ...signatures({ company: 'Kestrel Wharf Properties LLC', name: 'Dolores Whitlock', title: 'Manager' }, TENANT),
    ],
    expected: {
      parties: ['Kestrel Wharf Properties LLC', US_COMPANY],
      amount: 9800,
      currency: 'USD',
      amountPeriod: 'month',
      termEnd: end,
      renewalDate: end,
    },
  };
}

function cleaning(today: Day): SampleContract {
  const end = steadyDay(today, 9);
  const start = plusMonths(end, -12);
  return {
    key: 'cleaning',
    title: 'Cleaning Services Contract',
    form: 'text',
    sender: 'Niall Byrne <niall@spotlesshalls.example>',
    sent: plusDays(start, -10),
    blocks: [
      `This Cleaning Services Contract is made on ${dayFirst(plusDays(start, -10))} between ` +
        `Spotless Halls Ltd (the “Contractor”) and ${UK_COMPANY} (the “Customer”).`,
      '1. Services. The Contractor shall clean the Customer’s studio at 12 Tanner Row every weekday evening.',
      `2. Term. This contract starts on ${dayFirst(start)} and runs for an initial period of ` +
        'twelve months. It then renews for further periods of twelve months unless either party ' +
        'gives at least one month’s written notice before the end of the current period.',
      '3. Price. The Customer shall pay the Contractor £1,150 per month plus VAT.',
      '4. Insurance. The Contractor maintains public liability insurance of £5,000,000.',
      '5. Law. This contract is governed by the law of England and Wales and contains the entire agreement between the parties.',
      `Signed for Spotless Halls Ltd: Niall Byrne, Director. Signed for ${UK_COMPANY}: Tom Lindqvist, Studio Manager.`,
    ],
    expected: {
      parties: ['Spotless Halls Ltd', UK_COMPANY],
      amount: 1150,
      currency: 'GBP',
      amountPeriod: 'month',
      termEnd: end,
      renewalDate: end,
      renewalTerm: { n: 12, unit: 'month' },
      noticePeriod: { n: 1, unit: 'month' },
    },
  };
}

function parking(today: Day): SampleContract {
  const end = steadyDay(today, 16);
  const start = steadyDay(today, -349);
  return {
    key: 'parking',
    title: 'Parking Licence Agreement',
    form: 'text',
    sender: 'Dolores Whitlock <dolores@kestrelwharf.example>',
    sent: plusDays(start, -3),
    blocks: [
      `This Parking Licence Agreement is entered into on ${monthFirst(start)} by and between ` +
        `Kestrel Wharf Properties LLC (“Licensor”) and ${US_COMPANY} (“Licensee”).`,
      '1. Spaces. Licensor grants Licensee a licence to use twelve parking spaces at 88 Kestrel Wharf.',
      `2. Term. The licence commences on ${monthFirst(start)} and expires on ${monthFirst(end)}. It shall not renew except by a new written agreement.`,
      '3. Fee. Licensee shall pay Licensor a total licence fee of $7,200.00.',
      'This Agreement is governed by the laws of the State of Delaware and is the entire agreement between the parties hereto.',
    ],
    expected: {
      parties: ['Kestrel Wharf Properties LLC', US_COMPANY],
      amount: 7200,
      currency: 'USD',
      amountPeriod: 'total',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function coffee(today: Day): SampleContract {
  const end = steadyDay(today, 4);
  const start = plusMonths(end, -24);
  return {
    key: 'coffee',
    title: 'Beverage Services Agreement',
    form: 'html',
    sender: 'Paloma Ortiz <paloma@firstpour.example>',
    sent: plusDays(start, -8),
    blocks: [
      'This Beverage Services Agreement (the “Agreement”) is made by and between First Pour Coffee Co. (“Supplier”) and ' +
        `${US_COMPANY} (“Customer”).`,
      {
        rows: [
          ['Effective Date', monthFirst(start)],
          ['Initial term', 'Two (2) years'],
          ['Monthly service fee', '$540.00'],
        ],
      },
      { heading: 'Term and renewal' },
      'This Agreement commences on the Effective Date and continues for an initial term of two ' +
        '(2) years. At the end of the initial term it automatically renews for successive terms ' +
        'of six (6) months, unless either party gives written notice of non-renewal at least forty-five ' +
        '(45) days before the end of the then-current term.',
      { heading: 'Machines' },
      'The machines remain the property of Supplier. Customer hereby agrees to buy beans for them from Supplier only.',
      'This Agreement is governed by the laws of the State of Delaware and is the entire agreement between the parties hereto.',
    ],
    expected: {
      parties: ['First Pour Coffee Co.', US_COMPANY],
      amount: 540,
      currency: 'USD',
      amountPeriod: 'month',
      termEnd: end,
      renewalDate: end,
      renewalTerm: { n: 6, unit: 'month' },
      noticePeriod: { n: 45, unit: 'day' },
    },
  };
}
