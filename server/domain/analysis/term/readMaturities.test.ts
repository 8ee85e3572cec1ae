import { describe, expect, it } from 'vitest';
import { readAnchors } from '../anchors/readAnchors.ts';
import { makeDocument } from '../document.ts';
import { readMaturities } from './readMaturities.ts';

const TOP = 'CREDIT AGREEMENT\n\nThis Credit Agreement is dated March 1, 2024 (the "Closing Date").\n\n';
const due = (text: string, top = TOP): (string | null)[] => {
  const document = makeDocument(`${top}${text}`);
  return readMaturities(document, readAnchors(document)).map(({ value }) => value);
};

describe('the day on which all of a loan is due', () => {
  it.each([
    ['by its name', '"Final Repayment Date" means March 1, 2029, or such earlier date on which the Loans fall due.'],
    [
      'counted from a day that the paper defines',
      'Maturity Date means the date that is five years after the Closing Date.',
    ],
    [
      'for each of several loans',
      '"Maturity Date" means, with respect to each of the Term and the Revolving Facility, March 1, 2029.',
    ],
    ['in brackets behind it', 'The balance of principal is payable in full on March 1, 2029 (the "Maturity Date").'],
    ['in one payment', 'The Borrower shall repay the principal of the Loan in one payment on March 1, 2029.'],
    ['by a last payment', 'Interest is paid monthly; on March 1, 2029, a final balloon payment of the unpaid balance.'],
    [
      'counted from a name that is given the day of the agreement',
      'Financial Close means the date of this agreement. Termination Date means the fifth anniversary of Financial Close.',
    ],
    ['as the name of some notes', '"Stated Maturity" of the Notes means March 1, 2029.'],
    [
      'by the last of the instalments',
      'The Loan is repaid in monthly instalments, the first due on May 1, 2024 and the last, which shall be in the amount of all then unpaid, on March 1, 2029.',
    ],
    ['where an amendment moves it', 'The maturity of the loan is extended to March 1, 2029.'],
    [
      'behind what its name is used of',
      '"Stated Maturity," when used with respect to the principal of the Notes, means March 1, 2029.',
    ],
    [
      'beside a loan to which it is subordinated',
      'Borrower promises to pay Lender $600,000 on March 1, 2029. This Note is subordinated to the loan of Tarn Bank, which is due June 1, 2027.',
    ],
    ['where an amendment leaves it', 'The parties confirm that the Maturity Date remains March 1, 2029.'],
    [
      'rather than what it was until then',
      'The Maturity Date is presently March 1, 2027. "Maturity Date" means March 1, 2029.',
    ],
    [
      'rather than when nothing more is lent',
      '"Commitment Termination Date" means March 1, 2026. "Maturity Date" means March 1, 2029.',
    ],
  ])('is read %s', (_, text) => {
    expect(due(text)).toEqual(['2029-03-01']);
  });

  it('is a question where two loans of one paper are due on different days, the later one first', () => {
    const parts = '"Revolving Maturity Date" means March 1, 2027. "Term Loan Maturity Date" means March 1, 2029.';
    expect(due(parts)).toEqual(['2029-03-01', '2027-03-01']);
  });

  it.each([
    ['is counted from an event', '"Maturity Date" means the third anniversary of the first Utilisation Date.', TOP],
    ['is that of each instalment', '"Repayment Date" means each of March 1, 2025 and March 1, 2026.', TOP],
    [
      'is that of a note in a contract of another kind',
      '"Maturity Date" means March 1, 2029.',
      'ASSET PURCHASE AGREEMENT\n\nThe price is paid by a promissory note.\n\n',
    ],
  ])('is none where it %s', (_, text, top) => {
    expect(due(text, top)).toEqual([]);
  });
});
