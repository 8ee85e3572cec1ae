/** The documents of a contract: to look at, to add, to join from another contract, and to take apart again. */
import { documentFileName } from '../../../contract/fileName.ts';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Actor, type Changed, withDocuments } from '../../../contract/changes.ts';
import { type ContractRecord, newRecord } from '../../../contract/record.ts';
import { noSuchContract, Refused } from '../../../contract/refused.ts';
import { saveParts } from '../../db/contractParts.ts';
import { findContractDocument } from '../../db/contracts.ts';
import type { Queries } from '../../db/database.ts';
import { homeOfDocument, moveDocuments } from '../../db/joinedContracts.ts';
import { loadRecord } from '../../db/contractRecords.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import type { PdfOf } from '../contracts/downloadContract.ts';
import { todayOf } from '../contracts/today.ts';
import { notFound } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { pagesOf } from '../pagesOf.ts';
import { sendOriginal } from '../sendOriginal.ts';
import { readBrought, receiveBrought } from './broughtDocument.ts';
import { changeContract, findRecord } from './changeContract.ts';
import { detailsOnWire } from './detailsOnWire.ts';
import { sendFile } from './sendFile.ts';

type DocumentOperation =
  | ('getContractDocument' | 'getContractOriginal' | 'getContractText' | 'getDocumentFile')
  | ('addDocument' | 'joinContract' | 'splitContract');

export function documentHandlers(context: AppContext, pdfOf: PdfOf): Handlers<DocumentOperation> {
  const { database, clock } = context;
  const { queries } = database;
  const find = async (userId: string, id: string, documentId: string | undefined) => {
    const named = documentId === undefined || isUuid(documentId);
    const found =
      isUuid(id) && named ? await findContractDocument(queries, userId, id, { documentId, fromTrash: true }) : null;
    if (!found) throw notFound(documentId === undefined ? 'This contract' : 'This document');
    return found;
  };
  return {
    async getContractDocument({ user, params, query }, reply) {
      const pdf = await pdfOf(user.databaseId, await find(user.databaseId, params.id, query.documentId));
      return reply
        .type('application/pdf')
        .headers({
          'content-disposition': 'inline; filename="contract.pdf"',
          'cache-control': 'private, no-store',
          // Should a browser open it by itself: nothing in it may run, load or be framed elsewhere.
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
        })
        .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
    },

    async getContractOriginal({ user, params, query }, reply) {
      const { document } = await find(user.databaseId, params.id, query.documentId);
      return sendOriginal(context, reply, { ...document, user: user.id });
    },

    async getContractText({ user, params, query }) {
      const { name, document } = await find(user.databaseId, params.id, query.documentId);
      const { id, mediaType } = document;
      return { documentId: id, name, mediaType, ...pagesOf(document) };
    },

    async getDocumentFile({ user, params }, reply) {
      const { name, document } = await find(user.databaseId, params.id, params.documentId);
      return sendFile(reply, { name: documentFileName(name, document.mediaType), bytes: document.bytes });
    },

    async addDocument({ user, params, query, body }) {
      const today = todayOf(query, clock);
      await findRecord(queries, user.databaseId, params.id);
      const brought = await readBrought(context, user, body, today);
      const record = await changeContract(context, user, {
        id: params.id,
        today,
        async apply(before, actor, transaction) {
          const { changed, part } = await receiveBrought(transaction, user.databaseId, before, brought, actor);
          await saveParts(transaction, user.databaseId, [part]);
          return changed;
        },
      });
      return detailsOnWire(queries, user.databaseId, record, { today, now: clock() });
    },

    async joinContract({ user, params, query, body }) {
      const today = todayOf(query, clock);
      const record = await changeContract(context, user, {
        id: params.id,
        version: body.version,
        today,
        apply: (into, actor, transaction) => join(transaction, user.databaseId, into, body.contractId, actor),
      });
      return detailsOnWire(queries, user.databaseId, record, { today, now: clock() });
    },

    async splitContract({ user, params, query, body }) {
      const today = todayOf(query, clock);
      let out = '';
      await changeContract(context, user, {
        id: params.id,
        version: body.version,
        today,
        async apply(from, actor, transaction) {
          const { changed, homeId } = await split(transaction, user.databaseId, from, body.documentId, actor);
          out = homeId;
          return changed;
        },
      });
      return detailsOnWire(queries, user.databaseId, await findRecord(queries, user.databaseId, out), {
        today,
        now: clock(),
      });
    },
  };
}

async function join(
  transaction: Queries,
  userId: string,
  into: ContractRecord,
  otherId: string,
  actor: Actor,
): Promise<Changed> {
  const other = isUuid(otherId) ? await loadRecord(transaction, userId, otherId.toLowerCase()) : null;
  if (other === null || other.deletedAt !== null) throw noSuchContract();
  if (other.id === into.id) throw new Refused(422, 'SAME_CONTRACT', 'A contract cannot be joined to itself.');
  if (other.documents.length === 0) {
    throw new Refused(422, 'NO_DOCUMENT', 'The other contract has no document to join.');
  }
  await moveDocuments(transaction, userId, { from: other.id, into: into.id });
  const theirs = other.documents.map((document) => ({ ...document, joined: true }));
  return withDocuments(into, [...into.documents, ...theirs], actor);
}

/** Everything that came with the document goes back with it. */
async function split(
  transaction: Queries,
  userId: string,
  from: ContractRecord,
  documentId: string,
  actor: Actor,
): Promise<{ changed: Changed; homeId: string }> {
  const document = from.documents.find(({ id }) => id === documentId.toLowerCase());
  if (!document) throw notFound('This document');
  const home = await homeOfDocument(transaction, userId, document.id);
  const going = home?.documentIds ?? [document.id];
  const staying = from.documents.filter(({ id }) => !going.includes(id));
  if (staying.length === 0 || isDeepStrictEqual(staying, from.documents)) {
    throw new Refused(422, 'LAST_DOCUMENT', 'This is the contract’s only document, so it can’t be separated.');
  }
  const homeId = home?.contractId ?? randomUUID();
  if (!home) {
    const made = withDocuments(newRecord(homeId, document.source, actor.when), [document], actor);
    await saveRecords(transaction, userId, [made], { now: new Date(actor.when), isNew: () => true });
  }
  await moveDocuments(transaction, userId, { from: from.id, into: homeId, only: going });
  return { changed: withDocuments(from, staying, actor), homeId };
}
