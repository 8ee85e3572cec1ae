import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { findParties, readParties } from './readParties.ts';

const partiesOf = (text: string): string[] => readParties(makeDocument(text)).map((party) => party.value);
const BODY = '\n\n1. Services are described in Exhibit A. The parties shall perform them.';
const SIGNED = (first: string, second: string): string =>
  `\n\nIN WITNESS WHEREOF, the parties have signed.\n\n${first}\n\nBy: /s/ Jane Whitfield\nTitle: President\n\n${second}\n\nBy: /s/ Max Fell\nTitle: Manager`;

describe('the parties of a paper without an ordinary opening', () => {
  it.each([
    [
      'stand behind roles',
      `AGREEMENT made this 19th day of August, 1997, between Licensor Orchard Works, Inc., a New York corporation, and Licensee Tarn Ltd., a Hong Kong corporation.${BODY}`,
      ['Orchard Works, Inc.', 'Tarn Ltd.'],
    ],
    [
      'give and take a mortgage, and the place above a note is none',
      `MORTGAGE\n\nDuluth, Minnesota\nJuly 18, 2008\n\nThe mortgagor is JANE L. WHITFIELD and HUGH WHITFIELD, husband and wife ("Borrower"). This instrument is given to ` +
        'ORCHARD SAVINGS BANK, organized under the laws of Minnesota ("Lender").',
      ['JANE L. WHITFIELD', 'HUGH WHITFIELD', 'ORCHARD SAVINGS BANK'],
    ],
    [
      'are a city, whose state belongs to its name',
      `LOAN AGREEMENT dated June 1, 2009, by and between the CITY OF TARN, KANSAS, a municipal corporation (the "Issuer"), and Orchard Hospital, Inc., a Kansas corporation.${BODY}`,
      ['CITY OF TARN, KANSAS', 'Orchard Hospital, Inc.'],
    ],
    [
      'stand at labels, on their line or the next, whatever their form',
      `Purchase Contract\n\nParty A (Buyer): Hebei Orchard Technology Co., Ltd.\nLegal Representative: Zhao Guoqiang\n\nParty B (Seller):\nTianjin Tarn Equipment Factory\nLegal Representative: Sun Lihua${BODY}`,
      ['Hebei Orchard Technology Co., Ltd.', 'Tianjin Tarn Equipment Factory'],
    ],
    [
      'have their names in quotes behind the form',
      `AGREEMENT\n\nClosed Joint Stock Company "Orchard", hereinafter referred to as the "Operator", in the person of General Director Belyakov A.V., on the one part, and Open Joint Stock Company "Tarn", hereinafter referred to as the "Subscriber", on the other part, have concluded the present Agreement.${BODY}`,
      ['Closed Joint Stock Company "Orchard"', 'Open Joint Stock Company "Tarn"'],
    ],
    [
      'are not the persons who act for them',
      `In Alicante, on 14 November 2002\n\nOf the one part, Mr. Vicente Fell, of legal age, who acts in the name and on behalf of Orchard de Juegos, S.L., a Spanish company (hereinafter, the LICENSEE).\n\nAnd of the other part, Ms. Donna Quill, who acts in the name and on behalf of Tarn Pinball, Inc., a corporation of Illinois (hereinafter, the LICENSOR).${BODY}`,
      ['Orchard de Juegos, S.L.', 'Tarn Pinball, Inc.'],
    ],
    [
      'are not the general partners they act by',
      `This Agreement, dated as of December 4, 2000, is made among Orchard Partners III, L.P., a Delaware limited partnership acting by its general partner, Orchard GP III, LLC ("Orchard"), and Tarn Technologies, Inc., a Delaware corporation (the "Company").${BODY}`,
      ['Orchard Partners III, L.P.', 'Tarn Technologies, Inc.'],
    ],
    [
      'are a couple, each of the two',
      `THIS FRANCHISE AGREEMENT is entered into this 6th day of April, 1998 between Orchard Franchising, Inc., an Idaho corporation (hereinafter Franchisor), and Robert A. Quill and Sheila K. Quill, husband and wife (hereinafter, jointly and severally, Franchisee).${BODY}`,
      ['Orchard Franchising, Inc.', 'Robert A. Quill', 'Sheila K. Quill'],
    ],
    [
      'keep their other names and nicknames',
      `This Agreement is made by and between Orchard Parks, Inc., a Colorado corporation ("Orchard"), and Jessie "Jett" Romero, an individual ("Romero").${BODY}`,
      ['Orchard Parks, Inc.', 'Jessie "Jett" Romero'],
    ],
    [
      'may all be written in capitals',
      `THIS AGREEMENT IS MADE AND ENTERED INTO AS OF MARCH 1, 2021, BY AND BETWEEN ORCHARD MILLS, INC., A DELAWARE CORPORATION HAVING ITS OFFICE AT 12 MILL ROAD, AND ON COMMAND FOODS CORPORATION, A CORPORATION EXISTING UNDER THE LAWS OF OHIO.${BODY}`,
      ['ORCHARD MILLS, INC.', 'ON COMMAND FOODS CORPORATION'],
    ],
    [
      'are those of a deed and of its favour',
      `THIS DEED is made on the 14th day of November 2006 by ORCHARD HOLDINGS PLC, a company incorporated in England and Wales (the "Guarantor") in favour of TARN BANK LIMITED, whose office is at 1 Quay Street, London (the "Bank").${BODY}`,
      ['ORCHARD HOLDINGS PLC', 'TARN BANK LIMITED'],
    ],
    [
      'are two where two columns of signatures ran into one line',
      `LICENSE AGREEMENT\n\nOrchard Pharma AB hereby licenses the Compound to Tarn Therapeutics, Inc.${BODY}\n\nIN WITNESS WHEREOF, the parties have signed.\n\nORCHARD PHARMA AB TARN THERAPEUTICS, INC.\n\nBy: /s/ Jane Whitfield By: /s/ Max Fell`,
      ['Orchard Pharma AB', 'Tarn Therapeutics, Inc.'],
    ],
    [
      'are no towns, months or states',
      `AGREEMENT\n\nJanuary, Delaware\n\nOrchard Mills, Inc. ("Orchard") of 40 Mill Street, Dover, and Tarn Foods LLC ("Tarn") of Hong Kong agree as follows.${BODY}${SIGNED('ORCHARD MILLS, INC.', 'TARN FOODS LLC')}`,
      ['Orchard Mills, Inc.', 'Tarn Foods LLC'],
    ],
  ])('%s', (_, text, parties) => {
    expect(partiesOf(text)).toEqual(parties);
  });

  it('has who might be a party too as an alternative, less sure than a value', () => {
    const { parties, others } = findParties(
      makeDocument(
        `LETTER OF UNDERSTANDING\n\nOrchard Mills, Inc. and Tarn Foods LLC met with Kestrel Bank Ltd. in Dover.${BODY}${SIGNED('ORCHARD MILLS, INC.', 'TARN FOODS LLC')}`,
      ),
    );
    expect(parties.map((party) => party.value)).toEqual(['Orchard Mills, Inc.', 'Tarn Foods LLC']);
    expect(others.every((other) => other.confidence < 0.6)).toBe(true);
    expect(parties.every((party) => party.confidence >= 0.6)).toBe(true);
  });
});
