/** What ordinary papers say plainly of their notice, its last day and how they go on, in words that no rule had read; in words of our own. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });

/** A plain agreement until 31 May 2028 with one clause more. */
const agreement = (clause: string): Analysis =>
  read(
    `SERVICE AGREEMENT\n\nBetween Tarn Boilers Ltd ("the Contractor") and Kirkby Bowls Club ("the Client").\n\n1. From 1 June 2026 to 31 May 2028.\n\n2. ${clause}\n\n3. The price is £400.00 a year.\n\nSigned: A. Tarn, 4 May 2026; B. Kirk, 5 May 2026`,
  );

describe('the last day to act', () => {
  it.each([
    ['The Client can make it longer, once, by one year, if it tells the Contractor by 31 March 2028.', '2028-03-31'],
    [
      'The Client may stay for one more year. The last day on which the Client may take this up, by letter to the office, is 29 February 2028.',
      '2028-02-29',
    ],
    [
      'It then goes on for another year. You can send us your termination notice any day from the start up to and including 30 April 2028.',
      '2028-04-30',
    ],
    [
      'It renews for 12 months at a time. You need do nothing if you would like to go on. If you wouldn’t, we must hear from you by 18 April 2028.',
      '2028-04-18',
    ],
    [
      'It renews for 12 months at a time unless either of us has said no in writing on or before May Day, 1 May 2028.',
      '2028-05-01',
    ],
    [
      'The Client may extend the term once, for two years, by telling the Contractor in writing at least 90 days before it ends.',
      '2028-03-02',
    ],
  ])('is told so: %s', (clause, day) => {
    expect(agreement(clause).noticeBy).toBe(day);
  });
});

describe('the notice', () => {
  it('prevents a drafted contract from continuing', () => {
    const { noticePeriod, noticeBy } = read(
      'THIS AGREEMENT is made the 3rd day of May 2026 BETWEEN (1) GLEN CLEANERS LIMITED ("the Contractor") and (2) KERRIN CREDIT UNION LIMITED ("the Client").\n\n1. The Contractor shall clean the offices. The Contractor shall supply all materials and shall insure its staff.\n2. This Agreement is for an initial period ending on 31 May 2028 and shall then continue from year to year, unless ended under clause 3.\n3. Either party may prevent the Agreement from continuing beyond the initial period, or any later year, by three months’ written notice ending with that period or year.\n4. The Client shall pay €500.00 a month.',
    );
    expect([noticePeriod, noticeBy]).toEqual([{ n: 3, unit: 'month' }, '2028-02-29']);
  });

  it('is what a lease renews without', () => {
    const { noticePeriod, noticeBy } = read(
      'EQUIPMENT LEASE AGREEMENT\nLessor: Plains Capital LLC\nLessee: Oster Title Company\nLEASE TERM   24 months, beginning June 1, 2026 and ending May 31, 2028\nPAYMENT      $150.00 per month\n1. The Lessee shall insure the Equipment and shall keep it in repair. The Lessee shall not move it.\n2. Not more than 150 days and not less than 60 days before the Lease Term ends, Lessee must tell Lessor in writing whether it will buy or return the Equipment. A letter sent outside that window does not count. Without such letter this Lease renews by itself for a further 12 months.',
    );
    expect([noticePeriod, noticeBy]).toEqual([{ n: 60, unit: 'day' }, '2028-04-01']);
  });

  it('stands behind “Opt-out”', () => {
    const { noticePeriod } = read(
      'Order form\nCustomer: Sands Studio Pte Ltd\nSupplier: Leaf HR Pte Ltd\nTerm: 1 June 2026 to 31 May 2028\nAuto-renewal: yes, 1 year each time\nOpt-out: email to bills@leaf.example not later than 45 days before expiry\nFee: S$1,200.00 per year',
    );
    expect(noticePeriod).toEqual({ n: 45, unit: 'day' });
  });
});

describe('how it goes on', () => {
  it.each([
    ['Nothing carries on by itself.', 'ends'],
    ['The hire is for one season and gives no right to another.', 'ends'],
    ['There is no further option, and no holding over, after that date.', 'ends'],
    ['You should not expect it to be renewed. Should we both want to go on, we will sign a new letter.', 'ends'],
    ['A new service year follows each time for as long as nobody has given notice.', 'renews'],
  ])('is said: %s', (clause, ending) => {
    expect(agreement(clause).ending).toBe(ending);
  });

  it.each([
    "Owner's policy (Flint Mutual, expires 2 January 2027) doesn't cover it.",
    'Our insurance runs to 1 May 2027.',
  ])('is open until notice, though somebody is insured until a day: %s', (cover) => {
    const { ending, termEnd } = read(
      `STORAGE AGREEMENT\n\nOwner: Flint Barns Ltd\nRenter: Ann Pugh\n\nUnit 4, from 1 June 2026, £60.00 a month.\n\nEither Owner or Renter can end this agreement by giving the other 30 days' notice in writing.\n\n${cover}\n`,
    );
    expect([ending, termEnd]).toEqual(['open', null]);
  });
});

it('a lease that ends at noon ends that day', () => {
  const { termEnd } = read(
    'LEASE\n\nLandlord: Bell Holdings LLC\nTenant: Jo Castle\n\n1. The lease begins at noon on August 1, 2026 and ends at noon on July 31, 2027.\n2. Rent: $900.00 per month.\n3. Renters insurance is required; policy through 9/30/2026 shown.',
  );
  expect(termEnd).toBe('2027-07-31');
});
