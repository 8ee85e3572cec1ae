import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusFolder, sampled } from '../../documents/testing/corpusFolder.ts';
import { findMoney } from '../money.ts';
import { analyseText } from './analyseText.ts';
import { findDates } from './findDates.ts';
import { findDurations, showDuration } from './findDurations.ts';
import { normaliseText } from './normaliseText.ts';
import type { Analysis, Evidence } from './types.ts';

/** `npm run soak -- documents` looks at all of them. */
const EVERY = 36;

const folders = ['cuad/txt', 'adbuy/txt'].flatMap((name) => corpusFolder(name) ?? []);
const documents = folders.flatMap((folder) =>
  sampled(readdirSync(folder), EVERY).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') })),
);

const TODAY = '2026-01-01';

/** What is wrong with the evidence of an analysis; empty where every value is contained or derived. */
function faults(found: Analysis, raw: string): string[] {
  const wrong: string[] = [];
  const values: [Evidence['field'], string | null][] = [
    ['agreementDate', found.agreementDate],
    ['effectiveDate', found.effectiveDate],
    ['termEnd', found.termEnd],
    ['renewalDate', found.renewalDate],
    ['noticeBy', found.noticeBy],
    ['amount', found.amount === null ? null : String(found.amount)],
    ['renewalTerm', found.renewalTerm && showDuration(found.renewalTerm)],
    ['noticePeriod', found.noticePeriod && showDuration(found.noticePeriod)],
    ['governingLaw', found.governingLaw ?? null],
    ...found.parties.map((name): [Evidence['field'], string] => ['parties', name]),
  ];
  for (const [field, value] of values) {
    const supports = found.evidence.filter((item) => item.field === field);
    if (value === null) {
      if (supports.length > 0) wrong.push(`${field}: evidence without a value`);
    } else if (!supports.some((item) => holds(item, value))) wrong.push(`${field}: ${value} is not in its evidence`);
  }
  for (const item of found.evidence) {
    if (item.quote.length > 600 || item.start >= item.end || item.end > raw.length)
      wrong.push(`${item.field}: place or length`);
    if (!fold(raw.slice(item.start, item.end)).includes(fold(item.quote).slice(0, 40)))
      wrong.push(`${item.field}: the quote is not at its place`);
  }
  return wrong;
}

const fold = (text: string): string => normaliseText(text).text.replace(/[\s-]+/g, '');

function holds({ field, quote, working }: Evidence, value: string): boolean {
  if (working !== null) return working.includes(value);
  switch (field) {
    case 'governingLaw':
    case 'parties':
      // A party in capitals is shown in small letters where the document has those, too.
      return quote.toLowerCase().includes(value.toLowerCase());
    case 'amount':
      return (
        findMoney(quote).some((money) => String(money.amount) === value) || quote.replace(/[^\d.]/g, '').includes(value)
      );
    case 'renewalTerm':
    case 'noticePeriod':
      return findDurations(quote).some(({ duration }) => duration && showDuration(duration) === value);
    default:
      return findDates(quote).some(({ day }) => day === value);
  }
}

describe.skipIf(documents.length === 0)('over the corpus of real documents', () => {
  it('no value stands without evidence that contains or derives it', { timeout: 120_000 }, () => {
    const wrong = documents.flatMap(({ name, text }) =>
      faults(analyseText(text, { today: TODAY }), text).map((fault) => `${name} ${fault}`),
    );
    expect(wrong).toEqual([]);
  });
});
