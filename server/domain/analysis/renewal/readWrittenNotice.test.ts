import { describe, expect, it } from 'vitest';
import { currentCycle } from '../../../../contract/cycle.ts';
import { readingOf } from '../../cycle/readingOf.ts';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const TODAY = '2026-11-27';
const care = Array.from(
  { length: 90 },
  (_, index) =>
    `${index + 10}. Each party shall perform its obligations under this Agreement with reasonable care and shall comply with all laws that apply to it, and neither party shall be liable for indirect losses of the other party.`,
).join('\n');

/** Far too long for the readers of everyday papers. */
const long = (clause: string): Analysis =>
  analyseText(
    `MASTER SERVICES AGREEMENT

This Agreement is made on January 5, 2026 between Alpha Systems, Inc. ("Provider") and Beta Stores LLC ("Customer").

1. Term. The term of this Agreement begins on February 1, 2026 and ends on January 31, 2028. ${clause}

${care}

IN WITNESS WHEREOF the parties have signed. Alpha Systems, Inc. Beta Stores LLC
`,
    { today: TODAY },
  );

describe('the last day for notice that a long contract writes down', () => {
  it.each([
    [
      'This Agreement shall automatically renew for successive terms of one year unless either party gives written notice of non-renewal on or before October 31, 2027.',
      '2027-10-31',
    ],
    [
      'Customer may renew this Agreement for one additional period of three years by giving written notice to Provider by October 31, 2027.',
      '2027-10-31',
    ],
    [
      'Customer shall have the option to extend the term for two years, exercisable by written notice given before October 31, 2027.',
      '2027-10-30',
    ],
    [
      'It renews automatically for successive terms of one year unless either party gives notice of non-renewal on or before October 31, 2027.',
      '2027-10-31',
    ],
    [
      'Customer has the option to extend the term of this Agreement for two years. Such option must be exercised by written notice to Provider no later than September 30, 2027.',
      '2027-09-30',
    ],
    [
      'Thereafter this Agreement shall renew for successive periods of one (1) year each. Notice of non-renewal must be received by the other party no later than September 30, 2027.',
      '2027-09-30',
    ],
    [
      'Thereafter this Agreement shall automatically renew for successive one (1) year periods unless either party notifies the other by September 30 of the year preceding its expiration that it does not wish to renew.',
      '2027-09-30',
    ],
    [
      'This Agreement shall automatically renew for successive terms of one year unless either party provides notice of non-renewal to the other during the month of October preceding the end of the term.',
      '2027-10-31',
    ],
    [
      'It renews for successive terms of one year unless either party gives notice to the other before the beginning of the last three months of the term.',
      '2027-10-31',
    ],
    [
      'This Agreement shall automatically renew for successive one year terms unless a party notifies the other in writing prior to the commencement of the final six (6) months of the then-current term that it does not wish to renew.',
      '2027-07-31',
    ],
  ])('is read: %s', (clause, day) => {
    expect(long(clause).noticeBy).toBe(day);
  });

  it.each([
    ['The fees for the extension of the insurance under this Agreement shall be notified by October 31, 2027.'],
    [
      'This Agreement shall automatically renew for successive terms of one year unless either party gives notice on or before October 31, 2025.',
    ],
    [
      'This Agreement may be renewed by agreement of the parties. Provider shall give notice of its new prices by October 31, 2027.',
    ],
    [
      'This Agreement shall automatically renew for one year unless a party gives notice of its new prices in October before the end of the term.',
    ],
    ['Provider may, by notice given by October 31, 2027, change the fees of the renewal term of this Agreement.'],
  ])('is not that of something else, nor one that has passed: %s', (clause) => {
    expect(long(clause).noticeBy).toBeNull();
  });

  it('counts in the contract where it comes before the one that another notice leads to', () => {
    const found = long(
      'This Agreement shall automatically renew for successive terms of one year unless either party gives written notice of non-renewal on or before October 31, 2027. Either party may terminate this Agreement at the end of its term by thirty (30) days prior written notice.',
    );
    const { values, lastDay } = readingOf('document', 'Agreement', found);
    const facts = {
      renewalTerm: null,
      maxRenewals: null,
      noticePeriod: null,
      noticeToEndOf: null,
      actBy: null,
      term: null,
    };
    const cycle = currentCycle(
      { ...facts, ...values, from: values.from ?? null, to: values.to ?? null, lastDay } as never,
      TODAY,
    );
    expect([found.noticePeriod, cycle.actBy, cycle.kind]).toEqual([{ n: 30, unit: 'day' }, '2027-10-31', 'notice']);
  });
});
