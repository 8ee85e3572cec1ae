/** The operations of a search. */
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';

const notYet = (): Promise<never> =>
  Promise.reject(new HttpError(501, 'This is not possible yet.', { code: 'NOT_IMPLEMENTED' }));

export function searchHandlers(_context: AppContext): Handlers<'startSearch' | 'getSearch' | 'processSearch'> {
  return { startSearch: notYet, getSearch: notYet, processSearch: notYet };
}
