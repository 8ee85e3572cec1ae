/** What makes a password acceptable (specification, section 5; decisions: the check fails below 3, the sentence says 8). */
import { limits } from './limits.ts';
import { authMessages } from './authMessages.ts';

/** The first thing wrong with a new password, or null. */
export function passwordProblem(password: string, confirmation: string): string | null {
  if (password !== confirmation) return authMessages.passwordsDoNotMatch;
  return password.length < limits.passwordMinLength ? authMessages.passwordTooShort : null;
}

/** Is it accepted, but shorter than advised? */
export function isShortPassword(password: string): boolean {
  return password.length > 0 && password.length < limits.passwordAdvisedLength;
}
