import { describe, expect, it } from 'vitest';
import { leadsToEnd } from './leadsToEnd.ts';

describe('words before a date', () => {
  it.each([
    'shall expire on ',
    'shall continue until 5:00 p.m., Central Time, on ',
    'shall terminate automatically, without further notice, on ',
    'shall terminate and be of no further force or effect on ',
    'shall expire three (3) years thereafter, on ',
    'from the date hereof (the "Start") through and including ',
    'until the earlier of (a) ',
    'in any event not later than ',
    'shall end on the day prior to ',
    'Expiration Date: ',
    'shall run until the end of the third Contract Year on ',
    'shall expire on the last day of the sixtieth full month following the Start Date, being ',
    'shall continue until the earlier of the completion of the Project and ',
    '"Maturity Date" means the earlier of (a) the ',
    'shall terminate upon (the first to occur of): (a) 12:00 midnight, New York City time, on ',
  ])('lead to an end: %s', (words) => {
    expect(leadsToEnd(words)).toBe(true);
  });

  it.each([
    'entered into as of ',
    'shall be delivered on ',
    'expired the option granted by the agreement of ',
    'pursuant to ',
    'prior to ',
    'for not less than ',
    'shall expire. This Agreement is dated ',
    'Start Date: ',
  ])('lead to none: %s', (words) => {
    expect(leadsToEnd(words)).toBe(false);
  });
});
