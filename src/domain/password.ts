/** What makes a password acceptable (specification, section 5; decisions: the check fails below 3, the sentence says 8). */
import { isCommonPassword } from './commonPasswords.ts';
import { limits } from './limits.ts';
import { authMessages } from './authMessages.ts';

/** The first thing wrong with a new password, or null. */
export function passwordProblem(password: string, confirmation: string): string | null {
  if (password !== confirmation) return authMessages.passwordsDoNotMatch;
  return password.length < limits.passwordMinLength ? authMessages.passwordTooShort : null;
}

/** What is said beside the field of a password that is accepted and could be safer, or null. */
export function passwordHint(password: string): string | null {
  if (isCommonPassword(password)) return 'This is one of the first passwords people guess. Another one is safer.';
  return password.length > 0 && password.length < limits.passwordAdvisedLength
    ? `At least ${limits.passwordAdvisedLength} characters are safer.`
    : null;
}
