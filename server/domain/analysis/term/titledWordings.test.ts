import { describe, expect, it } from 'vitest';
import { endOfClause } from '../testing/endOfClause.ts';
import { PLAIN_PREAMBLE } from '../testing/sampleContract.ts';

/** Wordings that are of the term only because the paper is called after what they speak of, and some that are of no term at all. */
describe('the wordings of a term in a paper of that name', () => {
  it.each([
    [
      '2014-06-30',
      'The Executive\'s employment shall commence on July 1, 2011 and, subject to earlier termination as provided herein, shall continue until June 30, 2014 (the "Employment Term").',
      'EMPLOYMENT AGREEMENT',
    ],
    [
      '2012-06-15',
      'Vendor shall provide Maintenance Services for the Equipment for a period of one (1) year from the Effective Date, and thereafter this Agreement shall renew automatically for successive one year periods.',
      'MAINTENANCE AND SUPPORT AGREEMENT',
    ],
    ['2014-06-30', 'The parties agree that this Agreement shall be extended to June 30, 2014.', 'EXTENSION AGREEMENT'],
    [
      '2014-06-30',
      'The term of the Supply Agreement is hereby renewed for an additional period of two (2) years commencing July 1, 2012 and ending June 30, 2014.',
      'RENEWAL OF SUPPLY AGREEMENT',
    ],
    [
      '2021-06-15',
      'The term of the franchise granted by this Agreement is ten (10) years from the date of this Agreement.',
      'FRANCHISE AGREEMENT',
    ],
    [
      '2016-06-15',
      "Consultant's engagement hereunder shall be for a period of sixty months commencing on the date hereof.",
      'CONSULTING AGREEMENT',
    ],
    [
      '2016-06-15',
      'Executive shall be employed for a term of five years, beginning on the date of this Agreement.',
      'EMPLOYMENT AGREEMENT',
    ],
    [
      '2014-06-15',
      'The Sponsorship shall be for a three (3) year period from the Effective Date.',
      'SPONSORSHIP AGREEMENT',
    ],
    [
      '2013-06-15',
      'The co-branded site shall be maintained by the parties for a period of two (2) years from the Effective Date (the "Term").',
      'CO-BRANDING AGREEMENT',
    ],
    [
      '2012-06-15',
      'Host shall provide the hosting services for one (1) year from the Effective Date, renewable thereafter.',
      'WEB HOSTING AGREEMENT',
    ],
    [
      '2026-06-15',
      "Shipper's transportation service shall be for a primary term of fifteen (15) years from the Effective Date and year to year thereafter.",
      'TRANSPORTATION SERVICE AGREEMENT',
    ],
    [
      '2014-06-15',
      'Affiliate agrees to participate in the program for a minimum period of three (3) years from the date hereof.',
      'AFFILIATE PROGRAM AGREEMENT',
    ],
    [
      '2014-06-15',
      'The outsourcing services shall be furnished for an initial term of thirty-six months commencing with the Effective Date.',
      'OUTSOURCING AGREEMENT',
    ],
    [
      '2014-06-15',
      'From the Effective Date and for a period of three (3) years thereafter, Manufacturer shall manufacture and sell the Products to Company.',
      'MANUFACTURING AGREEMENT',
    ],
    [
      '2014-06-15',
      'The maintenance period shall begin on the Effective Date and shall extend for thirty-six (36) months.',
      'MAINTENANCE AGREEMENT',
    ],
    [
      '2014-06-15',
      'The Joint Venture shall have a duration of three (3) years from the date of this Agreement.',
      'JOINT VENTURE AGREEMENT',
    ],
    [
      '2016-06-14',
      'To hold the same unto the Tenant for a term of five years from 15 June 2011 and ending on 14 June 2016.',
      'LEASE',
    ],
    [
      '2014-06-15',
      'The cooperation period shall be three years from the date of execution of this Agreement.',
      'COOPERATION AGREEMENT',
    ],
    [
      '2013-06-15',
      'The Program shall commence on the Effective Date and run for two (2) years.',
      'MARKETING PROGRAM AGREEMENT',
    ],
    [
      '2013-06-15',
      'Licensor hereby grants to Licensee, for a term of two (2) years from the Effective Date, the exclusive right to use the Marks.',
      'LICENSE AGREEMENT',
    ],
    [
      '2013-06-15',
      'Licensor hereby grants to Licensee the exclusive right and license to use the Marks in the Territory for a two (2) year term beginning on the Effective Date.',
      'LICENSE AGREEMENT',
    ],
    [
      '2014-06-15',
      'Sponsor agrees to sponsor the Event for three (3) consecutive years beginning on the Effective Date.',
      'SPONSORSHIP AGREEMENT',
    ],
    [
      '2014-06-15',
      'The parties shall collaborate for a period of three years from the date hereof.',
      'COLLABORATION AGREEMENT',
    ],
  ])('give %s for: %s, in a %s', (end, clause, title) => {
    expect(endOfClause(clause, { title, preamble: PLAIN_PREAMBLE })).toBe(end);
  });

  it.each([
    "The Company's fiscal year ends on December 31, 2011.",
    'This Agreement shall terminate upon the earliest of:\n(a) the completion of the Services; or\n(b) thirty (30) days after notice.',
    'Company shall provide the following reports:\n(a) by July 31, 2011, an interim report; and\n(b) until December 31, 2012, monthly reports.',
    'Interest shall accrue until December 31, 2012.',
    'The royalty shall be payable for a period of ten (10) years from the First Commercial Sale.',
    'This Section 9 shall remain in force for two (2) years from the Effective Date.',
    'The warranty in this Article shall continue for two (2) years from the Effective Date.',
    'Each renewal of this Agreement shall be for a period of one (1) year.',
    'Any extension of the term shall be for one year.',
    'The Program described in Exhibit D shall run for two (2) years from the Effective Date.',
  ])('give none for: %s', (clause) => {
    expect(endOfClause(clause)).toBeNull();
  });
});
