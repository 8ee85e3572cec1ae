import { describe, expect, it } from 'vitest';
import { ANNEX, endOf, OTHERS, TERMS } from '../testing/otherTimes.ts';

describe('the end of the term', () => {
  // Beside one of the terms, by turns: `otherTimes.soak.test.ts` tries them all.
  it.each(OTHERS.map((other, index) => [other, index % TERMS.length] as const))(
    'is not touched by: %s',
    (other, place) => {
      for (const [end, clause] of TERMS.slice(place, place + 1)) {
        expect({ clause, end: endOf([other, clause]) }).toEqual({ clause, end });
        expect({ clause, end: endOf([clause, other]) }).toEqual({ clause, end });
      }
    },
  );

  it('is not that of an annexed paper', () => {
    const signed = `IN WITNESS WHEREOF, the parties have executed this Agreement.\n\nBy: /s/ Ann Lee\n\n${ANNEX}`;
    for (const [end, clause] of TERMS) expect({ clause, end: endOf([clause], signed) }).toEqual({ clause, end });
  });
});
