/** What a search left out, fetched from where it lies in the mail or Drive, for whoever searched. */
import { Refused } from '../../../contract/refused.ts';
import { findMetDocument } from '../../db/metDocuments.ts';
import { GoogleFailure } from '../../google/googleFailure.ts';
import { type FetchedFile, fetchMet } from '../../jobs/fetchMet.ts';
import type { AppContext } from '../appContext.ts';
import { googleHttpError } from '../google/googleHttpError.ts';
import { notFound } from '../httpError.ts';
import type { SignedInUser } from '../operations.ts';

/** `whereGone`: the sentence for what is deleted, or in the bin. `asWorkbook`: a Google Sheet is wanted as XLSX, not as PDF. */
type Wanted = { foundId: string; whereGone: string; asWorkbook?: boolean };

/** Throws 404 where no search of the user met it, `Refused` 422 where it is gone, and other failures of Google as answers. */
export async function fetchLeftOut(
  { database, google }: Pick<AppContext, 'database' | 'google'>,
  user: Pick<SignedInUser, 'id'>,
  { foundId, whereGone, asWorkbook = false }: Wanted,
): Promise<FetchedFile> {
  const met = await findMetDocument(database.queries, user.id, foundId);
  if (met === null) throw notFound('This document');
  try {
    return await fetchMet(google, user.id, met, asWorkbook);
  } catch (error) {
    if (error instanceof GoogleFailure && error.kind === 'gone') throw new Refused(422, 'DOCUMENT_GONE', whereGone);
    throw googleHttpError(error, google.time.now());
  }
}
