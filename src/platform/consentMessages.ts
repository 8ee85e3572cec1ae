/** The ways in which the consent page says that it is done. All of them mean one thing: ask the service now. */

const messageType = 'google-auth-complete';
const channelName = 'google-auth';

/**
 * Calls back when the consent page of our own origin has spoken: by a message to its opener, over a broadcast channel, or
 * by a note in local storage. What else a message says, an e-mail or a token, is not believed. Returns the way to stop.
 */
export function onConsentMessage(callback: () => void): () => void {
  const heard = (data: unknown) => {
    if (data === messageType || (isRecord(data) && data['type'] === messageType)) callback();
  };
  const onMessage = (event: MessageEvent) => {
    if (event.origin === window.location.origin) heard(event.data);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === messageType && event.newValue !== null) callback();
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  const onChannel = (event: MessageEvent) => heard(event.data);
  channel?.addEventListener('message', onChannel);
  window.addEventListener('message', onMessage);
  window.addEventListener('storage', onStorage);
  return () => {
    channel?.close();
    window.removeEventListener('message', onMessage);
    window.removeEventListener('storage', onStorage);
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
