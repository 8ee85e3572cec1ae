import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readSecrecyTerm } from './readSecrecyTerm.ts';

const read = (clause: string, title = 'Non-Disclosure Agreement'): unknown =>
  readSecrecyTerm(makeDocument(`${title}\n\nAlder Ltd and Birch Ltd agree on 4 May 2026:\n\n1. ${clause}`));

describe('the length of an agreement about secrets', () => {
  it.each([
    [
      "The Recipient's duty to hold the Information in confidence shall remain in effect for three (3) years from the date hereof.",
      3,
    ],
    [
      'The confidentiality obligations set forth herein shall be binding for a period of four years following the date of this Agreement.',
      4,
    ],
    ['These promises last for five years from the date of this letter.', 5],
    [
      'I will not tell anybody what I see, or use it for myself or for another, for ten (10) years after the day on which I sign this form.',
      10,
    ],
    [
      'This Agreement applies to disclosures made during the two (2) years following the Effective Date and then expires.',
      2,
    ],
    [
      'The obligations of the parties with respect to Evaluation Material shall expire on the second anniversary of the date of this Agreement.',
      2,
    ],
    [
      'This Agreement shall be of no further force or effect upon the earlier of the closing and the date which is 3 years from the date hereof.',
      3,
    ],
    ['MNDA Term Expires 2 years from Effective Date.', 2],
    ['For ten years from the effective date of this Agreement the Recipient will hold the Information in secrecy.', 10],
    [
      'The parties may exchange information for one year from the date hereof, after which this Agreement ends. Duties last six years from the date hereof.',
      1,
    ],
    [
      'Except as to patents, this Agreement terminates two years after the date appearing at its head. The obligations of secrecy shall bind for five years from the date hereof.',
      2,
    ],
    [
      'This Agreement applies to all information disclosed between the date hereof and the second anniversary thereof.',
      2,
    ],
    [
      'Neither party shall, during a period of three years from the date hereof, disclose any information of the other.',
      3,
    ],
    [
      'The obligations of confidence shall last for three years from the Effective Date.\n\nMNDA Term\nThe length of this MNDA:\n[x] Expires one (1) year from the Effective Date.\n[ ] Expires two (2) years from the Effective Date.',
      1,
    ],
  ])('is that of its duties: %s', (clause, n) => {
    expect(read(clause)).toEqual({ n, unit: 'year' });
  });

  it.each([
    'The obligations under this Agreement survive for three (3) years from the date of disclosure.',
    'All obligations shall survive termination of the relationship for 3 years from the date of termination.',
    'For two years from the date of this letter the Recipient will not solicit any employee.',
  ])('is not that of another time: %s', (clause) => {
    expect(read(clause)).toBeNull();
  });

  it('is read in a letter whose first sentences are about what it shows, beside a standstill', () => {
    const letter =
      'May 4, 2026\n\nBirch Ltd\n\nGentlemen:\n\nAs a condition to furnishing you with information about Alder Ltd, we ask you to keep it confidential. ' +
      'For eighteen months from the date hereof you will not acquire its shares. Your obligations shall terminate two years from the date hereof.';
    expect(readSecrecyTerm(makeDocument(letter))).toEqual({ n: 2, unit: 'year' });
  });

  it('is not read in other contracts, where secrets are one matter among many', () => {
    const clause = 'The obligations of secrecy shall remain in effect for three years from the date hereof.';
    expect(read(clause, 'Master Services Agreement')).toBeNull();
  });
});
