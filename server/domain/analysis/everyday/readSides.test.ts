import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { namedFirst } from '../testing/namedFirst.ts';
import { isSame } from './isSame.ts';
import { readLetterSides } from './readLetterSides.ts';
import { readMail } from './readMail.ts';
import { readSides, readSpeaker } from './readSides.ts';

const names = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);

it('an order with an Australian business number is in Australian dollars, and a levy of cents is not its price', () => {
  const lines = [
    'OUTBACK PEST SOLUTIONS PTY LTD',
    'ABN 51 824 753 556',
    '',
    'SERVICE AGREEMENT',
    '',
    'Customer: Coolibah Bakery',
  ];
  const read = (...more: string[]) => analyseText([...lines, ...more].join('\n'), { today: '2026-11-23' });
  expect(read('Price: $110.00 per month inc GST')).toMatchObject({
    amount: 110,
    currency: 'AUD',
    amountPeriod: 'month',
  });
  expect(read('Prices exclude the ICANN fee of $0.20.').amount).toBeNull();
});

it('three who make an agreement together are its sides, and who acts for one of them is none', () => {
  const three =
    'This is an agreement between Malthouse Services Limited ("Malthouse"), Verity Hygiene Limited ("Verity") and Saxon Mill Limited ("you").';
  expect(names(readSides(three))).toEqual([
    'Malthouse Services Limited',
    'Verity Hygiene Limited',
    'Saxon Mill Limited',
  ]);
  const lease =
    'KEY LEASE TERMS\n\nLandlord      Quay Estates DAC\nTenant        Fuschia Software Limited\nTerm          5 years\n\nSolicitors    Landlord: Roche Tierney LLP. Tenant: Mannion & Co.';
  expect(analyseText(lease, { today: '2026-11-22' }).parties).toEqual(['Quay Estates DAC', 'Fuschia Software Limited']);
});

const readPrice = (price: string) =>
  analyseText(`Service agreement\nSupplier: Birch Lift Ltd.\nCustomer: Elm Lofts Inc.\nFee: ${price} per month`, {
    today: '2026-11-23',
  });

it('a bare dollar beside a tax that only Canada has is Canadian, unless the paper names the American one', () => {
  expect(readPrice('$110.00 + HST')).toMatchObject({ amount: 110, currency: 'CAD' });
  expect(readPrice('US$110.00 + HST')).toMatchObject({ amount: 110, currency: 'USD' });
});

it('a vendor beside the two sides of a lease or a resale is a third', () => {
  const found = analyseText(
    'Order form\nVendor: Parch Software B.V.\nReseller: Lind Resale Ltd\nCustomer: Amber Homes Ltd\nTerm: 1 May 2026 to 30 April 2027',
    { today: '2026-11-23' },
  );
  expect(namedFirst(found, 2)).toEqual(['Lind Resale Ltd', 'Amber Homes Ltd']);
});

const walks = (last: string): string =>
  `Muddy Paws Walking\n\nOwner: Lorna Beattie, 4 Kelvin Court\nStart: 11 May 2026\nAgreed: two weeks' notice\n\n${last}`;

describe('the sides of an everyday document', () => {
  it('are not one person twice, with the first name and with its initial', () => {
    expect([isSame('T. Wilk', 'Tomasz Wilk'), isSame('Ann Bell', 'A Bell'), isSame('T. Wilk', 'Anna Wilk')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['a company and a person', 'Anna Keller', 'Harbour Gym Ltd gives the member the use of its rooms'],
    ['a company and a person', 'Anna Keller', 'The member may use the rooms'],
    ['two companies', 'Kelvin Cleaning Ltd', 'Harbour Gym Ltd orders the cleaning of its rooms'],
  ])('are the two of a line that ends without a full stop: %s, then "%s … %s"', (_kind, second, sentence) => {
    for (const between of ['\n', '\n\n']) {
      const lines = ['MEMBERSHIP AGREEMENT', `between Harbour Gym Ltd and ${second}`, `${sentence} from 1 March 2026.`];
      const { parties } = analyseText([...lines, 'It runs for twelve months and costs 480 EUR a year.'].join(between), {
        today: '2026-11-23',
      });
      expect(parties.toSorted()).toEqual([second, 'Harbour Gym Ltd'].toSorted());
    }
  });

  it('stand behind "between" in a sentence, without a legal form', () => {
    const text = 'It was agreed on 3 May 2026 between Elm Road Allotments and Sunny Days Nursery (the nursery).';
    expect(names(readSides(text))).toEqual(['Elm Road Allotments', 'Sunny Days Nursery']);
  });

  it('keep the country before their legal form', () => {
    const text = 'This contract is made between Tidy Halls (Leeds) Ltd and Fern Studios (UK) Limited (the "Customer").';
    expect(names(readSides(text))).toEqual(['Tidy Halls (Leeds) Ltd', 'Fern Studios (UK) Limited']);
  });

  it('are not two numbers or two halves of a sentence', () => {
    expect(readSides('Our agreement says between 60 and 120 days. By signing and returning it you accept.')).toEqual(
      [],
    );
  });

  it('stand in a numbered list that "by" leads to', () => {
    const text = 'Agreed by\n\n1. Dora Finch (the seller)\n2. Oak Lane Stables\n3. Petra Holm\n\nThe price is £900.';
    expect(names(readSides(text))).toEqual(['Dora Finch', 'Oak Lane Stables', 'Petra Holm']);
  });

  it('include whoever calls itself "we"', () => {
    expect(readSpeaker('We, Tidal Energy Finance, agree to lease to you the boiler.')?.value).toBe(
      'Tidal Energy Finance',
    );
    expect(readSpeaker('We, of course, agree.')).toBeNull();
  });

  it('of an email stand in its heads, or under the names of those who write', () => {
    const text = `From: Ann Poole <ann@poolecatering.example>
To: Bea Root, Rook Farm Shop

Hello Bea, that is fine for £40 a month.

Ann
Poole Catering`;
    expect(names(readMail(text))).toEqual(['Poole Catering', 'Rook Farm Shop']);
  });

  it('of an email within one organisation are none', () => {
    expect(readMail('From: Ann Poole, Rook Farm <ann@rook.example>\nTo: Bea, Rook Farm <bea@rook.example>\n')).toEqual(
      [],
    );
  });

  it('of a letter are the two blocks at its head', () => {
    const text = 'Mara Quist\n4 Mill Lane\n\nPlaza Gym\n12 High Street\n\n2 May 2026\n\nDear Sir\n\nI am leaving.';
    expect(names(readLetterSides(text))).toEqual(['Mara Quist', 'Plaza Gym']);
  });

  it('are names that are given a role in brackets, without the place beside them', () => {
    const text =
      'Olmar Glass s.r.o., Czech Republic (the Principal), appoints Merrow Tableware Agencies, Dublin (the Agent).';
    expect(readSides(text).map(({ value }) => value)).toEqual(['Olmar Glass s.r.o.', 'Merrow Tableware Agencies']);
    expect(names(readSides('Hadlow Storage Ltd (we) lets to Dan Abara, 4 Larch Grove (you), one unit.'))).toEqual([
      'Hadlow Storage Ltd',
      'Dan Abara',
    ]);
  });

  it('are the one at the top and the one that a label names, whoever signs', () => {
    for (const last of ['Iona (Muddy Paws)', 'Iona'])
      expect(analyseText(walks(last), { today: '2026-11-22' }).parties).toEqual([
        'Muddy Paws Walking',
        'Lorna Beattie',
      ]);
  });

  it('of an email are known by a domain that begins with initials, and a signature may end in a legal form', () => {
    const mail =
      'From: Kay Lund <kay@ticketry.example>\nTo: Rhona Pick <rpick@ovtitle.example>\nSubject: Renewal\n\nI renewed it for Ozark Valley Title Company.\n\nKay Lund\nCustomer Success, Ticketry Booths, Inc.';
    expect(names(readMail(mail))).toEqual(['Ticketry Booths, Inc.', 'Ozark Valley Title Company']);
  });

  it('are not those who sign under the same labels, nor the town in which one sits', () => {
    const signed =
      'Maintenance agreement\n\nContractor: Three Rivers Heating, Inc., 77 Carson Street\nCustomer: The Waverly Condominium Association\n\nContractor              Customer\nJoseph Palermo, V.P.    Lenore Fitch, President';
    expect(analyseText(signed, { today: '2026-11-22' }).parties).toEqual([
      'Three Rivers Heating, Inc.',
      'The Waverly Condominium Association',
    ]);
    const seated =
      'Terms agreed\nbetween Maison Tilleul SARL, Dijon (the Maker) and Kilbride Foods Ltd, Bray (the Distributor)\nFrom 1 October 2026 to 30 September 2028';
    expect(analyseText(seated, { today: '2026-11-22' }).parties).toEqual(['Maison Tilleul SARL', 'Kilbride Foods Ltd']);
  });

  it('are a name and the one below it that it works for, or the buyer at the head of a purchase order and its vendor', () => {
    const care =
      'Website care plan\n\nNightjar Web Studio\nfor Fenwick Lane Bookshop\n17 August 2026\n\nWe both agree.';
    expect(analyseText(care, { today: '2026-11-22' }).parties).toEqual([
      'Nightjar Web Studio',
      'Fenwick Lane Bookshop',
    ]);
    const order =
      'PURCHASE ORDER                  PO-0061877\nPrairie Crop Institute          Date: November 16, 2026\n\nVendor:\nHelix Lab Services Inc.\n88 Innovation Blvd\nWinnipeg MB\n\nCoverage: January 1, 2027 to December 31, 2027';
    expect(analyseText(order, { today: '2026-11-22' }).parties.toSorted()).toEqual([
      'Helix Lab Services Inc.',
      'Prairie Crop Institute',
    ]);
  });
});
