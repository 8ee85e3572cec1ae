import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const endOf = (text: string): string | null => analyseText(text, { today: '2026-01-01' }).termEnd;
const OPENING =
  'EMPLOYMENT AGREEMENT\n\nThis Employment Agreement (the "Agreement") is made as of April 2, 2004 between Orchard Stores, Inc. ("Orchard") and Elena Fell ("Executive").\n\n';
const SUPPLY =
  'SUPPLY CONTRACT\n\nThis Supply Contract is made as of February 14, 1997 between Orchard Motor Company ("Buyer") and Tarn Seating, Inc. ("Seller").\n\n';
/** A letter with a subject line or none. */
const LETTER = (subject: string, words: string): string =>
  `ORCHARD OPTICS CORP.\n\nMay 21, 2001\n\nTarn Supply, Inc.\n\n${subject}Ladies and Gentlemen:\n\n${words}\n\nVery truly yours,\n\nORCHARD OPTICS CORP.\nBy: /s/ Ellen Fell\n\nAGREED: TARN SUPPLY, INC.\nBy: /s/ Paul Moss`;

describe('a year of somebody’s books', () => {
  it.each([
    [
      'gives no day that is counted in them',
      `${SUPPLY}1. The Seller agrees to supply the Goods for three financial years, a financial year being from 1st April to 31st March, commencing with the financial year 2000-01 and closing with the financial year 2002-03.`,
      null,
    ],
    [
      'gives no day where nothing says in which of two years it ends',
      `${OPENING}The fiscal year of Orchard runs from July 1 to June 30.\n\n2. Term. Executive's employment hereunder continues until the last day of fiscal 2006.`,
      null,
    ],
  ])('%s', (_, text, end) => {
    expect(endOf(text)).toBe(end);
  });
});

describe('what a letter or a covenant is about', () => {
  it.each([
    [
      'is in its subject line',
      LETTER(
        'Re: Advisory Services\n\n',
        'From the Transition Date, June 1, 2001, you will be an advisor through November 30, 2001 (the "Advisory Period").',
      ),
      '2001-11-30',
    ],
    [
      'is in its first sentence',
      LETTER(
        '',
        'This letter sets out the understanding between Orchard Optics Corp. and you regarding exclusive dealing.\n\n(a) During the twelve month period beginning June 1, 2001 and expiring on May 31, 2002 (the "Exclusivity Period") we will not sell to any other dealer.',
      ),
      '2002-05-31',
    ],
    [
      'does not make every period its term',
      LETTER(
        'Re: Advisory Services\n\n',
        'From June 1, 2001 through November 30, 2001 (the "Inspection Period") you may inspect our books.',
      ),
      null,
    ],
    [
      'is no time that is only looked back on',
      LETTER(
        'Re: Audit of your accounts\n\n',
        'We will audit your accounts from January 1, 2000 through December 31, 2000 (the "Audit Period").',
      ),
      null,
    ],
    [
      'is the restricted period of a covenant not to compete',
      'COVENANT NOT TO COMPETE\n\nThis Covenant Not to Compete is given as of July 1, 1999 by Samuel Fell ("Fell") to Orchard Dairy, Inc. ("Orchard").\n\n2. From the date hereof through and including June 30, 2003 (the "Restricted Period") Fell shall not own or manage any dairy.',
      '2003-06-30',
    ],
  ])('%s', (_, text, end) => {
    expect(endOf(text)).toBe(end);
  });
});

describe('a period that a field names', () => {
  it.each([
    [
      'is followed from the clause that ends with it',
      'TRANSACTION CONFIRMATION\n\nThis letter confirms the Transaction between Orchard Energy LLC and Tarn Power Authority.\n\nSeller ............. Orchard Energy LLC\nDelivery Period .... HE 0100 01/01/2003 through HE 2400 12/31/2006\nPrice .............. $31.15\n\nSpecial Conditions: This Transaction shall be in effect from the date above and shall end with the Delivery Period.',
      '2006-12-31',
    ],
  ])('%s', (_, text, end) => {
    expect(endOf(text)).toBe(end);
  });
});

const DEFINED =
  'SUPPLY AGREEMENT\n\nThis Agreement is made as of January 18, 2010 (the "Effective Date") between Orchard Resins, LLC and Tarn Products, Inc.\n\n';

describe('a year that the agreement counts', () => {
  it.each([
    [
      'ends with its definition, where the first one is short',
      '1. "Contract Year" means each period of twelve months beginning on January 1, except that the first Contract Year shall begin on the Effective Date and end December 31, 2010.\n\n2. Term. The term of this Agreement shall continue through and including the last day of the third Contract Year.',
      '2012-12-31',
    ],
    [
      'ends the day before the anniversary, where it is a plain one',
      '2. Term. This Agreement shall begin on the Effective Date and continue until the end of the second (2nd) Contract Year.',
      '2012-01-17',
    ],
    [
      'may follow that of a day',
      '2. Term. This Agreement shall be in force from the Effective Date until June 30 of the fourth calendar year following the calendar year of the Effective Date.',
      '2014-06-30',
    ],
    [
      'may be an aside before the word for the term',
      '2. Orchard shall supply Tarn, for the period February 1, 2010 through January 31, 2012 (as the same may be renewed, the "Term"), with the resins.',
      '2012-01-31',
    ],
    [
      'is not that of a rebate',
      '2. Rebates. A rebate is payable after the end of the second Contract Year.\n\n3. The primary term of the principal leasehold expires April 30, 2013.',
      null,
    ],
  ])('%s', (_, words, end) => {
    expect(endOf(DEFINED + words)).toBe(end);
  });
});
