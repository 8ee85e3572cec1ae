/** What the second opinion shows of contracts that are drafted as lawyers do, and what it leaves to the rules. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import { endOf } from '../testing/otherTimes.ts';
import type { Analysis } from '../types.ts';

const read = (...clauses: string[]): Analysis =>
  analyseText(
    [
      'CONSULTING AGREEMENT',
      '',
      'This Agreement is between HARROW CASTINGS, INC., an Ohio corporation ("Company"), and LINDEN ADVISORY LLC, an Ohio limited liability company ("Consultant").',
      '',
      '1. Work. Consultant shall help Company prepare for its audits, shall keep the document control system, and shall train the line leads.',
      ...clauses,
      '4. Status. Consultant is not an employee. Consultant pays its own taxes and carries general liability insurance.',
      '5. Confidentiality. Controlled drawings stay on site. Work product belongs to Company.',
      '6. Ohio law; Richland County courts. This is the whole agreement.',
    ].join('\n'),
    { today: '2026-11-22' },
  );

const schedule = (dated: string): Analysis =>
  analyseText(
    `CORRIB LEDGER LIMITED
SOFTWARE LICENCE AND SUPPORT AGREEMENT - SUMMARY SCHEDULE

${dated}
("the Licensor") of Unit 9, Parkmore, Co. Galway and Clara Savings Limited ("the Licensee") of Main Street, Clara, Co. Offaly.

Item 1   Licensed Programs      Corrib Accounts; Corrib Loans
Item 2   Commencement Date      1 February 2025
Item 3   Initial Period         From the Commencement Date until 31 January 2028 inclusive
Item 4   Renewal                After the Initial Period the Agreement continues for further periods of one year each
Item 5   Licence Fee            €1,450.00 per month exclusive of VAT
Item 6   Data hosting           Within the EEA

Initialled on behalf of Licensor:  P. D.          Licensee:  M.K.`,
    { today: '2026-11-22' },
  );

describe('in a drafted contract', () => {
  it('a first day that no rule reads is shown, as unsure', () => {
    const found = read('3. Term. This Agreement kicks off January 12, 2026 and continues indefinitely until ended.');
    const { confidence } = found.evidence.find(({ field }) => field === 'effectiveDate') ?? {};
    expect([found.effectiveDate, confidence]).toEqual(['2026-01-12', 0.7]);
  });

  it('a day that no rule reads is no end, however likely', () => {
    const pilot = '3. Pilot. The Pilot Program shall run from July 1, 2026 through September 30, 2026.';
    expect(read(pilot).termEnd).toBeNull();
  });
});

it.each([
  'If renewed, the renewal term shall end on December 31, 2016.',
  'The parties’ obligations of confidentiality shall continue until December 31, 2014.',
])('a later day never takes the place of the end that the rules read: %s', (other) => {
  expect(endOf([other, 'This Agreement shall remain in effect until June 30, 2014, unless earlier terminated.'])).toBe(
    '2014-06-30',
  );
});

describe('the day of a drafted schedule', () => {
  it('is the likely one in place of the first day that the rules took for it', () => {
    const found = schedule(
      'This Schedule forms part of the Agreement dated 20 January 2025 between Corrib Ledger Limited',
    );
    expect(found.agreementDate).toBe('2025-01-20');
  });
});
