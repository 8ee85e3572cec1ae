import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readAnchors } from './readAnchors.ts';

const agreementDate = (text: string): string | undefined => readAnchors(makeDocument(text)).agreement?.value;
const PARTIES = 'Orchard Castings GmbH, Hamm ("Supplier") and Tarn Hydraulics AG, Zug ("Customer")';
const SIGNED = '\n\nORCHARD                         TARN\nBy: /s/ A. Fell                 By: /s/ B. Moss';

describe('the date of a paper', () => {
  it.each([
    [
      'stands behind a place above the signatures, the later of two',
      `Supply Agreement between ${PARTIES}.\n\n§ 1 Supplier shall deliver as before under Order No. 4500 dated 11.02.2000.\n\n§ 2 Term\n(1) This Agreement enters into force on 01.07.2000.\n\nHamm, den 26.05.2000                        Zug, 05.06.2000${SIGNED}`,
      '2000-06-05',
    ],
    [
      'is not that of a letter that its background tells of',
      `EMPLOYMENT AGREEMENT\n\nOrchard Stores, Inc. and Elena Fell ("Executive") agree, as of March 29, 2004, as follows:\n\nBackground. Executive has been employed under a letter dated July 16, 2001, the term of which ended January 31, 2004.`,
      '2004-03-29',
    ],
    [
      'is the day on which there appear',
      `In Santiago, on the fourteenth day of November of two thousand and five, there appear: Orchard S.A. and Tarn Limitada, who state:\n\nFIRST: The capacity of Orchard is set forth in a public deed dated June 2, 1999.`,
      '2005-11-14',
    ],
    [
      'is the one it is dated as of, not the day of its execution',
      'This Fourth Amendment, executed April 19, 2010 but dated and effective as of April 1, 2010, is between Orchard Pipeline, L.P. and Tarn Gas Company.',
      '2010-04-01',
    ],
    [
      'is the day of its execution rather than a day on which it takes effect',
      'This Restated Delivery Agreement, executed on July 20, 1998 and effective July 1, 1998, is between Orchard Citrus, Inc. and Tarn Growers, Inc.',
      '1998-07-20',
    ],
    [
      'stands in a column of a form',
      `ORDER FORM\n\n Provider           Orchard, Inc.\n Order Form date    July 12, 2010\n Launch Date        August 9, 2010\n\n1. This Order Form is governed by the Master Terms dated March 2, 2009.`,
      '2010-07-12',
    ],
    [
      'is said by its last article',
      `JOINT VENTURE CONTRACT\n\n${PARTIES} agree.\n\nArticle 58 The letter of intent of 7 September 1994 is void.\n\nArticle 59 Signed in Nanning on March 18, 1996 in two originals.`,
      '1996-03-18',
    ],
    [
      'is not the day on which a notary saw it',
      'GRANT OF EASEMENTS\n\nOrchard Paper Company grants as of August 22, 1994 to Tarn Associates the easements shown on the survey of Fell dated March 8, 1994.\n\nORCHARD PAPER COMPANY\nBy /s/ A. Fell\n\nSTATE OF IDAHO   On this 23rd day of August, 1994, before me . . .',
      '1994-08-22',
    ],
    [
      'is not that of a thing in one of its clauses',
      `SLOT ROUTE AGREEMENT\n\nThis Agreement is entered into on this ____ day of ___________, 1997, between ${PARTIES}.\n\n4. Licences. Operator holds a licence issued by the Commission on February 22, 1990.`,
      undefined,
    ],
    [
      'is the Effective Date of a sheet as of which it is made, though it is signed later',
      `FRONT SHEET\n\nThis Agreement is made as of the Effective Date by and between ${PARTIES}.\n\nEffective Date (notwithstanding the date of signature, which may be later):\n    1 March 2010\n\nSIGNED on the 26th day of April, 2010 for and on behalf of: Orchard, Tarn.`,
      '2010-03-01',
    ],
    [
      'is the day from which its first sentence lets it take effect, behind two long names',
      `NON-DISCLOSURE AGREEMENT\n\nThis Non-Disclosure Agreement ("NDA") is entered into by and between the Orchard Port Authority, a public body corporate and politic of the State of Idaho (the "Authority"), and Tarn Logic Systems, LLC, a Nevada limited liability company with its seat in Reno (the "Recipient"), effective January 30, 2017.\n\nBy: /s/ A. Fell\nDate: February 2, 2017\n\nBy: /s/ B. Moss\nDate: January 27, 2017`,
      '2017-01-30',
    ],
    [
      'is the one under its label, where both sides enter into it as of that day',
      `MUTUAL NDA\nCover Page\n\nEffective Date\nFebruary 11, 2025\n\nBy signing, each party agrees to enter into this MNDA as of the Effective Date.\n\nBy: /s/ A. Fell                 By: /s/ B. Moss\nDate: 2/10/2025                 Date: 2/13/2025`,
      '2025-02-11',
    ],
    [
      'is none where only the day is named on which a term begins',
      `MANAGEMENT AGREEMENT\n\n1. In this Agreement between ${PARTIES}:\n"Commencement Date": 1 April 2018.\n\n2. From the Commencement Date Supplier shall manage the homes.`,
      undefined,
    ],
    [
      'is not that of an application that belongs to it',
      `BROKER AGREEMENT between ${PARTIES}\n\nA. This document with the Appointment Application dated 2008-05-12 is the agreement.\n\nIN WITNESS WHEREOF\nDate: June 11, 2008`,
      '2008-06-11',
    ],
    [
      'is not that of a paper which it replaces, nor of an agreement to be silent',
      `INSERTION ORDER between ${PARTIES}\n\nThis order ends and replaces Term Sheet # 2-40918 between the parties dated May 2, 2006.\nNon-Disclosure Agreement effective date: November 7, 2004\n\nIN WITNESS WHEREOF\nDate: July 31, 2006`,
      '2006-07-31',
    ],
    [
      'is the later of two that stand side by side',
      `CONTRACT between ${PARTIES}\n\nA. The Contract term shall be two years.\n\nSupplier                            Customer\nDate: January 20, 2014              Date: January 24, 2014`,
      '2014-01-24',
    ],
    [
      'is that of its own signatures before a form for other papers',
      `HOSTING AGREEMENT between ${PARTIES}\n\n1. The Supplier hosts the site.\n\nIN WITNESS WHEREOF, the parties sign this Agreement.\nBy: /s/ A. Frick     By: /s/ S. Raack\nDate: 3-14-18     Date: 3-7-18\n\nEXHIBIT D\nFORM OF WORK ORDER\n\nIN WITNESS WHEREOF, the parties sign this Work Order.\nBy: ________     By: ________`,
      '2018-03-14',
    ],
    [
      'is where the parties say that they sign it',
      `COMMISSION CONTRACT\n\nII. Tarn declares that it was formed by public deed 8,114 dated August 9, 1989.\n\nREAD BY THE PARTIES, THEY SIGN IT IN TORREON ON FEBRUARY 15, 2006.\n\nORCHARD          TARN\n[signature]      [signature]`,
      '2006-02-15',
    ],
  ])('%s', (_, text, day) => {
    expect(agreementDate(text)).toBe(day);
  });
});
