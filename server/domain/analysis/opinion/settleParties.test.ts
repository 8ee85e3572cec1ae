import { expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { Findings } from '../findings.ts';
import { secondOpinion } from './secondOpinion.ts';
import { settleParties } from './settleParties.ts';

it('what kind of body somebody is, in brackets behind the name, is not of it', () => {
  const text = `SHIRT SPONSORSHIP 2026 TO 2028
Rowanburn Rovers FC (a Community Interest Company, "the Club") and Pell Roofing (Kent) Ltd ("the Sponsor")
4 May 2026

The Sponsor's name stands on the shirts of the Club for two seasons. For that the Sponsor gives the Club £900.00 in all.

For the Club: B. Hill, Chair
For the Sponsor: A. Bright, Director
`;
  const sides = settleParties(new Findings(makeDocument(text)), secondOpinion(text, null, '2026-11-22', false), []);
  expect(sides).toEqual(['Rowanburn Rovers FC', 'Pell Roofing (Kent) Ltd']);
});
