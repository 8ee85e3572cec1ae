import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

/** Openings and term clauses as papers of many kinds have them, made up; each was misread once. */
const endOf = (title: string, opening: string, clause: string): string | null =>
  analyseText(`${title}\n\n${opening}\n\n${clause}`, { today: '2011-07-01' }).termEnd;

describe('the end that a paper states', () => {
  it.each([
    // What the day is counted from
    [
      '2009-06-18',
      'SOFTWARE DEVELOPMENT AGREEMENT',
      'This agreement, dated as of June 18, 2007, is by and between Corallo Games Inc and Midline LLC.',
      'The Agreement shall remain in force for twenty four (24) months after its date, save that the warranty in section 6 shall continue for twelve months.',
    ],
    [
      '2015-06-22',
      'SUPPLY AGREEMENT',
      'This Agreement is made as of the 22nd day of June 2010 (the "Effective Date") by and between Calder S.p.A. and Westbrook, Inc.',
      'This Agreement shall commence on the Effective Date and shall continue until the fifth (5th) anniversary thereof (the "Initial Term"), unless sooner terminated.',
    ],
    [
      '2013-06-01',
      'AGREEMENT',
      'THIS AGREEMENT, dated May 12, 2008, is between Corvus Inc. and Hale Ltd.\n\n1. This Agreement shall be effective June 1, 2008.',
      '2. Term. It shall be in effect for five (5) years from such effective date.',
    ],
    [
      '2010-06-14',
      'ADVISORY AGREEMENT',
      'Advisory agreement of 14 June 2008 between Barents Shipping ASA and Capt. O. Lie.',
      "The Advisor is engaged for two years counted from today's date.",
    ],
    [
      '2010-10-16',
      'HAULAGE AGREEMENT',
      'This Agreement is made on 13 October 2005 between Abc Ltd and Def Ltd.\n\n1. The services start on 16 October 2005 (the Commencement Date).',
      '15. This Agreement shall commence on the Commencement Date and continue for an initial period of five years.',
    ],
    [
      '2018-11-14',
      'SERVICES AGREEMENT',
      "This Agreement is made as of November 14, 2017 ('Effective Date') by Abc Inc. and Def LLC.",
      '7. The term of this Agreement shall be for one (1) year taking effect on the Effective Date.',
    ],
    [
      '2017-05-01',
      'OUTSOURCING AGREEMENT',
      'This Agreement is entered into as of 1 May 2012 (the "Reference Date") between Danmark Bank A/S and Capsys Ltd.',
      'This Agreement expires automatically without notice five (5) years after the Reference Date.',
    ],
    [
      '2021-08-31',
      'CROSS-LICENSE AGREEMENT',
      'This Agreement is entered into as of August 31, 2016 (the "Separation Date") between Alder Corp. and Birch Corp.',
      'This Agreement will remain in effect until the date that is five (5) years after the Separation Date.',
    ],
    [
      '2005-08-01',
      'MARKETING AGREEMENT',
      'Agreement as of August 1, 2002 between Bluefin Inc. and Tern LLC.',
      'The Agreement has a fixed term of three years, measured from the date at the top of this page.',
    ],
    // What the sentence is about
    [
      '2006-02-14',
      'DISTRIBUTION AGREEMENT',
      'This agreement was signed on February 14, 2003 by Optima Tools plc and Herrera S.A.',
      'The life of this agreement is three years from its signature.',
    ],
    [
      '2014-10-10',
      'BUSINESS SUPPLY TERMS',
      'Dated October 1, 2013.',
      '1. These terms bind Tully Co. and Ricks Ltd. from October 10, 2013 for one year.',
    ],
    [
      '2013-11-30',
      'HOSTING CONTRACT',
      'Client: Arbor Day Care Inc. Provider: Pixel Barn LLC. Date: December 1, 2012.',
      'Hosting will be provided for a twelve-month term that runs out on November 30, 2013.',
    ],
    [
      '2010-05-25',
      'STRATEGIC ALLIANCE AGREEMENT',
      'This Strategic Alliance Agreement (the "Alliance Agreement") is made and effective this May 25, 2007, by and between Bionext Corp. and Tellurion LLC.',
      "The Alliance Agreement's term is three (3) years from its effective date.",
    ],
    [
      '2013-08-01',
      'JOINT VENTURE AGREEMENT',
      'This Joint Venture Agreement is made effective as of August 1, 2008 between Hemisphere Pty Ltd and Pan Andean S.A.',
      'The joint venture shall have an initial life of five (5) years as from the effective date of this Agreement.',
    ],
    [
      '2009-05-13',
      'DISTRIBUTION RIGHTS AGREEMENT',
      'Made the 14th day of May 2008 between Aurora Films Ltd and Silver Reel GmbH.',
      'The rights hereby granted endure until the 13th day of May 2009 and no longer.',
    ],
    [
      '2003-02-28',
      'TELEMARKETING AGREEMENT',
      'This agreement, between Dialtech Inc. and Western Sun Insurance, is effective as of 1 March 2001.',
      'The agreement between the parties will last until 28 February 2003.',
    ],
    [
      '2009-10-23',
      'MARKETING SERVICES AGREEMENT',
      'This Agreement is made this 23rd day of October 2008 between Lumen Realty Inc. and Clickstream Media LLC.',
      'III. TERM AND TERMINATION. Client engages Agency for one year.',
    ],
    [
      '2009-06-15',
      'PATENT SUBLICENSE AGREEMENT',
      'THIS AGREEMENT, made as of the 15th day of June, 2004 (hereinafter the "Commencement Date") between Tellus Inc. and Orion LLC.',
      'The sublicense hereby granted commences on the Commencement Date and, subject to earlier determination, subsists for five years.',
    ],
    [
      '2014-01-01',
      'LICENSE AGREEMENT',
      'DATE: 14 December 2010\n\n1. The relationship between the parties described in this Agreement begins on 1 January 2011.',
      '2. Duration. It lasts three years.',
    ],
    [
      '2009-02-28',
      'PURCHASE AGREEMENT',
      'THIS PURCHASE AGREEMENT, entered into the 20th of February, 2006, by HARDWICK FURNITURE CO. and LONG RIVER TIMBER LLC.',
      'Seller agrees to sell and Buyer agrees to buy all of its requirements for a three-year period beginning March 1, 2006 and ending February 28, 2009.',
    ],
    // How a day is written down
    [
      '2025-10-20',
      'AREA DEVELOPMENT AGREEMENT',
      'This Agreement is executed as of the 20th day of October, 2015 by Taco Norte LLC and Border Eats LP.',
      'The term of this Agreement will expire on the date on which Developer has exercised all of the development rights, or on October 20, 2025, whichever occurs first.',
    ],
    [
      '2022-03-31',
      'OUTSOURCING AGREEMENT',
      'This Agreement is entered into as of March 15, 2017 by and between Harbor Mutual Inc. and Cognita Ltd.',
      'The initial term of this Agreement shall expire on the last day of the sixtieth (60th) full calendar month following the Service Commencement Date, being March 31, 2022.',
    ],
    [
      '2006-09-30',
      'AFFILIATE AGREEMENT',
      'This Agreement is made this twelfth day of August, 2003 by and between Surepath Online, Inc. and Holloway Publishing LLC.',
      'This Agreement shall run from the Start Date until the end of the third Contract Year on September 30, 2006.',
    ],
    [
      '2012-06-30',
      'CO-MARKETING AGREEMENT',
      'THIS AGREEMENT, effective as of June 8, 2010, is between Prism Health, Inc. and Whole Grain LLC.',
      "TERM. The parties' obligations shall begin on July 1, 2010 and end two (2) years thereafter on June 30, 2012.",
    ],
    [
      '2018-08-31',
      'CONTENT AGREEMENT',
      'This Agreement is entered into on August 24, 2015 by Lumos, Inc. and Ridge County Schools.',
      '10. The term comprises three School Years, starting September 1, 2015 and finishing August 31, 2018.',
    ],
    [
      '2004-06-30',
      'JOINT PROMOTION AGREEMENT',
      'Agreement dated as of September 16, 2002 between Orbit Soda Inc. and Rebel Pictures LLC.',
      'This agreement and all promotional activity under it will be over by June 30, 2004, when this agreement terminates.',
    ],
    [
      '2010-12-31',
      'TOWAGE SERVICE AGREEMENT',
      'Executed December 20, 2007 by Gulf Towage Inc. and Port Services LLC.',
      'This agreement covers the calendar years 2008, 2009 and 2010.',
    ],
    [
      '2009-05-31',
      'GAS SALES AGREEMENT',
      'This Agreement, executed this 21st day of May, 2004, is by and between Mesa Gas Inc. and Orly Power LLC.',
      'The agreement has a term of five years from commencement of deliveries and so ends May 31, 2009.',
    ],
    // The new end of an amended term
    [
      '2016-12-31',
      'SECOND AMENDMENT TO SUPPLY AGREEMENT',
      'This Amendment is made as of October 30, 2013 between Alta Inc. and Mason LLC.',
      'The term of the Agreement, which is due to expire on December 31, 2013, is hereby extended to December 31, 2016.',
    ],
    [
      '2016-12-31',
      'FIRST AMENDMENT TO LEASE',
      'This Amendment is made as of October 30, 2013 between Alta Inc. and Mason LLC.',
      'Section 2 of the Lease (Expiration Date) is amended by replacing "December 31, 2013" with "December 31, 2016".',
    ],
    [
      '2016-12-31',
      'FIRST AMENDMENT TO LEASE',
      'This Amendment is made as of October 30, 2013 between Alta Inc. and Mason LLC.',
      'Section 2 (Term) is amended by striking out "December 31, 2013" and substituting "December 31, 2016".',
    ],
    // A period defined elsewhere
    [
      '2017-12-14',
      'NON-COMPETITION AGREEMENT',
      'THIS AGREEMENT is made as of December 14, 2012 (the "Closing Date"), by and between Gulf Marine Corp. and R. Pickett.',
      'For a period of five (5) years from the Closing Date (the "Restricted Period"), Seller shall not compete.\n\n2. This Agreement shall terminate at the end of the Restricted Period.',
    ],
  ])('is %s in a %s: %s %s', (end, title, opening, clause) => {
    expect(endOf(title, opening, clause)).toBe(end);
  });

  const MADE =
    'This Agreement is made as of July 30, 2012 (the "Effective Date"), by and between Veritas, Inc. and Kestrel Limited.';
  it.each([
    [
      'FRANCHISE AGREEMENT',
      'The initial term of this Agreement commences on the date the Restaurant opens for business and expires ten (10) years thereafter.',
    ],
    [
      'CONTENT LICENSE',
      'The term of this Agreement will begin on the date the pages are launched and will run for eighteen (18) months from that date.',
    ],
    [
      'DISTRIBUTION AGREEMENT',
      'The term of this Agreement shall be ten (10) years, which shall take effect on the date upon which the Company delivers the last Sample.',
    ],
    ['GAS SALES AGREEMENT', 'This Agreement has a term of five years from commencement of deliveries.'],
    [
      'RESEARCH COLLABORATION AND LICENSE AGREEMENT',
      'The Research Program will be conducted for three (3) years from the Effective Date (the "Research Term").\n\n11. This Agreement shall remain in full force and effect until the expiration of all payment obligations with respect to the Products.',
    ],
    [
      'PROPERTY AGREEMENT',
      '2. Term. The licenses granted hereunder shall continue until the expiration of the last Valid Claim.\n\n3. For a period of twelve (12) months following the Effective Date, Kestrel may continue to use the name.',
    ],
    [
      'SERVICES AGREEMENT',
      'Company shall maintain for a period of ten (10) years its books.\n\n4. This Agreement shall continue in effect until the expiration of the last Order.',
    ],
  ])('is unknown in a %s: %s', (title, clause) => {
    expect(endOf(title, MADE, clause)).toBeNull();
  });
});
