import { describe, expect, it } from 'vitest';
import { makeDocument } from '../document.ts';
import { readLoan } from './readLoan.ts';

const lent = (text: string): number | null => readLoan(makeDocument(text))?.value ?? null;

describe('what a loan lends', () => {
  it.each([
    [
      'is what its cover says',
      '$40,000,000 SENIOR CREDIT FACILITY\n\nThe Lenders may make Incremental Loans of $9,000,000.',
    ],
    [
      'is the sum of its tranches, where that is written down',
      'Tranche A Term Loans of $25,000,000; Tranche B Term Loans of $15,000,000. The total Commitments are $40,000,000.',
    ],
    [
      'is no limit within it, no increase and no threshold',
      'The aggregate Commitments are $40,000,000. Swing Line Sublimit: $4,000,000. The Borrower may request an increase in ' +
        'the Commitments of $10,000,000. A default of Indebtedness in a principal amount exceeding $2,000,000.',
    ],
    [
      'is not what an agreement before it lent',
      'Under a credit agreement dated May 1, 2011 Bank agreed to lend up to $30,000,000. Bank agrees to make advances in an ' +
        'aggregate principal amount not to exceed $40,000,000.',
    ],
    [
      'is what an amendment puts in its place',
      'The definition of "Commitment" is amended by replacing "$30,000,000" with "$40,000,000".',
    ],
    [
      'is what two notes of the paper make together',
      'Note A is in the principal amount of $25,000,000 and Note B in the principal amount of $15,000,000. The loan is in the ' +
        'aggregate principal amount of $40,000,000.',
    ],
    [
      'is not what another lends',
      'The Borrower has received a loan of $30,000,000 from Elm Bank. The Lender shall lend the Borrower $40,000,000 (the "Loan").',
    ],
    [
      'is not what another paper, told by its day or its name, lent',
      '"Credit Agreement" means the Credit Agreement dated as of March 4, 2004, providing for revolving loans of up to $125,000,000. ' +
        '"Prepetition Term Loan" means the term loan in the original principal amount of $120,000,000. The principal amount of the ' +
        'Loan is $40,000,000.',
    ],
    [
      'is not one of the sums of which the debt came about',
      'Lender has lent to Borrower (a) $15,000,000 on March 30, 2015 and (b) $25,000,000 on October 1, 2017. Borrower promises to pay ' +
        'the principal sum of $40,000,000.',
    ],
    [
      'is what a lender of several parts gives, where its parts stand behind it',
      'Lender makes available a credit facility of up to $40,000,000, consisting of a revolving facility of $25,000,000 and a term loan of $15,000,000.',
    ],
    [
      'is not what the loan before which it ranks lends',
      '"Senior Facilities" means the $95,000,000 term facilities made available by Elm Bank. "Commitment" means $40,000,000. ' +
        'The Borrower will obtain first lien term loans of $260,000,000.',
    ],
    [
      'is the total of several advances',
      'Lender agrees to lend Borrower, in two advances of $20,000,000 each, a total of $40,000,000.',
    ],
    ['has a row of its own', 'AMOUNT: $25,000,000\nAMOUNT: $15,000,000\nTOTAL CREDIT: $40,000,000'],
    [
      'is written in words only',
      'FOR VALUE RECEIVED, Maker promises to pay to Orchard, Inc. the principal sum of Forty Million and no/100 Dollars.',
    ],
    ['is the principal of a row of heads', 'Principal Loan Date Maturity\n$40,000,000.00 05-30-2011 05-30-2014'],
  ])('%s', (_, text) => {
    expect(lent(`LOAN AGREEMENT\n\n${text}`)).toBe(40_000_000);
  });

  it('is the sum of two loans that the paper nowhere adds up, with the working', () => {
    const text = 'FACILITY AGREEMENT\n\nFacility A Limit means A$30,000,000. Facility B Limit means A$15,000,000.';
    const { value, currency, working } = readLoan(makeDocument(text)) ?? {};
    expect([value, currency, working]).toEqual([45_000_000, 'AUD', '30000000 + 15000000 = 45000000']);
  });

  it('is the sum of two loans that a cover names', () => {
    const text =
      'CREDIT AGREEMENT\n\n$30,000,000 Term Loan Facility\n$10,000,000 Revolving Credit Facility\n\nThe Lenders make loans.';
    expect(lent(text)).toBe(40_000_000);
  });

  it('is what an amendment leaves of it, and not what was lent until then', () => {
    const text =
      'SECOND AMENDMENT TO CREDIT AGREEMENT\n\nThe Aggregate Commitments are presently $200,000,000. The Commitment was raised to $180,000,000.\n\n' +
      'The definition of "Aggregate Commitments" is amended by deleting "$200,000,000" and inserting in its place "$140,000,000".';
    expect(lent(text)).toBe(140_000_000);
  });

  it('is not told where two sums are as likely', () => {
    const text = 'LOAN AGREEMENT\n\nThe principal amount is $5,000,000. The principal amount is $6,000,000.';
    expect(lent(text)).toBeNull();
  });

  it('is nothing in a paper about the debt of another', () => {
    expect(readLoan(makeDocument('GUARANTY\n\nUnder a Loan Agreement Lender lends Orchard LLC $80,000.'))).toBeNull();
  });

  it('is nothing in a paper that is no loan', () => {
    expect(lent('SUPPLY AGREEMENT\n\nBuyer gives a note in the principal amount of $80,000.')).toBeNull();
  });
});
