import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readParties } from './readParties.ts';

const partiesOf = (text: string): string[] => readParties(makeDocument(text)).map((party) => party.value);
const BODY = '\n\n1. The parties shall perform the services of Exhibit A.';

/** Openings of translated contracts and of contracts drafted outside the United States. */
describe('the parties of a paper from abroad', () => {
  it.each([
    [
      'stand between wide East Asian punctuation',
      `Cooperation Agreement  Party A：Tarn Vocational and Technical College（“Party A”）  Party B：Orchard Education Consulting Co.，Ltd．（“Party B”）  Party A and Party B，after friendly consultation，agree as follows．${BODY}`,
      ['Tarn Vocational and Technical College', 'Orchard Education Consulting Co., Ltd.'],
    ],
    [
      'have one word behind "Party A:" and their address behind it',
      `Cooperation Agreement on Games\n\nParty A: Tarnix Address: 4F, 268 Mill Road, Nanjing Zip code: 210001 Name of account: Tarnix Deposit Bank: Heritage Bank Co., Ltd.\n\nParty B: Orchardon Address: 7F, 31 Hill Road, Shenzhen${BODY}`,
      ['Tarnix', 'Orchardon'],
    ],
    [
      'are a GmbH & Co. KG and a stock corporation, with what they are called between dashes',
      `Lease Agreement\n\n1. Tarn Verwaltungs GmbH & Co. Objekt Mitte KG, represented by its general partner Tarn Verwaltungs GmbH, Leopoldstr. 2, Munich - hereinafter "Lessor" -\n\nand\n\n2. Orchard Biotech AG, Lichtenbergstr. 8, Garching - hereinafter "Lessee" -${BODY}`,
      ['Tarn Verwaltungs GmbH & Co. Objekt Mitte KG', 'Orchard Biotech AG'],
    ],
    [
      'are a company and two persons with identity cards, in a numbered list',
      `This Loan Agreement is entered into in Beijing as of the 6th day of August, 2011 by the following Parties:\n\n(1) Tarn Technology (Beijing) Co., Ltd., a wholly foreign-owned enterprise registered at Room 15, Tower B (the "Lender");\n\n(2) SHEN Yuewen, PRC ID Card No.: 1101081972, residing at 14 Hua Garden, Beijing; and\n\n(3) LUO Kai, PRC ID Card No.: 4201061975, residing at No. 7 Lake Hill, Wuhan\n\n((2) and (3) each a "Borrower").\n\nWHEREAS the Lender has agreed.${BODY}`,
      ['Tarn Technology (Beijing) Co., Ltd.', 'SHEN Yuewen', 'LUO Kai'],
    ],
    [
      'are a ministry with a long name and three companies, on the one part and on the other',
      `This Contract is made this 12th day of May 2007 in the city of Port Selim:\n\nON THE ONE PART, the Ministry of Petroleum and Mineral Wealth of the Republic of Qassara (hereinafter the "Ministry"), represented by His Excellency Eng. Faruq Haddan, Minister; and the Qassara National Petroleum Corporation ("QNPC"), established by Law No. 14 of 1978; and\n\nON THE OTHER PART, Tarn Exploration (Qassara) B.V., a company organized under the laws of the Netherlands, and Orchard Energy Resources Co., Ltd., a company existing under the laws of Korea.\n\nWHEREAS all petroleum belongs to the State.${BODY}`,
      [
        'Ministry of Petroleum and Mineral Wealth of the Republic of Qassara',
        'Qassara National Petroleum Corporation',
        'Tarn Exploration (Qassara) B.V.',
        'Orchard Energy Resources Co., Ltd.',
      ],
    ],
    [
      'stand in two columns of one row of a table',
      `| ORDER FORM NO. 417 |\n| Provider: | Tarn Analytics GmbH | | Customer: | Orchard Valley Health System |\n| Address: | Leopoldstr. 114, Munich | | Address: | 900 Mill Ave., Fort Worth, TX |\n\n1. Hosting: Data centre of Nimbus AG in Bonn.${BODY}`,
      ['Tarn Analytics GmbH', 'Orchard Valley Health System'],
    ],
    [
      'keep both of two legal forms',
      `DEED OF NOVATION\n\nParties\n\nOutgoing Party:    Tarn Drilling (UK) Limited, Aberdeen\nIncoming Party:    Orchard Atlantic Pte. Ltd., 8 Shenton Way, Singapore\nContinuing Party:  Compañía Petrolera Azul S.A., Panama${BODY}`,
      ['Tarn Drilling (UK) Limited', 'Orchard Atlantic Pte. Ltd.', 'Compañía Petrolera Azul S.A.'],
    ],
  ])('%s', (_fact, text, expected) => {
    expect(partiesOf(text)).toEqual(expected);
  });
});

describe('the parties on a signature page', () => {
  it('join those of the preamble that points to it', () => {
    expect(
      partiesOf(
        `VOTING AGREEMENT, dated as of July 7, 2000 (this "Agreement"), among TARN FREIGHT PLC, a public limited company ("Parent"), and the stockholders of Quill Cargo, Inc. whose names appear on the signature pages of this Agreement (each a "Stockholder").${BODY}\n\nIN WITNESS WHEREOF, each of the parties has caused this Agreement to be executed.\n\nTARN FREIGHT PLC\nBy: /s/ Alan Fell\nDirector\n\nORCHARD FAMILY LIMITED PARTNERSHIP\nBy: Orchard Management LLC, its General Partner\nBy: /s/ Jane Roe\nManager\n\nHERITAGE VENTURES III, L.P.\nBy: /s/ Omar Quill\nManaging Director`,
      ),
    ).toEqual(['TARN FREIGHT PLC', 'ORCHARD FAMILY LIMITED PARTNERSHIP', 'HERITAGE VENTURES III, L.P.']);
  });
});

describe('the parties of an amendment', () => {
  it('are not those of the agreement that it speaks of first', () => {
    expect(
      partiesOf(
        `This Second Amendment (this "Amendment"), dated as of July 31, 2012, relates to that certain Services Agreement dated August 18, 2006 by and between Tarn Mutual Insurance Company and Quill Outsourcing Solutions, Inc., as amended (the "MSA"), and is entered into by and between Tarn Life Company (successor to Tarn Mutual Insurance Company) ("Tarn") and Orchard Technologies Limited (successor to Quill Outsourcing Solutions, Inc.) ("Supplier").${BODY}`,
      ),
    ).toEqual(['Tarn Life Company', 'Orchard Technologies Limited']);
  });
});
