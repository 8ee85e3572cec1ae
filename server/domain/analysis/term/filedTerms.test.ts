import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const endOf = (text: string): string | null => analyseText(text, { today: '2026-01-01' }).termEnd;
const OPENING =
  'SUPPLY AGREEMENT\n\nThis Supply Agreement (the "Agreement") is made as of February 2, 2000 (the "Effective Date") by and between Orchard Mills, Inc., a Delaware corporation ("Orchard"), and Tarn Foods LLC ("Tarn").\n\n1. Supply. Orchard shall supply the Products.\n\n';

const YEARS = (definition: string, term: string): string =>
  `${OPENING}2. Contract Years. ${definition}\n\n3. Term. ${term}`;
const AMENDMENT = (recital: string, agreed: string): string =>
  `AMENDMENT NO. 3 TO SERVICES AGREEMENT\n\nThis Amendment No. 3 is entered into as of February 26, 2007 by and between Orchard Cable, Inc. ("Orchard") and Tarn Billing, Inc. ("Tarn").\n\nRECITALS\n\nA. The parties are parties to the Services Agreement dated as of April 14, 2001 (the "Agreement").\n\nB. ${recital}\n\nNOW, THEREFORE, the parties agree:\n\n1. ${agreed}`;

describe('the end of a term that is counted', () => {
  it.each([
    [
      'from some days after another day',
      `${OPENING}2. Term. The term of this Agreement shall commence thirty (30) days after the Effective Date and shall continue for a period of two (2) years.`,
      '2002-03-03',
    ],
    [
      'from some months after a written day',
      `${OPENING}2. Term. The term of this Agreement shall begin two months after January 15, 2001 and shall continue for three years.`,
      '2004-03-15',
    ],
    [
      'from some days after a day that is not known, is none',
      `${OPENING}2. Term. The term of this Agreement shall commence sixty (60) days after the Launch Date and shall continue for two (2) years.`,
      null,
    ],
    [
      'from a day in a row of a table of dates',
      `${OPENING}2. Term. The term of this Agreement shall continue until three (3) years after the Site Acceptance Date.\n\nEXHIBIT C - DATES\n\n     Beta                       May 15, 2000\n     "Site Acceptance Date"     June 1, 2000\n     Promotion ends             September 4, 2000`,
      '2003-06-01',
    ],
    [
      'to the end of the month of an anniversary of a day defined behind a letter',
      `${OPENING}2. Term. (a) The Commencement Date shall be April 15, 2004. The term of this Agreement shall begin on the Commencement Date and end on the last day of the calendar month in which the fifth (5th) anniversary of the Commencement Date occurs.`,
      '2009-04-30',
    ],
  ])('%s', (_, text, end) => {
    expect(endOf(text)).toBe(end);
  });
});

describe('the end of a term', () => {
  it('is the day that an event is said to fall on', () => {
    expect(
      endOf(
        `${OPENING}2. Term. This Agreement is effective on its date and continues through the day following the closing ceremony of the 2004 Games, which day is August 30, 2004 (the "Term"). The period from February 2, 2000 through December 31, 2003 is the "First Period".`,
      ),
    ).toBe('2004-08-30');
  });

  it('is not how long a right is exclusive', () => {
    expect(
      endOf(
        `LICENSE AGREEMENT\n\nAgreement, May 19, 2005, between Orchard Photography ("Orchard") and Tarn Publishing Co. ("Tarn").\n\n2. Grant. Orchard grants a license to print the Images. The license shall be exclusive, as to calendars only, for twenty-four (24) months, and otherwise non-exclusive.\n\n3. Fee. $28,000.`,
      ),
    ).toBeNull();
  });

  it('is, in an amendment, the one agreed on and not the one its recitals tell of', () => {
    expect(
      endOf(
        `AMENDING AGREEMENT TO CONSULTING AGREEMENT\n\nTHIS AMENDING AGREEMENT is dated July 18, 2011 and has effect from August 1, 2011, between Orchard Minerals Corp. (the "Company") and Tarn Consultants Ltd. (the "Consultant").\n\nWHEREAS:\n\nA. The parties entered into a Consulting Agreement dated August 1, 2010, under which the Consultant manages the programs for an initial term of one year ending July 31, 2011; and\n\nB. The parties wish to amend it.\n\nNOW THEREFORE, the parties agree that it is amended as follows:\n\n1. Section 2.1 is deleted and replaced with: "2.1 The term of this Agreement is extended for an additional period of six (6) months, through and including January 31, 2012, at which time it shall terminate."`,
      ),
    ).toBe('2012-01-31');
  });
});

describe('the end of a term in years or months of its own', () => {
  it.each([
    [
      'is that of the last Contract Year, the first being longer',
      YEARS(
        '"Contract Year" shall mean (i) in the case of the first Contract Year, the period commencing on the date of this Agreement and ending December 31, 2000, and (ii) thereafter, each calendar year.',
        'This Agreement shall continue for an initial term of five (5) Contract Years.',
      ),
      '2004-12-31',
    ],
    [
      'counts the First Contract Year and those that follow it',
      YEARS(
        'The "First Contract Year" shall commence on the Effective Date and end on December 31, 2001. Each subsequent period of twelve months shall be a "Contract Year".',
        'The initial term of this Agreement shall consist of the First Contract Year and the two (2) Contract Years next following.',
      ),
      '2003-12-31',
    ],
    [
      'is the day before the next Contract Year would begin',
      YEARS(
        'A "Contract Year" is each period of July 1 through June 30.',
        'The Term shall commence July 1, 2002 and shall be for fifteen (15) Contract Years.',
      ),
      '2017-06-30',
    ],
    [
      'is not known where a Contract Year is a calendar year and the agreement begins within one',
      YEARS(
        '"Contract Year" means a calendar year during the term.',
        'The term of this Agreement shall be three (3) Contract Years.',
      ),
      null,
    ],
    [
      'is that of plain years where nothing else is said',
      YEARS(
        '"Contract Year" means a period of twelve (12) months.',
        'The term of this Agreement shall be three (3) Contract Years from the Effective Date.',
      ),
      '2003-02-02',
    ],
    [
      'is the last day of a full calendar month',
      `${OPENING}2. Term. The initial term of this Agreement shall run from the Effective Date to and including the last day of the thirty-sixth (36th) full calendar month after the Effective Date.`,
      '2003-02-28',
    ],
    [
      'counts from the month after another day',
      `${OPENING}2. Term. The term of this Agreement shall begin on the first day of the calendar month next following the Effective Date and shall continue for twenty-seven (27) months.`,
      '2002-06-01',
    ],
  ])('%s', (_, text, end) => {
    expect(endOf(text)).toBe(end);
  });
});

describe('a day that says when', () => {
  it.each([
    [
      'ends a term at an hour of any zone',
      `${OPENING}2. Term. This Agreement shall become effective at 9:00 a.m. CCT on November 1, 2001 and shall continue for a primary term ending at 9:00 a.m. CCT on November 1, 2006.`,
      '2006-11-01',
    ],
    [
      'of a quarter ends no term',
      `AMENDMENT TO SERVICES AGREEMENT\n\nAMENDMENT made as of August 1, 2012 between Orchard Services, LLC ("Orchard") and Tarn Trust (the "Trust") to the Services Agreement dated November 3, 2008.\n\n1. Schedule A is amended by adding: "reports, commencing with the quarter ending September 30, 2012."`,
      null,
    ],
    [
      'is not counted of another agreement',
      `INTELLECTUAL PROPERTY AGREEMENT\n\nThis Agreement is made as of August 31, 2000 between Orchard Communications Corporation and Tarn Directories, Inc.\n\n4. Listings. Orchard shall furnish listings under the separate Listings License Agreement, which has an initial term of ten years.\n\n5. Duration. This Agreement shall continue forever and may not be terminated.`,
      null,
    ],
    [
      'is not counted from the contract where a joint venture begins with its licence',
      `EQUITY JOINT VENTURE CONTRACT\n\nOrchard Chemical Co., Ltd. and Tarn Chemicals B.V. agree to establish a joint venture and conclude this Contract on June 16, 2004.\n\nArticle 46. The duration of the Joint Venture Company shall be thirty (30) years. The establishment date of the Joint Venture Company shall be the date on which its business license is issued.`,
      null,
    ],
    [
      'an amendment is to be effective on ends no term',
      `SECOND AMENDMENT TO SERVICES AGREEMENT\n\nTHIS SECOND AMENDMENT TO SERVICES AGREEMENT ("Second Amendment") is dated June 28, 2006, to be effective July 1, 2006, and is by and between ORCHARD PLANS, INC. and TARN LABORATORIES, INC.\n\n1. Exhibit B is replaced.`,
      null,
    ],
    [
      'is not counted of an office that one of them holds',
      `LIMITED LIABILITY COMPANY AND JOINT VENTURE AGREEMENT\n\nThis Agreement is entered into effective as of February 29, 2000, between ORCHARD GEOTHERMAL, INC. ("Orchard") and TARN PARTNERS ("Tarn").\n\n3. The Company shall have perpetual existence.\n\n6. Orchard is the Manager for an initial term of three years and until its successor is elected.`,
      null,
    ],
    [
      'is none where an amendment makes the term indefinite',
      `AMENDMENT NO. 2 TO SERVICES AGREEMENT\n\nTHIS AMENDMENT, dated February 22, 2010, between Orchard Rooms, Inc. ("Orchard") and Tarn Reporting, LLC ("Tarn"), amends the Services Agreement dated March 1, 2006.\n\nWHEREAS, the current term of the Agreement ends on February 28, 2010;\n\nNOW, THEREFORE, it is agreed that: Section 7.1 is replaced by: "7.1 Term. From and after March 1, 2010 this Agreement shall continue in effect indefinitely, until terminated by either party."`,
      null,
    ],
  ])('%s', (_, text, end) => {
    expect(endOf(text)).toBe(end);
  });
});

describe('an extension', () => {
  it.each([
    [
      'counts from the end that is recited',
      AMENDMENT(
        'The term of the Agreement expires on April 14, 2007.',
        'Section 12.1 of the Agreement is hereby amended by extending the current term for an additional period of two (2) years from the date on which it would otherwise expire.',
      ),
      '2009-04-14',
    ],
    [
      'counts from such date',
      AMENDMENT(
        'The Agreement is presently due to expire at the end of the day on August 14, 2007.',
        'The parties hereby extend the term of the Agreement for an additional eighteen (18) months beyond such date.',
      ),
      '2009-02-14',
    ],
    [
      'is none where there is only an option to it',
      AMENDMENT(
        'The term of the Agreement expires on April 14, 2007.',
        'Tarn shall have the option to extend the term of the Agreement for an additional period of two (2) years beyond such date.',
      ),
      '2007-04-14',
    ],
  ])('%s', (_, text, end) => {
    expect(endOf(text)).toBe(end);
  });
});
