/**
 * What a user who signs out leaves behind on the service: searches that run, and the session. Both are ended with the token that the
 * state has forgotten already. The screen does not wait, and a call that fails keeps nobody signed in: the session then ends by itself.
 */
import { outgoing } from './baseQuery.ts';
import { baseUrl } from './baseUrl.ts';

/** The calls outlive the page (`keepalive`); what they answer, nobody is there to hear. */
export function leaveService(searchIds: readonly string[], token: string): void {
  if (outgoing.blocked) return;
  const post = (path: string) =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => undefined);
  const abandoned = searchIds.map((id) => post(`/api/gmail/process/${encodeURIComponent(id)}?abandon=true`));
  // Last: without the session the searches could not be ended any more.
  if (abandoned.length === 0) void post('/api/auth/logout');
  else void Promise.all(abandoned).then(() => post('/api/auth/logout'));
}
