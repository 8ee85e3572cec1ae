import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { sampleContract } from '../testing/sampleContract.ts';

const TODAY = '2011-07-01';
const TERM = 'This Agreement is in force until June 30, 2014.';
const read = (...clauses: string[]) => analyseText(sampleContract(clauses), { today: TODAY });
const noticeOf = (...clauses: string[]): string | null => {
  const { noticePeriod } = read(...clauses);
  return noticePeriod && `${noticePeriod.n} ${noticePeriod.unit}`;
};

describe('the notice that ends a contract without a reason', () => {
  it.each([
    [
      '60 day',
      "Company may terminate this Agreement in its sole discretion, for any reason or for no reason, upon not less than sixty (60) days' prior written notice to Supplier.",
    ],
    [
      '90 day',
      "This Agreement may be terminated: (a) by Customer, at any time and for any reason, upon ninety (90) days' written notice; (b) by either party, if the other commits a breach and fails to cure it within thirty (30) days after notice thereof.",
    ],
    [
      '6 month',
      "The Customer shall be entitled at any time to bring this Agreement to an end by serving on the Supplier not less than six (6) months' written notice.",
    ],
    [
      '3 month',
      'Customer may terminate this Agreement at any time by notifying Supplier in writing at least three (3) months in advance.',
    ],
    [
      '60 day',
      'Either party may terminate this Agreement by giving notice to the other, such termination to take effect on the date specified in the notice, which shall be not less than sixty (60) days after the date on which the notice is given.',
    ],
    [
      '90 day',
      'This Agreement may be terminated by either party for any reason or no reason by giving the other party written notice ninety (90) days in advance.',
    ],
    [
      '90 day',
      'Its other rights apart, this Agreement ends ninety (90) days after either party gives the other written notice of termination for any reason.',
    ],
    [
      '30 day',
      'Customer may discontinue the Services and terminate this Agreement by written notice, effective thirty (30) days following receipt of such notice.',
    ],
    [
      '30 day',
      'The State may terminate this contract whenever the State determines that this is in its best interest, upon thirty (30) days written notice.',
    ],
    [
      '4 month',
      "This Agreement is subject to prior termination by Customer at its option on at least four (4) months' written notice to Supplier.",
    ],
  ])('is %s in: %s', (notice, clause) => {
    expect(noticeOf(TERM, clause)).toBe(notice);
  });

  it('leads to no last day: it may be given at any time', () => {
    const found = read(
      TERM,
      "Either party may terminate this Agreement without cause upon sixty (60) days' written notice.",
    );
    expect(found).toMatchObject({
      noticePeriod: { n: 60, unit: 'day' },
      noticeEndsEarly: true,
      noticeBy: null,
      ending: 'ends',
    });
  });

  it.each([
    "If either party commits a breach, the other may terminate this Agreement upon sixty (60) days' written notice.",
    "Customer may terminate this Agreement on thirty (30) days' notice following a casualty that destroys the Premises.",
    "Either party may terminate this Agreement on thirty days' notice for cause.",
    "Customer may terminate any Statement of Work for convenience upon fifteen (15) days' written notice.",
    "Customer may terminate the Escrow Agreement at any time upon thirty (30) days' prior written notice to the Escrow Agent.",
    "During the first ninety (90) days Customer may terminate this Agreement upon ten (10) days' notice.",
    "Customer may terminate this Agreement on sixty (60) days' notice in any year in which the sales are less than $1,000,000.",
    "Each party shall give thirty (30) days' notice of any dispute before it may commence proceedings to terminate this Agreement.",
    "Customer may extend the closing date by ten (10) days' notice before that date, failing which either party may terminate this Agreement.",
    'Executive may terminate his employment for Good Reason upon thirty (30) days written notice.',
    "Supplier shall give Customer thirty (30) days' notice before it terminates any employee seconded to Customer.",
  ])('is not in: %s', (clause) => {
    expect(noticeOf(TERM, clause)).toBeNull();
  });

  it('is a question where each side has another, and is not shown beside a renewal or an option', () => {
    const ours = "Customer may terminate this Agreement without cause upon thirty (30) days' notice.";
    const theirs = "Supplier may terminate this Agreement without cause upon ninety (90) days' notice.";
    const renews = 'It shall then renew automatically for successive terms of one (1) year.';
    const option = 'Customer has the option to renew this Agreement for one further term of two (2) years.';
    for (const clauses of [
      [TERM, ours, theirs],
      [TERM, renews, ours],
      [TERM, option, ours],
    ])
      expect(noticeOf(...clauses)).toBeNull();
  });
});
