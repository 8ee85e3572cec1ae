import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { lastSignature } from './lastSignature.ts';

const BODY = `CLEANING AGREEMENT
Bright & Sons Ltd cleans the offices of Harrow Hill Ltd from 1 June 2026 to 31 May 2027.
The price is £400 a month. Either side may end the agreement with one month's notice in writing.
`;
const last = (end: string): string | null => lastSignature(BODY + end, '2026-11-22')?.value ?? null;

describe('the day of agreement of a short document', () => {
  it.each([
    [
      'Signed for Bright & Sons Ltd: A. Bright   Date: 4 May 2026\nSigned for Harrow Hill Ltd: B. Hill   Date: 7 May 2026',
    ],
    [
      'For Bright & Sons Ltd          For Harrow Hill Ltd\nA. Bright, Director            B. Hill, Manager\n7 May 2026                     4 May 2026',
    ],
    ['SIGNED at Leeds on 4 May 2026\n\n  A. Bright\n\nSIGNED at York on 7 May 2026\n\n  B. Hill'],
    [
      'Signed at Leeds on 4 May 2026      A. Bright, for the Supplier\nSigned at York on 7 May 2026       B. Hill, for the Customer',
    ],
    ['Yours sincerely\nA. Bright\n\nAccepted for Harrow Hill Ltd\n\nB. Hill, Director              7 May 2026'],
    ['I have read and accept the terms.\n\nName:  B. Hill        Sign:  B. Hill      Date:  7th May 2026'],
    ['I accept the terms of this letter.\n\nBea Hill\n7 May 2026'],
    [
      '7  SIGNATURE\n\nCustomer     P. Hill, Director          Date  04/05/2026\nBright       A. Bright                  Date  07/05/2026',
    ],
    [
      'Signed for Harrow Hill        Signed for Bright & Sons\n\nB. Hill                       A. Bright\nDate  4 / 5 / 2026            Date  7 / 5 / 2026',
    ],
    [
      'HARROW HILL LTD                 BRIGHT & SONS LTD\n\nBea Hill                        Ann Bright\nDate signed: 4 May 2026         Date accepted: 7 May 2026',
    ],
  ])('is the day of the last signature: %j', (end) => {
    expect(last(end)).toBe('2026-05-07');
  });

  it.each([
    ['Milestones\nM1 Blueprint signed off      9 October 2026     £2,000.00'],
    ['Signed for Harrow Hill Ltd: B. Hill\nReceived: 7 May 2026'],
    ['The last payment is due on\n7 May 2026'],
    [
      'Signed for Harrow Hill Ltd: B. Hill   Date: 7 May 2024\nSigned for Bright & Sons Ltd: A. Bright   Date: 7 May 2026',
    ],
  ])('is none of those that no signature stands beside, or that lie years apart: %j', (end) => {
    expect(last(end)).toBeNull();
  });

  it('is not that of a letter which the other side accepted later, and is the one that a paper says it is made on', () => {
    const signed = '\nAccepted for Harrow Hill Ltd\n\nB. Hill, Director              7 May 2026\n';
    const read = (top: string): string | null =>
      analyseText(`${top}${BODY}Yours sincerely\nA. Bright\n${signed}`, { today: '2026-11-22' }).agreementDate;
    expect(read('Bright & Sons Ltd\n\n2 May 2026\n\nHarrow Hill Ltd\n\nDear Ms Hill\n\n')).toBe('2026-05-07');
    expect(read('This agreement is made on 2 May 2026 between Bright & Sons Ltd and Harrow Hill Ltd.\n')).not.toBe(
      '2026-05-07',
    );
  });
});
