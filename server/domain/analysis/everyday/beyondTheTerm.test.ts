import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const read = (text: string) => analyseText(text, { today: '2026-11-26' });

/** A drafted contract with a clause beside its own. */
const sponsorship = (clause: string, term = 'shall terminate on September 22, 2027') => `SPONSORSHIP AGREEMENT

This Sponsorship Agreement ("Agreement"), dated 22 September 2026, is by and between Rivermouth Festival Association ("Organizer")
and Fernhill Studios, Inc. ("Sponsor").

1. Sponsorship
Organizer shall name Sponsor as design partner of the Rivermouth Festival. Sponsor shall pay a fee of twenty thousand dollars ($20,000.00).

2. Term
This Agreement shall take effect on the date above and ${term}.

3. Payment Terms
Invoices are due within forty-five (45) days of receipt. Late payments bear interest at the rate of one percent (1%) per month.
Payments are made to the account that Organizer names in its invoice, in the currency of the invoice and without any deduction.

4. Further Duties
${clause}

5. General
This Agreement is governed by the laws of the State of Oregon.

IN WITNESS WHEREOF, the parties have executed this Agreement.

By: /s/ Beatriz Luna
By: /s/ Maya Okafor
`;

const letter = (clause: string) =>
  `Maple Gardening\n12 Hill Road\n\n3 March 2026\n\nDear Ms Okafor,\n\nFrom 9 March 2026 we look after your garden every second Friday for $140 a visit.\n\n` +
  `${clause}\n\nEither of us can stop with a month's notice.\n\nTom Maple, Maple Gardening\nMaya Okafor\n`;

const order = (length: string) =>
  `Hire agreement\nSupplier: Abbey Plant Ltd\nCustomer: Orla Gannon Ltd\nStart date: 1 February 2026\nEnd date: 31 January 2027\nTerm: ${length}\nRent: $400 per month\n`;

describe('what lasts beyond or beside a contract', () => {
  it.each([
    "Each party shall keep the other party's Confidential Information in confidence during the term of this Agreement and for three (3) years thereafter.",
    'This Section 4 shall survive the termination of this Agreement for a period of two (2) years.',
    'The duty of confidentiality is for four years.',
    'Confidentiality period: 3 years.',
    'Sponsor warrants that the Deliverables will conform to their description for a period of two (2) years from acceptance.',
    'The indemnification obligations under this Agreement continue for a period of six (6) years.',
    'The non-competition covenant shall be in effect for a period of three years.',
    'During the engagement and for eighteen (18) months afterwards, Sponsor will stay away from the customers of Organizer.',
    'Sponsor shall keep complete and accurate records for a period of seven (7) years.',
    'Sponsor shall maintain insurance in force for a period of at least three (3) years.',
    'The parties have worked together for over ten years.',
  ])('is no term: %s', (clause) => {
    expect(read(sponsorship(clause))).toMatchObject({ term: null, termEnd: '2027-09-22' });
    expect(read(sponsorship(clause, 'shall bind both parties'))).toMatchObject({ term: null, termEnd: null });
  });

  it('a letter that goes on until somebody stops it does not end with a warranty', () => {
    for (const clause of [
      'We guarantee our workmanship for 10 years.',
      'We keep records of our visits for seven years.',
    ])
      expect(read(letter(clause))).toMatchObject({ term: null, termEnd: null, ending: 'open' });
    expect(read(letter('The contract runs for two years.'))).toMatchObject({ term: { n: 2, unit: 'year' } });
  });

  it('the contract itself still lasts as long as it says beside a duty', () => {
    const clause =
      'Sponsor shall keep the secrets of Organizer, and this Agreement shall continue for two (2) years from the date above.';
    expect(read(sponsorship(clause, 'shall bind both parties')).term).toEqual({ n: 2, unit: 'year' });
  });

  it('a length that its own days contradict is no fact', () => {
    expect(read(order('12 months')).term).toEqual({ n: 12, unit: 'month' });
    expect(read(order('36 months')).term).toBeNull();
  });
});
