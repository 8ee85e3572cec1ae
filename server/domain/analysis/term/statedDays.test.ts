import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

/** Clauses as they stand in papers of many kinds, without an opening that says more. */
const endOf = (text: string): string | null => analyseText(text, { today: '2020-07-01' }).termEnd;

describe('the last day that a text names itself', () => {
  it.each([
    ['2014-08-31', 'The lease begins on 01/09/2011 and is up on 31/08/2014.'],
    ['2016-04-30', 'This Agreement commences May 1, 2015 and will be over at midnight on April 30, 2016.'],
    ['2013-10-31', 'The agreement starts on November 1, 2011 and runs out on October 31, 2013.'],
    [
      '2018-02-28',
      "The Adviser's engagement by the Fund begins on March 1, 2016 and comes to a close on February 28, 2018.",
    ],
    ['2011-03-31', "Trainer's services to the Club start April 1, 2009 and stop March 31, 2011."],
    ['2019-06-30', 'The Contract Period starts on July 1, 2017, its last day being June 30, 2019.'],
    ['2015-12-31', 'Through December 31, 2015 this agreement is in effect and binds the parties.'],
    ['1999-05-31', 'From the signing hereof until May 31, 1999 this memorandum of understanding remains in force.'],
    ['2017-09-30', '3.1 Not later than midnight on September 30, 2017 this Memorandum of Understanding expires.'],
    [
      '2014-06-30',
      'The contract shall commence on 7-1-13 or when it is approved, whichever is later, and shall end on 6-30-14.',
    ],
    ['2016-02-28', 'This Contract is made on March 1, 2014 for two years and shall thus expire on February 28, 2016.'],
    ['2010-12-31', "The Agent's duties hereunder shall commence on January 1, 2006 and cease on December 31, 2010."],
    [
      '2018-12-31',
      'Unless a party denounces this Agreement before December 31, 2018, on which date it would otherwise expire, it is renewed for a year.',
    ],
    ['2013-01-31', 'Equipment\nRental begins 02/01/2010; rental ends 01/31/2013.'],
    [
      '2012-10-31',
      'MASTER SERVICES AGREEMENT for the period of November 1, 2011 to October 31, 2012. Consultant shall perform as described.',
    ],
    ['2025-04-30', 'The Contractor is engaged May 1, 2023 - April 30, 2025.'],
    ['2022-06-30', '1. The term of the Employment Agreement is extended for two years through June 30, 2022.'],
    ['2020-06-30', 'This Contract shall not extend beyond June 30, 2020.'],
    ['2021-09-30', 'Contract validity: until 30 September 2021.'],
    ['2019-12-31', 'The Agreement stays in force until, but not including, January 1, 2020.'],
    [
      '2017-05-04',
      'AGREEMENT of 5 May 2014. This Licence shall subsist for three (3) years, the final day of which is 4 May 2017.',
    ],
    [
      '2019-10-31',
      'Agreement between the Village and the Union for the period November 1, 2016 through October 31, 2019.',
    ],
    [
      '2015-11-30',
      'This Agreement is deemed to have begun on December 1, 2013; it will terminate on November 30, 2015.',
    ],
    ['2021-08-31', 'Duration of internship: 1 March 2021 to 31 August 2021.'],
    [
      '2019-01-31',
      'This MOU shall be operative for the period commencing at 12:01 a.m. February 1, 2016, and shall terminate and be of no further effect at 12:01 a.m. on January 31, 2019.',
    ],
    ['2012-07-31', 'On July 31, 2012 this Contract shall automatically end.'],
    [
      '2021-01-31',
      'This Sublease has a term (the "Sublease Term") that begins with delivery of possession. It ends on January 31, 2021 ("Sublease Expiration Date").',
    ],
  ])('%s: %s', (day, text) => {
    expect(endOf(text)).toBe(day);
  });

  it.each([
    [
      'the day before an anniversary',
      '2019-08-31',
      'SERVICES AGREEMENT, effective September 1, 2016 (the "Effective Date")\n\nProvider is engaged for three (3) years which begin on the Effective Date and stop on the day before the third anniversary of the Effective Date.',
    ],
    [
      'a day beside a length',
      '2030-12-31',
      'This Lease has a term of ten (10) years (the "Term") counted from January 1, 2021, and it ends at 11:59 p.m. on December 31, 2030, unless Landlord tells Tenant in writing that the term is carried on to December 31, 2032.',
    ],
    [
      'a day beside a length that counts from an unknown one',
      '2022-06-30',
      'This Contract runs two (2) years from the date of the last approval. It is effective on that approval, through 6/30/2022.',
    ],
  ])('wins over what can be counted: %s', (_, day, text) => {
    expect(endOf(text)).toBe(day);
  });

  it.each([
    'The Club may, by notice before March 31, 2016, prolong this Agreement to September 30, 2018.',
    'If the Closing has not taken place by June 30, 2014, this Agreement terminates.',
    'Should no permit be issued, then on June 30, 2014 this Agreement ends.',
    'Payment of the first installment is up to Buyer until March 31, 2012.',
    'If Buyer so elects, the term is extended for one year through June 30, 2022.',
    'See sections 7-1-13 and 6-30-14 of the manual.',
    'The last day to give notice under this Agreement is March 31, 2012.',
    'Until December 31, 2015 this Agreement may be inspected by the auditors.',
    'The offices are closed from December 24, 2012 and over on January 2, 2013.',
  ])('is no other: %s', (text) => {
    expect(endOf(`SUPPLY AGREEMENT\n\n1. Supplier shall supply the Products.\n\n2. ${text}`)).toBeNull();
  });
});

describe('the extension that a paper grants', () => {
  it.each([
    ['2012-12-31', 'Article 1. The term of extension starts from January 1, 2012 and lasts until December 31, 2012.'],
    [
      '2024-05-31',
      'SECOND AMENDMENT TO LEASE\n\nThe Extension Term shall commence June 1, 2019 and expire May 31, 2024.',
    ],
    [
      '2021-10-31',
      'AMENDMENT TO LICENSE AGREEMENT\n\n"Renewed Term" means the period that begins November 1, 2018 and ends October 31, 2021.',
    ],
    ['2026-04-30', '3. The Lease Expiration Date is now April 30, 2026.'],
    ['2026-04-30', '3. The Expiration Date of the Lease is hereby changed to April 30, 2026.'],
  ])('%s is the end: %s', (day, text) => {
    expect(endOf(text)).toBe(day);
  });

  it.each([
    'Tenant has one option to extend. The Extension Term shall commence June 1, 2019 and expire May 31, 2024.',
    'If Tenant exercises it, the Renewal Term begins June 1, 2019 and ends May 31, 2024.',
  ])('is none where somebody may choose it: %s', (text) => {
    expect(endOf(`LEASE\n\n1. Landlord lets the premises to Tenant.\n\n2. ${text}`)).toBeNull();
  });
});

describe('the new end that an amendment puts in', () => {
  it.each([
    [
      '2021-06-30',
      'The words "June 30, 2019" in Section 2 (Term) are struck out and "June 30, 2021" is put in their place.',
    ],
    [
      '2021-06-30',
      'The Term, which would otherwise have ended June 30, 2019, shall continue for an additional two years, that is until June 30, 2021.',
    ],
    ['2021-06-30', 'The contract period is changed from July 1, 2018 - June 30, 2019 to July 1, 2018 - June 30, 2021.'],
    ['2021-06-30', 'The parties hereby move the Expiration Date from June 30, 2019 to June 30, 2021.'],
    [
      '2021-06-30',
      'The term "July 1, 2016 through June 30, 2019" shall now read "July 1, 2016 through June 30, 2021".',
    ],
    [
      '2021-06-30',
      'The Company has exercised its option, and the term of the Agreement is extended to and shall expire on June 30, 2021.',
    ],
    ['2021-06-30', 'The parties extend the agreement for two years, so that it will now end on June 30, 2021.'],
    [
      '2021-06-30',
      'The Agreement, as extended, now expires on June 30, 2019. The parties prolong it up to June 30, 2021.',
    ],
    ['2021-06-30', 'New expiration date: June 30, 2021.'],
  ])('%s: %s', (day, clause) => {
    expect(
      endOf(`SECOND AMENDMENT TO SUPPLY AGREEMENT\n\nThis Amendment is dated February 3, 2018.\n\n1. ${clause}`),
    ).toBe(day);
  });

  it('is the day to which an amendment extends the term, and not the one that its background tells of', () => {
    expect(
      endOf(
        'SECOND AMENDMENT TO SERVICE AGREEMENT\n\nBACKGROUND\n\nThe term of the Agreement is to expire on May 31, 2026. The parties wish to extend it.\n\nAGREEMENT\n\n1. Extension of Term. The term of this Agreement is extended through May 31, 2029.',
      ),
    ).toBe('2029-05-31');
  });

  it('is none where nothing says that the day is an end', () => {
    expect(
      endOf(
        'SECOND AMENDMENT TO SUPPLY AGREEMENT\n\nThis Amendment is dated February 3, 2018.\n\n1. In Schedule 4 "June 30, 2019" is replaced by "June 30, 2021".',
      ),
    ).toBeNull();
  });
});

describe('what is bargained for between two days', () => {
  it.each([
    [
      '2017-07-31',
      "COACH'S CONTRACT\n\nThe School employs the Coach for the seasons 2015-16 and 2016-17, beginning August 1, 2015 and concluding on the 31st of July 2017.",
    ],
    [
      '2018-12-31',
      'The Company employs the Executive for the period that begins January 1, 2016 and ends at the earlier of (i) December 31, 2018 and (ii) his death.',
    ],
    [
      '2026-05-31',
      'WAREHOUSE LEASE\n\nTenant shall have and hold the premises for sixty-two (62) months, from April 1, 2021 to May 31, 2026.',
    ],
    [
      '2017-02-17',
      'SAAS AGREEMENT\n\nThis Agreement is entered into on February 17, 2015.\n\n7.1 The initial subscription is for two years from that day.',
    ],
    [
      '2019-04-30',
      'Your appointment is for a fixed term. It commences on 1st May 2017 and will automatically end on 30th April 2019.',
    ],
  ])('a term between two days ends on %s: %s', (day, text) => {
    expect(endOf(text)).toBe(day);
  });

  it.each([
    'Seller shall hold the goods for Buyer from April 1, 2021 to May 31, 2021.',
    'Your first invoice is for the set-up. It covers April 1, 2021 to May 31, 2021.',
    'The auditors shall examine the books for the period beginning August 1, 2015 and ending on July 31, 2017.',
  ])('is another thing: %s', (clause) => {
    expect(endOf(`SUPPLY AGREEMENT\n\nSupplier shall supply the Products.\n\n${clause}`)).toBeNull();
  });
});

describe('a day under a heading about the term', () => {
  it.each([
    ['2018-12-31', '10. TERM. From July 1, 2015, when work began, until December 31, 2018.'],
    [
      '2016-04-30',
      'Term and Termination. Starting May 1, 2014 and finishing April 30, 2016, unless ended earlier by notice.',
    ],
    ['2013-05-15', 'TERM: THIRTY (30) MONTHS ENDING MAY 15, 2013'],
  ])('%s is believed where nothing contradicts it: %s', (day, text) => {
    expect(endOf(text)).toBe(day);
  });
});

describe('a range that begins with the agreement', () => {
  it.each([
    "Contractor's policy is valid from January 1, 2020 through December 31, 2020.",
    'Minimum purchases: first contract year January 1, 2020 - December 31, 2020: 500 units; each later year: 700 units.',
    'The wage freeze is in effect from January 1, 2020 through June 30, 2020.',
    'Each Work Order states its own term. Work Order 1 runs from January 1, 2020 to September 30, 2020.',
    'Its first fiscal period runs from January 1, 2020 to December 31, 2020.',
    'Tenant shall hold the keys from January 1, 2020 to January 31, 2020.',
    'From January 1, 2020 until June 30, 2020 this Agreement does not apply to spare parts.',
  ])('may be of another thing: %s', (clause) => {
    expect(
      endOf(`MASTER AGREEMENT effective January 1, 2020 between Orchard Mills, Inc. and Tarn LLC.\n\n2. ${clause}`),
    ).toBeNull();
  });
});
