import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });
const HEADS = `Service agreement
Supplier: Ferrant Safety Ltd
Customer: Morland Scaffolding Ltd
Start date: 1 November 2026
End date: 31 October 2028`;

const lease = (more: string): string =>
  `AGREEMENT OF LEASE\n\nBERGVLIET SQUARE LTD (the "Landlord") and NOMVULA FOODS LTD (the "Tenant")\n\nCommencement date: 1 July 2024\nExpiry date: 30 June 2027\n\n1. The Landlord hereby lets to the Tenant Shop 7.\n\n${more}`;

describe('what stands elsewhere in a document is not the value', () => {
  it.each([
    ['Fee: R28 750,00 per month', 28_750, 'ZAR'],
    ['Fee: R1,250.00 per month', 1250, 'ZAR'],
    ['Address: 4920 54 Street, Red Deer, Alberta\nFee: $1,675.00 per month + GST', 1675, 'CAD'],
    ['Customer ref: Kiama NSW 2533\nFee: $260.00 per month plus GST', 260, 'AUD'],
    ['Price: S$1,200.00 per quarter, GST 9% S$108.00, total S$1,308.00 per quarter.', 1308, 'SGD'],
    ['Member: Coastal Timber Inc\nFee: $575.00 a year including GST', 575, null],
  ])('reads the price with its tax, in the money of the country: %s', (line, amount, currency) => {
    const found = read(`${HEADS}\n${line}`);
    expect([found.amount, found.currency]).toEqual([amount, currency]);
  });

  it.each([
    ['It renews for a year at a time unless either side gives written notice of termination 60 days before.', 'renews'],
    ['NOTICE OF TERMINATION: we end this agreement with effect from 31 October 2028.', 'ends'],
  ])('tells a notice that may be given one day from one that is given: %s', (line, ending) => {
    expect(read(`${HEADS}\n\n${line}`).ending).toBe(ending);
  });

  it('takes the price of the newest message that names one, and not that of a proposal it answers', () => {
    const found = read(
      'From: Elena Ruiz <elena@ruizdental.example>\nSent: Thursday, September 17, 2026 4:41 PM\nTo: Tobin Markle <tobin@copperleaf.example>\nSubject: Re: retainer\n\nAgreed, all of it.\n\n> On Sep 17, 2026, at 11:02 AM, Tobin Markle wrote:\n>\n> $1,850 a month, billed on the 1st.\n>\n>> On Sep 15, 2026, Elena Ruiz wrote:\n>>\n>> Too much for us.\n>>\n>>> On Sep 14, 2026, Tobin Markle wrote:\n>>>\n>>> Proposal attached! $2,400 a month, 12 months.',
    );
    expect(found.amount).toBe(1850);
  });

  it('dates a lease by the later of two signatures side by side', () => {
    const found = read(
      `AGREEMENT OF LEASE\n\nBERGVLIET SQUARE LTD (the "Landlord") and NOMVULA FOODS LTD (the "Tenant")\n\n1. The Landlord lets to the Tenant Shop 7 from 1 July 2024 to 30 June 2027.\n\nSIGNED at CAPE TOWN on 12 June 2024             SIGNED at PAARL on 14 June 2024\nP. Rademeyer                                    N. Dlamini`,
    );
    expect(found.agreementDate).toBe('2024-06-14');
  });

  it('dates a letter by the day on which whoever got it agreed', () => {
    const found = read(
      'LICENSE LETTER\n\nDecember 11, 2025\n\nTri-County Cooperative, Inc.\nMinot, ND\n\nDear Walt:\n\nSummit Safety LLC licenses its lessons to Tri-County Cooperative, Inc. for $5,400 per year.\nTerm: January 1, 2026 through December 31, 2028\n\nSincerely,\nDeb Koslowski\nSummit Safety LLC\n\nAgreed: Walt Brand for Tri-County Cooperative, Inc., 12/15/2025',
    );
    expect(found.agreementDate).toBe('2025-12-15');
  });

  it('dates a drafted contract by the label above and not by its first day', () => {
    const found = read(
      `MANAGED SERVICES AGREEMENT\n\nClient: Hargreave Pty Ltd\nDate: 20 February 2026\n\n"Agreement" means this document. The Supplier is Bluegum Pty Ltd.\n\n5.1 This Agreement starts on 1 March 2026 and its initial term ends on 29 February 2028.`,
    );
    expect(found.agreementDate).toBe('2026-02-20');
  });

  it.each([
    ['I agree     N. El-Amin      8 June 2026', '2026-06-08'],
    ['STAMP: RECEIVED 8 June 2026', '2026-06-01'],
    ['I agree     N. El-Amin      1 June 2026', '2026-06-01'],
  ])('takes the day on which somebody signed after the day on top for that of agreement: %s', (line, day) => {
    const found = read(
      `Residency agreement\n1 June 2026\n\nHost: Ferrant Arts Ltd\nArtist: Noor El-Amin\nThe residency runs from 1 July 2026 to 31 October 2026. The artist pays £300 a month for the studio.\n\n${line}`,
    );
    expect(found.agreementDate).toBe(day);
    expect(found.alternatives.filter(({ field }) => field === 'agreementDate')).toEqual([]);
  });

  it.each([
    'unless one party notifies the other that it will not renew',
    'unless either side has said in writing that it does not want to carry on',
  ])('takes a wish that somebody may have for no refusal: %s', (unless) => {
    const found = read(
      `EQUIPMENT LEASE\n\nLessor: Harbour Copiers Ltd\nLessee: Elm Architects Ltd\nTerm 60 months, to 2031-06-30\n\n4. At the end of the term this agreement renews for successive periods of 12 months ${unless}.`,
    );
    expect(found.ending).toBe('renews');
  });

  it('takes neither what is not renewed nor an advertisement for its end', () => {
    const found = read(
      'From: "Basalt Hosting Co." <renewals@basalt.example>\nTo: mail@whitcomb.example\nSubject: Auto-renewal notice\n\nYour hosting is set to auto-renew.\n\nNot set to renew: domain whitcomb.example (expires 02/07/2027, $21.99/yr).\n\nBlack Friday: 40% off certificates through 11/30/2026',
    );
    expect([found.termEnd, found.amount]).toEqual([null, null]);
  });

  it('takes a renewal that would have come for none', () => {
    const found = read(
      `${HEADS}\n\nThe contract, which would otherwise have renewed for another year, comes to an end on 31 October 2028.`,
    );
    expect([found.autoRenews, found.renewalTerm, found.ending]).not.toContain('renews');
    expect(found.renewalTerm).toBeNull();
  });

  it('does not say that a drafted lease ends where its tenant may renew it', () => {
    const option = '2. Provided that the Tenant is not in breach, it may renew this lease for the Option period.';
    expect([read(lease('')).ending, read(lease(option)).ending]).toEqual(['ends', 'option']);
  });

  it.each(['SUBJECT TO CONTRACT', 'Nothing here binds anybody until a lease is signed.'])(
    'has no contract where it says that it does not bind yet: %s',
    (line) => {
      expect(read(`${HEADS}\n\n${line}`).verdict).toBe('perhaps');
      expect(read(HEADS).verdict).toBe('contract');
    },
  );
});
