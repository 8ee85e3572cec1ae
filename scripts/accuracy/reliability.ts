/** Are the values that are shown as sure right as often as they should be? Of each field, by how sure it was. */
import { analyseText } from '../../server/domain/analysis/analyseText.ts';
import type { AnalysedField } from '../../server/domain/analysis/types.ts';
import { answers, type EverydayDocument, TODAY, valueOf } from './measureEveryday.ts';

/** Of the values with at least this confidence nine in ten should be right. */
export const BANDS = [0.9, 0.8, 0.7, 0] as const;
export type Counts = { shown: number; right: number };

/** What an answer is called, and the evidence that says how sure its value is. */
const FIELDS: [string, AnalysedField][] = [
  ['parties', 'parties'],
  ['amount', 'amount'],
  ['agreementDate', 'agreementDate'],
  ['effectiveDate', 'effectiveDate'],
  ['termEnd', 'termEnd'],
  ['renewalTerm', 'renewalTerm'],
  ['notice', 'noticePeriod'],
  ['noticeBy', 'noticeBy'],
];

/** Of each field the values that are shown and those that are right, by band; fields that no answer settles are not counted. */
export function measureReliability(documents: readonly EverydayDocument[]): Map<string, Counts[]> {
  const table = new Map(FIELDS.map(([name]) => [name, BANDS.map(() => ({ shown: 0, right: 0 }))]));
  for (const document of documents) {
    const found = analyseText(document.text.join('\n'), { today: TODAY });
    if (found.verdict === 'no') continue;
    for (const [name, field] of FIELDS) {
      const sureness = found.evidence.filter((item) => item.field === field).map(({ confidence }) => confidence);
      if (document.answers?.[name] === undefined || sureness.length === 0) continue;
      const least = Math.min(...sureness);
      const counts = table.get(name)?.[BANDS.findIndex((from) => least >= from)] as Counts;
      counts.shown += 1;
      counts.right += Number(answers(name, valueOf(found, name), document.answers[name]));
    }
  }
  return table;
}

/** One line per field: right of shown, in each band. */
export function showReliability(table: Map<string, Counts[]>): string {
  const cells = [...table].map(
    ([name, bands]) =>
      `  ${name.padEnd(14)}${bands.map(({ shown, right }) => (shown ? `${right} of ${shown}` : '-').padStart(14)).join('')}`,
  );
  const head = BANDS.map((from, index) =>
    (index === 0 ? `>= ${from}` : `>= ${from}, < ${BANDS[index - 1]}`).padStart(14),
  );
  return [`  right of shown${head.join('')}`, ...cells].join('\n');
}
