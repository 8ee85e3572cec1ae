/** Looks into a workbook before it is read whole: how much it unpacks to, how many rows it has, and what marks its cells have. */
import { Unzip, UnzipInflate } from 'fflate';
import { moneyFormats } from './moneyFormats.ts';
import { noMarks, type SheetMarks, sheetScanner } from './scanSheet.ts';

/** A sheet that cannot be taken. Its message is a sentence for the user. */
export class SheetError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SheetError';
  }
}

const MOST_UNPACKED = 200 * 1024 * 1024;
const PIECE = 64 * 1024;

/** The marks of its cells, by sheet. Constant memory, and it stops at the first excess. */
export function inspectWorkbook(
  bytes: Uint8Array,
  mostRows: number,
  tooManyRows: () => Error,
  mostUnpacked = MOST_UNPACKED,
): SheetMarks[] {
  let unpacked = 0;
  const marks: SheetMarks[] = [];
  const currencies = moneyFormats(bytes);
  const state: { failure: Error | null } = { failure: null };
  const unzip = new Unzip((file) => {
    const sheet = /^xl\/worksheets\/sheet(\d+)\.xml$/i.exec(file.name);
    const own = sheet ? (marks[Number(sheet[1]) - 1] ??= noMarks()) : null;
    const look = own ? sheetScanner(own, currencies, mostRows, tooManyRows) : null;
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
  return marks;
}
