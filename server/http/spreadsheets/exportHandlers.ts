/** Contracts as a file: a spreadsheet of a view or of a selection, or both with the documents. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { chosenByIds, chosenByView } from '../../../sheets/chosenContracts.ts';
import { csvHead, csvOfRows } from '../../../sheets/csvCells.ts';
import { mapInStretches } from '../../../sheets/pauses.ts';
import { type ExportedContract, sheetRow } from '../../../sheets/sheetColumns.ts';
import { documentPaths, zipped, type ZippedFile } from '../../../sheets/zipped.ts';
import { bytesOfDocument, documentsOfContracts, type ExportedDocument } from '../../db/exportedContracts.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { gatherContracts } from './gatherContracts.ts';

export const SHEET_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
} as const;
type Format = keyof typeof SHEET_TYPES;

const ROWS_AT_ONCE = 200;
/** Of the documents in a ZIP: a ZIP without extensions ends at 4 GB and 65,535 files. */
const MOST_ZIPPED_BYTES = 2 * 1024 * 1024 * 1024;
const MOST_ZIPPED_FILES = 60_000;

export function exportHandlers(context: AppContext): Handlers<'exportContracts' | 'exportSelectedContracts'> {
  const { queries } = context.database;
  return {
    async exportContracts({ user, query }, reply) {
      const today = todayOf(query, context.clock);
      const all = await gatherContracts(queries, user.databaseId, { today, trash: query.view === 'trash' });
      return send(
        context,
        reply,
        { userId: user.databaseId, today, format: query.format },
        chosenByView(all, query, today),
      );
    },
    async exportSelectedContracts({ user, query, body: { format, ids, trash = false } }, reply) {
      const today = todayOf(query, context.clock);
      const all = await gatherContracts(queries, user.databaseId, { today, trash });
      return send(context, reply, { userId: user.databaseId, today, format }, chosenByIds(all, ids));
    },
  };
}

type Wanted = { userId: string; today: string; format: Format };

async function send(
  context: AppContext,
  reply: FastifyReply,
  wanted: Wanted,
  contracts: readonly ExportedContract[],
): Promise<FastifyReply> {
  const { format, today } = wanted;
  const body = await bodyOf(context, wanted, contracts);
  return reply
    .type(SHEET_TYPES[format])
    .headers({
      'content-disposition': `attachment; filename="contracts-${today}.${format}"`,
      'cache-control': 'private, no-store',
    })
    .send(body);
}

async function bodyOf(
  context: AppContext,
  { userId, today, format }: Wanted,
  contracts: readonly ExportedContract[],
): Promise<Readable | Buffer> {
  if (format === 'csv') return Readable.from(csvPieces(contracts));
  if (format === 'xlsx') return Buffer.from(await workbook(context, userId, contracts));
  const documents = await documentsOfContracts(
    context.database.queries,
    userId,
    contracts.map(({ record }) => record.id),
  );
  const bytes = documents.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_ZIPPED_BYTES || documents.length > MOST_ZIPPED_FILES) {
    throw new HttpError(
      422,
      'These contracts have more than 2 GB of documents. Select fewer, and export them in parts.',
      {
        code: 'TOO_MUCH',
      },
    );
  }
  const sheet = { path: `contracts-${today}.xlsx`, bytes: await workbook(context, userId, contracts) };
  return Readable.from(zipped(filesOf(context, userId, { sheet, contracts, documents })), { objectMode: false });
}

async function* csvPieces(contracts: readonly ExportedContract[]): AsyncGenerator<string> {
  yield csvHead();
  for (let from = 0; from < contracts.length; from += ROWS_AT_ONCE) {
    yield csvOfRows(contracts.slice(from, from + ROWS_AT_ONCE).map(sheetRow));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Written in the child. What is sent there is one text, made in stretches: to hand over the rows themselves would take long at once. */
async function workbook(
  { reader }: AppContext,
  userId: string,
  contracts: readonly ExportedContract[],
): Promise<Uint8Array> {
  const rows = await mapInStretches(contracts, (contract) => Buffer.from(JSON.stringify(sheetRow(contract))));
  const parts = rows.flatMap((row, index) => (index === 0 ? [row] : [COMMA, row]));
  return reader.writeSheet(Buffer.concat([OPEN, ...parts, CLOSE]), { user: userId, first: true });
}

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

type Parts = { sheet: ZippedFile; contracts: readonly ExportedContract[]; documents: readonly ExportedDocument[] };

async function* filesOf(
  { database }: AppContext,
  userId: string,
  { sheet, contracts, documents }: Parts,
): AsyncGenerator<ZippedFile> {
  yield sheet;
  const pathOf = documentPaths();
  const names = new Map(contracts.map(({ record }) => [record.id, record.known.values.name ?? 'Unnamed Contract']));
  for (const { documentId, contractId, name, mediaType } of documents) {
    const bytes = await bytesOfDocument(database.queries, userId, documentId);
    const path = pathOf({ id: contractId, name: names.get(contractId) ?? '' }, { name, mediaType });
    if (bytes) yield { path, bytes };
  }
}
