import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const OPENING =
  'SERVICES AGREEMENT\n\nThis Services Agreement (the "Agreement") is made as of March 1, 2015 by and between Orchard Mills, Inc. ("Orchard") and Tarn Foods LLC ("Tarn").\n\n';
const endOf = (clauses: string): string | null => analyseText(OPENING + clauses, { today: '2015-06-01' }).termEnd;

describe('the end of a term', () => {
  it.each([
    [
      '2018-04-01',
      'It takes effect at 12:01 a.m. on April 1, 2015 (the "Effective Time").\n\n2. Term. The Agreement shall continue in effect for three (3) years after the Effective Time.',
    ],
    [
      '2016-11-26',
      'The closing took place today (the date hereof being the "Closing Date").\n\n2. Term. Services shall be provided for a term of 636 days after the Closing Date, at the end of which this Agreement shall expire.',
    ],
    [
      '2017-03-01',
      '2. Term. Orchard shall perform the Services over the two (2) year period that follows the date of this Agreement.',
    ],
    [
      '2020-06-30',
      '2. Term. The term of this Agreement opens as of March 1, 2015 and closes on whichever comes later: June 30, 2020, or the day on which 410,000 gallons have been bought.',
    ],
    [
      '2020-07-01',
      '2. Term. The term of this Agreement shall begin on March 1, 2015 and shall run until the later to occur of (i) the death of the founder or (ii) July 1, 2020.',
    ],
    [
      '2016-09-01',
      '2. Term. The initial term of this Agreement is one and one-half (1½) years beginning on March 1, 2015.',
    ],
    [
      '2017-12-31',
      '2. Term. The initial term begins on March 1, 2015 and ends with the last day of the second full calendar year after the calendar year in which this Agreement is made.',
    ],
    [
      '2017-12-31',
      '"Contract Year" means each calendar year, the first being January 1, 2015 to December 31, 2015.\n\n2. Term. The term of this Agreement consists of three (3) Contract Years.',
    ],
    ['2018-03-01', '2. Term. The term of this Protocol shall be three (3) years from the date of this Protocol.'],
    ['2018-03-01', '2. Term. The term of this Agreement is three years, commencing Sunday, March 1, 2015.'],
  ])('the term ends on %s: %s', (day, clauses) => {
    expect(endOf(clauses)).toBe(day);
  });

  it.each([
    [
      'another paper ends',
      'Tarn holds a franchise dated December 2, 2012 for a term of twenty years.\n\n2. Term. This Agreement continues until terminated by either party.',
    ],
    [
      'another paper expires',
      'The Supply Agreement between Tarn and Fell dated October 19, 2012, which expires on October 18, 2017, is not affected.',
    ],
    [
      'an approval comes first',
      '2. Effect. The date on which the last approval is obtained shall be the effective date of this Agreement. This Agreement shall be valid for ten (10) years from its effective date.',
    ],
    [
      'another clause says from when',
      '2. Term. The initial term is counted from the date on which the appointment under Section 1 becomes effective and is twenty-four (24) months.',
    ],
    [
      'an appendix says from when',
      '2. Term. This Agreement takes effect as of the effective date shown in Appendix A and shall continue in effect for a period of two years.',
    ],
    [
      'what happens defines the Effective Date',
      '1. "Effective Date" means the date the Service commences following Acceptance.\n\n2. Term. The term of this Agreement is three years from the Effective Date.',
    ],
    [
      'a time is how long something has to be so',
      '2. Term. This Agreement ends on the first day on which Tarn has for 90 consecutive days owned less than 5% of Orchard.',
    ],
  ])('is not shown where %s', (_, clauses) => {
    expect(endOf(clauses)).toBeNull();
  });

  it('counts from the last of several signatures where the paper says so', () => {
    const text =
      'MEMORANDUM OF UNDERSTANDING\n\nBetween Tarn State University and Orchard College\n\n1. This MoU shall have effect for a period of five (5) years from the last date of signature.\n\n2. Either institution may request termination.\n\nFor Tarn State University         For Orchard College\n\n______________________            ______________________\nDr. A. Fell, Rector               Dr. B. Quill, Provost\nDate: 22 October 2018             Date: 8 November 2018';
    expect(analyseText(text, { today: '2019-01-01' })).toMatchObject({
      agreementDate: '2018-11-08',
      termEnd: '2023-11-08',
    });
  });

  it('stands under the second of two heads', () => {
    const text = `${OPENING}6. Grant Start Date                      7. Grant End Date\n   October 1, 2015                          June 30, 2017\n\nThe parties agree to the terms of this Agreement.`;
    expect(analyseText(text, { today: '2015-06-01' }).termEnd).toBe('2017-06-30');
  });
});
