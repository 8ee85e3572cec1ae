import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const care = Array.from(
  { length: 90 },
  (_, index) =>
    `${index + 10}. Each party shall perform its obligations under this Agreement with reasonable care and shall comply with all laws that apply to it, and neither party shall be liable for indirect losses of the other party.`,
).join('\n');

const SIX_YEARS = 'The term of this Agreement begins on February 1, 2026 and ends on January 31, 2032.';

/** What a long contract says of its end. */
const read = (...clauses: string[]) => {
  const text = `MASTER SERVICES AGREEMENT

This Agreement is made on January 5, 2026 between Alpha Systems, Inc. ("Provider") and Beta Stores LLC ("Customer").

1. Term. ${clauses.join(' ')}

${care}

IN WITNESS WHEREOF the parties have signed. Alpha Systems, Inc. Beta Stores LLC
`;
  const { ending, noticeBy, termEnd } = analyseText(text, { today: '2026-11-27' });
  return { ending, noticeBy, termEnd };
};

/** … that ends on such a day. */
const until = (day: string) =>
  read(
    `The "Term" of this Agreement will commence on the date hereof and will end on the earlier of (a) ${day}; or (b) a termination date elected by a party.`,
  );

describe('how a long contract ends', () => {
  it.each([
    'This Agreement shall continue for six (6) Contract Years, unless terminated in accordance with Section 6 of this Agreement or extended by renewal by written agreement of the parties.',
    'If the parties repair the premises, this Agreement shall continue in full force and effect; provided, however, that the Term shall be extended by such number of days as equals the length of the repairs.',
    'Any period of limitation under this Agreement that would otherwise expire shall be extended until twenty (20) days after the conclusion of the mediation.',
  ])('what is extended until a day, or by another bargain, does not renew by itself: %s', (clause) => {
    expect(read(SIX_YEARS, clause)).toEqual({ ending: 'ends', noticeBy: null, termEnd: '2032-01-31' });
  });

  it('what both parties together may extend is no option', () => {
    const clause = 'The term may be extended for a further two (2) years by mutual written agreement of the parties.';
    expect(read(SIX_YEARS, clause).ending).toBe('ends');
    const option = 'Customer shall have two (2) options to extend the term, each for a period of five (5) years.';
    expect(read(SIX_YEARS, option).ending).toBe('option');
  });

  it('what otherwise continues does not end', () => {
    const clause =
      'Not later than twelve (12) months before the end of the term, either party may give notice that the Agreement shall end; otherwise, the Agreement continues for a further period of three (3) years.';
    expect(read(SIX_YEARS, clause)).toMatchObject({ ending: 'renews', noticeBy: '2031-01-31' });
  });

  it('what goes on after its initial term until somebody gives notice has a last day for the notice that ends it with that term', () => {
    const clause =
      "This Agreement begins on February 1, 2026 and shall continue for an initial term of six (6) years (Initial Term) and indefinitely after that until terminated by either party giving at least twelve (12) months' prior written notice to expire on or after the expiry date of the initial term.";
    expect(read(clause)).toEqual({ ending: 'renews', noticeBy: '2031-01-31', termEnd: '2032-02-01' });
  });

  it('the anniversary of the end of something else is no known day', () => {
    expect(until('the first anniversary of the expiration date of the last Purchase Schedule').termEnd).toBeNull();
    expect(until('the first anniversary of the date of this Agreement').termEnd).toBe('2027-01-05');
  });
});
