import { describe, expect, it } from 'vitest';
import { readingOf } from '../../cycle/readingOf.ts';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-27' });
const asked = ({ alternatives }: Analysis): string[] =>
  alternatives.filter(({ field }) => field === 'noticeBy').map(({ value }) => value);

const lease = `LEASE

DATED 24 June 2022

BETWEEN

(1) CALDER VALLEY ESTATES LIMITED (company number 04411982) whose registered office is at 3 Mill Lane, Halifax (the "Landlord"); and

(2) HALDEN FOODS PLC (company number 02219077) whose registered office is at Riverside Park, Leeds (the "Tenant").

1. Definitions

"Break Date" means 24 June 2027.

"Contractual Term" means a term of ten years beginning on, and including, 24 June 2022 and ending on, and including, 23 June 2032.

"Annual Rent" means £64,000 per annum, and then as revised under Schedule 2.

"Rent Commencement Date" means 24 September 2022.

2. Grant

The Landlord lets the Property to the Tenant for the Contractual Term.

3. Rent

The Tenant shall pay the Annual Rent by four equal instalments in advance on 25 March, 24 June, 29 September and 25 December in each year.

14. Break clause

14.1 The Tenant may terminate this lease on the Break Date by serving a Break Notice on the Landlord at least six months before the Break Date.

14.3 If the Tenant serves a valid Break Notice, this lease shall terminate on the Break Date.

This lease has been entered into on the date stated at the beginning of it.
`;

describe('a right to end a contract early', () => {
  it('is asked about as a last day to act, and its notice is not counted from the end of the term', () => {
    const found = read(lease);
    expect(asked(found)).toEqual(['2026-12-24']);
    expect(found).toMatchObject({ termEnd: '2032-06-23', ending: 'ends', noticeBy: null });
  });

  it('comes to the contract as a question about its last day to act', () => {
    const { others, values } = readingOf('document', 'Lease', read(lease));
    expect(others).toContainEqual(expect.objectContaining({ field: 'actBy', value: '2026-12-24' }));
    expect(values).toMatchObject({ actBy: null, to: '2032-06-23' });
  });

  it('leaves the term its own first day, whatever day the break and the rent have', () => {
    expect(read(lease).effectiveDate).toBe('2022-06-24');
    const reviewed = lease.replace('14. Break', '4. Rent review\n\nThe rent is reviewed on 24 June 2027.\n\n14. Break');
    expect(read(reviewed)).toMatchObject({ effectiveDate: '2022-06-24', termEnd: '2032-06-23' });
  });

  it.each([
    ["The Tenant may bring this lease to an end on 24 March 2028 by at least six months' notice.", '2027-09-24'],
    ["Tenant's break: 24 March 2028, on not less than six months' written notice", '2027-09-24'],
    ["The Tenant may end it on 24 March 2028 by giving not less than ninety (90) days' prior notice.", '2027-12-25'],
    [
      "The Tenant may terminate this lease effective on the third anniversary of this lease upon 180 days' prior written notice.",
      '2027-09-27',
    ],
    ["Either party may end this lease at the end of the third year of the term on six months' notice.", '2027-09-24'],
  ])('is read in "%s"', (sentence, day) => {
    const text = `LEASE OF UNIT 3

This lease is made on 20 March 2025 between Margaret Anne Stobbs (the "Landlord") and Crumb & Kettle Ltd (the "Tenant").
1. TERM
Five years from and including 25 March 2025, ending on 24 March 2030. The rent is £14,500 a year.
4. BREAK
${sentence}`;
    expect(asked(read(text))).toEqual([day]);
  });

  it('is asked about by the day until which notice is to be given, too', () => {
    const right = /on the Break Date by serving .* before the Break Date/;
    const until = 'as of the end of the sixth year by notice given to the Landlord no later than 31 August 2027';
    const duty =
      'The Tenant shall keep the Property in good repair and shall comply with all laws that apply to its use.';
    const long = lease.replace('14. Break', `${`4. Repair\n\n${duty}\n\n`.repeat(200)}14. Break`);
    expect(asked(read(long.replace(right, `effective ${until}`)))).toEqual(['2027-08-31']);
  });

  it.each([
    ['A day that has passed', lease.replace('24 June 2027', '24 December 2026')],
    [
      'The anniversary of something else',
      lease
        .replace('on the Break Date by', 'on the sixth anniversary of its insurance by')
        .replace(/ before the Break/, ''),
    ],
    ['A day without a notice', lease.replace(' at least six months before the Break Date', '')],
  ])('%s asks nothing', (_, text) => {
    expect(asked(read(text))).toEqual([]);
  });
});
