import { describe, expect, it } from 'vitest';
import { endOfClause } from '../testing/endOfClause.ts';

/** What contracts say of an end that has to be counted, in as many wordings as could be thought of; one clause each, 15 June 2011. */
describe('the wordings of a counted end', () => {
  it.each([
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
      '2014-06-15',
      "Subject to earlier termination as provided in this Agreement, Distributor's appointment shall be for three (3) years from the Effective Date.",
    ],
    [
      '2014-06-15',
      'Except as otherwise provided herein, the Agreement shall run for three (3) years from the Effective Date and shall renew automatically for successive two (2) year terms.',
    ],
    ['2012-06-15', 'The term of this Agreement begins on the Effective Date and ends on its first anniversary.'],
    [
      '2016-06-15',
      'The term of this Agreement shall be five Contract Years. "Contract Year" means each twelve-month period commencing on the Effective Date or an anniversary thereof.',
    ],
    ['2014-06-15', 'Term of Agreement | 36 months |'],
    ['2013-06-15', 'Length of Agreement: 24 months from Effective Date'],
    ['2014-06-15', 'THE TERM OF THIS AGREEMENT SHALL BE FOR A PERIOD OF THREE (3) YEARS FROM THE EFFECTIVE DATE.'],
    ['2012-06-15', 'This Agreement shall be for a twelve (12) month period, beginning on the Effective Date.'],
    [
      '2014-06-15',
      'Provider shall be the sole supplier of the Products during the three-year period commencing on the Effective Date (the "Term").',
    ],
    [
      '2014-06-15',
      'The parties intend that the alliance established hereby will continue for a period of three (3) years from the Effective Date.',
    ],
    [
      '2014-06-15',
      'The rights granted to Licensee hereunder shall commence on the Effective Date and shall continue for three (3) years.',
    ],
    [
      '2016-06-15',
      'The term of this Agreement shall commence on the Effective Date and, subject to the provisions of Section 12.3 (Termination for Cause), Section 12.4 (Termination for Insolvency), Section 12.5 (Change of Control) and Section 14.2 (Regulatory Approval), and further subject to the receipt of all consents and approvals of governmental authorities that are required under applicable law for the transactions contemplated hereby and by the other agreements between the parties and their respective affiliates, each of which the parties shall use commercially reasonable efforts to obtain, shall continue in full force and effect for a period of five (5) years thereafter (the "Initial Term").',
    ],
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
    expect(endOfClause(clause)).toBe(end);
  });
});
