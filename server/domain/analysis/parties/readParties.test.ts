import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readParties } from './readParties.ts';

const partiesOf = (text: string): string[] => readParties(makeDocument(text)).map((party) => party.value);

const BODY =
  '\n\nWHEREAS, the parties wish to set out their terms;\n\nNOW, THEREFORE, the parties agree as follows:\n\n1. Services. The services are described in Exhibit A.';

describe('the parties', () => {
  it.each<[string[], string]>([
    [
      ['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC'],
      'This Agreement is made as of March 1, 2015 by and between Orchard Lane Mills, Inc., a Delaware corporation ("Supplier"), and Tarn Valley Foods LLC, a Nevada limited liability company ("Customer").',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC'],
      'THIS SUPPLY AGREEMENT (the "Agreement") is entered into between Orchard Lane Mills, Inc. having its principal place of business at 12 Mill Road, Dover, Delaware 19901 (hereinafter "Supplier") and Tarn Valley Foods LLC having an address at 9 Lake Street, Suite 4, Reno, NV 89501 (hereinafter "Customer").',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'Jane Whitfield'],
      'This Consulting Agreement, dated June 4, 2010, is between Orchard Lane Mills, Inc., a Delaware corporation (the "Company"), and Jane Whitfield, an individual residing in Boise, Idaho ("Consultant").',
    ],
    [
      ['Bank of Tarn, N.A.', 'Orchard & Lane Company'],
      'AGREEMENT dated as of May 5, 2011 among Bank of Tarn, N.A., as administrative agent, and Orchard & Lane Company, as borrower.',
    ],
    [
      ['Kestrel Holdings PLC', 'Marram GmbH', 'Tarn Valley Foods LLC'],
      'This Joint Venture Agreement is made by and among Kestrel Holdings PLC, a company incorporated in England and Wales with registered number 01234567 ("Kestrel"), Marram GmbH, a company organized under the laws of Germany ("Marram"), and Tarn Valley Foods LLC ("Tarn").',
    ],
    [
      ['Kestrel (Asia) Limited', 'Marram Sdn Bhd'],
      'THIS AGREEMENT is made on 4 June 2012 BETWEEN:\n\n(1) Kestrel (Asia) Limited, a company incorporated in Hong Kong whose registered office is at 4/F, Harbour House, Hong Kong (the "Licensor"); and\n\n(2) Marram Sdn Bhd of 12 Jalan Besar, Kuala Lumpur (the "Licensee").',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'The University of Tarn'],
      'This Research Agreement ("Agreement") is entered into on January 5, 2009 by and between Orchard Lane Mills, Inc. located at 12 Mill Road, Dover, DE 19901 ("Sponsor"), and The University of Tarn, located at 1 College Way, Tarn, IA 52242 ("University").',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC'],
      'Orchard Lane Mills, Inc. ("Supplier") and Tarn Valley Foods LLC ("Customer") hereby enter into this Agreement dated November 2, 2005.',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC'],
      'This Reseller Agreement provides the terms under which Orchard Lane Mills, Inc., a Nevada corporation having an address at 12 Mill Road ("Mills"), authorizes Tarn Valley Foods LLC, a Utah company ("Reseller"), to resell its goods.',
    ],
    [
      ['JSC Orchard', 'Tarn Valley Foods LLC'],
      'JSC Orchard, hereinafter referred to as the "Seller", represented by its director, on the one side, and Tarn Valley Foods LLC, hereinafter referred to as the "Buyer", on the other side, have concluded this contract.',
    ],
    [
      ['Orchard Lane Mills Co., Ltd.', 'Tarn Valley Foods Co., Ltd.'],
      'Party A: Orchard Lane Mills Co., Ltd.\nAddress: Building 4, No. 12 Mill Road\n\nParty B: Tarn Valley Foods Co., Ltd.\nAddress: 9 Lake Street\n\nParty A and Party B agree as follows.',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC'],
      'BETWEEN:\n\nORCHARD LANE MILLS, INC., a body corporate with an office in Calgary, Alberta\n(the "Company")\n\nAND:\n\nTARN VALLEY FOODS LLC, of Vancouver, British Columbia\n(the "Contractor")',
    ],
    [
      ['Orchard Lane Mills Fund, Inc.', 'Kestrel Advisers, LLC', 'Kestrel Distributors, Inc.'],
      'AGREEMENT made as of this 3rd day of July, 2008 by and among Orchard Lane Mills Fund, Inc., a Maryland corporation (the "Fund"), Kestrel Advisers, LLC, a Delaware limited liability company, and Kestrel Distributors, Inc. (the "Distributor").',
    ],
    [
      ['e-Orchard.com, Inc.', 'Tarn Valley Foods LLC'],
      'This Co-Branding Agreement is entered into as of June 21, 1999 by and between e-Orchard.com, Inc., with its principal place of business at 1 Mill Road ("e-Orchard"), and Tarn Valley Foods LLC ("Tarn").',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC'],
      'Ladies and Gentlemen:\n\nOrchard Lane Mills, Inc., a Georgia corporation (the "Company"), proposes to engage Tarn Valley Foods LLC (the "Agent") to assist the Company in this offering under this letter agreement.',
    ],
    [
      ['The Tarn Trust', 'Orchard Lane Mills, Inc.'],
      'THIS LEASE is made between The Tarn Trust, as landlord ("Landlord"), and Orchard Lane Mills, Inc., as tenant ("Tenant").',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC'],
      'This Amendment No. 2 (this "Amendment") to the Supply Agreement dated May 3, 2014 is made as of June 1, 2016 by and between Orchard Lane Mills, Inc. ("Mills") and Tarn Valley Foods LLC ("Tarn").',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC'],
      'This Endorsement Agreement is made by Orchard Lane Mills, Inc., with offices at 12 Mill Road, Dover, and Tarn Valley Foods LLC, with offices at 9 Lake Street, Reno.',
    ],
    [
      ['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC'],
      'This Master Agreement is by and between Orchard Lane Mills, Inc. and its affiliates (collectively, "Mills") and Tarn Valley Foods LLC, on behalf of itself and its subsidiaries ("Tarn").',
    ],
    [
      ['Orchard, Lane & Mills Incorporated', 'Tarn Valley Foods LLC'],
      'This Underwriting Agreement is made between Orchard, Lane & Mills Incorporated (the "Underwriter") and Tarn Valley Foods LLC (the "Issuer").',
    ],
    [
      ['Jane Whitfield', 'Orchard Lane Mills, Inc.'],
      'EMPLOYMENT AGREEMENT\n\nThis Employment Agreement is made effective as of May 1, 2012, between Jane Whitfield ("Executive") and Orchard Lane Mills, Inc., a Texas corporation (the "Company").',
    ],
    [
      ['Orchard Lane Mills S.p.A.', 'Tarn Valley Foods S.A.'],
      'This distribution contract is entered into by and between: Orchard Lane Mills S.p.A., with registered office in Milan, Via Torino 4, Italy (the "Principal"); and Tarn Valley Foods S.A., with registered office in Geneva, Switzerland (the "Distributor").',
    ],
    [
      ['Alder Point, Inc.', 'Cobalt Ridge LP', 'Dune Harbor Fund II, L.P.', 'Egret Capital LLC'],
      'This Cooperation Agreement, dated as of May 1, 2018 (this "Agreement"), is made by and among Alder Point, Inc., a Delaware corporation (the "Company"), Cobalt Ridge LP, Dune Harbor Fund II, L.P. and Egret Capital LLC (collectively, the "Investors").',
    ],
    [
      ['Alder Point Motor Corporation', 'Alder Point Motor Credit Company LLC', 'Cobalt Ridge Bank, N.A.'],
      'SERVICING AGREEMENT dated as of June 1, 2015, among Alder Point Motor Corporation, as depositor, Alder Point Motor Credit Company LLC, as servicer, and Cobalt Ridge Bank, N.A., as indenture trustee.',
    ],
    [
      ['Alder Point Corp.', 'Cobalt Ridge Ltd.'],
      'THIS AGREEMENT is effective as of June 1, 2001 and is between Alder Point Corp., its successors and assigns ("Alder"), located at 1 Elm Street, Boston, MA and Cobalt Ridge Ltd., its subsidiaries and affiliates ("Cobalt"), located at 2 Oak Street, London.',
    ],
    [
      ['Harriet Quill', 'Oscar Fenn'],
      'THIS AGREEMENT is made between HARRIET QUILL, of 1 Elm Street, Boston ("Seller"), and OSCAR FENN, of 2 Oak Street, Boston ("Buyer").',
    ],
  ])('are %j in: %s', (names, preamble) => {
    const found = partiesOf(`AGREEMENT\n\n${preamble}${BODY}`);
    expect(found.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()));
  });

  it('stand on the cover where the preamble only names roles', () => {
    const text = `SERVICES AGREEMENT\n\nby and between\n\nOrchard Lane Mills, Inc.\n\nand\n\nTarn Valley Foods LLC\n\nDated as of May 4, 2011${BODY}`;
    expect(partiesOf(text)).toEqual(['Orchard Lane Mills, Inc.', 'Tarn Valley Foods LLC']);
  });

  it('stand on a cover without "between"', () => {
    const text = `Exhibit 10.1\n\nORCHARD LANE MILLS, INC. (1)\nAND\nTARN FOODS SE (2)\n\nLICENSE AGREEMENT\n\n1. Definitions`;
    expect(partiesOf(text)).toEqual(['ORCHARD LANE MILLS, INC.', 'TARN FOODS SE']);
  });

  it.each([
    [
      'the letterhead and the addressee',
      'Orchard, Lane & Company\n12 Mill Road\nDover\n\nMay 4, 2021\n\nTarn Foods Inc.\n9 Lake Street\n\nSubject: Our services\n\nWe would like to confirm our interest in acting as your advisor.',
      ['Orchard, Lane & Company', 'Tarn Foods Inc.'],
    ],
    [
      'the sender it defines and the addressee',
      'Tarn Foods Inc.\n9 Lake Street\n\nLadies and Gentlemen:\n\nOrchard Mills, Ltd., a Utah company (the "Company"), hereby agrees to sell its shares through you.',
      ['Orchard Mills, Ltd.', 'Tarn Foods Inc.'],
    ],
    [
      'the addressee and who is pleased to serve',
      'Jane Fell\nPresident & CEO\nTarn Savings Bank\n9 Lake Street\n\nDear Ms. Fell:\n\nOrchard Capital Partners, LLC (Orchard) is pleased to assist you in the offering.',
      ['Tarn Savings Bank', 'Orchard Capital Partners, LLC'],
    ],
  ])('of a letter are %s', (_, text, names) => {
    expect(partiesOf(text)).toEqual(names);
  });

  it('stand in the signature blocks where nothing else names them', () => {
    const text = `JOINT FILING AGREEMENT\n\nThe undersigned agree to file jointly.\n\nIN WITNESS WHEREOF the undersigned have signed.\n\nORCHARD LANE MILLS, INC.\n\nBy: /s/ Jane Whitfield\nName: Jane Whitfield\nTitle: President\n\nTARN VALLEY FOODS LLC\n\nBy: /s/ Max Fell\nName: Max Fell\nTitle: Manager`;
    expect(partiesOf(text)).toEqual(['ORCHARD LANE MILLS, INC.', 'TARN VALLEY FOODS LLC']);
  });

  it('are who signed, where an unsure place names others', () => {
    const text = `AGREEMENT\n\nThis plan follows the rules between Kestrel Holdings PLC and Marram GmbH.\n\nIN WITNESS WHEREOF, the parties have signed.\n\nORCHARD LANE MILLS, INC.\nBy: /s/ Jane Whitfield\nTitle: President\n\nTARN FOODS LLC\nBy: /s/ Max Fell\nTitle: Manager`;
    expect(partiesOf(text)).toEqual(['ORCHARD LANE MILLS, INC.', 'TARN FOODS LLC']);
  });

  it('stand at the labels of a short paper, with or without a legal form', () => {
    const text =
      'FREELANCE CONTRACT\n\nClient: Lumen & Oak Studio\nContractor: Priya Raman\nDate: 3 March 2024\n\n1. Services.';
    expect(partiesOf(text)).toEqual(['Lumen & Oak Studio', 'Priya Raman']);
  });

  it('are persons too, in a list after a company', () => {
    const text = `This Agreement is made as of July 1, 2022, by and among Orchard Mills, LLC, a Delaware company (the "Company"), Dana R. Fell, Max Quill and each other person who joins (each, a "Holder").${BODY}`;
    expect(partiesOf(text)).toEqual(['Orchard Mills, LLC', 'Dana R. Fell', 'Max Quill']);
  });

  it('are never roles, places or the agreement itself', () => {
    expect(partiesOf(`This Agreement is between the Licensor and the Licensee.${BODY}`)).toEqual([]);
    expect(
      partiesOf(`This Agreement is made by and between Team and Sponsor (each, as defined in Exhibit A).${BODY}`),
    ).toEqual([]);
    expect(
      partiesOf(
        `This Amendment is made among Orchard Mills, Inc. ("Borrower"), the Guarantors party hereto, Tarn Bank, N.A., as agent for the Bank Product Providers ("Agent"), and the Lenders party hereto.${BODY}`,
      ),
    ).toEqual(['Orchard Mills, Inc.', 'Tarn Bank, N.A.']);
  });
});
