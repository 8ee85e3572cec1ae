import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });

const SCHEDULE = `LIFT MAINTENANCE SCHEDULE

Contractor        Tembo Vertical Services Ltd
Owner             Elm Court Residents Ltd
Fee               £1,360.00 per month
Period            1 January 2027 to 31 December 2028
`;

describe('what goes on in the next line', () => {
  it('is read under the value that stands behind a label', () => {
    const found = read(
      `${SCHEDULE}Termination       Either party may terminate by giving the other two months' written
                  notice, without giving any reason.`,
    );
    expect(found.noticePeriod).toEqual({ n: 2, unit: 'month' });
    expect(
      read(
        `${SCHEDULE}Option            The last date by which the Owner must exercise the option to renew for the
                  further term is 31 March 2028`,
      ).noticeBy,
    ).toBe('2028-03-31');
  });

  it('is read in an indented paragraph of a drafted contract, too', () => {
    const found = read(`TENANCY AGREEMENT

THIS AGREEMENT is made on 1 December 2026 between ADWOA MENSAH ("the Landlord") and ABENA FASHIONS LTD ("the Tenant").

1.  The term is two years from 1 January 2027 to 31 December 2028.

2.  The rent is £400.00 per month.

3.  Either party may terminate this Agreement before the end of the term by giving the other three (3)
    months' notice in writing.`);
    expect(found.noticePeriod).toEqual({ n: 3, unit: 'month' });
  });

  it('is a question where a drafted contract may be ended only for a reason', () => {
    const found = read(`TENANCY AGREEMENT

THIS AGREEMENT is made on 1 December 2026 between ADWOA MENSAH ("the Landlord") and ABENA FASHIONS LTD ("the Tenant").

1.  The term is two years from 1 January 2027 to 31 December 2028.

2.  If the rent is unpaid either party may terminate this Agreement by giving the other 14 days' notice in writing.`);
    expect(found.noticePeriod).toBeNull();
  });
});

describe('a day behind a label', () => {
  it('is the last one where the label gives its time of day, or the value says so behind the length', () => {
    const heads = 'HIRE SCHEDULE\n\nOwner: Tembo Cabins Ltd\nHirer: Elm Builders Ltd\n';
    expect(read(`${heads}From 00:01 on       1 September 2026\nTo 23:59 on         31 August 2027`).termEnd).toBe(
      '2027-08-31',
    );
    expect(
      read(
        `${heads}On hire    Monday 5 January 2026\nPeriod     20 weeks, so the last day of hire is Sunday 24 May 2026`,
      ).termEnd,
    ).toBe('2026-05-24');
  });
});

const ADVICE = `HOLM & REEVE LLP
Solicitors

10 November 2026

Elm Motor Works Ltd

Dear Ms Sand

YOUR LEASE OF UNIT 3

You asked whether the company can leave before the lease runs out. We have read the lease that you sent us.
The lease is for three years from 15 July 2024 to 14 July 2027 at £7,800 per month. Clause 9 lets the tenant end it
on three months' written notice. In our view the clause can be used now.
`;

describe('a letter of advice', () => {
  it('about a contract is none', () => {
    expect(read(`${ADVICE}Our fee for this advice is £950.\n\nYours sincerely\nV. Reeve`).verdict).toBe('no');
  });

  it('is not taken for one where its reader is asked to accept terms', () => {
    const terms = 'Please sign and return the copy if you accept our terms of business.';
    expect(read(`${ADVICE}${terms}\n\nYours sincerely\nV. Reeve`).verdict).not.toBe('no');
  });
});
