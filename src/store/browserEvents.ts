/** What the browser tells the store from outside: the consent page's messages, and the return from a redirect. */
import { consentMessageReceived, consentRefused, consentReturned } from '../features/connection/connectionSlice.ts';
import { onConsentMessage } from '../platform/consentMessages.ts';
import { takeConsentReturn } from '../platform/consentReturn.ts';
import type { AppStore } from './setupStore.ts';

/** Call once, when the store is made. */
export function connectBrowserEvents(store: AppStore): void {
  onConsentMessage({
    done: () => store.dispatch(consentMessageReceived()),
    refused: () => store.dispatch(consentRefused()),
  });
  const back = takeConsentReturn();
  if (back) store.dispatch(consentReturned(back));
}
