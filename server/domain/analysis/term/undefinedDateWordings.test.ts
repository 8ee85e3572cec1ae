import { describe, expect, it } from 'vitest';
import { endOfClause } from '../testing/endOfClause.ts';
import { PLAIN_PREAMBLE } from '../testing/sampleContract.ts';

/** Wordings of a term in contracts whose preamble names a day, 15 June 2011, but defines none. */
describe('the wordings of a term without a defined date', () => {
  it.each([
    ['2020-12-31', 'This Agreement shall be for the calendar years 2019 and 2020.'],
    ['2013-12-31', 'This Agreement shall remain in effect until the end of 2013.'],
    [
      '2013-06-15',
      'This Agreement shall be effective on the date first written above and shall expire on the earlier of (a) two years from such date or (b) the completion of the Services.',
    ],
    ['2014-06-30', 'Effective: July 1, 2011. Expires: June 30, 2014.'],
    ['2014-06-30', 'This Agreement is entered into for three years, i.e. from 1 July 2011 to 30 June 2014.'],
    ['2014-07-01', 'This Agreement shall be valid for a period of 3 years w.e.f. 1st July 2011.'],
    [
      '2014-06-30',
      '1.1 "End Date" means 30 June 2014. 3.1 This agreement starts on the date of this agreement and ends on the End Date.',
    ],
    [
      '2014-07-01',
      'This Agreement shall commence on July 1, 2011. It shall continue in force for a period of three years unless terminated in accordance with clause 8.',
    ],
    [
      '2014-07-01',
      'TERM\n\nThe Effective Date of this Agreement shall be July 1, 2011 and it shall continue for three years.',
    ],
    [
      '2014-06-30',
      'The term of the Lease shall be three years, commencing on July 1, 2011 and, unless sooner terminated, ending on the last day of June, 2014.',
    ],
    [
      '2013-12-31',
      'This Agreement is effective from the date of signing through December 31, 2013, and may be renewed annually thereafter.',
    ],
    ['2014-06-15', 'This Agreement shall last for three years from the date of its signing unless terminated earlier.'],
    [
      '2016-06-14',
      'This Agreement is for a term of 5 years commencing on 15 June 2011 and expiring on 14 June 2016 (both dates inclusive).',
    ],
    ['2014-06-15', 'This Agreement is valid for 36 months after signing.'],
    [
      '2014-06-15',
      'Validity. This contract is valid for three (3) years as of the date of signing by the duly authorized representatives of both Parties.',
    ],
    [
      '2014-06-15',
      "This Agreement becomes effective upon signature and shall be valid for three years; upon expiry it will be extended for one year at a time unless terminated with three months' notice.",
    ],
    [
      '2013-06-15',
      'The Agreement shall be valid for 24 (twenty-four) months, starting on the date of its execution, and may be extended by amendment.',
    ],
    [
      '2013-06-15',
      'This Agreement shall enter into force upon its signature by the Parties and shall be concluded for a fixed period of two (2) years.',
    ],
    [
      '2013-06-15',
      'The Agreement is entered into for a definite period of two years commencing from the date of signing hereof.',
    ],
    ['2013-06-15', 'The period of validity of this Agreement shall be two years after its signing.'],
    ['2013-06-15', 'The validity of this Agreement is two (2) years from the date of signature.'],
  ])('give %s for: %s', (end, clause) => {
    expect(endOfClause(clause, { preamble: PLAIN_PREAMBLE })).toBe(end);
  });
});
