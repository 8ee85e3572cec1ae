/** A store whose user is signed in and has connected a Google account, at the wizard's second step. */
import { CONSENT_GRANT_KEY, type ConsentGrant } from '../../mocks/consent.ts';
import { backend } from '../../mocks/node.ts';
import { api } from '../../src/api/api.ts';
import type { AppStore } from '../../src/store/setupStore.ts';
import { settle } from './clock.ts';
import { consentAccount } from './googleConsent.ts';
import { signedInStore } from './renderApp.tsx';

export async function connectedStore(): Promise<AppStore> {
  const store = await signedInStore();
  const fresh = { forceRefetch: true, subscribe: false } as const;
  const { data } = await store.dispatch(api.endpoints.getGoogleAuthUrl.initiate(undefined, fresh));
  const state = new URL(data?.authUrl ?? '').searchParams.get('state') ?? '';
  const grant: ConsentGrant = { state, email: consentAccount, gmail: true, drive: true };
  backend.store.setItem(CONSENT_GRANT_KEY, JSON.stringify(grant));
  await store.dispatch(api.endpoints.getGoogleStatus.initiate(undefined, fresh));
  await settle();
  return store;
}
