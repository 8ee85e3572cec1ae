/** Reads a spreadsheet in the child, and what its cells say of contracts. */
import { SheetError } from '../../sheets/inspectWorkbook.ts';
import { readTable } from '../../sheets/readTable.ts';
import type { SheetChoices } from '../../sheets/sheetTypes.ts';
import { understandSheet, type UnderstoodSheet } from '../../sheets/understandSheet.ts';

export type SheetRequest = { bytes: Uint8Array; fileName: string; choices: SheetChoices };
export type SheetReading = { sheet: UnderstoodSheet } | { problem: string };

/** Answers a sentence where the file is not a sheet that can be taken. */
export async function readSheet({ bytes, fileName, choices }: SheetRequest): Promise<SheetReading> {
  try {
    return { sheet: understandSheet(await readTable(bytes, fileName), choices) };
  } catch (error) {
    if (error instanceof SheetError) return { problem: error.message };
    throw error;
  }
}
