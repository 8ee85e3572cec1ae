/** A decision with the file that shows that notice was sent, and that file again. */
import type { Actor, Changed } from '../../../contract/changes.ts';
import { decide } from '../../../contract/decide.ts';
import type { ContractRecord } from '../../../contract/record.ts';
import type { Queries } from '../../db/database.ts';
import { findProof, keepProof } from '../../db/noticeProofs.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { notFound } from '../httpError.ts';
import type { Handler, SignedInUser } from '../operations.ts';
import { sendFile } from './sendFile.ts';
import type * as wire from '../wire.gen.ts';

type Decided = { user: SignedInUser; record: ContractRecord; body: wire.PutDecisionRequest; actor: Actor };

/** Throws what `decide` throws, before the file is moved, and `Refused` 422 where that has not arrived. */
export async function decideWithProof(queries: Queries, { user, record, body, actor }: Decided): Promise<Changed> {
  const changed = decide(record, body, actor);
  if (body.proofUpload === undefined || !body.noticeSent) return changed;
  const place = { databaseId: user.databaseId, contractId: record.id };
  const upload = { userId: user.id, uploadId: body.proofUpload.toLowerCase(), now: new Date(actor.when) };
  return decide(record, { ...body, proofFile: await keepProof(queries, place, upload) }, actor);
}

export function noticeProofHandler({ database }: AppContext): Handler<'getNoticeProof'> {
  return async ({ user, params: { id, proofId } }, reply) => {
    const place = { databaseId: user.databaseId, contractId: id };
    const proof = isUuid(id) && isUuid(proofId) ? await findProof(database.queries, place, proofId) : null;
    if (!proof) throw notFound('This file');
    return sendFile(reply, proof);
  };
}
