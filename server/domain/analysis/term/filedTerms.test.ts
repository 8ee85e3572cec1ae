import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const endOf = (text: string): string | null => analyseText(text, { today: '2026-01-01' }).termEnd;
const OPENING =
  'SUPPLY AGREEMENT\n\nThis Supply Agreement (the "Agreement") is made as of February 2, 2000 (the "Effective Date") by and between Orchard Mills, Inc., a Delaware corporation ("Orchard"), and Tarn Foods LLC ("Tarn").\n\n1. Supply. Orchard shall supply the Products.\n\n';

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
