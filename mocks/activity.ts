/** What happened to an account of the mock backend, for its user to see. */
import { deviceLabel } from '../contract/deviceLabel.ts';
import type { AccountEventKind } from '../src/api/generated/account.gen.ts';
import type { Call, SignedInCall } from './operation.ts';

const MOST_KEPT = 200;

/** The browser and the system of a request, as far as it says. */
export function deviceOf({ request }: Pick<Call, 'request'>): string | null {
  return deviceLabel(request.headers.get('user-agent') ?? globalThis.navigator?.userAgent);
}

/** Adds an entry to the caller's record. */
export function note(call: SignedInCall, kind: AccountEventKind, detail: string | null = null): void {
  noteOf(call, call.user.id, kind, detail);
}

/** Adds an entry to the record of a user who has no session yet. */
export function noteOf(
  call: Pick<Call, 'request' | 'backend'>,
  userId: string,
  kind: AccountEventKind,
  detail: string | null = null,
): void {
  const event = { at: call.backend.now().toISOString(), kind, device: deviceOf(call), detail };
  call.backend.db.update((state) => {
    const account = state.accounts[userId];
    if (account) account.activity = [event, ...(account.activity ?? [])].slice(0, MOST_KEPT);
  });
}
