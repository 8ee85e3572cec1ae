/** The documents of a contract: to look at, to save, and to add. */
import { documentFileName } from '../../../contract/fileName.ts';
import { saveParts } from '../../db/contractParts.ts';
import { findContractDocument } from '../../db/contracts.ts';
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
  | ('getContractDocument' | 'getContractOriginal' | 'getContractText')
  | ('getDocumentFile' | 'addDocument');

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
  };
}
