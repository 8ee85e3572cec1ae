import { describe, expect, it } from 'vitest';
import { endOfClause } from '../testing/endOfClause.ts';

/** What contracts say of an end that they write down, in as many wordings as could be thought of; one clause each, 15 June 2011. */
describe('the wordings of a written end', () => {
  it.each([
    [
      '2014-06-15',
      "Subject to Section 14, Bottler's rights hereunder shall be for a term of three years expiring on June 15, 2014.",
    ],
    ['2014-12-31', 'This Agreement shall expire, if not renewed, on December 31, 2014.'],
    [
      '2014-12-31',
      'Unless renewed in accordance with Section 3, this Agreement and the licenses granted herein expire on December 31, 2014.',
    ],
    [
      '2014-12-31',
      'Provider shall perform the Services commencing on the Effective Date and ending on December 31, 2014 (the "Term").',
    ],
    ['2014-12-31', 'This Agreement will automatically terminate on December 31, 2014 if not terminated earlier.'],
    ['2014-12-31', "The parties' obligations hereunder shall terminate on December 31, 2014."],
    [
      '2014-12-31',
      'The term of this Agreement shall commence on the Effective Date and shall continue in effect until the last day of December 2014.',
    ],
    [
      '2014-12-31',
      'The contract shall be effective through December 31, 2014, with the option to renew for two (2) additional one-year periods.',
    ],
    ['2014-12-31', 'This Agreement is effective on the Effective Date and will remain in effect until 12/31/2014.'],
    ['2014-12-31', 'Expiration: This Agreement will expire December 31, 2014.'],
    ['2014-12-31', 'CONTRACT TERM. The contract term is the Effective Date through December 31, 2014.'],
    ['2014-12-31', 'Term. The Agreement is for the period January 1, 2012 - December 31, 2014.'],
    ['2014-12-31', 'This Agreement is in effect from January 1, 2012 up until December 31, 2014.'],
    [
      '2015-12-31',
      'This Agreement shall terminate on the earliest of:\n\n(a) the mutual agreement of the parties;\n\n(b) the completion of the Services; and\n\n(c) December 31, 2015.',
    ],
    ['2012-08-31', 'PERIOD OF PERFORMANCE: September 1, 2011 through August 31, 2012'],
    ['2012-08-31', 'Commencement Date | September 1, 2011 |\nExpiry Date | August 31, 2012 |'],
    ['2015-12-31', 'This Agreement shall be for an initial term expiring December 31, 2015.'],
    ['2015-03-31', 'This Agreement will remain in effect until its expiration on March 31, 2015.'],
    ['2014-06-30', 'This Agreement covers the period from July 1, 2011 to June 30, 2014.'],
    ['2014-06-30', 'This Agreement is valid from 1 July 2011 to 30 June 2014 (both days inclusive).'],
    ['2014-06-30', 'Duration: 01.07.2011 - 30.06.2014'],
    ['2014-06-30', 'Validity Period: from July 1, 2011 to June 30, 2014'],
    ['2014-12-31', 'This Agreement shall continue through the end of December 2014.'],
    ['2014-12-31', 'The Term of this Agreement shall be from January 2012 through December 2014.'],
    ['2014-12-31', 'This Agreement shall be effective through the end of calendar year 2014.'],
    [
      '2014-06-30',
      'This Agreement shall commence on the Effective Date and shall continue, unless sooner terminated as hereinafter provided or extended as set forth in Section 2.3 below, until 5:00 p.m., Central Time, on June 30, 2014.',
    ],
    [
      '2014-06-30',
      'The initial term shall commence on July 1, 2011, and shall expire three (3) years thereafter, on June 30, 2014.',
    ],
    ['2014-06-30', 'TERM. July 1, 2011 through June 30, 2014.'],
    ['2014-06-30', '3. Term of Contract\n\nJuly 1, 2011 - June 30, 2014'],
    ['2014-06-14', 'Service Period: 06/15/2011 - 06/14/2014'],
    ['2014-06-14', 'Initial Term Start Date | June 15, 2011 | Initial Term End Date | June 14, 2014'],
    [
      '2014-06-30',
      'Provider agrees to continue to perform the Services through June 30, 2014, at which time this Agreement shall terminate.',
    ],
    ['2014-06-30', 'This Agreement shall terminate and be of no further force or effect on June 30, 2014.'],
    ['2014-06-30', 'Unless extended, this Agreement shall cease to be effective on June 30, 2014.'],
    [
      '2016-12-31',
      'This Agreement shall become effective on the Effective Date and, subject to the provisions of Section 12.3 (Termination for Cause), Section 12.4 (Termination for Insolvency), Section 12.5 (Change of Control) and Section 14.2 (Regulatory Approval), and further subject to the receipt of all consents and approvals of governmental authorities that are required under applicable law for the transactions contemplated hereby and by the other agreements between the parties and their respective affiliates, each of which the parties shall use commercially reasonable efforts to obtain, shall expire on December 31, 2016.',
    ],
    [
      '2015-12-31',
      'This Agreement shall continue in effect until the earlier of:\n(i) December 31, 2015; or\n(ii) the date on which it is terminated under Section 9.',
    ],
    [
      '2015-12-31',
      'The term of this Agreement is as follows:\n\nCommencement: January 1, 2012\n\nExpiration: December 31, 2015',
    ],
    ['2015-12-31', 'TERM: This Agreement shall commence on the date of its execution and end December 31, 2015.'],
    ['2015-10-31', 'Primary Term: November 1, 2011 through October 31, 2015'],
    [
      '2015-10-31',
      'This Agreement shall be effective November 1, 2011 for a primary term ending October 31, 2015, and year to year thereafter.',
    ],
    ['2012-06-30', 'The Agreement will expire at the end of June 2012.'],
    ['2014-06-01', 'This promotion agreement shall begin on Jun. 1, 2011 and shall terminate Jun. 1, 2014.'],
    ['2012-12-31', 'This Agreement shall continue in effect until year-end 2012.'],
    ['2012-06-30', 'The Agreement shall be in effect for the period July 2011 to June 2012.'],
    ['2012-06-30', 'This Agreement is for the period of July 1, 2011 - June 30, 2012 and is renewable.'],
  ])('give %s for: %s', (end, clause) => {
    expect(endOfClause(clause)).toBe(end);
  });
});
