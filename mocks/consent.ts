/**
 * What the consent page allowed. That page is a window of its own that no mock worker answers for, so it leaves the grant in
 * the store; the next request of the same user picks it up, as the service's callback would have done.
 */
import type { MockBackend } from './backend.ts';
import type { MockAccount } from './db.ts';

/** Where the consent page leaves its grant (`mocks/static/demo-consent.js` writes it). */
export const CONSENT_GRANT_KEY = 'perennial-demo-consent';

export type ConsentGrant = { state: string; email: string; gmail: boolean; drive: boolean };

/** Connects the user's account if a grant for them is waiting. Grants for anybody else, or made up, stay where they are. */
export function takeGrant({ store, db }: MockBackend, userId: string): void {
  const text = store.getItem(CONSENT_GRANT_KEY);
  if (text === null) return;
  const { state: consent, email, gmail, drive } = JSON.parse(text) as ConsentGrant;
  if (db.read().consents[consent] !== userId) return;
  store.removeItem(CONSENT_GRANT_KEY);
  db.update((state) => {
    delete state.consents[consent];
    const account = state.accounts[userId] as MockAccount;
    account.google = { method: 'oauth', email, services: { gmail, drive } };
    account.reconnectReason = null;
  });
}
