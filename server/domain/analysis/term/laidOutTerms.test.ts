import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const endOf = (text: string): string | null => analyseText(text, { today: '2026-01-01' }).termEnd;
const OPENING =
  'SERVICES AGREEMENT\n\nThis Services Agreement (the "Agreement") is made as of March 9, 2004 between Orchard Systems, Inc. ("Orchard") and Tarn Media LLC ("Tarn").\n\n1. Services. Orchard shall render the Services.\n\n';
/** A lease whose summary has a row about the term. */
const SUMMARY = (term: string): string =>
  `OFFICE LEASE\n\nSUMMARY OF TERMS\n\n1. Dated as of:           February 3, 2005\n\n2. Landlord:              ORCHARD TOWERS, LLC\n\n3. Tenant:                TARN SOFTWARE, INC.\n\n4. Commencement Date:     April 11, 2005\n\n${term}\n\n6. Rent:                  $11,200.00 per month`;
/** An order form with a row about the term. */
const TABLE = (row: string): string =>
  `ORDER FORM\n\nThis Order Form is made between Orchard, Inc. ("Orchard") and Tarn Ltd. ("Tarn").\n\n Order Form date   June 4, 2012\n Launch Date   July 16, 2012\n${row}\n Fee   $4,000 per month\n\n1. Services. Orchard shall provide the services to Tarn, and Tarn shall pay for them.`;

describe('a term of full months, quarters or years and the part of one', () => {
  it.each([
    [
      SUMMARY(
        '5. Term:                  Twenty-four (24) full calendar months after the Commencement Date (plus the\n                          partial month, if any, in which the Commencement Date falls)',
      ),
      '2007-04-30',
    ],
    [
      `${OPENING}2. Term. The term of this Agreement shall be the balance of the calendar year in which the Launch Date falls and three (3) full calendar years. The "Launch Date" is May 2, 2004.`,
      '2007-12-31',
    ],
    [
      `${OPENING}2. Term. The term of this Agreement begins on October 1, 2004 and is for eight full calendar quarters, plus the partial quarter, if any, at its beginning.`,
      '2006-09-30',
    ],
  ])('ends with the last of them: %#', (text, end) => {
    expect(endOf(text)).toBe(end);
  });
});

describe('a row whose columns are divided by blanks, dots or bars', () => {
  it.each([
    [' Term   Two years from the Launch Date', '2014-07-16'],
    [' Term ........... Two years from the Launch Date', '2014-07-16'],
    [' Service Period | 08/01/2012 through 07/31/2013', '2013-07-31'],
  ])('says by its label what it is: %s', (row, end) => {
    expect(endOf(TABLE(row))).toBe(end);
  });

  it('of something else is no term', () => {
    expect(endOf(TABLE(' Rent-free Period : 60 days beginning with the Launch Date'))).toBeNull();
  });
});

describe('a day that is said twice', () => {
  it.each([
    [
      'is the one that explains the other',
      'This Agreement shall remain in effect through the day ending at 7:00 a.m. on May 1, 2009, i.e. until and including April 30, 2009.',
      '2009-04-30',
    ],
    [
      'is surer than one that is only counted',
      'The term of this Agreement is thirty months from its date and therefore it falls due on September 9, 2006.',
      '2006-09-09',
    ],
  ])('%s', (_, clause, end) => {
    expect(endOf(`${OPENING}2. Term. ${clause}`)).toBe(end);
  });
});

describe('the term of another agreement', () => {
  it.each([
    'WHEREAS in 2001 Orchard and Tarn Holdings entered into a hosting contract for a term of four years;',
    'This Agreement is issued under the Master Agreement dated May 2, 2002 between Orchard and Tarn, the initial term of which is five years.',
    'Orchard holds a licence from Fell Ltd. under an agreement for a term of ten years.',
  ])('is not this one: %s', (words) => {
    expect(endOf(`${OPENING}${words}`)).toBeNull();
  });
});

describe('what is no end', () => {
  it.each([
    'This Agreement is made and effective at the Closing (9:00 a.m. Eastern Time) on May 8, 2007.',
    '2. Term. The term of this Agreement starts to run with the first shipment and is three years.',
  ])('%s', (words) => {
    expect(endOf(`${OPENING}${words}`)).toBeNull();
  });
});

describe('the end of a term', () => {
  it.each([
    [
      'from the day on which the last of the parties signs',
      `SUPPLY AGREEMENT\n\nTHIS AGREEMENT takes effect on the date on which the last of the parties signs it, as shown against the signatures below (the "Effective Date")\n\nBETWEEN Orchard Limited and Tarn PLC\n\n2. Duration. This Agreement shall continue for two years from the Effective Date.\n\n3. Supply. Orchard shall supply the goods.\n\nAS WITNESS the hands of the parties\n\nSIGNED for and on behalf of ORCHARD LIMITED   /s/ G. Fell     Date: 4 March 2006\n\nSIGNED for and on behalf of TARN PLC   /s/ H. Moss     Date: 12 March 2006`,
      '2008-03-12',
    ],
    ['under a heading of one word', `${OPENING}2. PERIOD. Three (3) years, commencing May 1, 2004.`, '2007-05-01'],
    [
      'behind a section sign and a number in brackets',
      `${OPENING}§ 11 Term\n(1) Duration: 01.07.2004 - 30.06.2007.`,
      '2007-06-30',
    ],
    [
      'under an article that is called a period, in words',
      `${OPENING}Article III Period of operation: the period of this contract shall be from the date on which both parties affix their seals, to the thirty-first day of May of two thousand and eight.`,
      '2008-05-31',
    ],
    [
      'that comes by the lapse of time',
      `${OPENING}2. Its term: the term of this contract shall expire, by the mere lapse of time and without need of declaration, on June 30, 2008.`,
      '2008-06-30',
    ],
    [
      'from a day above',
      `${OPENING}2. This Agreement shall remain in force for two years from the day and year first hereinabove written.`,
      '2006-03-09',
    ],
    [
      'that an amendment moves, counted from the old one',
      `AMENDMENT NO. 2 TO PACKING AGREEMENT\n\nThis Amendment No. 2 is dated October 3, 2006 and made between Orchard Foods LLC and Tarn Canning, Inc.\n\n1. The term of the Packing Agreement, which without this amendment would come to an end on December 1, 2006, is hereby lengthened by an additional three (3) years counted from that date.`,
      '2009-12-01',
    ],
  ])('%s', (_, text, end) => {
    expect(endOf(text)).toBe(end);
  });
});

describe('a table of rents', () => {
  it.each([
    '   Period               Monthly Rent\n      4/1/2004 - 3/31/2005     $5,000\n      4/1/2005 - 3/31/2006     $5,200',
    'Lease Term Year    Start      End        Monthly Rent\n1    4/1/2004   3/31/2005   $5,000\n2    4/1/2005   3/31/2006   $5,200',
  ])('is no term: %#', (rows) => {
    expect(
      endOf(
        `OFFICE LEASE\n\nThis Office Lease is made as of March 9, 2004 between Orchard Towers, LLC and Tarn Software, Inc.\n\n3. Rent.\n\n${rows}\n\n4. Use. Offices only.`,
      ),
    ).toBeNull();
  });
});

describe('terms told in other words', () => {
  it.each([
    [
      'The Term begins on July 1, 2004 and expires on the sixth anniversary of July 1, 2004 less one day.',
      '2010-06-30',
    ],
    ['This Agreement covers the 2004, 2005 and 2006 calendar years.', '2006-12-31'],
    [
      'The services start on 1 September 2004 and last for 24 months, i.e. up to and including 31 August 2006.',
      '2006-08-31',
    ],
    ['This Agreement is given for a period of ten years from the date hereof.', '2014-03-09'],
    [
      'The "Initial Term" begins on the Go-Live Date and ends three years later. The Go-Live Date is May 1, 2004. The last day of the Initial Term is April 30, 2007.',
      '2007-04-30',
    ],
    ['This Agreement terminates at the conclusion of the 2010/11 season, namely on 31 August 2011.', '2011-08-31'],
    ['This Agreement terminates at the end of the 2010 season.', null],
    ['This Agreement continues until ten years after Indemnitee has ceased to be a director.', null],
    ['This Agreement continues until ten years after Tarn has signed it.', '2014-03-09'],
    ['Laufzeit / Term: 24 months from the date of this Agreement.', '2006-03-09'],
    ['Period of Performance\n\nFrom: April 1, 2004\nTo: March 31, 2006', '2006-03-31'],
    ['Period of the trial\n\nFrom here it goes to the customer: April 1, 2004. To: March 31, 2006', null],
    [
      'Commencement Date: March 15, 2005\n    Expiration Date: Last day of the sixtieth (60th) full calendar month after the Commencement Date',
      '2010-03-31',
    ],
    ['This Agreement begins when the Board of Orchard approves it and lasts two years.', null],
    ['This Agreement begins when it is signed by both parties and lasts two years.', '2006-03-09'],
  ])('%s', (words, end) => {
    expect(endOf(`${OPENING}2. Term. ${words}`)).toBe(end);
  });

  it('are those of the lease that a memorandum is of', () => {
    expect(
      endOf(
        'MEMORANDUM OF LEASE\n\nThis Memorandum of Lease is made as of April 12, 2004. Orchard Towers, LLC ("Landlord") and Tarn Software, Inc. ("Tenant") have entered into a lease for a term of five (5) years commencing May 1, 2004.',
      ),
    ).toBe('2009-05-01');
  });

  it('are not those that an amendment recites of the agreement it leaves alone', () => {
    expect(
      endOf(
        'AMENDMENT NO. 1 TO SERVICES AGREEMENT\n\nThis Amendment No. 1 is made as of July 12, 2006 between Orchard, Inc. and Tarn LLC and amends the Services Agreement dated July 31, 2004, which runs for an initial term of five years.\n\n1. The fee in Section 4 is changed to $500 per month from August 1, 2006 until July 31, 2007.',
      ),
    ).toBeNull();
  });

  it('an end date is read behind a row of dots', () => {
    expect(
      endOf(
        `${OPENING}SUMMARY\n\nStart Date ........ August 1, 2004\nEnd Date .......... July 31, 2008\nFee ............... $300 per month`,
      ),
    ).toBe('2008-07-31');
  });
});
