/** Selling and buying: distribution, supply with the day first, an advertising order, a sponsorship, a printing job. */
import { UK_COMPANY, US_COMPANY, type SampleContract } from '../sampleContract.ts';
import {
  dayFirst,
  monthFirst,
  ordinalDay,
  plusDays,
  plusMonths,
  slashedDayFirst,
  slashedMonthFirst,
  steadyDay,
  type Day,
} from '../sampleDays.ts';
import { signatures, ukClauses, usClauses } from './boilerplate.ts';

const SELLER = { company: US_COMPANY, name: 'Maya Okafor', title: 'Chief Operating Officer' };

export function tradeContracts(today: Day): SampleContract[] {
  return [distribution(today), supply(today), advertising(today), sponsorship(today)];
}

function distribution(today: Day): SampleContract {
  const end = steadyDay(today, 640);
  const start = plusMonths(end, -60);
  return {
    key: 'distribution',
    title: 'Exclusive Distribution Agreement',
    form: 'docx',
    sender: 'Hiroko Tanabe <hiroko@sumire-trading.example>',
    sent: plusDays(start, 4),
    blocks: [
      'THIS EXCLUSIVE DISTRIBUTION AGREEMENT (the “Agreement”) is made and entered into as of ' +
        `the ${ordinalDay(start)} (the “Effective Date”), by and between ${US_COMPANY}, a Delaware ` +
        'corporation (“Supplier”), and Sumire Trading Co., Ltd., a corporation organized under ' +
        'the laws of Japan (“Distributor”).',
      'WHEREAS, Supplier makes pattern books and wishes to have them distributed in Japan;',
      'NOW, THEREFORE, the parties hereby agree as follows:',
      { heading: '1. Appointment' },
      'Supplier hereby appoints Distributor as its exclusive distributor in Japan.',
      { heading: '2. Term' },
      'This Agreement shall become effective on the Effective Date and shall continue in force ' +
        'for a period of five (5) years thereafter. It may be renewed for one further period of ' +
        'five (5) years only by mutual written agreement of the parties.',
      { heading: '3. Prices' },
      'Distributor shall pay the prices of Supplier’s list in force at the time of each order.',
      ...usClauses(4, 'New York', 'the price of the products concerned'),
      ...signatures(SELLER, {
        company: 'Sumire Trading Co., Ltd.',
        name: 'Hiroko Tanabe',
        title: 'Representative Director',
      }),
    ],
    expected: {
      parties: [US_COMPANY, 'Sumire Trading Co., Ltd.'],
      amount: null,
      currency: null,
      amountPeriod: null,
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function supply(today: Day): SampleContract {
  const end = `${steadyDay(today, 75).slice(0, 8)}25`;
  const start = plusMonths(end, -36);
  return {
    key: 'supply',
    title: 'Paper Supply Agreement',
    form: 'pdf',
    sender: 'Edwin Marlow <edwin@marlowpaper.example>',
    sent: plusDays(start, -2),
    blocks: [
      {
        rows: [
          ['Agreement date:', slashedDayFirst(plusDays(start, -2))],
          ['Commencement date:', slashedDayFirst(start)],
          ['Expiry date:', slashedDayFirst(end)],
          ['Annual value:', '£75,500.00'],
        ],
      },
      'This Paper Supply Agreement is made between Marlow Paper Mills Limited (the “Seller”) ' +
        `and ${UK_COMPANY} (the “Buyer”) on ${slashedDayFirst(plusDays(start, -2))}.`,
      { heading: '1. Supply' },
      'The Seller shall supply and the Buyer shall buy the Buyer’s requirements of uncoated paper.',
      { heading: '2. Term' },
      `This agreement shall commence on ${slashedDayFirst(start)} and shall expire on ${slashedDayFirst(end)}. The parties may agree in writing to renew it.`,
      { heading: '3. Price' },
      'The Buyer shall pay the Seller £75,500.00 per year, adjusted each year by the index in Schedule 2.',
      ...ukClauses(4, '£250,000'),
      {
        rows: [
          ['Signed for Marlow Paper Mills Limited:', 'Edwin Marlow'],
          [`Signed for ${UK_COMPANY}:`, 'Tom Lindqvist'],
        ],
      },
    ],
    expected: {
      parties: ['Marlow Paper Mills Limited', UK_COMPANY],
      amount: 75_500,
      currency: 'GBP',
      amountPeriod: 'year',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function advertising(today: Day): SampleContract {
  const start = steadyDay(today, -20);
  const end = steadyDay(today, 40);
  return {
    key: 'advertising',
    title: 'Advertising Order',
    form: 'pdf',
    sender: 'Traffic <traffic@kvel-tv.example>',
    sent: plusDays(start, -5),
    blocks: [
      {
        rows: [
          ['Contract / Revision:', '204117 / 1'],
          ['Station:', 'KVEL-TV'],
          ['Advertiser:', US_COMPANY],
          ['Agency:', 'Quill & Harbor Media, LLC'],
          ['Flight dates:', `${slashedMonthFirst(start)} - ${slashedMonthFirst(end)}`],
          ['Order type:', 'General'],
        ],
      },
      { heading: 'Totals' },
      {
        rows: [
          ['Month', '# Spots', 'Gross Amount', 'Net Amount'],
          ['First month', '36', '$12,400.00', '$10,540.00'],
          ['Second month', '44', '$15,000.00', '$12,750.00'],
          ['Totals', '80', '$27,400.00', '$23,290.00'],
        ],
      },
      'This order is a contract between the station and the advertiser and is subject to the station’s standard terms.',
    ],
    expected: {
      parties: ['KVEL-TV', US_COMPANY, 'Quill & Harbor Media, LLC'],
      amount: 27_400,
      currency: 'USD',
      amountPeriod: 'total',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}

function sponsorship(today: Day): SampleContract {
  const end = steadyDay(today, 300);
  const start = steadyDay(today, -65);
  return {
    key: 'sponsorship',
    title: 'Sponsorship Agreement',
    form: 'pdf',
    sender: 'Box Office <hello@rivermouthfestival.example>',
    sent: plusDays(start, 1),
    blocks: [
      `This Sponsorship Agreement (“Agreement”), dated ${dayFirst(start)}, is by and between ` +
        `Rivermouth Festival Association (“Organizer”) and ${US_COMPANY} (“Sponsor”).`,
      { heading: '1. Sponsorship' },
      'Organizer shall name Sponsor as design partner of the Rivermouth Festival.',
      { heading: '2. Term' },
      `This Agreement shall take effect on the date above and shall terminate on ${monthFirst(end)}.`,
      { heading: '3. Sponsorship Fee' },
      'Sponsor shall pay Organizer a sponsorship fee of twenty thousand dollars ($20,000.00) in two equal installments of $10,000.00.',
      ...usClauses(4, 'Oregon', 'the sponsorship fee'),
      ...signatures({ company: 'Rivermouth Festival Association', name: 'Beatriz Luna', title: 'Chair' }, SELLER),
    ],
    expected: {
      parties: ['Rivermouth Festival Association', US_COMPANY],
      amount: 20_000,
      currency: 'USD',
      amountPeriod: 'total',
      termEnd: end,
      renewalDate: end,
      renewalTerm: null,
      noticePeriod: null,
    },
  };
}
