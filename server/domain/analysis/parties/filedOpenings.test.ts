import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readParties } from './readParties.ts';

const partiesOf = (text: string): string[] => readParties(makeDocument(text)).map((party) => party.value);
const BODY = '\n\n1. Services are described in Exhibit A. The parties shall perform them.';

/** Openings as filed contracts have them, under other names. */
describe('the parties of a paper as it is filed', () => {
  it.each([
    [
      'may be persons in a list, behind an address that ends in a full stop',
      `This Development Agreement is made as of May 2, 2018 BETWEEN: Tarn Asia Ltd. (hereinafter called "TAL"), located at Room E, 6th Floor, Eastern Commercial Center, 397 Hill Road, Hong Kong. AND: Mr. Chen Qing, Mr. Gu Xian and Ms. Lo Weijie (hereinafter the "Developer"), a group of developers in P.R.China. And hereinafter, the parties shall be referred to as "Parties". RECITALS Whereas, TAL wishes to have an app.${BODY}`,
      ['Tarn Asia Ltd.', 'Chen Qing', 'Gu Xian', 'Lo Weijie'],
    ],
    [
      'are not the house they have their office in',
      `This Endorsement Agreement is made this first day of January, 1996, by and between Orchard Motors having its principal office at 207 Mill Road, Dover (hereinafter "OM"), and Nimbus Films, Sommerville House, Phillips Street, St. Helier, Jersey (hereinafter "Artists").${BODY}`,
      ['Orchard Motors', 'Nimbus Films'],
    ],
    [
      'are not the company whose stock a filing is about, but all who signed it',
      `JOINT FILING AGREEMENT\n\nThe undersigned agree to the joint filing of a statement on Schedule 13G with respect to the Common Stock, par value $0.01 per share, of Tarn Pharmaceuticals, Inc.\n\nIN WITNESS WHEREOF, the undersigned execute this Agreement as of July 6, 2020.\n\nORCHARD CAPITAL\nBy: /s/ Jane Fell\nName: Jane Fell\nTitle: General Partner\n\nHERITAGE GLOBAL FUND\nBy: /s/ Jane Fell\nName: Jane Fell\nTitle: Chief Compliance Officer`,
      ['ORCHARD CAPITAL', 'HERITAGE GLOBAL FUND'],
    ],
    [
      'are one where the other side is whoever agrees',
      `This Membership Agreement is between Orchard Networks, Inc., a Delaware corporation ("Orchard"), and You ("You" or "Your").${BODY}\n\nOrchard sells cards of First Tarn Bank, National Association, which is no party hereto.`,
      ['Orchard Networks, Inc.'],
    ],
    [
      'are not a country and a corporation',
      `This Agreement is between Orchard Networks Corporation, a Delaware, U.S.A. corporation ("Orchard") and Tarn Foods, Inc. ("Tarn").${BODY}`,
      ['Orchard Networks Corporation', 'Tarn Foods, Inc.'],
    ],
    [
      'are cut from an address in capitals',
      `This Agreement, entered into this 15TH day of MARCH, 1999 between:\n\nOLD TARN COMMUNITY BANK\n400 HARBOR ROAD\nDOVER, DE 19901\n\nhereafter called "Client" and\n\nORCHARD AND ASSOCIATES, INC.\n120 MILL STREET\nRENO, NV 89501\n\nhereafter called "OA".${BODY}`,
      ['OLD TARN COMMUNITY BANK', 'ORCHARD AND ASSOCIATES, INC.'],
    ],
    [
      'are cut from an address that runs on without a blank',
      `This AGREEMENT is made on the 9th day of May 2011 BETWEEN Orchard Distribution Inc. of 350 Mill Road, Dover, USA (the "Licensor") AND Cin\u00e9ma Tarn Group SA, of41, rue de Tarn, 92300 Levallois, France (the "Licensee").${BODY}`,
      ['Orchard Distribution Inc.', 'Cin\u00e9ma Tarn Group SA'],
    ],
    [
      'are three on a cover in capitals, one of them with another name',
      `CO-PROMOTION AGREEMENT BY AND BETWEEN ORCHARD CORPORATION D/B/A ORCHARD HEALTH AND TARN, INC. AND TARN SALES LLC OCTOBER 14, 2004${BODY}`,
      ['ORCHARD CORPORATION', 'TARN, INC.', 'TARN SALES LLC'],
    ],
    [
      'are not those who represent them',
      `PURCHASE OF PROMOTION RIGHTS\n\nBY AND BETWEEN:\n\nORCHARD-PHARMA FRANCE, a French corporation having its office in Antony, represented by Mr. Luc Fell and Mrs. Anne Quill, President and Finance Director of said company.\n\n(hereinafter "OPF")\n\nAND\n\nTARN FRANCE, a simplified French corporation, represented by Mr. Alain Roe, President.\n\n(hereinafter the "Buyer")\n\nRECITALS${BODY}`,
      ['ORCHARD-PHARMA FRANCE', 'TARN FRANCE'],
    ],
    [
      'are not the town that two companies have an office in',
      `This Agreement is between ORCHARD INCORPORATED, a Delaware corporation, hereinafter referred to as "Orchard", and TARN AKTIENGESELLSCHAFT, with offices in Berlin, Lower Saxony, hereinafter referred to as "Tarn".${BODY}\n\nORCHARD INCORPORATED\nBy: /s/ Jane Fell\n\nTARN AKTIENGESELLSCHAFT\nBy: /s/ Max Quill`,
      ['ORCHARD INCORPORATED', 'TARN AKTIENGESELLSCHAFT'],
    ],
    [
      'are not the short names of those who sign',
      `HOSTING AGREEMENT\n\nI-tarn\n\n1. I-tarn stores the site of Customer.${BODY}\n\nAGREED AND ACCEPTED\n\nI-TARN INTERACTIVE, INC.\nBy: /s/ Jane Fell\nTitle: President\n\nORCHARD INTERNATIONAL, INC.\nBy: /s/ Max Quill\nTitle: President`,
      ['I-TARN INTERACTIVE, INC.', 'ORCHARD INTERNATIONAL, INC.'],
    ],
    [
      'may have their role in brackets before them, and another name behind them',
      `This Agreement (Agreement ) is made December 3rd, 2018 by and between TARN COM LLC, DBA Dover Software Developers, a Delaware limited liability company (Developer ), and (Client) Orchard Delivers Inc. for the performance of software design services.${BODY}`,
      ['TARN COM LLC', 'Orchard Delivers Inc.'],
    ],
    [
      'are not the town behind a street, however often it is named',
      `This Agreement is made by and between Orchard Call, Inc. (herein "Orchard") located at 15 Mill Street East, Cambridge Ontario, Canada N3C 2A7 and Tarn Paging Corporation located at 100 E. Hill Road, Dover, shall set forth the terms.${BODY}\n\n2. Notices go to Cambridge Ontario.`,
      ['Orchard Call, Inc.', 'Tarn Paging Corporation'],
    ],
    [
      'keep their accents where one of two mentions has lost them',
      `JOINT FILING AGREEMENT\n\nThe undersigned hereby agree to the joint filing of a statement on Schedule 13D.\n\nIN WITNESS WHEREOF, the undersigned execute this agreement as of May 11, 2020.\n\nTARN INVESTMENT S.\u00c0 R.L.\n\n/s/ Max Quill\nBy: Max Quill\nTitle: Authorized Signatory\n\nDANIEL K\u0158ET\u00cdK\n\n/s/ Daniel Kretik\nBy: Daniel Kretik`,
      ['TARN INVESTMENT S.\u00c0 R.L.', 'DANIEL K\u0158ET\u00cdK'],
    ],
    [
      'go on behind an abbreviated place, and behind an address whose end is none of the list',
      `This Agreement is made by and between Tarn Pavilion Superstores, Inc., d/b/a Tarn USA (the "Company"), a Delaware corporation having its office at 200 Mill Boulevard, Ft. Harbor, Florida 33301, and Orchard Group ("OG"), a Delaware corporation having its office at 2575 Vista Way, Mt. Dover, California 93001.${BODY}`,
      ['Tarn Pavilion Superstores, Inc.', 'Orchard Group'],
    ],
    [
      'are one with an "and" in its name, as it signs',
      `This First Amendment is made by and between Orchard Association of Pilots and Navigators, Incorporated ("OAPN") and Tarn Bank, N.A. ("Bank").${BODY}\n\nIN WITNESS WHEREOF, the parties have signed.\n\nORCHARD ASSOCIATION OF PILOTS AND NAVIGATORS, INCORPORATED\nBy: /s/ Jane Fell\nTitle: President\n\nTARN BANK, N.A.\nBy: /s/ Max Quill\nTitle: Vice President`,
      ['Orchard Association of Pilots and Navigators, Incorporated', 'Tarn Bank, N.A.'],
    ],
    [
      'go on behind a legend at the end of a page, and a numbered company is one',
      `This Agreement is made by and between 1184726 ALBERTA LTD., a body corporate ("Developer"), and THE TARN MEMORIAL\n\nCONFIDENTIAL TREATMENT REQUESTED\n\nINSTITUTE FOR CANCER RESEARCH, a charitable body of Pennsylvania ("Institute").${BODY}`,
      ['1184726 ALBERTA LTD.', 'THE TARN MEMORIAL INSTITUTE FOR CANCER RESEARCH'],
    ],
    [
      'are not their aliases, however much stands before the preamble',
      `${'Confidential treatment has been requested for portions of this exhibit. '.repeat(8)}\n\nThis Agreement is made by and between Tarn Inc. ("Tarn"), a Delaware corporation, and Orchard Sports International, Inc., a Nevada corporation, hereinafter referred to as "Orchard",. Tarn and Orchard are hereinafter referred to jointly as the "Parties".${BODY}`,
      ['Tarn Inc.', 'Orchard Sports International, Inc.'],
    ],
    [
      'stand behind "Party A :", be it a person',
      `Agreement on Oral Liquid\n\nParty A : Hebei Orchard Pharmaceutical Co., Ltd\n\nParty B : Shen Guoliang\n\nParty A and Party B have reached the following agreement.${BODY}`,
      ['Hebei Orchard Pharmaceutical Co., Ltd', 'Shen Guoliang'],
    ],
    [
      'are one where a scan has broken its name on the cover',
      `ORCHARD TIMBER BOY FRANCfflSE MANAGEMENT LLC\n\nArea Developer\n\nTarn Diners Group, Ltd.\n\nTHIS AGREEMENT is made by and between ORCHARD TIMBER BOY FRANCHISE MANAGEMENT LLC, a Michigan company ("Timber"), and the Area Developer named on the first page ("Area Developer").${BODY}\n\nTARN DINERS GROUP, LTD.\n\nBy: /s/ Nick Fell`,
      ['ORCHARD TIMBER BOY FRANCfflSE MANAGEMENT LLC', 'Tarn Diners Group, Ltd.'],
    ],
    [
      'are not their affiliates, and not the label before them',
      `MEMORY CARD LICENSING AGREEMENT\n\nLICENSEE Tarn Cards LLC\n\nLICENSOR Orchard Films Inc., an affiliate of Granite Pictures, Inc.\n\nTERM Two years${BODY}`,
      ['Tarn Cards LLC', 'Orchard Films Inc.'],
    ],
    [
      'sign behind "By" and a line, too',
      `JOINT FILING AGREEMENT\n\nThis confirms what the undersigned have agreed: that the Schedule 13G is filed for each of them.\n\nIn witness of this they have signed.\n\nOrchard Vance Management, Inc.\n\nBy__/s/ Jennifer Fell___________\nJennifer Fell, Vice President\n\nTarn Situations Trust\n\nBy__/s/ Gregory Quill___________\nGregory Quill, Vice President`,
      ['Orchard Vance Management, Inc.', 'Tarn Situations Trust'],
    ],
    [
      'stand numbered in the cells of a table, with a place or a number in brackets',
      `Dated: 11 November 2003\nBETWEEN:\n|(1)\n|Tarn Services (Singapore) Pte Ltd, a company registered in Singapore (“Client”);\n|(2)\n|omni Tarn.com (India) Private Limited, a company registered in India (“Tarn (India)”); and\n|(3)\n|ORCHARD FINANCING (NO. 3) PLC (registered number 4991206), a public limited company (“the SPV”)\n|1\n|DEFINITIONS AND INTERPRETATION\n“Group” means Orchard plc. Tarn (India) stands behind the SPV.`,
      ['Tarn Services (Singapore) Pte Ltd', 'omni Tarn.com (India) Private Limited', 'ORCHARD FINANCING (NO. 3) PLC'],
    ],
    [
      'are the undersigned of a deed',
      `ASSIGNMENT AGREEMENT\n\nBETWEEN THE UNDERSIGNED:\n\nMr. Yves-Marie Fell, domiciled at Tarn FR-39260, hereinafter referred to as the Assignor,\n\nparty of the first part;\n\nand\n\nThe Orchard International Inc. company, domiciled at 7000 Mill Way, Dover, USA, represented by its President, Mr. Stephen Quill, hereinafter referred to as the Assignee, party of the second part.\n\nWHEREAS: The Assignor owns the patents.${BODY}`,
      ['Yves-Marie Fell', 'Orchard International Inc.'],
    ],
    [
      'are a branch, and not the company of which the persons named below hold stock',
      `JOINT FILING AGREEMENT\n\nThe persons named below each hereby agree that the Schedule 13D about the Common Stock of Tarn Group, Inc. (the "Company") is filed jointly.\n\nORCHARD BANK, N.A., LONDON BRANCH\n\nBy: /s/ Jane Fell\nTitle: Vice President\n\nHERITAGE OVERSEAS N.V.\n\nBy: /s/ Max Quill\nTitle: Attorney-in-Fact`,
      ['ORCHARD BANK, N.A., LONDON BRANCH', 'HERITAGE OVERSEAS N.V.'],
    ],
    [
      'may be led to by "together with"',
      `This Amendment is entered into as of August 9, 2012, by and between Orchard Innovations Incorporated, a Delaware corporation, together with Orchard Technologies, Inc., a Delaware corporation (jointly and severally, "Orchard"), and Tarn Medical, Inc., a Delaware corporation ("Tarn").${BODY}`,
      ['Orchard Innovations Incorporated', 'Orchard Technologies, Inc.', 'Tarn Medical, Inc.'],
    ],
    [
      'are not the campus they contract for, nor what a dash adds to their name',
      `THIS AGREEMENT is made by and between Orchard Bio Corporation (hereinafter "SPONSOR"), and the UNIVERSITY OF TARN - A MEMBER OF THE STATE SYSTEM, a body corporate, contracting for and on behalf of the Tarn Health Sciences Center, with its Office of Sponsored Programs in Tarn (hereinafter "UNIVERSITY").${BODY}`,
      ['Orchard Bio Corporation', 'UNIVERSITY OF TARN'],
    ],
    [
      'are one where the other is a blank',
      `This Contract is entered into between Orchard Internet Services, the provider, located at 61 Ferry Road, Dover (herein "Orchard") and _________, located at ______________ (herein "Client").${BODY}\n\nThe carrier is Tarn Fiber Co.`,
      ['Orchard Internet Services'],
    ],
    [
      'are the companies of a cover, not a division of one',
      `ENGINE CARE AGREEMENT\nBY AND BETWEEN\nORCHARD AEROSPACE CORPORATION\nMERIDIAN ENGINES DIVISION\nAND\nTARN DEL SUR S.A.\nDATED AS OF OCTOBER 3, 2013${BODY}`,
      ['ORCHARD AEROSPACE CORPORATION', 'TARN DEL SUR S.A.'],
    ],
    [
      "are not the end of a bank's name, nor a law",
      `SERVICE CONTRACT\n\nUnder the Law of the People's Republic of China on Joint Ventures Using Chinese and Foreign Investment, Bank of South Tarn Ltd ("BST") and Orchard PNG Ltd ("Orchard") state their service levels. Orchard shall answer calls of BST.${BODY}\n\nBank of South Tarn Ltd\n\nBy: /s/ Jane Fell\n\nOrchard PNG Ltd\n\nBy: /s/ Max Quill`,
      ['Bank of South Tarn Ltd', 'Orchard PNG Ltd'],
    ],
    [
      'are two where their columns ran into one line',
      `SERVICE ORDER\n\nOrchard Technology Inc. serves the Customer identified below.${BODY}\n\nORCHARD TECHNOLOGY INC. The Village Bank of Tarn\n\nBy: ____________ By: ____________\n\nORCHARD TECHNOLOGY INC.\n\nThe Village Bank of Tarn`,
      ['Orchard Technology Inc.', 'The Village Bank of Tarn'],
    ],
    [
      'are a company in capitals without the heading before it',
      `Preventive Care Plan ORCHARD, INC. TERMS AND CONDITIONS\n\nThese terms are those under which ORCHARD, INC. ("Orchard") serves TARN FOODS, INC. ("Tarn").${BODY}\n\nORCHARD, INC.\nBy: ________\n\nTARN FOODS, INC.\nBy: ________`,
      ['ORCHARD, INC.', 'TARN FOODS, INC.'],
    ],
    [
      'may be broken over lines, they and their addresses',
      `SUPPLY AGREEMENT\n\nThis Supply Agreement is made by and between Orchard-A\n\nST Co., Ltd., a company with offices at 29 West\n\nMill Street, Redwood\n\nCity, California ("Orchard"), and\n\nTarn Pharma-\n\nceuticals, Inc., a Delaware corporation with offices at 101 East\n\nBroward Boulevard, Dover ("Tarn").${BODY}`,
      ['Orchard-A ST Co., Ltd.', 'Tarn Pharma- ceuticals, Inc.'],
    ],
  ])('%s', (_, text, parties) => {
    expect(partiesOf(text)).toEqual(parties);
  });
});
