/** Sums in columns whose head alone says in which money they are: "Jährliche Gebühren   CHF" over "Total pro Jahr   3'230.05", "netto   USt   brutto" over three figures. */
import { MONEY_HEADS, TAX_HEADS } from '../lexicon/anyLanguage.ts';
import { cellsOf } from '../clauses/context.ts';
import type { Paper } from '../text/paper.ts';
import type { SumMention } from './sums.ts';
import { expression } from '../text/expression.ts';

/** So many rows without figures may stand between two with them. */
const MOST_BETWEEN = 2;
const LONGEST_HEAD = 45;
const FIGURES = /^\d{1,3}(?:[.' ]?\d{3})*[.,]\d{2}$/;
const MONEY_HEAD = expression(
  `(?<![\\p{L}\\d])(?:${MONEY_HEADS.map(([word]) => `(${word})`).join('|')})(?!\\p{L})`,
  'i',
);
const TAX_HEAD = expression(`^${TAX_HEADS}$`, 'i');

/** All sums of a text in order, with those that only the head of their column gives a currency. Linear. */
export function withColumnSums(paper: Paper, sums: readonly SumMention[]): SumMention[] {
  const own = new Set(sums.flatMap(({ currency }) => currency ?? []));
  const only = own.size === 1 ? ([...own][0] ?? null) : null;
  const found: SumMention[] = [];
  let currency: string | null = null;
  let between = 0;
  let next = 0;
  for (const line of paper.lines) {
    while (next < sums.length && (sums[next]?.start ?? 0) < line.start) next += 1;
    const cells = cellsOf(paper, line);
    const texts = cells.map(({ start, end }) => paper.text.slice(start, end));
    const head = cells.length > 1 ? currencyOf(texts, only) : null;
    if (head !== null) {
      currency = head;
      between = 0;
      continue;
    }
    const last = cells.at(-1);
    const figures = texts.at(-1) ?? '';
    const isRead = (sums[next]?.start ?? Number.POSITIVE_INFINITY) < line.end;
    if (currency === null) continue;
    const isRow = last !== undefined && cells.length > 1 && /\p{L}{2}/u.test(texts[0] ?? '') && FIGURES.test(figures);
    between = isRow ? 0 : between + 1;
    if (between > MOST_BETWEEN) currency = null;
    if (isRow && !isRead && currency !== null) found.push({ ...last, amount: readFigures(figures), currency });
  }
  return found.length === 0 ? [...sums] : [...sums, ...found].toSorted((one, other) => one.start - other.start);
}

/** The currency that the head of a table names; where it names taxes, the only one of the document. */
function currencyOf(texts: readonly string[], only: string | null): string | null {
  if (texts.filter((text) => TAX_HEAD.test(text)).length >= 2) return only;
  const last = texts.at(-1) ?? '';
  if (/\d/.test(last) || last.length > LONGEST_HEAD || !/\p{L}{3}|^\P{L}$/u.test(texts.join(' '))) return null;
  const match = MONEY_HEAD.exec(last);
  return match ? (MONEY_HEADS[match.slice(1).findIndex((part) => part !== undefined)]?.[1] ?? null) : null;
}

function readFigures(figures: string): number {
  const [whole = '', cents = ''] = [figures.slice(0, -3), figures.slice(-2)];
  return Number(`${whole.replaceAll(/[.' ]/g, '')}.${cents}`);
}
