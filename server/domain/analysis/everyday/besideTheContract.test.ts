import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });

const open = (kept: string): string =>
  `Bookkeeping agreement\nSupplier: Ledgerworth Ltd\nCustomer: Ferrant Safety Ltd\n\nWe start on 1 April 2026. It has no fixed end and goes on until either side ends it by 60 days' notice in writing.\n${kept}`;
const lease = (clause: string): string =>
  `LEASE AMENDING AGREEMENT\n\nTHIS AGREEMENT dated December 4, 2025 between GATE HOLDINGS LTD. (the "Landlord") and OAK PHYSIO LTD. (the "Tenant") amends the lease dated February 12, 2021 (the "Lease").\n\nNOW THEREFORE they agree:\n\n1. The term of the Lease is extended for three years, commencing March 1, 2026 and ending February 28, 2029.\n2. ${clause}`;
const tenancy = (clause: string): string =>
  `TENANCY AGREEMENT\n\nTHIS TENANCY AGREEMENT is made this 20th day of January, 2026 between ADE OGUN (the "Landlord") and CHIDI EZE (the "Tenant").\n\n1. The Landlord lets and the Tenant takes the flat for a term of one year from the 1st day of February, 2026 to the 31st day of January, 2027.\n\n2. ${clause}\n\n3. The Tenant shall keep the flat clean. The Tenant shall not sublet. The Landlord shall repair the roof.`;

describe('what belongs to something beside the contract', () => {
  it.each([
    ['Notice: one week during probation, one month afterwards', { n: 1, unit: 'month' }],
    ['Either party may cancel for non-performance on 10 days’ written notice.', null],
    ['Either party may cancel on 10 days’ written notice.', { n: 10, unit: 'day' }],
  ])('is the notice of a trial or for a cause: %s', (line, notice) => {
    const heads =
      'SNOW REMOVAL CONTRACT\n\nContractor: North Snow Ltd\nCustomer: Lakeview Homes LLP\nStart date: 1 November 2026';
    expect(read(`${heads}\nFee: £450.00 per month\n\n${line}\n\nSigned 5 October 2026`).noticePeriod).toEqual(notice);
  });

  it('is the period of one instalment, where the sum is that of all', () => {
    const { amount, amountPeriod } = read(
      'SNOW REMOVAL CONTRACT\n\nContractor: North Snow Ltd\nCustomer: Lakeview Homes LLP\nSeason: 1 November 2026 to 15 April 2027\nPrice: £2,450.00 per month x 6 = £14,700.00 + VAT 20% £2,940.00 = £17,640.00\n\nSigned 5 October 2026',
    );
    expect([amount, amountPeriod]).toEqual([17_640, 'total']);
  });
  it('is the value of a thing that is lent, and the post of whoever signs', () => {
    const { amount } = read(
      'COFFEE SUPPLY AGREEMENT\nRoastery: Tui Roasters Limited\nCafe: River Hospitality Limited\n\n1. Loan of an espresso machine, serial 88-2210, value £9,800.\n2. Term: 36 months from 24 August 2026.',
    );
    const { parties } = read(
      'Dear Mrs Okon\n\nSTORAGE LICENCE - UNIT 212\n\nThank you for choosing Fen Storage Ltd. This letter is your licence. It begins on 2 February 2026. You or we may end it with 14 days’ notice.\n\nYours sincerely\nTom Fitch\nStore Manager\n\nI agree to the above.\nSigned: B. Okon            Date: 30 January 2026',
    );
    expect([amount, parties.includes('Store Manager')]).toEqual([null, false]);
  });

  it.each([
    ['W3 Call-off end         30 June 2028', '2028-06-30'],
    ['W3 Call-off contract expiry   30 June 2028', '2028-06-30'],
    ['W3 Framework expiry     14 May 2029\nW4 Call-off expiry      30 June 2028', '2028-06-30'],
    ['W3 Sites                all', null],
  ])('is the end of the framework that an order is made under, whichever words stand beside it: %s', (rows, end) => {
    const { termEnd, noticeBy } = read(
      `CALL-OFF ORDER\n\nThis order is placed under the framework agreement between the Northern Buyers Group and the Supplier dated\n15 May 2025, which expires on 14 May 2029.\n\nW1 Customer           Aldwick Town Council\nW2 Supplier           Ferrant Safety Limited\nW5 Call-off start     1 July 2026\n${rows}\nW6 Extension          The Customer may extend by 12 months, by notice not less than 2 months before it would else expire.\n\nSigned 5 June 2026`,
    );
    expect([termEnd, noticeBy]).toEqual([end, end && '2028-04-30']);
  });

  it.each([
    'Paperwork is kept for 8 years.',
    'Records will be stored for seven years.',
    'All vouchers and documents are retained for a minimum of 6 years.',
    'Logs of the door are preserved for 12 months.',
    'Camera footage is held for three months.',
  ])('takes no term from how long something is kept: %s', (kept) => {
    const { termEnd, ending } = read(open(kept));
    expect([termEnd, ending]).toEqual([null, 'open']);
  });

  it.each([
    'Account              MUR004',
    'Customer no.         USD0017',
    'Your reference       GBP000231',
    'Job code             KES021',
    'Booking              CHF0088',
  ])('takes no currency from the number of an account: %s', (row) => {
    const { amount, currency } = read(
      `DRY HIRE AGREEMENT\nWattle Plant Hire Pty Ltd  ABN 00 000 000 000\n\nHirer                Murrindal Civil Pty Ltd\n${row}\n\nHIRE PERIOD          From    9/02/2026\n                     To      29/05/2026\nWeekly rate          $1,240.00`,
    );
    expect([amount, currency]).toEqual([1240, 'AUD']);
  });

  it.each([
    ['Provider', 'Northgate Mapping, Inc.', 'Client', 'Lake Elgin Water District'],
    ['Supplier', 'Oakline Joinery Ltd', 'Customer', 'Moorfield Housing Association'],
    ['Contractor', 'Bright Roofs LLC', 'Owner', 'St Anne Church'],
    ['Vendor', 'Delta Print GmbH', 'Buyer', 'Harbour Books plc'],
    ['Consultant', 'Kite & Rowe LLP', 'Company', 'Ferrant Safety Ltd'],
  ])('takes no person who works for the %s for a side', (role, one, other, second) => {
    const { parties } = read(
      `STATEMENT OF WORK NO. 2\n\nThis Statement of Work is dated 5 May 2026 and is entered into between ${one} ("${role}")\nand ${second} ("${other}").\n\nPEOPLE\n${role}: Mara Lindt (lead)\n${other}: Joel Hart, engineer\n\nWork begins 1 June 2026 and ends 30 November 2026.`,
    );
    // Both sides, or a question that names neither.
    expect([[], [one, second]]).toContainEqual(parties);
  });

  it.each([
    ['WHO', 'Kea Property Care Limited'],
    ['PARTIES', 'Kea Property Care Limited'],
    ['US', 'Rata Gardens Limited'],
    ['THE COMPANY', 'Rata Gardens Limited'],
    ['PEOPLE', 'Tui Windows Limited'],
  ])('takes no heading for a part of the name below it: %s', (head, name) => {
    const { parties } = read(
      `CLEANING SERVICES AGREEMENT\nbetween ${name} and Ohakune Childcare Trust\n\nDated 20 February 2026\n\n${head}\n${name} ("we"), 7 Miro Street, Ohakune.\nOhakune Childcare Trust ("you"), 25 Arawa Street, Ohakune.\n\nWe begin on 2 March 2026.`,
    );
    expect([[], [name, 'Ohakune Childcare Trust']]).toContainEqual(parties);
  });

  it.each([
    'For Sable Link Limited:  J. Wood, Sales    9 February 2026\nFor Meru Sacco Limited: F. Kinoti, CEO            12 February 2026',
    'For Meru Sacco Limited: F. Kinoti            12 February 2026\nFor Sable Link Limited: J. Wood      9 February 2026',
    'For and on behalf of Sable Link Limited: J. Wood     12 February 2026\nFor and on behalf of Meru Sacco Limited: F. Kinoti     11 February 2026',
    'For the Customer: F. Kinoti, Head of ICT      12 February 2026\nFor the Provider: J. Wood      10 February 2026',
    'For Sable Link Limited: per J. Wood, Sales    12 February 2026\nFor Meru Sacco Limited: per F. Kinoti, CEO   12 February 2026\n      R. Mwenda, Treasurer      11 February 2026',
  ])('is agreed when the last of those signs who sign for a side: %j', (end) => {
    const { agreementDate } = read(
      `BUSINESS INTERNET AGREEMENT\n\nProvider    Sable Link Limited\nCustomer    Meru Sacco Limited\n\nContract start           1 March 2026\nContract end             29 February 2028\n\n1. Uptime 99.5% measured per month.\n\n${end}`,
    );
    expect(agreementDate).toBe('2026-02-12');
  });
});

describe('a lease that goes on, or no more', () => {
  it.each([
    'Section 14 (option to renew) of the Lease is deleted.',
    'The right of renewal in section 9 of the Lease is hereby removed.',
    'The option to extend in Schedule B is cancelled.',
    'The options to renew of the Tenant are deleted.',
    'Clause 22 (right to extend) is hereby struck out.',
  ])('has no option that an amendment takes away: %s', (clause) => {
    expect(read(lease(clause)).ending).toBe('ends');
  });

  it.each([
    'The Landlord shall, on the written request of the Tenant made three months before the expiration, grant the Tenant a further term of one year.',
    'If there is no breach the Landlord will at the request of the Tenant grant to him a new lease.',
    'The Landlord shall upon request in writing by the Tenant grant the Tenant a renewed term of two years.',
    'The Landlord must, if the Tenant so makes a request before 1 December 2026, grant her a further tenancy of one year.',
    'The Landlord will on request and payment of the costs grant the Tenant a new tenancy for twelve months.',
  ])('has an option where a further term must be granted on request: %s', (clause) => {
    expect(read(tenancy(clause)).ending).toBe('option');
  });
});
