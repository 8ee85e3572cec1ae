import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { AnalysedField, Analysis } from '../types.ts';

const read = (text: string): Analysis => analyseText(text, { today: '2026-11-22' });
const asked = ({ alternatives }: Analysis, field: AnalysedField): string[] =>
  alternatives.filter((one) => one.field === field).map(({ value }) => value);

const HEADS = `Service agreement
Supplier: Ferrant Safety Ltd
Customer: Morland Scaffolding Ltd`;

const mail = (sentence: string, older = ''): string =>
  `From: Kay Lund <kay@dockhouse.example>\nTo: Rhona Pick <rhona@hestia.example>\nDate: 6 October 2026\nSubject: Window cleaning\n\nHi Rhona,\n\nWe agree that our contract starts on 2 November 2026 and runs for 12 months. ${sentence}\n\nKay Lund, Dock House Ltd\n${older}`;

describe('where two readings differ, or a reading rests on little, it is a question', () => {
  it('asks when a contract ends of which two sentences give two ends', () => {
    const one = `${HEADS}\n\nIt runs until 31 December 2026.`;
    expect(read(one).termEnd).toBe('2026-12-31');
    const other = read(`${one}\nThe term is for two years, to 31 December 2028.`);
    expect(other.termEnd).toBeNull();
    expect(asked(other, 'termEnd').toSorted()).toEqual(['2026-12-31', '2028-12-31']);
  });

  it('but not where they are the last day and the first one after it', () => {
    const found = read(`${HEADS}\n\nThe contract begins on 1 May 2026 and is for three years to 30 April 2029.`);
    expect(found.termEnd).toBe('2029-04-30');
  });

  it('asks when it was agreed where a day of which nothing says that anybody signed stands beside a signature', () => {
    const found = read(`${HEADS}\nDelivered and connected: 13 November 2026\n\nSigned: A. Ferrant, 30 October 2026`);
    expect(found.agreementDate).toBeNull();
    expect(asked(found, 'agreementDate')).toEqual(['2026-11-13', '2026-10-30']);
  });

  it.each([
    ['The hall is yours for three weeks.', null],
    ['The contract runs for 12 months.', '2027-11-01'],
  ])('counts no end from days or weeks that a sentence speaks of: %s', (sentence, end) => {
    const found = read(`${HEADS}\nStart date: 1 November 2026\n\n${sentence}`);
    expect(found.termEnd).toBe(end);
  });

  it('counts the end from weeks that a label gives', () => {
    expect(read(`${HEADS}\nStart date: 1 November 2026\nTerm: 6 weeks`).termEnd).toBe('2026-12-13');
  });

  it.each([
    ['We accept your quote for £3,780 including VAT.', '3780'],
    ['Terminal rental £15 + VAT a month, 1 terminal', '15'],
  ])('asks about the sum that a mail speaks of, unless it is the newest of a thread: %s', (sentence, sum) => {
    const found = read(mail(sentence));
    expect(found.amount).toBeNull();
    expect(asked(found, 'amount')).toContain(`${sum} GBP`);
    const older = '\nFrom: Rhona Pick <rhona@hestia.example>\nSent: 5 October 2026\n\nShall we go on?';
    expect(read(mail(sentence, older)).amount).toBe(Number(sum));
  });
});
