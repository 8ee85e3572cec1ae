import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readParties } from './readParties.ts';

const parties = (text: string): string[] => readParties(makeDocument(text)).map(({ value }) => value);
const REST =
  '\n\nWHEREAS, the parties wish to work together; NOW, THEREFORE, they agree as follows.\n\n1. Term. One year.';

describe('who the agreement is between, where the opening', () => {
  it.each([
    [
      'lists funds and persons under one alias',
      'This Standstill Agreement dated May 4, 2013 is by and among Tarn Onshore Fund, L.P., Tarn Management, LLC, Neal Farris, Bay Romero (collectively, the "Tarn Group"), Joan Whitley, Karl Ames (collectively, the "New Directors") and Orchard Information Corporation, a Delaware corporation (the "Company").',
      [
        'Tarn Onshore Fund, L.P.',
        'Tarn Management, LLC',
        'Neal Farris',
        'Bay Romero',
        'Joan Whitley',
        'Karl Ames',
        'Orchard Information Corporation',
      ],
    ],
    [
      'puts a name of two surnames behind an alias and a comma',
      'This Agreement is by and among the entities listed on Schedule A (the "Group"), Orchard and Tarn Digital Corporation, a Utah corporation (the "Company") and Fell and Lane Sports Corporation (the "Designee").',
      ['Orchard and Tarn Digital Corporation', 'Fell and Lane Sports Corporation'],
    ],
    [
      'says whose subsidiary a party is',
      'This Agreement is by and among Orchard Trust Company, a Utah corporation (the "Fund"), and Fell Advisers, LLC, a wholly-owned subsidiary of Tarn Motors and Mills Corp. (the "Adviser").',
      ['Orchard Trust Company', 'Fell Advisers, LLC'],
    ],
    [
      'has addresses with post codes right behind the names',
      'This Agreement is made between Orchard Mills, Inc. of 5 King William Street, London EC4R 9AN, United Kingdom ("Orchard") and Tarn Technology of 9 Lake Road, Surrey GU24 9PW, England, a Dutch company ("Tarn").',
      ['Orchard Mills, Inc.', 'Tarn Technology'],
    ],
    [
      'says whom the parties follow and through whom they act',
      'This Agreement dated May 1, 2004 sets out the terms under which Orchard Mills, Inc., successor in interest to Fell Systems, Inc., a Nevada corporation ("Orchard"), appoints Tarn Partners, L.P., acting by its general partner, Tarn GP, LLC, a Utah limited partnership ("Reseller"), as its reseller.',
      ['Orchard Mills, Inc.', 'Tarn Partners, L.P.'],
    ],
    [
      'numbers persons in Roman',
      'This Voting Agreement is made this 4th day of May, 2014, by and between (i) Margarethe L. Fell, (ii) Charles Wu, (iii) Tarn Family Trust (collectively, the "Depositors") and (iv) Orchard Holdings, Inc. ("Holdings").',
      ['Margarethe L. Fell', 'Charles Wu', 'Tarn Family Trust', 'Orchard Holdings, Inc.'],
    ],
    [
      'joins three trusts',
      'THIS AGREEMENT is made as of May 1, 2001 by and between each of TARN FUNDS TRUST, TARN CORE TRUST and TARN ANNUITY TRUST, each a Delaware business trust (collectively the "Funds") and ORCHARD INC., a Ohio corporation ("Orchard").',
      ['TARN FUNDS TRUST', 'TARN CORE TRUST', 'TARN ANNUITY TRUST', 'ORCHARD INC.'],
    ],
    [
      'has a doctor beside his company',
      'This Patent License Agreement is between Dr. Paul W. Fell and Tarn Research Group LLC (the "Licensor Parties"), and Orchard NeuroTech, Inc., a corporation organized under the laws of Colorado ("Company").',
      ['Paul W. Fell', 'Tarn Research Group LLC', 'Orchard NeuroTech, Inc.'],
    ],
    [
      'has one act for itself and a bank',
      'This agreement is entered into as of May 4, 2002 by and between TARN CARD SERVICES, L.P., a Delaware limited partnership, for itself and on behalf of Tarn Bank (DE), National Association (collectively "Tarn"), and Orchard Networks LLC ("Orchard").',
      ['TARN CARD SERVICES, L.P.', 'Tarn Bank (DE), National Association', 'Orchard Networks LLC'],
    ],
    [
      'has a body with an "and" in its name',
      'THIS AGREEMENT is made as of the 8th day of October, 1997 BETWEEN: BUREAU OF GEOLOGY AND MINERAL EXPLORATION OF TARN PROVINCE, a provincial bureau ("BGME") AND: ORCHARD MINES & METALS CORPORATION, a corporation incorporated under the laws of Ohio ("Orchard").',
      ['BUREAU OF GEOLOGY AND MINERAL EXPLORATION OF TARN PROVINCE', 'ORCHARD MINES & METALS CORPORATION'],
    ],
    [
      'says what a company was called before',
      'THIS COVENANT is entered into as of May 4, 1996, by and among TARN, INC., a Utah corporation, formerly known as GREAT TARN TITLE AND ESCROW SERVICES, INC. (the "Corporation"), and SUSANNE KLINE ("Kline").',
      ['TARN, INC.', 'SUSANNE KLINE'],
    ],
    [
      'says what a company is called now',
      'This Sublicense is made as of May 4, 2010, by and among Orchard Scents, Inc., a Delaware corporation ("Sub-Licensee"), and Tarn Scents, LLC, now known as Fell Labels Management, LLC, a Florida limited liability company ("Sub-Licensor").',
      ['Orchard Scents, Inc.', 'Fell Labels Management, LLC'],
    ],
    [
      'has a telephone in square brackets',
      'This Agreement is between Tarn Root Beer Co., 418 11th Avenue, Tacoma, WA 98421 [TEL: (253) 555-0142; EMAIL: orders@tarn.example] ["Supplier"] and Orchard Beverages LLC, 2207 Kinnick Street, Racine, WI 53402 [TEL: (262) 555-0133] ["Distributor"].',
      ['Tarn Root Beer Co.', 'Orchard Beverages LLC'],
    ],
    [
      'has quotes inside a name',
      'This PROFESSIONAL SERVICES AGREEMENT is between Tarn Systems, Inc. ("Tarn") located at Dover, Ohio, and KIDS "N" FELL, INC. ("Customer") located at Paramus, NJ.',
      ['Tarn Systems, Inc.', 'KIDS "N" FELL, INC.'],
    ],
    [
      'names persons who act for companies',
      'This letter records an understanding reached by and between Mr. Kenjiro Mori on behalf of Tarn Corporation, a Japanese corporation ("Tarn") on the one hand; and Ms. Marlene Fell on behalf of Orchard.com, Inc., a Nevada corporation ("Orchard"), on the other.',
      ['Tarn Corporation', 'Orchard.com, Inc.'],
    ],
    [
      'has a state act for a department',
      'THIS CONTRACT, made this 19th day of June, 1998, by and between the State of Jefferson for the use and benefit of the Department of Social Services, hereinafter referred to as the "State", and TARN CORPORATION, P.O. Box 2280, Redmond, hereinafter referred to as the "Contractor".',
      ['State of Jefferson', 'TARN CORPORATION'],
    ],
  ])('%s', (_form, opening, names) => {
    expect(parties(opening + REST)).toEqual(names);
  });

  it('is a guaranty, and the loan that it secures has other parties', () => {
    const text =
      'THIS GUARANTY AGREEMENT, dated as of September 20, 2003 is made by TARN FUND V, L.P., a Delaware limited partnership (the "Guarantor"), in favor of FELL BANK, NATIONAL ASSOCIATION, as Agent. By a Credit Agreement dated as of March 30, 2001 (the "Credit Agreement"), by and among ORCHARD, LLC, a California limited liability company (the "Borrower"), and Quill Holding Company, LLC, the lenders give credit to the Borrower. The Guarantor agrees with Fell Bank, National Association.';
    expect(parties(text + REST)[0]).toBe('TARN FUND V, L.P.');
  });

  it('leaves the customer to be named at the end', () => {
    const text =
      'This Agreement is made as of May 4, 1999 by and between Tarn Communications, Inc. ("Tarn") and the customer identified below ("Customer").\n\n' +
      '1. Term. One year.\n\nTARN COMMUNICATIONS, INC.\n\nCustomer Name: FELL NETWORKS WEST\nAddress: 1880 Alder Street\n\nSignature: /s/ Jane Roe\nPrint Name: Jane Roe';
    expect(parties(text)).toEqual(['Tarn Communications, Inc.', 'FELL NETWORKS WEST']);
  });

  it('is a letter to an officer of a company', () => {
    const text =
      'Tarn Advisers LLC\n\nMay 4, 2009\n\nMr. Neal Fell\nOrchard Corporation\n55 Mercer Street\nNew York, NY 10013\n\nDear Neal:\n\nTarn Advisers LLC ("Tarn") is pleased to act for Orchard Corporation (the "Client") on the terms of this letter.\n\nSincerely,\n\nTarn Advisers LLC\nBy: /s/ Ann Roe\n\nAgreed:\nOrchard Corporation\nBy: /s/ Neal Fell';
    expect(parties(text)).toEqual(['Tarn Advisers LLC', 'Orchard Corporation']);
  });
});
