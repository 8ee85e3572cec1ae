/** Ends searches as the user leaves: with the token of a session that the state has forgotten already, and without waiting for an answer. */
import { outgoing } from './baseQuery.ts';
import { baseUrl } from './baseUrl.ts';

/** The calls outlive the page (`keepalive`); what they answer, nobody is there to hear. */
export function abandonSearches(ids: readonly string[], token: string): void {
  if (outgoing.blocked) return;
  for (const id of ids) {
    void fetch(`${baseUrl}/api/gmail/process/${encodeURIComponent(id)}?abandon=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => undefined);
  }
}
