import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLabels } from './measureCorpus.ts';
import { partOf } from './partOf.ts';
import { corpusFolder, isSampled } from '../../server/documents/testing/corpusFolder.ts';
import { analyseText } from '../../server/domain/analysis/analyseText.ts';

const folder = corpusFolder('cuad');
/** Contracts of the tuning part whose dates move with their words, of those with a dated term. */
const contracts = (
  folder === null
    ? []
    : readLabels<{ id: string; txt: string; expiration_kind: string }>(new URL(`file://${folder}/`), 'labels.jsonl')
)
  .filter(({ id, expiration_kind }) => partOf(id) === 'tune' && expiration_kind === 'date')
  .filter(isSampled(18))
  .map(({ id, txt }) => ({ id, text: readFileSync(`${folder}/../${txt}`, 'utf8') }));

/** Before every date of the corpus, so that nothing is rolled forward. */
const TODAY = '1900-01-01';
const SLOW = 60_000;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DATE = new RegExp(`\\b(${MONTHS.join('|')})\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+((?:19|20)\\d\\d)\\b`, 'g');
/** "five (5) years" */
const COUNTS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty';
const LENGTH = new RegExp(
  String.raw`(?<!\b(?:twenty|thirty|forty|sixty|ninety)[ -])\b(${COUNTS})\s*\((\d{1,2})\)\s+(years?|months?|days?)\b`,
  'gi',
);

const dates = (write: (day: string, month: string, year: string) => string) => (text: string) =>
  text.replace(DATE, (_, month: string, day: string, year: string) => write(day, month, year));
const paper = (name: string) => (text: string) =>
  text.replace(/\bagreement\b/gi, (word) =>
    word === word.toUpperCase() ? name.toUpperCase() : word.startsWith('A') ? name : name.toLowerCase(),
  );
/** The day that a contract ends on as it is written, by its id: once for all ways of rewording. */
const endsAsWritten = new Map<string, string | null>();
function endAsWritten(id: string, text: string): string | null {
  const known = endsAsWritten.get(id);
  if (known !== undefined) return known;
  const { termEnd } = analyseText(text, { today: TODAY });
  endsAsWritten.set(id, termEnd);
  return termEnd;
}
const two = (figure: number | string): string => String(figure).padStart(2, '0');

describe.skipIf(folder === null)('a reworded contract', () => {
  it.each([
    ['"8 May 2014"', dates((day, month, year) => `${day} ${month} ${year}`)],
    ['"the 8th day of May, 2014"', dates((day, month, year) => `the ${day}th day of ${month}, ${year}`)],
    ['"Monday, May 8, 2014"', dates((day, month, year) => `Monday, ${month} ${day}, ${year}`)],
    ['"2014-05-08"', dates((day, month, year) => `${year}-${two(MONTHS.indexOf(month) + 1)}-${two(day)}`)],
    ['"8-May-2014"', dates((day, month, year) => `${day}-${month.slice(0, 3)}-${year}`)],
    ['"5 years"', (text: string) => text.replace(LENGTH, (_, __, figure: string, unit: string) => `${figure} ${unit}`)],
    ['"five years"', (text: string) => text.replace(LENGTH, (_, word: string, __, unit: string) => `${word} ${unit}`)],
    [
      '"60 months"',
      (text: string) =>
        text.replace(LENGTH, (all, _, figure: string, unit: string) =>
          unit.startsWith('year') ? `${Number(figure) * 12} months` : all,
        ),
    ],
    ['an order', paper('Order')],
    ['a charter', paper('Charter')],
    ['a programme', paper('Program')],
    ['an engagement', paper('Engagement')],
    ['curly quotes', (text: string) => text.replace(/"([^"\n]{1,60})"/g, '\u201c$1\u201d').replaceAll("'", '\u2019')],
    ['lines of seventy', (text: string) => text.replace(/[^\n]{55,70} /g, (line) => `${line.trimEnd()}\n`)],
  ])('with %s ends on the same day', { timeout: SLOW }, (_, reword) => {
    const wrong = contracts.flatMap(({ id, text }) => {
      const reworded = reword(text);
      const before = endAsWritten(id, text);
      // A text that the rewording leaves as it is cannot end otherwise.
      const after = reworded === text ? before : analyseText(reworded, { today: TODAY }).termEnd;
      return before === after ? [] : [`${id}: ${before} became ${after}`];
    });
    expect(wrong).toEqual([]);
  });
});
