/** Last days without their year in English contracts, short and long: none was read, and the end of the term stood in their place. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const FILLER = Array.from(
  { length: 95 },
  (_, at) =>
    `${at + 3}. Supplier shall carry out the works of schedule ${at + 3} with care, and shall keep the tools and the parts that they need ready at its own cost.`,
).join('\n\n');

const contract = (said: string, ends: string) =>
  `MAINTENANCE AGREEMENT\n\nThis Maintenance Agreement is made on December 1, 2025 between Alder Works Ltd ("Customer") and Birch Care Ltd ("Supplier").\n\n` +
  `1. This Agreement begins on January 1, 2026 and ends on ${ends}. ${said}\n\n2. Customer pays Supplier $900 per month.`;

function read(said: string, length: 'short' | 'long', { ends = 'December 31, 2026', today = '2026-03-27' } = {}) {
  const text = [contract(said, ends), ...(length === 'long' ? [FILLER] : [])].join('\n\n');
  const { noticeBy, ending, evidence, alternatives } = analyseText(text, { today });
  const asked = alternatives.filter(({ field }) => field === 'noticeBy').map(({ value }) => value);
  return { noticeBy, ending, asked, isYearly: evidence.some(({ field, yearly }) => field === 'noticeBy' && yearly) };
}
const RENEWED =
  'It is renewed for further terms of one year unless either party gives the other written notice of non-renewal';
const LENGTHS = ['short', 'long'] as const;

describe.each(LENGTHS)('in a %s contract', (length) => {
  it.each([
    [`${RENEWED} by the end of June.`, '2026-06-30', true],
    [`${RENEWED} no later than the end of October in any year.`, '2026-10-31', true],
    [`${RENEWED} before the end of the month of October.`, '2026-10-31', true],
    [`${RENEWED} by the third working day of July.`, '2026-07-03', false],
    [`${RENEWED} not later than the 3rd business day of the month of October.`, '2026-10-05', false],
    [`${RENEWED} before the first working day of August.`, '2026-08-02', false],
    [`${RENEWED} by the last Friday of October.`, '2026-10-30', false],
    [`${RENEWED} before the last quarter of the term begins.`, '2026-09-30', true],
    [`${RENEWED} prior to the commencement of the final quarter of the contract year.`, '2026-09-30', true],
    [
      'It renews automatically from year to year. Notice must be given by 30 September in any year.',
      '2026-09-30',
      true,
    ],
    [`${RENEWED} by December 31 of any year.`, '2026-12-31', true],
  ])('“%s” is %s', (said, noticeBy, isYearly) => {
    expect(read(said, length)).toEqual({ noticeBy, ending: 'renews', asked: [], isYearly });
  });

  it('one that has gone by counts where it comes back', () => {
    const said = `${RENEWED} by the end of June.`;
    expect(read(said, length, { today: '2026-11-27' })).toMatchObject({ noticeBy: '2026-06-30', isYearly: true });
  });

  it('the end of a year of the term is counted from its first day', () => {
    const ends = 'December 31, 2028';
    const before = `${RENEWED} before the end of the second contract year.`;
    expect(read(before, length, { ends })).toMatchObject({ noticeBy: '2027-12-31', isYearly: false });
    const by = `${RENEWED} by the end of the 2nd year of the term.`;
    expect(read(by, length, { ends })).toMatchObject({ noticeBy: '2027-12-31', isYearly: false });
  });

  it('the last quarter of a term of several years, or a length before it, is a question', () => {
    const ends = 'December 31, 2028';
    const said = `${RENEWED} before the last quarter of the term begins.`;
    expect(read(said, length, { ends })).toMatchObject({ noticeBy: null, asked: ['2028-09-30'] });
    const counted = `It renews for one year unless a party gives 30 days’ notice before the last quarter of the year begins.`;
    expect(read(counted, length)).toMatchObject({ asked: ['2026-09-30'] });
  });

  it.each([
    'Notice to terminate may be given before 30 June in any year.',
    'Either party may give notice before 30 June in any year.',
  ])('whether a contract of a year ends is not known where it says “%s”', (said) => {
    expect(read(said, length)).toMatchObject({ ending: 'unknown', noticeBy: '2026-06-29' });
  });

  it('what can be ended in each year of a longer term is asked about, for the next time', () => {
    const said = 'Either party may terminate this Agreement by written notice given by September 30 of each year.';
    const found = read(said, length, { ends: 'December 31, 2030', today: '2027-10-05' });
    expect(found).toMatchObject({ ending: 'ends', noticeBy: null, asked: ['2028-09-30'] });
  });

  it('no last day is read from what is told each year for another reason', () => {
    const said =
      'Supplier shall give Customer notice of its insurance by March 31 of each year, and its report by the end of June.';
    expect(read(said, length)).toMatchObject({ ending: 'ends', noticeBy: null, asked: [] });
  });

  it('the end of a month that has its year is that day alone', () => {
    const said = `${RENEWED} on or before the last day of October 2026.`;
    expect(read(said, length).isYearly).toBe(false);
  });
});
