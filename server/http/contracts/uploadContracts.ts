/** Reviewed search results become contracts, with their documents, all or nothing. */
import { randomUUID } from 'node:crypto';
import { isDay } from '../../../contract/calendar.ts';
import { type Actor, type Changed, moveToTrash, receiveDocument, sayValues } from '../../../contract/changes.ts';
import { newRecord } from '../../../contract/record.ts';
import { filesOf, mergedSightings, partsOf, saveParts } from '../../db/contractParts.ts';
import { loadRecords, recordDocument } from '../../db/contractRecords.ts';
import { moveRevision } from '../../db/contracts.ts';
import type { Queries } from '../../db/database.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import { takeDocumentsIn } from '../../db/sharedDocuments.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { Handler, SignedInUser } from '../operations.ts';
import type { ContractUpload } from '../wire.gen.ts';
import { type Found, loadFoundByIds } from './loadFoundByIds.ts';
import { saidOf } from './saidOfUpload.ts';
import { todayOf } from './today.ts';

export function uploadContractsHandler({ database, clock }: AppContext): Handler<'uploadContracts'> {
  return async (request) => {
    const reviewed = request.body.contracts;
    for (const [index, { renewalDate }] of reviewed.entries()) {
      if (typeof renewalDate === 'string' && !isDay(renewalDate)) throw noSuchDay(index);
    }
    const now = clock();
    const actor = { who: request.user.email, when: now.toISOString(), today: todayOf({}, clock) };
    return database.queries.transaction((transaction) => store(transaction, request.user, reviewed, actor));
  };
}

async function store(transaction: Queries, user: SignedInUser, reviewed: ContractUpload[], actor: Actor) {
  const { databaseId } = user;
  await moveRevision(transaction, databaseId);
  const now = new Date(actor.when);
  const ids = reviewed.map(({ id }) => id);
  const found = await broughtIn(transaction, databaseId, await loadFoundByIds(transaction, user.id, ids));
  const documentIds = [...new Set([...found.values()].map(({ documentId }) => documentId))];
  const parts = await partsOf(transaction, databaseId, documentIds);
  const files = await filesOf(transaction, databaseId, documentIds);
  const there = await loadRecords(transaction, databaseId, [
    ...new Set([...parts.values()].map((part) => part.contractId)),
  ]);
  const inTrash = new Set(there.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id));
  const changed = new Map<string, Changed>(there.map((record) => [record.id, { record, history: [] }]));
  const written = new Map<string, ReturnType<typeof partOf> & { contractId: string }>();
  const taken = reviewed.map((review, index) => {
    const of = found.get(review.id.toLowerCase());
    if (!of) throw unknownId(review.id, index);
    const before = parts.get(of.documentId);
    const id = before?.contractId ?? written.get(of.documentId)?.contractId ?? randomUUID();
    const part = partOf(of, before, now);
    written.set(of.documentId, { ...part, contractId: id });
    const document = recordDocument(part, files.get(of.documentId) ?? { mediaType: '', size: 0 });
    const start = changed.get(id) ?? { record: newRecord(id, of.source, actor.when), history: [] };
    const received = [
      (each: Changed) => then(each, moveToTrash(each.record, false, actor)),
      (each: Changed) => then(each, receiveDocument(each.record, document, actor)),
      (each: Changed) => then(each, sayValues(each.record, saidOf(review, of, each.record.known, actor.today), actor)),
    ].reduce((each, step) => step(each), start);
    changed.set(id, received);
    return id;
  });
  const known = new Set(there.map(({ id }) => id));
  await saveRecords(transaction, databaseId, [...changed.values()], { now, isNew: (id) => !known.has(id) });
  await saveParts(transaction, databaseId, [...written.values()]);
  const updated = new Set(taken.filter((id) => known.has(id) && !inTrash.has(id)));
  const unchanged = [...updated].filter((id) => changed.get(id)?.history.length === 0).length;
  const created = new Set(taken).size - updated.size;
  const restored = new Set(taken.filter((id) => inTrash.has(id))).size;
  const told = { ...(unchanged > 0 ? { unchanged } : {}), ...(restored > 0 ? { restored } : {}) };
  return { created, updated: updated.size, ...told, ids: taken };
}

/** In a database that a colleague began, under the ids that the documents have there. */
async function broughtIn(transaction: Queries, databaseId: string, found: Map<string, Found>) {
  const others = [...found.values()].filter(({ userId }) => userId !== databaseId);
  const own = await takeDocumentsIn(
    transaction,
    databaseId,
    others.map(({ documentId }) => documentId),
  );
  return new Map(
    [...found].map(([id, each]) => [id, { ...each, documentId: own.get(each.documentId) ?? each.documentId }]),
  );
}

function then(before: Changed, after: Changed): Changed {
  return { record: after.record, history: [...before.history, ...after.history] };
}

type Before = NonNullable<ReturnType<Awaited<ReturnType<typeof partsOf>>['get']>>;

function partOf(found: Found, before: Before | undefined, now: Date) {
  const { documentId, name, source, sourceLocation, date, analysis } = found;
  const sightings = mergedSightings(found.sightings, before?.sightings);
  const [homeId, addedAt] = [before?.homeId ?? null, before?.addedAt ?? now];
  const seen = { documentId, homeId, name, source, sourceLocation, date, analysis, sightings, addedAt };
  return { ...seen, unreadBecause: null };
}

function unknownId(id: string, index: number): HttpError {
  return new HttpError(404, `The search result ${id} is no longer there. Nothing was saved. Please search again.`, {
    code: 'NOT_FOUND',
    details: `contracts[${index}].id`,
  });
}

function noSuchDay(index: number): HttpError {
  const field = `contracts[${index}].renewalDate`;
  return new HttpError(400, `The request is not valid: ${field} is not a day.`, { code: 'INVALID', details: field });
}
