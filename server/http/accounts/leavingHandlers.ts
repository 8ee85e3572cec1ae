/** Taking everything along, and leaving. */
import { Readable } from 'node:stream';
import { csvHead, csvOfRows } from '../../../sheets/csvCells.ts';
import { sheetRow } from '../../../sheets/sheetColumns.ts';
import { documentPaths, zipped, type ZippedFile } from '../../../sheets/zipped.ts';
import { requestDeletion } from '../../db/accountDeletion.ts';
import {
  broughtFilesOfUser,
  bytesOfBroughtFile,
  documentsOfUser,
  exportedTables,
  type OwnedDocument,
  tableAsJson,
} from '../../db/accountExport.ts';
import { bytesOfDocument } from '../../db/exportedContracts.ts';
import { findProof, proofsOf } from '../../db/noticeProofs.ts';
import { disconnectAccount } from '../../google/disconnect.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { gatherContracts } from '../spreadsheets/gatherContracts.ts';
import { exportPlaces, takePlaces } from './signInLimits.ts';

/** A ZIP without extensions ends at 4 GB and 65,535 files. */
const MOST_BYTES = 3 * 1024 ** 3;
const MOST_FILES = 60_000;

export function leavingHandlers(context: AppContext): Handlers<'exportAccount' | 'deleteAccount'> {
  const { database, clock, google, jobs } = context;
  return {
    async exportAccount({ user }, reply) {
      await takePlaces(database.queries, exportPlaces(user.id), clock());
      const documents = await documentsOfUser(database.pool, user.id);
      const brought = await broughtFilesOfUser(database.pool, user.id);
      const proofs = await proofsOf(database.pool, user.id);
      const files = [...documents, ...brought, ...proofs];
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      if (bytes > MOST_BYTES || files.length > MOST_FILES) {
        const details = 'Export contracts with their documents in parts, from the list of contracts.';
        throw new HttpError(422, 'There are more documents than one file can hold.', { code: 'TOO_MUCH', details });
      }
      const today = todayOf({}, clock);
      return reply
        .type('application/zip')
        .headers({
          'content-disposition': `attachment; filename="perennial-${today}.zip"`,
          'cache-control': 'private, no-store',
        })
        .send(
          Readable.from(zipped(everythingOf(context, user.id, { documents, brought, proofs })), { objectMode: false }),
        );
    },

    async deleteAccount({ user }, reply) {
      // The secrets of Google go at once, and with them every search that runs or would run again.
      jobs.abandon(await disconnectAccount(google, user.id));
      const deletesAt = await requestDeletion(database.queries, user.id, clock());
      reply.code(202);
      return { deletesAt: deletesAt.toISOString() };
    },
  };
}

async function* everythingOf(
  { database, clock }: AppContext,
  userId: string,
  { documents, brought, proofs }: Record<'documents' | 'brought' | 'proofs', readonly OwnedDocument[]>,
): AsyncGenerator<ZippedFile> {
  const today = todayOf({}, clock);
  const names = new Map<string, string>();
  for (const trash of [false, true]) {
    const contracts = await gatherContracts(database.queries, userId, { today, trash });
    for (const { record } of contracts) names.set(record.id, record.known.values.name ?? 'Unnamed Contract');
    const text = csvHead() + csvOfRows(contracts.map(sheetRow));
    yield { path: trash ? 'trash.csv' : 'contracts.csv', bytes: Buffer.from(text) };
  }
  for (const table of await exportedTables(database.pool))
    yield { path: `data/${table.name}.json`, bytes: tableAsJson(database.pool, table, userId) };
  const pathOf = documentPaths();
  for (const { id, name, mediaType, contractId } of documents) {
    const bytes = await bytesOfDocument(database.queries, userId, id);
    const folder = { id: contractId ?? '', name: contractId === null ? 'Not uploaded' : (names.get(contractId) ?? '') };
    if (bytes) yield { path: pathOf(folder, { name, mediaType }), bytes };
  }
  for (const { id, name, mediaType } of brought) {
    const bytes = await bytesOfBroughtFile(database.pool, userId, id);
    if (bytes) yield { path: pathOf({ id: '', name: 'Not a contract' }, { name, mediaType }), bytes };
  }
  for (const { id, name, mediaType, contractId } of proofs) {
    const place = { databaseId: userId, contractId: contractId ?? '' };
    const proof = await findProof(database.queries, place, id);
    const folder = { id: place.contractId, name: names.get(place.contractId) ?? '' };
    if (proof) yield { path: pathOf(folder, { name, mediaType }), bytes: proof.bytes };
  }
}
