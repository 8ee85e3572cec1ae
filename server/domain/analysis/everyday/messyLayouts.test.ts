import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });

const hire = (middle: string): string =>
  `RENTAL CONTRACT\n\nLessor: Tri-County Lift Rental, LLC\nLessee: Dunmore Awning, Inc.\nContract date: 02/24/2026\n\n${middle}\n\nLate balances bear 1.5% per month.`;
const rates = (said: string): string =>
  hire(`EQUIPMENT          DAY        WEEK       MONTH\nScissor lift       $165.00    $495.00    $1,185.00\n${said}`);

describe('labels and tables of messy papers', () => {
  it.each([
    ['Date out: 03/02/2026\nDate due in: 08/31/2026', '2026-03-02', '2026-08-31'],
    ['DATE OUT      DUE IN\n03/02/2026    08/31/2026', '2026-03-02', '2026-08-31'],
    ['First lesson:  2 March 2026      Last day of the course: 31 August 2026', '2026-03-02', '2026-08-31'],
    ['First class    2 March 2026\nFinal class    31 August 2026', '2026-03-02', '2026-08-31'],
    ['First session: March 2, 2026\nLast session of the course: August 31, 2026', '2026-03-02', '2026-08-31'],
  ])('have a first and a last day under other labels: %j', (lines, first, last) => {
    const { effectiveDate, termEnd } = read(hire(lines));
    expect([effectiveDate, termEnd]).toEqual([first, last]);
  });

  it.each([
    'Parent / guardian:   Tan Hui Min',
    'Guardian (contracting party): Tan Hui Min',
    'Contracting party:           Tan Hui Min',
    'Parent/guardian            Tan Hui Min',
    'Guardian: Mrs Tan Hui Min',
  ])('name who pays for a child: %s', (line) => {
    const { parties } = read(
      `Brightpath Hub Pte. Ltd.  (UEN 201000000C)\nBlk 211 Toa Payoh\n\nSTUDENT CONTRACT\nDate of contract: 11 December 2025\n\n${line}\nStudent:     Tan Jun Kai, Secondary 3\n\nFirst lesson: 5 January 2026\nCourse fee per month: S$327.00`,
    );
    expect(parties).toEqual(['Brightpath Hub Pte. Ltd.', 'Tan Hui Min']);
  });

  it.each([
    ['RATE APPLIED: MONTHLY', 1185, 'month'],
    ['** Rate charged: weekly **', 495, 'week'],
    ['Hire basis: month', 1185, 'month'],
    ['Rate agreed is the daily', 165, 'day'],
    ['Rental rate: weekly', 495, 'week'],
  ])('say which price of a list is paid: %s', (said, amount, period) => {
    const found = read(rates(said));
    expect([found.amount, found.currency, found.amountPeriod]).toEqual([amount, 'USD', period]);
  });

  it('take none of the prices of a list where none or two are said to be paid', () => {
    for (const said of ['Rates on request.', 'Rate applied: weekly. Rate charged: monthly.'])
      expect(read(rates(said)).amount).toBeNull();
  });

  it.each([
    [
      'Contractor\nClient\nPremises\nStart Date\nEnd Date\nMonthly Charge',
      'Kestrel Cleaning Ltd\nHarcourt Surveyors LLP\n41 Westgate\n1 April 2025\n31 March 2027\n£624.00',
    ],
    [
      'KEY TERMS\nSupplier\nCustomer\nCommencement date\nExpiry date\nVisits',
      'Kestrel Cleaning Ltd\nHarcourt Surveyors LLP\n01/04/2025\n31/03/2027\nfive a week',
    ],
    [
      'Provider\nClient\nStarts\nEnds',
      'Kestrel Cleaning Ltd\nHarcourt Surveyors LLP\nTuesday 1 April 2025\n31 March 2027',
    ],
    [
      'Agreement details\nSite\nLandlord\nTenant\nStart date\nEnd date',
      'Unit 4\nKestrel Cleaning Ltd\nHarcourt Surveyors LLP\n1st April 2025\n31st March 2027',
    ],
    [
      'Contractor\nClient\nStart of services\nEnd of services\nInsurance',
      'Kestrel Cleaning Ltd\nHarcourt Surveyors LLP\nApril 1, 2025\nMarch 31, 2027\npublic liability',
    ],
  ])('give a column of values below the column of their labels: %j', (labels, values) => {
    const { parties, effectiveDate, termEnd } = read(
      `CLEANING CONTRACT No. 1187\n\nDated 18 March 2025\n\n${labels}\n${values}\n\n1. Materials are charged at cost.`,
    );
    expect([effectiveDate, termEnd]).toEqual(['2025-04-01', '2027-03-31']);
    expect(parties).toEqual(['Kestrel Cleaning Ltd', 'Harcourt Surveyors LLP']);
  });

  it('leave lines apart that are no two columns', () => {
    const { effectiveDate } = read(
      'CLEANING CONTRACT\n\nContractor\nClient\nStart Date\nEnd Date\nKestrel Cleaning Ltd\n1 April 2025\nHarcourt Surveyors LLP\n31 March 2027',
    );
    expect(effectiveDate).not.toBe('2027-03-31');
  });
});

describe('a sponsorship that may go on', () => {
  it.each([
    'The Sponsor can have it for two more years at the same price, if it wants.',
    'The Sponsor may keep it for another year if it says so in time.',
    'You can take it for three further seasons at the same price.',
    'The Club may use the boards for one more year if it likes.',
    'The Sponsor can keep the boards for two extra years.',
  ])('has an option in plain words: %s', (option) => {
    const { ending } = read(
      `SPONSORSHIP\n\nAgreement made on 28 November 2025 between Kilcorran Club ("the Club") and Agri Sales Limited ("the Sponsor").\n\n- The Sponsor pays the Club €4,000 a year.\n- The sponsorship runs from 1 January 2026 to 31 December 2028.\n- ${option}`,
    );
    expect(ending).toBe('option');
  });
});
