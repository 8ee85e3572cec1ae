import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const read = (unless: string) => {
  const text = `DIENSTLEISTUNGSVERTRAG

zwischen der Harbour Immobilien GmbH (nachfolgend „Auftraggeber“) und der Fennimore Verpackung GmbH (nachfolgend „Auftragnehmer“)

§ 1 Laufzeit
Der Vertrag beginnt am 1. März 2026 und endet am 28. Februar 2029. Der Vertrag verlängert sich jeweils um ein Jahr, ${unless}.`;
  const { termEnd, noticeBy } = analyseText(text, { today: '2026-11-27' });
  return [termEnd, noticeBy];
};

it.each([
  'wenn er nicht bis zum 30. September 2028 schriftlich gekündigt wird',
  'sofern er nicht bis zum 30. September 2028 von einer Partei gekündigt wird',
  'wenn nicht eine Partei bis zum 30. September 2028 schriftlich kündigt',
])('a last day for notice is read where the notice stands a few words behind it: %s', (unless) => {
  expect(read(unless)).toEqual(['2029-02-28', '2028-09-30']);
});
