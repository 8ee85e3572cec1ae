/** The machines of a building: air conditioning, alarms, copiers. */
import { US_COMPANY, type SampleContract } from '../sampleContract.ts';
import { monthFirst, plusDays, plusMonths, slashedMonthFirst, steadyDay, type Day } from '../sampleDays.ts';
import { signatures, TENANT, usClauses } from './boilerplate.ts';

export function airConditioning(today: Day): SampleContract {
  const renewal = steadyDay(today, 64);
  const end = plusMonths(renewal, -24);
  const start = plusMonths(end, -12);
  return {
    key: 'air conditioning',
    title: 'HVAC Preventive Maintenance Agreement',
    form: 'html',
    sender: 'Service Desk <service@coldbrookair.example>',
    sent: plusDays(start, -4),
    blocks: [
      'This HVAC Preventive Maintenance Agreement (“Agreement”) is entered into by and between ' +
        `Coldbrook Air Systems, Inc. (“Contractor”) and ${US_COMPANY} (“Customer”), effective ` +
        `${monthFirst(start)} (the “Effective Date”).`,
      { heading: '1. Maintenance' },
      'Contractor shall inspect and service Customer’s rooftop units four times a year.',
      { heading: '2. Term' },
      'This Agreement shall remain in effect for one (1) year from the Effective Date and shall ' +
        'be automatically renewed from year to year thereafter, unless either party notifies the ' +
        'other in writing at least thirty (30) days before the anniversary date that it does not ' +
        'wish to renew.',
      { heading: '3. Price' },
      'Customer shall pay Contractor an annual fee of $3,600.00.',
      'This Agreement is governed by the laws of the State of Delaware. The parties hereby agree to the terms above.',
    ],
    expected: {
      parties: ['Coldbrook Air Systems, Inc.', US_COMPANY],
      amount: 3600,
      currency: 'USD',
      amountPeriod: 'year',
      termEnd: end,
      renewalDate: renewal,
      renewalTerm: { n: 1, unit: 'year' },
      noticePeriod: { n: 30, unit: 'day' },
    },
  };
}

export function alarm(today: Day): SampleContract {
  const end = steadyDay(today, 185);
  const start = plusMonths(end, -36);
  return {
    key: 'alarm',
    title: 'Alarm Monitoring Agreement',
    form: 'pdf',
    sender: 'Contracts <contracts@sentryvale.example>',
    sent: plusDays(start, 1),
    blocks: [
      `This Alarm Monitoring Agreement is made as of ${monthFirst(start)} (the “Effective Date”) ` +
        `by and between Sentryvale Security Corporation (“Sentryvale”) and ${US_COMPANY} (“Subscriber”).`,
      { heading: '1. Monitoring' },
      'Sentryvale shall monitor the alarm system at Subscriber’s premises around the clock.',
      { heading: '2. Term' },
      'The term of this Agreement is thirty-six (36) months from the Effective Date. Unless ' +
        'terminated by written notice at least sixty (60) days before the end of the term, this ' +
        'Agreement automatically renews for successive one-year periods.',
      { heading: '3. Charges' },
      'Subscriber shall pay $129.00 per month for monitoring. Sentryvale is not an insurer; its liability is limited to $1,000.',
      ...usClauses(4, 'Texas', '$1,000'),
      ...signatures({ company: 'Sentryvale Security Corporation', name: 'Orla Kemp', title: 'Vice President' }, TENANT),
    ],
    expected: {
      parties: ['Sentryvale Security Corporation', US_COMPANY],
      amount: 129,
      currency: 'USD',
      amountPeriod: 'month',
      termEnd: end,
      renewalDate: end,
      renewalTerm: { n: 1, unit: 'year' },
      noticePeriod: { n: 60, unit: 'day' },
    },
  };
}

export function copier(today: Day): SampleContract {
  const end = steadyDay(today, 29);
  const start = plusMonths(end, -48);
  return {
    key: 'copier',
    title: 'Equipment Lease Agreement',
    form: 'pdf',
    sender: 'Lease Administration <leases@copperleaf-finance.example>',
    sent: plusDays(start, 2),
    blocks: [
      {
        rows: [
          ['Lessor:', 'Copperleaf Equipment Finance Corp.'],
          ['Lessee:', US_COMPANY],
          ['Equipment:', 'Two colour copiers'],
          ['Start date:', slashedMonthFirst(start)],
        ],
      },
      `This Equipment Lease Agreement (“Lease”) is entered into as of ${monthFirst(start)} by ` +
        `and between Copperleaf Equipment Finance Corp. (“Lessor”) and ${US_COMPANY} (“Lessee”).`,
      { heading: '1. Term' },
      `The term of this Lease begins on ${monthFirst(start)} and continues for forty-eight (48) ` +
        'months. The Lease will automatically renew for an additional twelve (12) month period ' +
        'unless Lessee notifies Lessor in writing at least one hundred twenty (120) days prior ' +
        'to the end of the term.',
      { heading: '2. Rent' },
      'Lessee shall pay monthly rent of $412.00. A documentation fee of $95.00 is due at signing.',
      ...usClauses(3, 'Georgia', 'the rent paid under this Lease'),
      ...signatures({ company: 'Copperleaf Equipment Finance Corp.', name: 'Ravi Menon', title: 'Officer' }, TENANT),
    ],
    expected: {
      parties: ['Copperleaf Equipment Finance Corp.', US_COMPANY],
      amount: 412,
      currency: 'USD',
      amountPeriod: 'month',
      termEnd: end,
      renewalDate: end,
      renewalTerm: { n: 12, unit: 'month' },
      noticePeriod: { n: 120, unit: 'day' },
    },
  };
}
