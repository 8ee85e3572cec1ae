import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const letter = (end: string): string => `Dear Mr Sands,

Lift maintenance agreement OL/4471, Riverside Park, Leeds

Your current agreement with Orchard Lifts Ltd comes to an end on 28 February 2027. As set out in clause 9 of the agreement, it will renew on 1 March 2027 for a further period of three years.

From that date the annual charge will be £7,920.00 plus VAT (currently £7,380.00).

If you do not wish to renew, you need to let us know in writing no later than 15 January 2027. If we do not hear from you by then, the agreement will renew as described above.

${end}`;

it.each([
  'Yours sincerely,\n\nHelen Marsh\nCustomer Contracts\nOrchard Lifts Ltd\n',
  'Kind regards\n\nHelen Marsh\nOrchard Lifts Ltd\n',
])('whoever writes for a firm is no side of its contract: %s', (end) => {
  const { parties, alternatives } = analyseText(letter(end), { today: '2026-11-27' });
  expect(parties).not.toContain('Helen Marsh');
  expect(alternatives.map(({ value }) => value)).toContain('Orchard Lifts Ltd');
});
