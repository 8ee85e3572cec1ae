import { describe, expect, it } from 'vitest';
import { analyseText } from '../../server/domain/analysis/analyseText.ts';
import { LEXICA } from '../../server/domain/analysis/lexicon/languages.ts';
import type { Lexicon } from '../../server/domain/analysis/lexicon/lexicon.ts';
import { findDays } from '../../server/domain/analysis/mentions/days.ts';
import {
  type EuropeanPaper,
  measureEuropean,
  READ_ON,
  readEuropeanPapers,
  readUnseenEuropean,
} from './measureEuropean.ts';

/** Every third open document, in all four languages. */
const papers = [...readEuropeanPapers(), ...readUnseenEuropean({ sealed: false })]
  .filter(({ sealed }) => !sealed)
  .filter((_, index) => index % 3 === 0);

/** Lines broken at so many characters; rows of columns stay whole. */
function broken(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) =>
      / {2,}|\t/.test(line) ? line : line.replaceAll(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trimEnd(),
    )
    .join('\n');
}

const DAY_NAMES = new Map([
  ['de', (day: number, month: string, year: string) => `${day}. ${month} ${year}`],
  ['fr', (day: number, month: string, year: string) => `${day === 1 ? '1er' : day} ${month} ${year}`],
  ['es', (day: number, month: string, year: string) => `${day} de ${month} de ${year}`],
  ['nl', (day: number, month: string, year: string) => `${day} ${month} ${year}`],
]);

/** Every day that has its year, written as `write` says. */
function dated(paper: EuropeanPaper, write: (iso: string, lexicon: Lexicon) => string): string {
  const lexicon = LEXICA.find(({ language }) => language === paper.language) as Lexicon;
  return findDays(paper.text, lexicon)
    .toReversed()
    .reduce((text, { start, end, day }) => {
      const isWhole = /^\d.*\d{4}$|^\d{4}/.test(text.slice(start, end));
      return isWhole ? text.slice(0, start) + write(day, lexicon) + text.slice(end) : text;
    }, paper.text);
}

const inFigures = (iso: string): string => iso.split('-').toReversed().join('.');

function inWords(iso: string, { language, months }: Lexicon): string {
  const [year = '', month, day] = iso.split('-');
  const name = (months[Number(month) - 1] ?? '').split('|')[0] ?? '';
  return (DAY_NAMES.get(language) as NonNullable<ReturnType<typeof DAY_NAMES.get>>)(Number(day), name, year);
}

const isHeading = (line: string): boolean => line.length < 60 && !/[.:,\d@]/.test(line);

/** What extraction, scanning and word processors do to a text, and how many of a hundred fields each may cost. */
const VARIANTS: readonly (readonly [name: string, most: number, change: (text: string) => string])[] = [
  ['line ends of Windows', 0, (text) => text.replaceAll('\n', '\r\n')],
  ['blanks at the ends of lines', 0, (text) => text.replaceAll('\n', '   \n')],
  ['indented lines', 0, (text) => text.replaceAll(/^/gm, '    ')],
  ['two blanks behind commas and full stops', 1, (text) => text.replaceAll(/([.,;]) (?=\p{L})/gu, '$1  ')],
  ['lines broken at 80 characters', 1, (text) => broken(text, 80)],
  ['lines broken at 60 characters', 1, (text) => broken(text, 60)],
  ['lines broken at 45 characters', 5, (text) => broken(text, 45)],
  ['curly quotation marks and long dashes', 1, (text) => text.replaceAll("'", '\u2019').replaceAll(' - ', ' \u2013 ')],
  ['letters printed as one', 0, (text) => text.replaceAll('fi', '\ufb01').replaceAll('fl', '\ufb02')],
  ['accents behind their letters', 0, (text) => text.normalize('NFD')],
  [
    'headings in capitals',
    2,
    (text) =>
      text
        .split('\n')
        .map((line) => (isHeading(line) ? line.toUpperCase() : line))
        .join('\n'),
  ],
];

describe('everyday contracts in other languages, written in another way', () => {
  const { exact, fields, contracts } = measureEuropean(papers);

  it.each(VARIANTS)('%s cost at most %d fields in a hundred, and all are offered', (_name, most, change) => {
    const changed = measureEuropean(papers.map((paper) => ({ ...paper, text: change(paper.text) })));
    expect(changed.exact).toBeGreaterThanOrEqual(exact - (fields * most) / 100);
    expect(changed.offered).toBe(contracts);
    expect(changed.taken).toBe(0);
  });
});

describe('everyday contracts in other languages, with days in another form', () => {
  it.each([
    ['in figures', inFigures],
    ['with the names of their months', inWords],
  ])('%s give the same fields, but for one that is then a question', (_name, write) => {
    const changed = papers.map((paper) => ({ ...paper, text: dated(paper, write) }));
    expect(changed.filter(({ text }, index) => text !== papers[index]?.text).length).toBeGreaterThan(papers.length / 4);
    const [before, after] = [measureEuropean(papers), measureEuropean(changed)];
    expect(Math.abs(after.exact - before.exact)).toBeLessThanOrEqual(1);
    expect(after.wrong).toBeLessThanOrEqual(before.wrong);
  });
});

const BILINGUAL: readonly (readonly [german: string, english: string])[] = [
  ['Dienstleistungsvertrag', 'Service Agreement'],
  [
    'zwischen der Hallwang Maschinenbau GmbH, Industriestraße 7, 5300 Hallwang, nachfolgend "Auftraggeber" genannt,',
    'between Hallwang Maschinenbau GmbH, Industriestraße 7, 5300 Hallwang, hereinafter the "Client",',
  ],
  [
    'und der Northgate Cleaning Ltd, 14 Mill Lane, Leeds, nachfolgend "Auftragnehmer" genannt.',
    'and Northgate Cleaning Ltd, 14 Mill Lane, Leeds, hereinafter the "Contractor".',
  ],
  [
    '§ 1 Gegenstand. Der Auftragnehmer reinigt die Büroräume des Auftraggebers in Leeds.',
    '1. Subject. The Contractor shall clean the offices of the Client in Leeds.',
  ],
  [
    '§ 2 Laufzeit. Der Vertrag beginnt am 1. April 2026 und läuft bis zum 31. März 2028. Er verlängert sich um jeweils ein Jahr,' +
      ' wenn er nicht mit einer Frist von drei Monaten zum Ende der Laufzeit gekündigt wird.',
    '2. Term. This Agreement begins on 1 April 2026 and runs until 31 March 2028. It renews for successive periods of one year' +
      " unless terminated with three months' notice to the end of the term.",
  ],
  [
    '§ 3 Vergütung. Die monatliche Vergütung beträgt 1.850,00 EUR zuzüglich Umsatzsteuer.',
    '3. Fee. The monthly fee is EUR 1,850.00 plus VAT.',
  ],
  ['Unterzeichnet am 12. März 2026.', 'Signed on 12 March 2026.'],
];

const lines = (text: string, width: number): string[] => broken(text, width).split('\n');

/** The two texts of a paragraph beside each other, as a page with two columns is extracted. */
function inColumns([german, english]: readonly [string, string]): string {
  const [left, right] = [lines(german, 46), lines(english, 46)];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    ((left[at] ?? '').padEnd(50) + (right[at] ?? '')).trimEnd(),
  ).join('\n');
}

const EXPECTED = {
  verdict: 'contract',
  parties: ['Hallwang Maschinenbau GmbH', 'Northgate Cleaning Ltd'],
  amount: 1850,
  currency: 'EUR',
  amountPeriod: 'month',
  agreementDate: '2026-03-12',
  effectiveDate: '2026-04-01',
  termEnd: '2028-03-31',
  renewalTerm: { n: 1, unit: 'year' },
  noticePeriod: { n: 3, unit: 'month' },
  ending: 'renews',
};

describe('a contract in German and English', () => {
  it.each([
    ['paragraph by paragraph, German first', BILINGUAL.map((pair) => pair.join('\n')).join('\n\n')],
    ['paragraph by paragraph, English first', BILINGUAL.map(([de, en]) => `${en}\n${de}`).join('\n\n')],
    ['one text after the other', [0, 1].map((side) => BILINGUAL.map((pair) => pair[side]).join('\n\n')).join('\n\n')],
  ])('%s gives every field', (_name, text) => {
    expect(analyseText(text, { today: READ_ON })).toMatchObject(EXPECTED);
  });

  it('in two columns is a contract of its two parties, and no value of it is wrong', () => {
    const text = BILINGUAL.map((pair) => inColumns(pair)).join('\n\n');
    const found: Record<string, unknown> = { ...analyseText(text, { today: READ_ON }) };
    expect(found).toMatchObject({ verdict: 'contract', parties: EXPECTED.parties, termEnd: EXPECTED.termEnd });
    for (const [field, value] of Object.entries(EXPECTED)) expect([value, null]).toContainEqual(found[field]);
  });
});
