import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });
const HEADS = `Service agreement
Supplier: Ferrant Safety Ltd
Customer: Morland Scaffolding Ltd
Start date: 1 November 2026`;
const LASTS = `${HEADS}\nEnd date: 31 October 2028`;

const lease = (last: string): string =>
  `AGREEMENT OF LEASE\n\nBERGVLIET SQUARE LTD (the "Landlord") and NOMVULA FOODS LTD (the "Tenant")\n\nCommencement date: 1 July 2024\nExpiry date: 30 June 2027\n\n1. The Landlord hereby lets to the Tenant Shop 7.\n\n${last}`;

/** Of a contract until that day. */
const read28 = (end: string): Analysis['noticePeriod'] =>
  read(`${HEADS}\nEnd date: ${end}\nNotice: 28 days`).noticePeriod;

it.each([
  ['The Tenant is granted an option\nto renew. If it is not exercised, this Lease ends on the expiry date.', 'option'],
  ['The Tenant (but not the Landlord) may have the Lease prolonged by two years\non telling the Landlord.', 'option'],
  ['The lease may be extended for a further year only by mutual consent. There is no automatic renewal.', 'ends'],
])('a drafted contract is longer by choice of one side only, wherever its lines break: %s', (line, ending) => {
  expect(read(lease(`2. ${line}`)).ending).toBe(ending);
});

describe('the ways in which an everyday contract ends', () => {
  it.each([
    ['At the end it renews for 12 months at a time unless one of us writes that it will not renew.', 'renews'],
    ['Extension: The sides may agree in writing to extend by one year. There is no automatic extension.', 'option'],
    ['Next season: The Customer may take up the 2029 season by telling the Supplier. Otherwise it ends.', 'option'],
    ['The hire runs from 1 November 2026 to 31 October 2028 and then it is over. Ask again for next season.', 'ends'],
    ['The Customer has no right of renewal.', 'ends'],
    ['There is no auto-renewal; we will ring the Customer about a new price in the autumn.', 'ends'],
    ['The contract rolls from season to season unless one of us says by 1 May that it is to stop.', 'renews'],
    ['Next year: the pitch is yours again in 2029 if you ask for it by 1 June. If not, we are done.', 'option'],
    ['Rights of renewal: the Customer signed a deed of renunciation', 'ends'],
  ])('reads how it ends: %s', (line, ending) => {
    expect(read(`${LASTS}\n\n${line}`).ending).toBe(ending);
  });

  it('an option of a drafted contract is one, unless it is denied', () => {
    expect(read(lease('2. The Tenant may extend once more, for a further 12 months.')).ending).toBe('option');
    expect(read(lease('2. There is no option to renew.')).ending).toBe('ends');
  });

  it('runs on where either side may stop it by notice and nothing speaks of an end', () => {
    const stop = `Either of us can stop this by giving the other two weeks' notice.`;
    expect(read(`${HEADS}\n\n${stop}`).ending).toBe('open');
    expect(read(`${HEADS}\n\nThe fair is on 3 June 2027. ${stop}`).ending).toBe('unknown');
    expect(read(`${HEADS}\nMinimum term: 12 months\n\n${stop}`).ending).not.toBe('open');
  });

  it('is open where it says so, though it runs from week to week', () => {
    const hire = 'The hire is open-ended. It runs week after week from that day until it is ended.';
    expect(read(`${HEADS}\n\n${hire} Either side may end it by giving 7 days' notice.`).ending).toBe('open');
  });

  it.each([
    [
      'It then continues month to month until either party gives thirty (30) days’ written notice.',
      'renews',
      '1 month',
    ],
    ['Thereafter this Agreement renews for one (1) year at a time.', 'renews', '1 year'],
    [
      'It then continues month to month if the Client stays in possession with the consent of the Agency.',
      'ends',
      null,
    ],
  ])('goes on in a drafted contract where it says so of itself: %s', (sentence, ending, length) => {
    const found = read(
      `RETAINER AGREEMENT\n\nThis Retainer Agreement ("Agreement") is entered into as of April 14, 2026, by and between Lantern Creative, LLC ("Agency") and Hood Outfitters, Inc. ("Client").\n\n1. Retainer. Client shall pay Agency a monthly retainer of $3,800. Agency shall perform the services.\n\n2. Term. This Agreement starts on May 1, 2026 and shall run for six (6) months. ${sentence}\n\nBy: J. Quan          By: M. Teller`,
    );
    const { renewalTerm } = found;
    expect([found.ending, renewalTerm && `${renewalTerm.n} ${renewalTerm.unit}`]).toEqual([ending, length]);
  });

  it.each([
    ['Thereafter      continues on a month-to-month basis, subject to one month’s written notice', 'renews'],
    ['', 'ends'],
  ])('goes on where a row says so: %j', (row, ending) => {
    const text = `RESPONSE AGREEMENT\nSENTRY HILL LTD\n\nSubscriber      Morland Flats Ltd\nMonthly fee     £65.00\nInitial period  36 months from 1 March 2026\n${row}\n\nSigned on 17 February 2026`;
    expect(read(text).ending).toBe(ending);
  });

  it('is open where the row of its end names nothing but notice', () => {
    const text = `${HEADS}\n\nThis contract ends when either of us gives four weeks’ notice in writing.`;
    expect(read(text).ending).toBe('open');
  });

  it('ends where a label says so, whatever else is valid for longer', () => {
    const hire = `SELF-DRIVE HIRE AGREEMENT\n\nOWNER          Ferrant Plant Limited\nHIRER          Morland Grain Limited\n\nHIRE STARTS    Monday 4 May 2026, from our yard from 8 am\nHIRE ENDS      Friday 28 August 2026, back in our yard by 5 pm\nRATE           €640.00 per week\n\n1. Hirer insures the machine. Certificate received, valid to 31 January 2027.\n2. The hire comes to an end on the date above.\n\nHirer: P. Fogarty     Date: 28/4/2026`;
    expect([read(hire).termEnd, read(hire).ending]).toEqual(['2026-08-28', 'ends']);
  });

  it.each([
    ['First issue    8 January 2026\nLast issue     2 July 2026', '2026-01-08', '2026-07-02'],
    ['The account opens on 1 September 2025.', '2025-09-01', null],
  ])('reads the first and the last day of what is counted otherwise: %j', (lines, first, last) => {
    const text = `SUPPLY CONTRACT\n\nSupplier: Ferrant Ltd\nCustomer: Morland LLP\n\n${lines}\n\nSigned for Ferrant Ltd: A. Bell`;
    expect([read(text).effectiveDate, read(text).termEnd]).toEqual([first, last]);
  });

  it.each([
    ['This agreement will automatically renew for the following season.', '1 year'],
    ['After that it goes month to month automatically until we stop it.', '1 month'],
  ])('reads for how long it renews in words: %s', (line, length) => {
    const { n, unit } = read(`${LASTS}\n\n${line}`).renewalTerm ?? { n: 0, unit: 'day' };
    expect(`${n} ${unit}`).toBe(length);
  });

  it('has no notice that is longer than the whole contract', () => {
    expect([read28('9 November 2026'), read28('31 October 2028')]).toEqual([null, { n: 28, unit: 'day' }]);
  });

  it('keeps the notice of a long contract, in which a day too early may be taken for its end', () => {
    const long = `${'The Supplier keeps records of its work and shows them to the Customer on request. '.repeat(220)}\n`;
    const clause =
      "This Agreement renews automatically for successive terms of one (1) year unless either party gives thirty (30) days' written notice before the end of the term.";
    const found = read(
      `SUPPLY AGREEMENT\n\nThis Agreement is made on 1 May 2026 between Ferrant Safety Ltd ("Supplier") and Morland LLP ("Customer").\n\nThe term of this Agreement begins on 1 May 2026 and ends on 20 May 2026.\n\n${clause}\n\n${long}`,
    );
    expect([found.termEnd, found.noticePeriod]).toEqual(['2026-05-20', { n: 30, unit: 'day' }]);
  });
});
