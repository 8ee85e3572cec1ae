/** A sheet that a search met or that its user sent, for the import. */
import { Refused } from '../../../contract/refused.ts';
import { findBroughtFile } from '../../db/broughtFiles.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { sendFile } from '../cycle/sendFile.ts';
import { fetchLeftOut } from '../gmail/fetchLeftOut.ts';
import type { Handler } from '../operations.ts';

const GONE = 'This sheet is no longer where it was found. Choose the file yourself.';
const NOT_KEPT = 'This sheet is not kept any more. Choose the file yourself.';

export function getLeftOutFileHandler(context: AppContext): Handler<'getLeftOutFile'> {
  return async ({ user, params: { foundId } }, reply) => {
    if (!isUuid(foundId))
      return sendFile(reply, await fetchLeftOut(context, user, { foundId, whereGone: GONE, asWorkbook: true }));
    const sent = await findBroughtFile(context.database.queries, user.id, { fileId: foundId });
    if (sent === null) throw new Refused(422, 'DOCUMENT_GONE', NOT_KEPT);
    return sendFile(reply, sent);
  };
}
