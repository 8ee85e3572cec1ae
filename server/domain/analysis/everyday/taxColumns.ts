/** Tables that give each price without its tax, the tax, and with it: the last of them is what is paid. */
import { findMoney } from '../../money.ts';
import { IS_TAX, OF_BEFORE, OF_NOW, WITHOUT_TAX, WITH_TAX } from '../lexicon/everydayAmounts.ts';
import { readCells, type Cell, type Row } from './cells.ts';
import { everyMatch } from '../../everyMatch.ts';

/** A sum, or the mark that there is none. */
const SUM =
  /^(?:[^\p{L}\d]*\p{L}{0,3}[^\p{L}\d]*\d[\d.,'’ ]*(?:\/[-=])?(?: ?\p{L}{3})?(?: (?:inc|ex)[a-z]*\.? [A-Z]{3})?|[-–—]+|nil)$/u;

/** "£55.00 net / £66.00 gross": the sum before its tax, right beside the one with it. */
const NET_BESIDE_GROSS =
  /((?:[£€$]|\b[A-Z]{3} )\d[\d,]*(?:\.\d\d)?) ?(?:net|exc?(?:l\.?|luding)? (?:VAT|GST|tax)) ?(?:\/|,|\||\(|=|or|and) ?(?=(?:[£€$]|[A-Z]{3} )\d[\d,]*(?:\.\d\d)? ?(?:gross|inc(?:l\.?|luding)? (?:VAT|GST|tax)))/gi;

/** Behind the sums of a row, in a cell of its own; a line of spaces is an option that isn't ticked. */
const PERIOD =
  /^(?:per|a|each|every|\/) ?(?:week|month|quarter|year|annum)$|^(?:weekly|monthly|quarterly|yearly|p\.?[am]\.?)$/i;

/**
 * The text with the sums of the other columns blanked out, so that places stay, wherever the head of one column says that tax is in, and those
 * sums. Linear.
 */
export function withoutNetColumns(text: string): { text: string; nets: ReadonlySet<number> } {
  const blanked: Pick<Cell, 'text' | 'start' | 'end'>[] = everyMatch(text, NET_BESIDE_GROSS).map(
    ({ 1: sum = '', index }) => ({
      text: sum,
      start: index,
      end: index + sum.length,
    }),
  );
  let heads: Cell[] = [];
  let before: Row | null = null;
  for (const row of readCells(text)) {
    const isNext = before !== null && !/\n[^\S\n]{0,19}\n/.test(text.slice(before.end, row.start + 1));
    before = row;
    const own = headsOf(row);
    heads = own.length > 0 ? own : isNext ? heads : [];
    if (heads.length === 0 || own.length > 0) continue;
    const cells = PERIOD.test(row.cells.at(-1)?.text ?? '') ? row.cells.slice(0, -1) : row.cells;
    const sums = cells.slice(-heads.length);
    if (cells.length < heads.length || !sums.every((cell) => SUM.test(cell.text))) continue;
    const paid = sums[heads.findIndex(({ text: head }) => WITH_TAX.test(head) || OF_NOW.test(head))] as Cell;
    if (/\d/.test(paid.text)) blanked.push(...sums.filter((cell) => cell !== paid));
  }
  blanked.sort((one, other) => one.start - other.start);
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of blanked) {
    kept.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  const nets = blanked.flatMap((cell) => findMoney(cell.text).map(({ amount }) => amount));
  return { text: kept.join('') + text.slice(from), nets: new Set(nets) };
}

/** The last cells of a row that are heads of such columns; none where tax is in no column, or in two. "This renewal    Last year" are such, too. */
function headsOf({ cells }: Row): Cell[] {
  const last = cells.slice(-2);
  const [now, then] = [OF_NOW, OF_BEFORE].map((kind) => last.filter(({ text }) => kind.test(text)));
  if (now?.length === 1 && then?.length === 1) return last;
  const kinds = [WITHOUT_TAX, IS_TAX, WITH_TAX];
  const first = cells.findLastIndex(({ text }) => !kinds.some((kind) => kind.test(text)));
  const heads = cells.slice(first + 1);
  const withTax = heads.filter(({ text }) => WITH_TAX.test(text));
  return heads.length >= 2 && withTax.length === 1 && heads.some(({ text }) => WITHOUT_TAX.test(text)) ? heads : [];
}
