import { expect, it } from 'vitest';
import { findNames } from './findNames.ts';

it.each([
  [
    'a name that goes on in the next line is read from its first word',
    'This agreement was made on 7 March 2024 between Sentry Creek Security Pty Ltd ("we") and Bendigo\nEast Bowls Club Incorporated ("you").',
    ['Sentry Creek Security Pty Ltd', 'Bendigo East Bowls Club Incorporated'],
  ],
  [
    'a name of which only the legal form stands in the next line is one',
    'The services are provided from 7 March 2024 at the premises below by Orchard Mills\nLtd and invoiced every month.',
    ['Orchard Mills Ltd'],
  ],
  [
    'a name below a short line, or below the end of a sentence, begins where it stands',
    'Signed by John Smith\nOrchard Mills Ltd\nWe met on 7 March 2024 to talk about the roof of the barn with Jane Tarn.\nHollin Farms Ltd',
    ['Orchard Mills Ltd', 'Hollin Farms Ltd'],
  ],
])('%s', (_, text, names) => {
  expect(findNames(text).map(({ value }) => value)).toEqual(names);
});
