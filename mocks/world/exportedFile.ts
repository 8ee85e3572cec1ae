/** The files of an export, with PDFs of the made-up documents. */
import { csvHead, csvOfRows } from '../../sheets/csvCells.ts';
import { type ExportedContract, sheetRow } from '../../sheets/sheetColumns.ts';
import { xlsxOfRows } from '../../sheets/xlsxCells.ts';
import { documentPaths, zipped, type ZippedFile } from '../../sheets/zipped.ts';
import { contractPdf } from './contractPdf.ts';

export async function fileOfContracts(
  format: 'xlsx' | 'csv' | 'zip',
  contracts: readonly ExportedContract[],
  today: string,
): Promise<BlobPart> {
  const rows = contracts.map(sheetRow);
  if (format === 'csv') return csvHead() + csvOfRows(rows);
  const sheet = (await xlsxOfRows(rows)) as Uint8Array<ArrayBuffer>;
  if (format === 'xlsx') return sheet;
  const pieces: BlobPart[] = [];
  const files = [{ path: `contracts-${today}.xlsx`, bytes: sheet }, ...(await documentsOf(contracts))];
  for await (const piece of zipped(files)) pieces.push(piece as Uint8Array<ArrayBuffer>);
  return new Blob(pieces);
}

/** Everything of an account: contracts as a sheet, `data` as JSON, documents. */
export async function fileOfAccount(contracts: readonly ExportedContract[], data: object): Promise<Blob> {
  const json = Object.entries(data).map(([name, value]) => ({
    path: `data/${name}.json`,
    bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)),
  }));
  const sheet = new TextEncoder().encode(csvHead() + csvOfRows(contracts.map(sheetRow)));
  const pieces: BlobPart[] = [];
  const files = [{ path: 'contracts.csv', bytes: sheet }, ...json, ...(await documentsOf(contracts))];
  for await (const piece of zipped(files)) pieces.push(piece as Uint8Array<ArrayBuffer>);
  return new Blob(pieces);
}

async function documentsOf(contracts: readonly ExportedContract[]): Promise<ZippedFile[]> {
  const pathOf = documentPaths();
  const withDocument = contracts.filter(({ record }) => record.source === 'gmail' || record.source === 'drive');
  return Promise.all(
    withDocument.map(async ({ item }) => {
      const path = pathOf(item, { name: item.name, mediaType: 'application/pdf' });
      return { path, bytes: await contractPdf(item) };
    }),
  );
}
