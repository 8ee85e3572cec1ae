/** The ways in which the consent page says how it ended. Done means one thing only: ask the service now. */

const messageType = 'google-auth-complete';
/** Not one of the specification: without it a refusal would be waited for like an answer. */
const refusedType = 'google-auth-refused';
const channelName = 'google-auth';

type Callbacks = { done: () => void; refused: () => void };

/**
 * Calls back when the consent page of our own origin has spoken: by a message to its opener, over a broadcast channel, or
 * by a note in local storage. What else a message says, an email or a token, is not believed. Returns the way to stop.
 */
export function onConsentMessage({ done, refused }: Callbacks): () => void {
  const heard = (data: unknown) => {
    const type = isRecord(data) ? data['type'] : data;
    if (type === messageType) done();
    else if (type === refusedType) refused();
  };
  const onMessage = (event: MessageEvent) => {
    if (event.origin === window.location.origin) heard(event.data);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.newValue !== null) heard(event.key);
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
