import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyseText.ts';
import { currentCycle } from '../../../contract/cycle.ts';
import { cycleFactsOf, knownOf } from '../../../contract/known.ts';
import { readingOf } from './readingOf.ts';

it('a contract begins on the day of agreement where nothing is said of a first day, and not where the first day is a question', () => {
  const found = { ...analyseText('', { today: '2026-11-22' }), agreementDate: '2026-09-18' };
  const place = { quote: '', start: 0, end: 0, confidence: 0.4 };
  const asked = [{ field: 'effectiveDate' as const, value: '2027-01-01', ...place }];
  const from = (alternatives: typeof asked) => readingOf('d1', 'Amendment', { ...found, alternatives }).values.from;
  expect([from([]), from(asked)]).toEqual(['2026-09-18', null]);
});

it('a document that is called by the name of its file does not say that name itself', () => {
  const found = {
    ...analyseText('', { today: '2026-11-22' }),
    title: 'CLEANING AGREEMENT',
    parties: ['Brightwater Ltd'],
  };
  const byFile = (name: string, title: string | null) => readingOf('d1', name, { ...found, title }).isNamedByFile;
  expect([byFile('fax.tif', 'CLEANING AGREEMENT'), byFile('fax.tif', null)]).toEqual([true, true]);
  expect(byFile('Cleaning Agreement, Brightwater Ltd', 'CLEANING AGREEMENT')).toBeUndefined();
  expect(byFile('Agreement, Brightwater Ltd', null)).toBeUndefined();
});

const amending = (head: string) =>
  `${head}\nThis document dated October 1, 2026 amends the Service Agreement dated February 1, 2026 between Tarnbrook LLC and ` +
  'Brightwater Foods, Inc. The term is extended to January 31, 2029.';

const ending = (head: string) => {
  const { values } = readingOf('d1', head, analyseText(amending(head), { today: '2026-11-22' }));
  return [values.to, values.ending];
};

it('an amendment that nothing renews leaves open how the contract ends, since that stands in the agreement; a restated one does not', () => {
  expect(ending('AMENDMENT NO. 1 TO SERVICE AGREEMENT')).toEqual(['2029-01-31', null]);
  const german = { ...analyseText(amending('AMENDMENT'), { today: '2026-11-22' }), title: 'ÄNDERUNGSVEREINBARUNG' };
  expect(readingOf('d1', 'Vertrag', german).values.ending).toBeNull();
  expect(ending('AMENDED AND RESTATED SERVICE AGREEMENT')).toEqual(['2029-01-31', 'ends']);
});

/** A contract with an option, and what the kernel makes of it. `days`: when its term begins and ends. */
const withOption = (days: string, rest = '') => {
  const text = [
    'SERVICES AGREEMENT',
    'This Services Agreement is made between Harbour Estates Ltd ("Customer") and Fennimore Packaging Ltd ("Supplier").',
    `1. ${days}`,
    '2. Customer may renew this Agreement for one further term of three years by giving Supplier written notice at least six months ' +
      'before the end of the term.',
    `3. ${rest}`,
  ].join('\n\n');
  const reading = readingOf('d1', 'Services', analyseText(text, { today: '2026-11-27' }));
  const { actBy, kind } = currentCycle(cycleFactsOf(knownOf({}, [reading])), '2026-11-27');
  const quotes = reading.evidence.filter(({ field }) => field === 'noticePeriod').map(({ quote }) => quote);
  return { notice: reading.values.noticePeriod, actBy, kind, quotes };
};

it('an option is used as long before the end as its own sentence says, whatever notice ends the contract at any time', () => {
  const days = 'The term of this Agreement begins on March 1, 2026 and ends on February 28, 2029.';
  const ofOption = { notice: { n: 6, unit: 'month' }, actBy: '2028-08-28', kind: 'option' };
  const notice = "Either party may terminate this Agreement at any time upon thirty days' prior written notice.";
  expect(withOption(days, notice)).toMatchObject(ofOption);
  expect(withOption(days)).toMatchObject(ofOption);
  expect(withOption(days, notice).quotes).toEqual([expect.stringContaining('six months before the end of the term')]);
});

it('how long before the end an option is used is known where the end is not yet, for the day that somebody enters it', () => {
  const days = 'The term of this Agreement is three years and begins when Supplier hands over the premises.';
  expect(withOption(days)).toMatchObject({ notice: { n: 6, unit: 'month' }, actBy: null });
});

/** A contract that renews each year, and what is read of its last day. */
const yearly = (lines: string[], filler = '') => {
  const reading = readingOf('d1', 'Contract', analyseText([...lines, filler].join('\n\n'), { today: '2026-11-27' }));
  const quotes = reading.evidence.filter(({ field }) => field === 'actByRepeats').map(({ quote }) => quote);
  const { actBy } = currentCycle(cycleFactsOf(knownOf({}, [reading])), '2028-06-01');
  return [reading.values.actBy, reading.values.actByRepeats, actBy, quotes.length];
};
const english = (said: string) => [
  'MAINTENANCE AGREEMENT',
  'This Maintenance Agreement is made on December 1, 2025 between Alder Works Ltd ("Customer") and Birch Care Ltd ("Supplier").',
  `1. This Agreement begins on January 1, 2026 and ends on December 31, 2026. ${said}`,
  '2. Customer pays Supplier $900 per month.',
];
const FILLER = Array.from(
  { length: 90 },
  (_, at) =>
    `${at + 3}. Supplier shall carry out the works of section ${at + 3} with care, and shall keep the tools and parts that they need ready at its own cost.`,
).join('\n\n');
const RENEWED =
  'It is renewed for further terms of one year unless either party gives the other written notice of non-renewal';

it.each([
  ['a short contract', ''],
  ['a long one', FILLER],
])('a last day without its year comes back in the later terms of %s, and one with its year does not', (_, filler) => {
  const read = (when: string) => yearly(english(`${RENEWED} ${when}.`), filler);
  expect(read('by September 30 of any year')).toEqual(['2026-09-30', 'yearly', '2028-09-30', 1]);
  expect(read('on or before 15 December 2026')).toEqual(['2026-12-15', null, '2028-12-31', 0]);
});

it('a last day without its year that has gone by counts, and that of an option does not come back', () => {
  const said = `${RENEWED} by October 1 of any year.`;
  expect(yearly(english(said)).slice(0, 3)).toEqual(['2026-10-01', 'yearly', '2028-10-01']);
  const option = 'Customer may renew it for one further year by written notice to Supplier on or before December 15.';
  expect(yearly(english(option)).slice(0, 2)).toEqual(['2026-12-15', null]);
});
