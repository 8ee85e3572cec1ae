/** The operations of the Google connection. */
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';

type GoogleOperation =
  | 'getGoogleStatus'
  | 'getGoogleAuthStatus'
  | 'getGmailProfile'
  | 'testGoogleConnection'
  | 'getGoogleAuthUrl'
  | 'uploadGoogleCredentials'
  | 'disconnectGoogle';

const notYet = (): Promise<never> =>
  Promise.reject(new HttpError(501, 'This is not possible yet.', { code: 'NOT_IMPLEMENTED' }));

export function googleHandlers(_context: AppContext): Handlers<GoogleOperation> {
  return {
    getGoogleStatus: notYet,
    getGoogleAuthStatus: notYet,
    getGmailProfile: notYet,
    testGoogleConnection: notYet,
    getGoogleAuthUrl: notYet,
    uploadGoogleCredentials: notYet,
    disconnectGoogle: notYet,
  };
}
