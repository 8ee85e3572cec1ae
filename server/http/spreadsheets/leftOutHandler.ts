/** A sheet that a search met, fetched for the import. */
import type { AppContext } from '../appContext.ts';
import { sendFile } from '../cycle/sendFile.ts';
import { fetchLeftOut } from '../gmail/fetchLeftOut.ts';
import type { Handler } from '../operations.ts';

const GONE = 'This sheet is no longer where it was found. Choose the file yourself.';

export function getLeftOutFileHandler(context: AppContext): Handler<'getLeftOutFile'> {
  return async ({ user, params: { foundId } }, reply) =>
    sendFile(reply, await fetchLeftOut(context, user, { foundId, whereGone: GONE, asWorkbook: true }));
}
