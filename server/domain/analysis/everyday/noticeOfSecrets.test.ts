import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const TOP =
  'NON-DISCLOSURE AGREEMENT\n\nThis Agreement is made as of March 3, 2021 between Elm Sensors, Inc. and Birch Avionics LLC.\n\n' +
  '1. This Agreement shall continue for two (2) years. ';
const noticeOf = (text: string): unknown => analyseText(TOP + text, { today: '2026-11-22' }).noticePeriod;

it.each([
  'Either party may terminate this Agreement without cause on sixty (60) days’ written notice to the other.',
  'Any party may withdraw from and terminate this Agreement on sixty (60) days’ notice to the other.',
])('the notice that ends an agreement about secrets is: %s', (sentence) => {
  expect(noticeOf(sentence.replaceAll('’', "'"))).toEqual({ n: 60, unit: 'day' });
});

it('the notice before a disclosure that the law demands ends nothing', () => {
  expect(noticeOf("If a party is compelled by law to disclose, it shall give three days' prior notice.")).toBeNull();
});
