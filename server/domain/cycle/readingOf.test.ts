import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyseText.ts';
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
