import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const isPerpetual = (clause: string): boolean =>
  analyseText(
    `SERVICES AGREEMENT\n\nThis Services Agreement is made as of March 1, 2015 by and between Orchard Lane Mills, Inc. ("Supplier") and Tarn Valley Foods LLC ("Customer").\n\n7. ${clause}`,
    { today: '2015-06-01' },
  ).perpetual;

describe('an agreement without an end', () => {
  it.each([
    'This Agreement shall commence on the Effective Date and continue until terminated by either party.',
    'The term of this Agreement is perpetual.',
    'This Agreement is valid for an indefinite term.',
    'Unless earlier terminated in accordance with this paragraph 7, this Agreement shall continue indefinitely.',
    'There is no fixed term to this Agreement.',
    'This Agreement shall commence as of the Effective Date and shall continue unless and until terminated as provided herein.',
    'This Agreement shall remain in force thereafter unless terminated by either party on notice.',
    'The term of this Agreement commences on the date shown above and is unlimited in time.',
    'This Agreement takes effect at its date. It is made without limit of time and binds the parties.',
    'The contract begins on 1 September 2015. It is concluded for an indefinite period.',
    'This Agreement shall continue in force until determined by either party.',
    'The services hereby granted are perpetual.',
    'This Agreement shall be worldwide in scope, shall be perpetual in duration, and shall be binding.',
    'The term of this Agreement begins on its date and will end when terminated by either party.',
    'This Agreement stays in effect until a party ends it with notice.',
  ])('an agreement has no end when it says: %s', (clause) => {
    expect(isPerpetual(clause)).toBe(true);
  });

  it.each([
    'Supplier grants a perpetual license to the Works.',
    'The obligations of confidentiality shall continue indefinitely.',
    'This Agreement shall continue for a primary term of ten years from the In-Service Date, and from year to year thereafter, until terminated by either party.',
    'The easements reserved for the road are perpetual.',
    'Unless earlier terminated, this Agreement shall continue in force for a period of [***] years thereafter.',
    'This Agreement shall continue for ten (10) years from the Launch Date, unless sooner terminated.',
    'This Agreement shall, unless earlier terminated, continue in effect until the expiration of the last Licensed Patent.',
    'This Agreement shall continue for three (3) years from the date hereof, unless terminated earlier.',
  ])('is not one that says: %s', (clause) => {
    expect(isPerpetual(clause)).toBe(false);
  });
});
