/** Looks into a workbook before it is read whole: how much it unpacks to, how many rows it has, and where cells are merged. */
import { Unzip, UnzipInflate } from 'fflate';

/** A sheet that cannot be taken. Its message is a sentence for the user. */
export class SheetError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SheetError';
  }
}

const MOST_UNPACKED = 200 * 1024 * 1024;
const PIECE = 64 * 1024;
/** Kept of the text before, so that nothing is overlooked where two pieces meet. */
const OVERLAP = 200;
const MOST_MERGES = 100_000;

/** Numbers of the rows that merged cells cover beside their first one, by sheet. Constant memory, and it stops at the first excess. */
export function inspectWorkbook(
  bytes: Uint8Array,
  mostRows: number,
  tooManyRows: () => Error,
  mostUnpacked = MOST_UNPACKED,
): { mergedRows: number[][] } {
  let unpacked = 0;
  const mergedRows: number[][] = [];
  const state: { failure: Error | null } = { failure: null };
  const unzip = new Unzip((file) => {
    const sheet = /^xl\/worksheets\/sheet(\d+)\.xml$/i.exec(file.name);
    const look = sheet ? rowCounter(mostRows, tooManyRows, (mergedRows[Number(sheet[1]) - 1] ??= [])) : null;
    file.ondata = (error, data) => {
      if (error) state.failure ??= error;
      unpacked += data?.length ?? 0;
      if (unpacked > mostUnpacked)
        state.failure ??= new SheetError('The workbook unpacks to more than 200 MB. Split it, or save it as CSV.');
      if (state.failure) return file.terminate();
      if (data) state.failure = look?.(data) ?? null;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && !state.failure; from += PIECE) {
      unzip.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
    }
  } catch (error) {
    state.failure ??= error as Error;
  }
  if (state.failure) {
    throw state.failure instanceof SheetError
      ? state.failure
      : new SheetError('We can’t read this workbook. Save it again as XLSX or CSV.');
  }
  return { mergedRows };
}

function rowCounter(most: number, tooMany: () => Error, merged: number[]): (data: Uint8Array) => Error | null {
  const decoder = new TextDecoder('latin1');
  let rest = '';
  let rows = 0;
  return (data) => {
    const text = rest + decoder.decode(data);
    const end = Math.max(0, text.length - OVERLAP);
    for (const found of text.matchAll(
      /<(?:\w+:)?row[\s>/]|<(?:\w+:)?mergeCell ref="[A-Z]{1,3}(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g,
    )) {
      if (found.index >= end) break;
      if (found[1] === undefined) rows += 1;
      else
        for (let row = Number(found[1]) + 1; row <= Number(found[2]) && merged.length < MOST_MERGES; row += 1)
          merged.push(row);
    }
    rest = text.slice(end);
    return rows > most ? tooMany() : null;
  };
}
