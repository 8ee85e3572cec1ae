/** Forms, schedules and clauses of ordinary papers, told in other ways than those which the rules were first written for. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { findDates } from '../findDates.ts';
import { readEveryday } from './readEveryday.ts';

function read(...lines: string[]): ReturnType<typeof analyseText> {
  return analyseText(lines.join('\n'), { today: '2026-11-22' });
}

const SIDES = ['SERVICE AGREEMENT', 'Provider:   Elm Road Services Ltd', 'Customer:   Tarn House Limited'];
const TERMS = ['Starts 1 May 2026. Ends 30 April 2027.', 'Either party may end it by one month’s notice.'];

describe('who is bound', () => {
  it('is whom the paper calls "you", and not who signs with an office', () => {
    const found = read(
      'STORAGE AGREEMENT',
      'Storage firm     Elm Road Storage Ltd',
      'Storer (you)     Ada Quist',
      'Fee £90.00 per month. It goes on until you or we end it by 14 days’ notice.',
      'Member signature: A. Quist          Club: Dane Kruger, front desk',
    );
    expect(found.parties).toEqual(['Elm Road Storage Ltd', 'Ada Quist']);
  });

  it('are both names under "Parties", each with what it is called', () => {
    const found = read(
      'SUPPORT CONTRACT',
      'Parties:     Tarn Systems Limited (SC000000), Galashiels ("Tarn")',
      '             Borders Eye Trust, Melrose ("the Trust")',
      ...TERMS,
    );
    expect(found.parties).toEqual(['Tarn Systems Limited', 'Borders Eye Trust']);
  });

  it('is named once, however shortly it signs', () => {
    const found = read(
      'AGREEMENT between Tarn Lift Company, Inc. ("Contractor") and Hill Street Condominium Association ("Owner") of March 2, 2026',
      'Tarn Lift Company, Inc. shall service the elevator. The Owner shall pay $389.00 per month.',
      'Accepted: Owner: Hill Street Condo Assn.',
      'By: Marjorie Falk, Treasurer',
    );
    expect(found.parties).toEqual(['Tarn Lift Company, Inc.', 'Hill Street Condominium Association']);
  });

  it('is no room, hall or unit', () => {
    const lines = [
      'Elm Road Vending Ltd',
      'VENDING AGREEMENT',
      'Site owner      Tarn Logistics Limited',
      'Site            Unit 7 Bilston Park, Loanhead',
      'Rental          £22.50 per week + VAT, billed every 4 weeks (£90.00)',
      'The site owner provides power. Starts 1 May 2026. Ends 30 April 2027.',
    ];
    const found = read(...lines);
    expect(found.parties.map((name) => name.toLowerCase())).toEqual(['elm road vending ltd', 'tarn logistics limited']);
    expect(readEveryday(lines.join('\n'))?.amount).toMatchObject({ value: 22.5, period: 'week' });
  });
});

describe('what is paid', () => {
  it('is what a column comes to, in each of the periods that its head gives', () => {
    const table = [
      '                                   Per year (£)',
      'Subscription, 4 sites                3,360.00',
      'Supplier portal                        480.00',
      'Net                                  3,840.00',
      'VAT at 20%                             768.00',
      'Gross                                4,608.00',
    ];
    expect(read(...SIDES, ...TERMS, ...table, 'Set-up (once) £950.00')).toMatchObject({
      amount: 4608,
      amountPeriod: 'year',
    });
    const rand = [
      'Item             Per month (R)',
      'Skip                 2 600,00',
      'Bins                 1 800,00',
      'Total                4 400,00',
    ];
    expect(read(...SIDES, ...TERMS, ...rand)).toMatchObject({ amount: 4400, currency: 'ZAR', amountPeriod: 'month' });
  });

  it('is the price with its tax, of the same period as without', () => {
    const found = read(
      ...SIDES,
      ...TERMS,
      'The monthly rental is R20 000,00 plus VAT of R3 000,00, in total R23 000,00.',
    );
    expect(found).toMatchObject({ amount: 23_000, amountPeriod: 'month' });
  });

  it('is a weekly rate in a list of once-paid sums, and the price of the plan beside what is added to it', () => {
    const hire = [
      'ITEM              HIRE RATE',
      'Site office       £87.50 per week',
      'Delivery          £30.00',
      'Cleaning over 1 hour: £65.00 an hour.',
    ];
    expect(read(...SIDES, 'On hire 5 May 2026', ...hire)).toMatchObject({ amount: 87.5, amountPeriod: 'week' });
    const plan = ['Plan:     ( ) Student $38/mo    (X) Single $54/mo', 'Add-ons:  ( ) Towels $6/mo   (X) Locker $9/mo'];
    expect(read(...SIDES, 'Reno, Nevada', ...plan)).toMatchObject({
      amount: 54,
      amountPeriod: 'month',
      currency: 'USD',
    });
  });
});

describe('when and how it ends', () => {
  it('is the day that stands behind its length', () => {
    expect(read(...SIDES, 'Start    1 March 2026', 'Term     5 years, to 28 February 2031').termEnd).toBe('2031-02-28');
    expect(read(...SIDES, 'Start    1 March 2026', 'Fixed for   3 years (last day 28 February 2029)').termEnd).toBe(
      '2029-02-28',
    );
  });

  it('is no day where a month is the least that is paid for', () => {
    const found = read(
      ...SIDES,
      'Starts   2 May 2026',
      'Minimum period   1 month',
      'It goes on month by month until you or we end it.',
    );
    expect(found.termEnd).toBeNull();
  });

  it('a day that the end of a line parts from its month is read', () => {
    expect(findDates('for two years from 1\n   September 2026 to 31 August 2028').map(({ day }) => day)).toEqual([
      '2026-09-01',
      '2028-08-31',
    ]);
    expect(findDates('Page 1\nSeptember 2026')[0]?.day ?? null).toBeNull();
  });

  it('euros and the taxes of other countries say that the day goes first', () => {
    expect(findDates('Date 07/05/2026, €25 per day')[0]).toMatchObject({ day: '2026-05-07', ambiguous: false });
  });

  it('pay in lieu of notice is no other notice, and who may ask for a further tenancy has an option', () => {
    const found = read(
      ...SIDES,
      'Starts 1 May 2026. Ends 30 April 2027.',
      'Either party may end the agreement with one month’s notice in writing or payment in lieu.',
    );
    expect(found.noticePeriod).toEqual({ n: 1, unit: 'month' });
    const lease = read(
      'TENANCY AGREEMENT made on 25 February 2026 between Elm Road Lettings Ltd ("Landlord") and Tarn Tea Limited ("Tenant")',
      'Term: 15 March 2026 to 14 March 2028. The Tenant shall pay £900.00 per month and shall not sublet.',
      'The Tenant may by three months’ notice in writing before the expiry of the term ask for a further tenancy of one year, which the Landlord shall grant.',
    );
    expect(lease.ending).toBe('option');
  });
});

it.each([
  ['CERTIFICATE OF INSURANCE / TAX INVOICE', 'contract'],
  ['Tax invoice and policy schedule', 'contract'],
  ['TAX INVOICE', 'no'],
])('a bill is a contract where its heading says so, too: %s', (heading, verdict) => {
  const found = analyseText(
    `TAMAR FARM PACK          ${heading}\nIssued by Tamar General Insurance Ltd\n\nPolicyholder        R & L Brannock\nPolicy no.          FP 60 118\nCover starts        30 September 2026\nCover ends          30 September 2027\n\nWhat you pay for the year\n  Premium      $5,690.12\n  GST             569.01\n  TOTAL        $6,259.13\n\nUnless you tell us before cover ends that you don't want it, we renew the policy for another 12 months.`,
    { today: '2026-11-22' },
  );
  expect(found.verdict).toBe(verdict);
});
