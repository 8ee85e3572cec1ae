import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { PLAIN_PREAMBLE, sampleContract, type Frame } from '../testing/sampleContract.ts';

/** What contracts say of their end, in as many wordings as could be thought of; one clause each, 15 June 2011. */
const endOf = (clause: string, frame: Frame = {}): string | null =>
  analyseText(sampleContract([clause], frame), { today: '2011-07-01' }).termEnd;

describe('the wordings of a term', () => {
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
      '2012-06-15',
      'The initial term of this Agreement is one (1) year from the Effective Date. The total term of this Agreement, including all renewals, shall be five (5) years from the Effective Date.',
    ],
    [
      '2012-06-15',
      'This Agreement shall have an initial term of one (1) year. The maximum term of this Agreement shall be five (5) years.',
    ],
    [
      '2014-06-15',
      'The term of this Agreement shall consist of an initial period of three (3) years from the Effective Date and, at the option of Company, two renewal periods of one (1) year each.',
    ],
    [
      '2014-06-15',
      'The term of this Agreement is three (3) years from the Effective Date (the "Initial Term") and may be renewed for two (2) further terms of three (3) years each.',
    ],
    [
      '2014-06-15',
      'This Agreement shall commence on the Effective Date and, unless earlier terminated, shall remain in effect for a period ending three (3) years after such date.',
    ],
    [
      '2014-06-15',
      'The term of the agreement between the parties shall be three years and shall start on the Effective Date.',
    ],
    ['2014-06-15', 'This Agreement becomes effective on the Effective Date. Its term shall be three (3) years.'],
    [
      '2014-06-15',
      'Term: This Agreement will run for 3 years from its Effective Date and will thereafter continue from month to month.',
    ],
    [
      '2014-06-15',
      'Unless otherwise terminated by operation of law or by acts of the parties in accordance with the terms of this Agreement, this Agreement shall be in force from the Effective Date and shall remain in effect for three (3) years.',
    ],
    [
      '2014-06-15',
      'This Agreement will be for an Initial Term of three years. At the end of the Initial Term it will renew for one-year periods.',
    ],
    [
      '2014-06-15',
      "The parties' relationship under this Agreement shall be for three (3) years following the Effective Date.",
    ],
    ['2014-06-15', 'This agreement is made for a term of three years commencing upon execution by both parties.'],
    [
      '2014-06-15',
      'The term during which Provider shall render its services hereunder shall be three (3) years commencing as of the Effective Date.',
    ],
    ['2014-06-15', 'The contract period is three years, effective as of the Effective Date.'],
    [
      '2014-06-15',
      'The period during which this Agreement shall be effective (the "Term") is three (3) years from the Effective Date.',
    ],
    [
      '2014-06-15',
      'The "Term" of this Agreement shall mean a three (3) year period, commencing on the Effective Date.',
    ],
    [
      '2014-06-15',
      'The grant of rights under this Agreement shall be effective for a period of three (3) years from the Effective Date.',
    ],
    [
      '2014-06-15',
      'This Agreement shall be effective upon the Effective Date and shall expire at the end of three years from such date.',
    ],
    ['2014-06-15', 'This Agreement shall expire three years to the day after the Effective Date.'],
    ['2014-06-15', 'This Agreement expires on the date that is thirty-six (36) months after the Effective Date.'],
    [
      '2014-06-15',
      'This Agreement shall automatically expire, without notice, thirty-six (36) months after the Effective Date.',
    ],
    [
      '2014-06-15',
      'Company and Provider hereby enter into this Agreement for a period of three years from the Effective Date.',
    ],
    [
      '2014-06-15',
      'The term of this Agreement is for the period of three (3) years from the Effective Date hereof and for such further periods as the parties may agree.',
    ],
    [
      '2014-06-15',
      "This agreement shall have effect from the Effective Date and shall, subject to clause 12, continue for a minimum period of 3 years and thereafter until terminated by either party giving not less than 6 months' notice.",
    ],
    [
      '2015-12-31',
      'This Agreement shall terminate on the earliest of:\n\n(a) the mutual agreement of the parties;\n\n(b) the completion of the Services; and\n\n(c) December 31, 2015.',
    ],
    [
      '2014-06-15',
      "Subject to earlier termination as provided in this Agreement, Distributor's appointment shall be for three (3) years from the Effective Date.",
    ],
    [
      '2014-06-15',
      'Except as otherwise provided herein, the Agreement shall run for three (3) years from the Effective Date and shall renew automatically for successive two (2) year terms.',
    ],
    ['2012-08-31', 'PERIOD OF PERFORMANCE: September 1, 2011 through August 31, 2012'],
    ['2012-08-31', 'Commencement Date | September 1, 2011 |\nExpiry Date | August 31, 2012 |'],
    ['2012-06-15', 'The term of this Agreement begins on the Effective Date and ends on its first anniversary.'],
    [
      '2016-06-15',
      'The term of this Agreement shall be five Contract Years. "Contract Year" means each twelve-month period commencing on the Effective Date or an anniversary thereof.',
    ],
    ['2015-12-31', 'This Agreement shall be for an initial term expiring December 31, 2015.'],
    ['2015-03-31', 'This Agreement will remain in effect until its expiration on March 31, 2015.'],
    ['2014-06-30', 'This Agreement covers the period from July 1, 2011 to June 30, 2014.'],
    ['2014-06-30', 'This Agreement is valid from 1 July 2011 to 30 June 2014 (both days inclusive).'],
    ['2014-06-30', 'Duration: 01.07.2011 - 30.06.2014'],
    ['2014-06-30', 'Validity Period: from July 1, 2011 to June 30, 2014'],
    ['2014-06-15', 'Term of Agreement | 36 months |'],
    ['2013-06-15', 'Length of Agreement: 24 months from Effective Date'],
    ['2014-06-15', 'THE TERM OF THIS AGREEMENT SHALL BE FOR A PERIOD OF THREE (3) YEARS FROM THE EFFECTIVE DATE.'],
    ['2012-06-15', 'This Agreement shall be for a twelve (12) month period, beginning on the Effective Date.'],
    [
      '2014-06-15',
      'Provider shall be the sole supplier of the Products during the three-year period commencing on the Effective Date (the "Term").',
    ],
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
    [
      '2014-06-15',
      'The parties intend that the alliance established hereby will continue for a period of three (3) years from the Effective Date.',
    ],
    [
      '2014-06-15',
      'The rights granted to Licensee hereunder shall commence on the Effective Date and shall continue for three (3) years.',
    ],
    ['2014-06-14', 'Service Period: 06/15/2011 - 06/14/2014'],
    ['2014-06-14', 'Initial Term Start Date | June 15, 2011 | Initial Term End Date | June 14, 2014'],
    [
      '2014-06-30',
      'Provider agrees to continue to perform the Services through June 30, 2014, at which time this Agreement shall terminate.',
    ],
    ['2014-06-30', 'This Agreement shall terminate and be of no further force or effect on June 30, 2014.'],
    ['2014-06-30', 'Unless extended, this Agreement shall cease to be effective on June 30, 2014.'],
    [
      '2016-06-15',
      'The term of this Agreement shall commence on the Effective Date and, subject to the provisions of Section 12.3 (Termination for Cause), Section 12.4 (Termination for Insolvency), Section 12.5 (Change of Control) and Section 14.2 (Regulatory Approval), and further subject to the receipt of all consents and approvals of governmental authorities that are required under applicable law for the transactions contemplated hereby and by the other agreements between the parties and their respective affiliates, each of which the parties shall use commercially reasonable efforts to obtain, shall continue in full force and effect for a period of five (5) years thereafter (the "Initial Term").',
    ],
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
    ['2014-06-15', 'This Agreement shall have an initial term of three (3) Agreement Years from the Effective Date.'],
    ['2012-06-15', 'The term of this Agreement is for a year from the Effective Date.'],
    [
      '2014-06-15',
      'This Agreement shall commence on the Effective Date and shall continue thereafter for a period of three (3) years.',
    ],
    [
      '2014-06-15',
      'This Agreement shall be and remain in effect for three (3) years from the Effective Date and shall be renewed automatically thereafter from year to year unless terminated by either party on sixty (60) days notice prior to the anniversary date.',
    ],
    [
      '2014-06-15',
      'Unless terminated pursuant to the provisions hereof, the duration of this Agreement shall be for a period of three years beginning with the Effective Date.',
    ],
    ['2014-06-15', 'The Initial Term of the Agreement begins on the Effective Date and ends three years later.'],
    ['2015-10-31', 'Primary Term: November 1, 2011 through October 31, 2015'],
    [
      '2015-10-31',
      'This Agreement shall be effective November 1, 2011 for a primary term ending October 31, 2015, and year to year thereafter.',
    ],
    ['2012-06-30', 'The Agreement will expire at the end of June 2012.'],
    ['2012-06-30', 'The Agreement shall be in effect for the period July 2011 to June 2012.'],
    ['2012-06-30', 'This Agreement is for the period of July 1, 2011 - June 30, 2012 and is renewable.'],
    [
      '2014-06-15',
      'This Agreement shall continue for three (3) years, and upon expiration shall renew automatically for one (1) year.',
    ],
    [
      '2014-06-15',
      'This Agreement shall be in effect for three (3) years from the Effective Date, after which it shall expire.',
    ],
    [
      '2016-06-15',
      'Subject to extension as provided in Section 3.2, the term of this Agreement shall be five (5) years.',
    ],
    [
      '2016-06-15',
      'Unless sooner terminated or extended pursuant to the provisions of this Agreement, the term hereof shall be five (5) years from the Effective Date.',
    ],
    ['2016-06-15', 'Subject to renewal under Section 4, this Agreement shall be for a period of five (5) years.'],
    ['2014-06-15', 'The three (3) year term of this Agreement shall commence on the Effective Date.'],
    ['2014-06-15', 'This is a three-year agreement beginning on the Effective Date.'],
    ['2014-06-15', 'This Agreement is a three (3) year contract commencing on the Effective Date.'],
    ['2014-06-15', 'This Agreement shall terminate after three (3) years.'],
    ['2014-06-15', 'This Agreement shall remain effective three (3) years from the Effective Date.'],
    ['2014-06-15', 'The initial term is fixed at three (3) years from the Effective Date.'],
    [
      '2012-06-15',
      'This Agreement shall remain in effect until the twelve (12) month anniversary of the Effective Date.',
    ],
    [
      '2016-06-15',
      'The term of this Agreement shall, if not sooner terminated as provided herein, be five (5) years from the Effective Date.',
    ],
    [
      '2016-06-15',
      'This Agreement shall, unless the parties otherwise agree in writing, continue in force for five (5) years from the Effective Date.',
    ],
    ['2016-06-15', 'The term of this Agreement shall be five (5) years, with fees payable as set forth in Exhibit B.'],
    [
      '2016-06-15',
      'This Agreement shall become effective upon the Effective Date, subject to payment of the initial fee, and shall remain in force for a period of five (5) years.',
    ],
    ['2013-06-15', 'These Terms and Conditions shall remain in effect for two (2) years from the Effective Date.'],
    [
      '2013-06-15',
      "The Parties' obligations under this Agreement shall commence on the Effective Date and continue for two (2) years.",
    ],
    [
      '2013-06-15',
      'The term of this Agreement will be two years, unless it is terminated in accordance with the termination provisions.',
    ],
    [
      '2013-06-15',
      'This Agreement will have an initial term of two (2) years, which will begin on the Effective Date and which will automatically renew for consecutive two-year terms.',
    ],
    [
      '2013-06-15',
      'The Agreement\'s initial term (the "Initial Term") is two (2) years, and begins on the Effective Date.',
    ],
    [
      '2013-06-15',
      'During the term of this Agreement, which shall be two (2) years from the Effective Date, Provider shall supply the Products.',
    ],
    [
      '2013-06-15',
      'The parties hereby agree that the term of this Agreement (unless terminated earlier) shall be for a period of two (2) years commencing on the Effective Date.',
    ],
    [
      '2013-06-15',
      'Term of Agreement. This Agreement shall be effective for a two-year period from the Effective Date.',
    ],
    ['2013-06-15', 'The term of this Agreement shall extend from the Effective Date for a period of two (2) years.'],
    ['2013-06-15', '(a) Initial Term. Two (2) years from the Effective Date. (b) Renewal Term. One (1) year.'],
    [
      '2013-06-15',
      'The term of this Agreement shall be twenty four (24) months as from the Effective Date, such term being renewable.',
    ],
    [
      '2012-06-15',
      "Either party may cancel on 30 days' notice. Otherwise, this Agreement runs for one year from the Effective Date.",
    ],
    ['2014-06-15', 'Company and Provider agree to a three (3) year term commencing on the Effective Date.'],
  ])('give %s for: %s', (end, clause) => {
    expect(endOf(clause)).toBe(end);
  });

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
  ])('give %s, where the preamble only names its day, for: %s', (end, clause) => {
    expect(endOf(clause, { preamble: PLAIN_PREAMBLE })).toBe(end);
  });

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
    expect(endOf(clause, { title, preamble: PLAIN_PREAMBLE })).toBe(end);
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
    expect(endOf(clause)).toBeNull();
  });
});
