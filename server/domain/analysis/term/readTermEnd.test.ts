import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

/** A contract of 1 March 2015 around one clause. */
function contractWith(clause: string, heading = '2. Deliverables.'): string {
  return [
    'SUPPLY AND SERVICES AGREEMENT',
    'This Supply and Services Agreement (this "Agreement") is made as of March 1, 2015 (the "Effective Date") by and between Orchard Lane Mills, Inc., a Delaware corporation ("Supplier"), and Tarn Valley Foods LLC, a Nevada limited liability company ("Customer").',
    'NOW, THEREFORE, the parties agree as follows:',
    '1. Services. Supplier shall provide the services set out in Exhibit A.',
    `${heading} ${clause}`,
    '9. Governing Law. This Agreement is governed by the laws of the State of Delaware.',
  ].join('\n\n');
}

const endOf = (clause: string, heading?: string): string | null =>
  analyseText(contractWith(clause, heading), { today: '2015-06-01' }).termEnd;

describe('the end of the term', () => {
  it.each([
    ['2018-03-01', 'The term of this Agreement is three (3) years, beginning on the Effective Date.'],
    [
      '2017-03-01',
      'Unless earlier terminated, this Agreement will remain in effect for a period of two years from the date hereof.',
    ],
    [
      '2018-03-01',
      'This Agreement is effective as of the Effective Date and will continue for an initial term of 36 months.',
    ],
    ['2025-03-01', 'Subject to Section 9, the Term shall run for ten (10) years from the date of this Agreement.'],
    [
      '2016-03-01',
      'Supplier shall provide the Services for a period of one (1) year commencing on the date of this Agreement (the "Term").',
    ],
    ['2017-03-01', 'Customer hereby engages Supplier for a term of two years commencing as of March 1, 2015.'],
    [
      '2016-03-01',
      'The term hereof shall commence as of the date hereof and shall continue for a period of twelve months thereafter.',
    ],
    [
      '2018-03-01',
      'The parties agree that this Agreement shall be valid for three years from the date of signature by both Parties.',
    ],
    [
      '2020-03-01',
      'This Agreement shall come into force on the date of signing and remain in force for five (5) years.',
    ],
    ['2016-03-15', 'The term of the Agreement will be twelve months, starting March 15, 2015.'],
    ['2017-03-01', 'This Agreement, which is effective March 1, 2015, shall have a term of 24 months.'],
    ['2018-03-01', 'The duration of this contract is 3 (three) years counted from its signature.'],
    ['2020-03-01', 'The "Term" shall mean the period of five years commencing on the Effective Date.'],
    [
      '2020-03-01',
      'As used herein, "Initial Term" means the period commencing on the Effective Date and ending five (5) years thereafter.',
    ],
    [
      '2017-03-01',
      'This Agreement shall continue in full force and effect for a period ending two (2) years after the Effective Date.',
    ],
    [
      '2018-03-01',
      'This Agreement shall have an initial term of three (3) years (the "Initial Term") from the Effective Date.',
    ],
    [
      '2018-03-01',
      'Unless sooner terminated in accordance with Section 9, this Agreement shall expire three (3) years after the Effective Date.',
    ],
    ['2020-04-01', 'The Lease term shall be for sixty (60) months commencing April 1, 2015.'],
    ['2016-04-01', 'Your subscription term is 12 months beginning on 1 April 2015.'],
    [
      '2018-03-01',
      'The initial term shall be for a period of three (3) years and shall thereafter renew for successive one (1) year periods.',
    ],
    ['2016-09-01', 'This Agreement shall remain in force for eighteen (18) months from the date first written above.'],
    ['2018-03-01', 'This Agreement begins on the Effective Date and has a three-year term.'],
    ['2017-03-01', 'This Agreement shall be effective for two (2) years after the Effective Date.'],
    [
      '2018-03-01',
      '"Commencement Date" means the Effective Date. The term of this Agreement is three (3) years from the Commencement Date.',
    ],
    [
      '2018-03-01',
      "The Supplier's appointment hereunder shall commence on the Effective Date and shall continue for three (3) years.",
    ],
  ])('counts %s from the anchor of: %s', (end, clause) => {
    expect(endOf(clause)).toBe(end);
  });

  it.each([
    ['2018-03-31', 'The initial term of this Agreement begins on April 1, 2015 and ends on March 31, 2018.'],
    ['2018-03-31', 'This Agreement shall be in effect from April 1, 2015 through March 31, 2018.'],
    [
      '2018-03-31',
      'The Services will be provided for a term commencing on April 1, 2015 and expiring at midnight on March 31, 2018.',
    ],
    ['2016-12-31', 'This Agreement shall commence upon execution and shall continue until December 31, 2016.'],
    [
      '2016-12-31',
      'This Agreement shall terminate on the earlier of (a) December 31, 2016 and (b) completion of the Services.',
    ],
    ['2017-06-30', 'The Agreement shall be for a period beginning on the Effective Date and ending on June 30, 2017.'],
    ['2018-12-31', 'This Agreement shall remain in effect through and including December 31, 2018.'],
    ['2018-12-31', 'This Agreement is entered into for the period from the date hereof until December 31, 2018.'],
    ['2016-02-28', 'The term of this Agreement shall be from March 1, 2015 until February 28, 2016.'],
    ['2016-02-29', 'This Agreement is effective from 2015-03-01 to 2016-02-29.'],
    [
      '2018-02-28',
      'This Agreement shall continue for three (3) years. The Agreement therefore ends on February 28, 2018.',
    ],
  ])('takes the written %s of: %s', (end, clause) => {
    expect(endOf(clause)).toBe(end);
  });

  it.each([
    ['2018-03-01', 'The Agreement shall expire on the third anniversary of the Effective Date.'],
    [
      '2020-03-01',
      'The term of this Agreement shall begin on the Effective Date and continue through the fifth (5th) anniversary thereof.',
    ],
    ['2018-02-28', 'The term of this Agreement ends on the day before the third anniversary of the Effective Date.'],
    [
      '2020-03-31',
      'The term of this Agreement ends on the last day of the month in which the fifth anniversary of the Effective Date falls.',
    ],
    ['2015-12-31', 'This Agreement shall remain in effect until the end of the current calendar year.'],
  ])('works %s out of: %s', (end, clause) => {
    expect(endOf(clause)).toBe(end);
  });

  it.each([
    ['2018-02-28', 'Contract Term: 03/01/2015 - 02/28/2018', ''],
    ['2018-02-28', 'March 1, 2015 to February 28, 2018', 'Term of Agreement:'],
    ['2018-03-01', '36 months from the Effective Date', 'Initial Term:'],
    ['2020-03-01', 'Five (5) years from the Effective Date.', '7. TERM.'],
    ['2018-02-28', 'February 28, 2018', 'Expiration Date:'],
  ])('reads %s from the field: %s', (end, clause, heading) => {
    expect(endOf(clause, heading)).toBe(end);
  });

  it.each([
    'The obligations of confidentiality shall survive for five (5) years after termination of this Agreement.',
    'Supplier warrants the goods for a period of two (2) years from the date of this Agreement.',
    'Either party may terminate this Agreement upon sixty (60) days prior written notice.',
    'This Agreement shall continue in perpetuity.',
    'This Agreement shall commence on the Effective Date and continue until terminated by either party on ninety (90) days notice.',
    'The term of this Agreement is three (3) years from the Launch Date, being the day on which the service is first offered to the public.',
    'Customer shall keep records for a period of seven (7) years.',
    'Supplier shall maintain insurance until December 31, 2019.',
    'For two years after the Effective Date neither party shall solicit employees of the other.',
    'Customer shall pay all invoices within thirty (30) days.',
    'This Agreement replaces the agreement between the parties that expired on June 30, 2014.',
    'The term of each Statement of Work shall be stated in it.',
  ])('is unknown after: %s', (clause) => {
    expect(endOf(clause)).toBeNull();
  });
});
