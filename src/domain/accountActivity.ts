/** What happened to an account, said in words; and instants as the user's own clock shows them. */
import type { AccountEventKind } from '../../contract/accountEvent.ts';

const sentences: Record<AccountEventKind, string> = {
  'signed-up': 'Account created',
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused: wrong password',
  'signed-out': 'Signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'password-changed': 'Password changed',
  'password-reset': 'New password chosen through an emailed link',
  'reset-requested': 'Link for a new password requested',
  'email-confirmed': 'Email address confirmed',
  'second-factor-on': 'Second factor turned on',
  'second-factor-off': 'Second factor turned off',
  'recovery-code-used': 'Signed in with a recovery code',
  'colleague-invited': 'Colleague invited',
  'colleague-removed': 'Colleague removed',
  'database-joined': 'Renewals database joined',
  'database-left': 'Renewals database left',
  'account-exported': 'Everything exported',
  'deletion-requested': 'Account deletion requested',
  'deletion-cancelled': 'Account deletion cancelled by signing in',
  'google-connected': 'Google account connected',
  'google-disconnected': 'Google account disconnected',
  'key-uploaded': 'Google key uploaded',
  'contracts-exported': 'Contracts exported',
  'contract-deleted': 'Contract moved to the trash',
  'feed-made': 'Calendar address created',
  'feed-revoked': 'Calendar address revoked',
};

/** `Contracts exported (CSV)`. */
export function activitySentence(kind: AccountEventKind, detail: string | null = null): string {
  return detail === null ? sentences[kind] : `${sentences[kind]} (${detail})`;
}

/** Made when it is first wanted. */
let clock: Intl.DateTimeFormat | null = null;

/** `Nov 22, 2026, 2:05 PM`, in the zone of the browser. */
export function formatInstant(instant: string): string {
  clock ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return clock.format(new Date(instant));
}
