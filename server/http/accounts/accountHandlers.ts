/** Sign-up, sign-in, and who is signed in. */
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';

const notYet = (): Promise<never> =>
  Promise.reject(new HttpError(501, 'This is not possible yet.', { code: 'NOT_IMPLEMENTED' }));

export function accountHandlers(_context: AppContext): Handlers<'getCurrentUser' | 'login' | 'register'> {
  return { getCurrentUser: notYet, login: notYet, register: notYet };
}
