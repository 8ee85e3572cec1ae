import { expect, it } from 'vitest';
import { endOf, OTHERS, TERMS } from '../testing/otherTimes.ts';

it.each(OTHERS)('the end of the term is not touched, whatever that is and wherever this stands: %s', (other) => {
  for (const [end, clause] of TERMS) {
    expect({ clause, end: endOf([other, clause]) }).toEqual({ clause, end });
    expect({ clause, end: endOf([clause, other]) }).toEqual({ clause, end });
  }
});
