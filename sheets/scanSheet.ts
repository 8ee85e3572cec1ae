/** What a worksheet's XML says of its cells beside their values: errors, formulas without a result, hidden rows, merged cells, money formats. */

export type CellMark = { row: number; column: number };
export type SheetMarks = {
  /** Numbers of the rows that merged cells cover beside their first one. */
  mergedRows: number[];
  hiddenRows: number[];
  /** Cells that have no value to be read, with what stands there instead: `#N/A`. */
  valueless: (CellMark & { said: string })[];
  /** Numbers that are shown with the sign of a currency. */
  money: (CellMark & { currency: string })[];
};

/** Stands in a cell whose formula was saved without its result. */
export const NO_RESULT = '#NO RESULT';
/** A tag that is longer is none of a workbook's. */
const LONGEST_TAG = 20_000;
const MOST_MARKS = 100_000;

export const noMarks = (): SheetMarks => ({ mergedRows: [], hiddenRows: [], valueless: [], money: [] });

type OpenCell = { attributes: string; hasFormula: boolean; value: string | null };

/**
 * Takes the sheet piece by piece, each of its tags once and in constant memory, and fills `marks`. Answers an error once there are more
 * rows than `most`.
 */
export function sheetScanner(
  marks: SheetMarks,
  currencyOfStyle: ReadonlyMap<number, string>,
  most: number,
  tooMany: () => Error,
): (data: Uint8Array) => Error | null {
  const decoder = new TextDecoder('latin1');
  let rest = '';
  let rows = 0;
  let prefix: number | null = null;
  let cell: OpenCell | null = null;

  const take = (text: string, from: number, to: number): void => {
    // The first element says whether names have a prefix: `<x:worksheet>`.
    if (prefix === null) {
      if (/[?!]/.test(text.charAt(from))) return;
      prefix = /^\w+:/.exec(text.slice(from, from + 50))?.[0].length ?? 0;
    }
    const isEnd = text.startsWith('/', from);
    const at = from + prefix + (isEnd ? 1 : 0);
    const initial = text.charAt(at);
    if (!'cfvrm'.includes(initial)) return;
    if (initial === 'c' && nameIs(text, at, 'c')) {
      if (isEnd && cell) noteCell(marks, cell, currencyOfStyle);
      cell = isEnd ? null : { attributes: text.slice(at, to), hasFormula: false, value: null };
    } else if (isEnd) return;
    else if (initial === 'f' && cell && nameIs(text, at, 'f')) cell.hasFormula = true;
    else if (initial === 'v' && cell && nameIs(text, at, 'v'))
      cell.value = text.slice(to + 1, to + 40).replace(/<[^]*$/, '');
    else if (initial === 'r' && nameIs(text, at, 'row')) {
      rows += 1;
      noteRow(marks, text.slice(at, to));
    } else if (initial === 'm' && nameIs(text, at, 'mergeCell')) noteMerged(marks, text.slice(at, to));
  };

  return (data) => {
    const text = rest + decoder.decode(data);
    let at = text.indexOf('<');
    rest = '';
    while (at !== -1) {
      const end = text.indexOf('>', at);
      // What a value says may stand in the next piece.
      if (end === -1 || (end + 50 > text.length && nameIs(text, at + 1 + (prefix ?? 0), 'v'))) {
        rest = text.length - at > LONGEST_TAG ? '' : text.slice(at);
        break;
      }
      take(text, at + 1, end);
      at = text.indexOf('<', end);
    }
    return rows > most ? tooMany() : null;
  };
}

/** Whether a tag has this name, at the place where names begin. */
function nameIs(text: string, at: number, name: string): boolean {
  const end = at + name.length;
  return text.startsWith(name, at) && (end === text.length || ' >/\n\r\t'.includes(text.charAt(end)));
}

function noteRow({ hiddenRows }: SheetMarks, attributes: string): void {
  if (!attributes.includes('hidden="') || hiddenRows.length >= MOST_MARKS) return;
  const row = Number(/\sr="(\d{1,7})"/.exec(attributes)?.[1] ?? 0);
  if (row > 0 && /\shidden="(?:1|true)"/.test(attributes)) hiddenRows.push(row);
}

function noteMerged({ mergedRows }: SheetMarks, attributes: string): void {
  const [, first, last] = /\sref="[A-Z]{1,3}(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/.exec(attributes) ?? [];
  for (let row = Number(first) + 1; row <= Number(last) && mergedRows.length < MOST_MARKS; row += 1)
    mergedRows.push(row);
}

function noteCell(
  { valueless, money }: SheetMarks,
  { attributes, hasFormula, value }: OpenCell,
  currencyOfStyle: ReadonlyMap<number, string>,
): void {
  if (attributes.includes(' t="e"') || (hasFormula && value === null)) {
    const at = valueless.length < MOST_MARKS ? placeOf(attributes) : null;
    if (at) valueless.push({ ...at, said: hasFormula && value === null ? NO_RESULT : value || '#ERROR' });
    return;
  }
  if (value === null || currencyOfStyle.size === 0 || money.length >= MOST_MARKS) return;
  const currency = currencyOfStyle.get(Number(/\ss="(\d{1,6})"/.exec(attributes)?.[1] ?? -1));
  const at = currency === undefined ? null : placeOf(attributes);
  if (currency !== undefined && at) money.push({ ...at, currency });
}

/** Both from 0. */
function placeOf(attributes: string): CellMark | null {
  const [, letters, row] = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(attributes) ?? [];
  if (letters === undefined || row === undefined) return null;
  const column = [...letters].reduce((total, letter) => total * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(row) - 1, column };
}
