/** Files as proof of notice. The demo keeps their names; their bytes go nowhere, and the file that can be saved says so. */
import type { ProofFile } from '../../contract/decision.ts';
import { Refused } from '../../contract/refused.ts';
import { recordOf } from '../changeRecord.ts';
import { changeAccount, Refusal, type SignedInCall } from '../operation.ts';

/** The one file of an upload, which waits no longer. Throws `Refused` 422 where it has not arrived. */
export function takenProof(call: SignedInCall, uploadId: string): ProofFile {
  const waiting = uploadId.toLowerCase();
  const file = call.account.uploads?.[waiting]?.[0];
  if (!file) throw new Refused(422, 'NO_PROOF', 'The file has not arrived. Please choose it again.');
  changeAccount(call, (account) => {
    delete account.uploads?.[waiting];
  });
  return { id: crypto.randomUUID(), name: file.name, size: file.size };
}

/** GET contracts/{id}/proofs/{proofId}. */
export function getNoticeProof(call: SignedInCall): Response {
  const proofs = recordOf(call).decisions.map(({ noticeSent }) => noticeSent?.proofFile);
  const proof = proofs.find((each) => each?.id === call.param('proofId'));
  if (!proof) throw new Refusal(404, 'NOT_FOUND', 'This file does not exist.');
  const words = `The demo keeps the name of a file, not what is in it: ${proof.name}\n`;
  return new Response(words, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${proof.name}.txt`)}`,
    },
  });
}
