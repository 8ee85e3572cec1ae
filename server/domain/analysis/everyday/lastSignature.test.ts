import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { lastSignature } from './lastSignature.ts';

const BODY = `CLEANING AGREEMENT
Bright & Sons Ltd cleans the offices of Harrow Hill Ltd from 1 June 2026 to 31 May 2027.
The price is £400 a month. Either side may end the agreement with one month's notice in writing.
`;
const last = (end: string): string | null => lastSignature(BODY + end, '2026-11-22')?.value ?? null;

const own = (text: string): string | null => analyseText(text, { today: '2026-11-22' }).agreementDate;

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
    [
      'Granted by the manager         A. Bright, Manager      7 May 2026\nAccepted by the customer       B. Hill, Director       4 May 2026',
    ],
    [
      'For the Customer    B. Hill, Director      4 May 2026\nAccepted for the Supplier on 7 May 2026     A. Bright, Sales',
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

  it('is not that of the other side’s paper, nor of a quotation that was confirmed later', () => {
    const letter = `HARROW HILL SOCIETY\n\nNo. HH/26/44                      Dated: 12.05.2026\n\nTo\nM/s Bright & Sons\n\nSub: Acceptance of your offer

Sir,\n\nThe Committee is pleased to accept your offer of Rs. 1,20,000/- per annum.
(a) Cleaning shall be given for two years w.e.f. 01.06.2026, i.e. up to 31.05.2028.
(b) The Supplier shall bring its own materials and shall bear their cost.

This letter and your acceptance of 09.05.2026 together constitute the contract.\n\nYours faithfully,\nB. Hill\nSecretary`;
    expect(own(letter)).toBe('2026-05-12');
    const order =
      'SERVICE ORDER\n\nBright & Sons Ltd\n\nCustomer      Harrow Hill Ltd\nQuotation     Q/33 dated 28 April 2026\nConfirmed     8 May 2026 (by e-mail)\n\n';
    expect(own(`${order}Cleaning is given from 1 June 2026 until 31 May 2027 at £400.00 a month.`)).toBe('2026-05-08');
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
