import { describe, expect, it } from 'vitest';
import { readingOf } from '../../cycle/readingOf.ts';
import { analyseText } from '../analyseText.ts';
import { makeDocument } from '../document.ts';
import { readNoticeToEndOf } from './readNoticeToEndOf.ts';

const read = (text: string): string | null => readNoticeToEndOf(makeDocument(text))?.value ?? null;

describe('notice to the end of a period of the calendar', () => {
  it.each([
    ['It may be terminated on three months notice to the end of a calendar quarter.', 'quarter'],
    ['Either party may end it by one month’s notice expiring at the end of any calendar month.', 'month'],
    ['The contract can be cancelled with effect from the end of a calendar year on notice of six weeks.', 'year'],
  ])('is read from "%s"', (text, period) => {
    expect(read(text)).toBe(period);
  });

  it.each([
    ['The fee is invoiced at the end of each month.'],
    ['Notice to terminate may be given to the end of a contract year.'],
    ['No increase shall bind orders placed prior to the end of the calendar year in which such notice is provided.'],
    ['Either party may terminate on notice if a report at the end of a month is late.'],
  ])('is not read from "%s"', (text) => {
    expect(read(text)).toBeNull();
  });

  it('moves the last day for notice back to one that still reaches the end of the quarter', () => {
    const text = `WARTUNGSVERTRAG

zwischen Alpha GmbH und Beta GmbH

§ 1 Der Vertrag beginnt am 15.03.2025 und läuft bis zum 14.03.2027. Er verlängert sich jeweils um ein Jahr, wenn er nicht mit einer Frist von drei Monaten zum Quartalsende gekündigt wird.

München, den 01.03.2025`;
    const found = analyseText(text, { today: '2026-02-01' });
    expect(found).toMatchObject({ termEnd: '2027-03-14', noticeToEndOf: 'quarter', noticeBy: '2026-09-30' });
    const { values, evidence } = readingOf('document', 'Wartung', found);
    expect(values).toMatchObject({ noticeToEndOf: 'quarter', actBy: null });
    expect(evidence.map(({ field }) => field)).toContain('noticeToEndOf');
  });

  it('hands the kernel how long before the end an option must be used, where no notice period says so', () => {
    const text = `LEASE

This Lease is made on 1 June 2024 between Alpha Properties LLC and Beta Stores, Inc.
1. The term of this Lease begins on July 1, 2024 and ends on June 30, 2029.
2. Tenant may extend the term for one further period of five years by written notice not less than six months before the end of the term.`;
    const found = analyseText(text, { today: '2026-02-01' });
    expect(found).toMatchObject({ ending: 'option', noticePeriod: null, noticeBy: '2028-12-30' });
    const { noticePeriod, actBy } = readingOf('document', 'Lease', found).values;
    expect([noticePeriod, actBy]).toEqual([{ n: 6, unit: 'month' }, null]);
  });
});
