/** Windows for notice, labels with dots or letters, sums that prove others, and what goes on, in wordings that strangers' English papers brought up. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (...lines: string[]): Analysis => analyseText(lines.join('\n'), { today: '2026-11-22' });

describe('the notice', () => {
  it.each([
    'Not more than 150 and not less than 60 days before the Term ends you must tell us in writing if you want to hand it back.',
    'You must give us written notice no later than 60 days and no earlier than 150 days before the Term ends if you want to hand it back.',
    'If you want to hand it back, written notice must reach us at least 60 days but not more than 150 days before the Term ends.',
  ])('is the nearer edge of a window: %s', (said) => {
    const found = read(
      'EQUIPMENT LEASE NO. 44',
      'LESSOR      Prairie Lift Finance Inc.',
      'LESSEE      Corner Mill Bakery Ltd.',
      'Term start: May 1, 2025        Term end: April 30, 2028',
      `3. ${said} If you don't, the lease renews for three (3) months at a time at the same payment.`,
      '4. You shall insure it. You shall not move it. We shall keep title.',
    );
    expect(found.noticePeriod).toEqual({ n: 60, unit: 'day' });
    expect(found.noticeBy).toBe('2028-03-01');
  });

  it('stops what goes on if nobody is heard', () => {
    const found = read(
      'GLEN POWER LTD',
      'Dear Mr Hanley,',
      'We agree to supply Hanley Foods Ltd on these terms.',
      'Fixed from 1 February 2026, for 24 months.',
      "Should we not hear at least 45 days before the last day that you want to leave, you'll go on to our new price for 12 months.",
      'Signed for Hanley Foods Ltd, 14 January 2026',
    );
    expect(found.ending).toBe('renews');
    expect(found.noticePeriod).toEqual({ n: 45, unit: 'day' });
  });
});

describe('a summary page', () => {
  it('whose labels lead to their values by dots gives its option', () => {
    const found = read(
      'SUMMARY PAGE TO FRANCHISE AGREEMENT',
      ' 1.  Date of Agreement ............... March 2, 2021',
      ' 2.  Franchisor ...................... Loaf & Ladle Franchising, Inc.',
      ' 3.  Franchisee ...................... Marigold Foods LLC',
      ' 4.  Effective Date .................. March 15, 2021',
      ' 5.  Term ............................ Ten (10) years from the Effective Date, through March 14, 2031',
      ' 6.  Successor Term .................. One (1) term of five (5) years. Franchisee wanting it shall notify',
      '                                       Franchisor in writing before the Term expires.',
    );
    expect(found.ending).toBe('option');
    expect(found.renewalTerm).toEqual({ n: 5, unit: 'year' });
  });

  it('whose labels have letters gives the first day and, with its length, the last', () => {
    const found = read(
      'RENTAL AGREEMENT',
      'A. You:  Harbour Joinery Ltd, Cork',
      'B. Us:   Daily Grind Coffee Ltd',
      'D. Installed on:  12 May 2025',
      'E. Weekly rental:  €50.00 net, €61.50 with VAT at 23%.',
      'The rental runs for 24 months starting on the day in box D.',
      'Signed:   Ana Ruiz   for you     2 May 2025',
    );
    expect(found.termEnd).toBe('2027-05-12');
    expect([found.amount, found.amountPeriod]).toEqual([61.5, 'week']);
  });
});

describe('the price', () => {
  it('is what a premium comes to with the tax that stands below it', () => {
    const { amount } = read(
      'Westmere Mutual Insurance Society Limited',
      'SCHEDULE                 Policy number WM 100',
      'The Insured             Alder Boats Ltd',
      'Period of insurance     From  1 June 2026  to  31 May 2027',
      'Premium                                                          £',
      '  Annual premium                                              1,500.00',
      '  Insurance Premium Tax at 12%                                  180.00',
      '                                                              --------',
      '  Annual premium with tax                                     1,680.00',
      'Excess                  £250.00',
    );
    expect(amount).toBe(1680);
  });

  it('is no sum of areas, and is that of the season', () => {
    const found = read(
      'GRAZING LICENCE',
      'DATED         2 March 2026',
      'LICENSOR      Thorn Farms Ltd',
      'LICENSEE      Amy Calder',
      'LAND          Field no.      Name                 Hectares',
      '              NZ 0002        Top Pasture            2.50',
      '              NZ 0003        Mill Field             1.25',
      '                                                    3.75',
      'SEASON        From 1 April 2026 to 31 October 2026',
      'FEE           £900.00 for the season. Half on signing, half on 1 July 2026.',
    );
    expect([found.amount, found.amountPeriod]).toEqual([900, 'total']);
  });

  it.each([
    ['Price           $95.50 + GST per month, all bins', 95.5, 'month'],
    ['Rentals 36, each €200.00 + VAT @ 23% €46.00 = €246.00', null, null],
  ] as const)('has the period behind the words of its tax, and one of many is not it: %s', (said, amount, period) => {
    const found = read(
      'COLLECTION AGREEMENT',
      'Supplier        Harbour Bin Company Limited',
      'Customer        Seaview Holiday Park Limited',
      'Kilometres      20,000 a year',
      said,
      'Start           15 May 2026',
      'Term            36 months',
    );
    expect([found.amount, found.amountPeriod]).toEqual([amount, period]);
  });
});

describe('a lease in prose', () => {
  const lease = read(
    'PASTURE LEASE',
    'This lease is made March 3, 2026 by and between Ida Brandt and Carl Brandt, husband and wife, as Landlord, and Two Creeks',
    'Ranch LLC as Tenant, and it covers the north pasture.',
    'Tenant shall have the pasture from April 1, 2026 until the last day of February, 2028.',
    'Tenant shall keep up the fences. Landlord shall furnish posts. Tenant shall not sublet.',
  );

  it('has both sides, though their roles are told without quotation marks', () => {
    expect(lease.parties).toEqual(['Ida Brandt', 'Carl Brandt', 'Two Creeks Ranch LLC']);
  });

  it('ends on the last day of a month', () => {
    expect([lease.effectiveDate, lease.termEnd]).toEqual(['2026-04-01', '2028-02-29']);
  });
});

it('a letter to two people is no message to staff', () => {
  const { verdict } = read(
    'Bell Creek Pastoral Pty Ltd',
    '20 November 2026',
    'Rose and Jim Hale',
    'Dear both',
    "You'll bring 40 heifers. They come on 1 December 2026 and stay until 28 February 2027.",
    'It is $8 a head per week. We check water every second day. You pay the vet.',
    'Please each sign the copy and leave it in the box.',
    'Signed   Rose Hale   20/11/26        Jim Hale   20/11/26',
  );
  expect(verdict).not.toBe('no');
});

it('of a dollar in a Canadian town nothing says that it is the American one', () => {
  const { currency } = read(
    'LAKESIDE ROWING CLUB',
    'Membership and rack agreement',
    'Member:        Paul Arsenault',
    'Season:        May 1, 2027 to October 31, 2027',
    'Dues:          $610 for the season, due April 1',
    'Saskatoon, November 8, 2026',
  );
  expect(currency).not.toBe('USD');
});

const agreed = (said: string): Analysis =>
  read(
    'SERVICE AGREEMENT',
    'Provider: Alder Works Ltd',
    'Client: Birch Foods Ltd',
    'Start date: 1 March 2026',
    'Term: 24 months',
    said,
  );

describe('in a schedule and its notes', () => {
  it.each([
    'It renews for 12 months at a time unless either side gives notice forty or more days before the end of the term.',
    'It renews for 12 months at a time unless one of us writes to the other forty (40) or more days before it ends.',
  ])('a notice may be of so many days or more: %s', (said) => {
    expect(agreed(said).noticePeriod).toEqual({ n: 40, unit: 'day' });
  });

  it('what is added to a rate makes it nothing beside the price', () => {
    const { amount, amountPeriod } = agreed('We pay £48 an hour, plus mileage if you come by car.');
    expect([amount, amountPeriod]).toEqual([48, 'hour']);
  });
});

it('a letter that is to be delivered by a day says until when an option can be used', () => {
  const { noticeBy } = read(
    'AGREEMENT OF LEASE',
    'LESSOR      Silver Oak Properties Ltd',
    'LESSEE      Moss Upholstery Ltd',
    'Commencement date        1 February 2026',
    'Termination date         31 January 2029',
    '9. The Lessee has the option to renew this lease for two years. It is exercised by a letter delivered to the Lessor no later than',
    '31 October 2028.',
  );
  expect(noticeBy).toBe('2028-10-31');
});

it.each([
  [
    'BY       I. Brandt, President              BY       R. Moor, Credit Manager',
    'Date     3/11/2025                         Accepted 3/18/2025',
  ],
  [
    'THE UNDERSIGNED HAS READ THE TERMS ABOVE.',
    'LESSEE:   Ida Brandt    Title: Owner     Date: 03/11/2025\nLESSOR:   R. Moor       Title: Clerk     Date: 03/18/2025',
  ],
])('a form is made on the day beside its last signature, whatever it is called: %s', (above, line) => {
  const { agreementDate } = read(
    'EQUIPMENT LEASE AGREEMENT',
    'LESSOR                     Granite Leasing Corp., Lancaster, PA 17601',
    'LESSEE                     Grace Bakery, Inc.',
    'EFFECTIVE DATE:  04/01/2025',
    'Lease payment              $214.00 per month',
    'Initial term               36 months from the Effective Date',
    'The lease renews automatically for 12 months unless either party gives 60 days written notice.',
    'The Equipment stays ours. You keep it insured and at the address above.',
    above,
    line,
  );
  expect(agreementDate).toBe('2025-03-18');
});
