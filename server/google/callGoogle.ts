/**
 * One call to Google with everything that makes it dependable: its turn at the account's gate, a fresh access token, a
 * verdict on every trouble, pauses as Google wants them. The libraries' own retries are off, so that they do not multiply.
 */
import type { AccessTokens } from './accessTokens.ts';
import type { AccountGate } from './accountGate.ts';
import { backoffMs, LONGEST_INLINE_WAIT_MS, statedRetryAt } from './backoff.ts';
import { GoogleFailure, googleFailure } from './googleFailure.ts';
import type { GoogleTime } from './googleTime.ts';
import { readTrouble } from './googleTrouble.ts';
import { judgeTrouble, type CallNature, type GoogleVerdict } from './judgeTrouble.ts';
import type { QuotaMethod } from './quotaCosts.ts';

/** Attempts in all: five pauses of about 1, 2, 4, 8 and 16 seconds. */
const MOST_TRIES = 6;

export type CallContext = {
  nature: CallNature;
  gate: AccountGate;
  tokens: AccessTokens;
  time: GoogleTime;
};

export type CallOptions = {
  method: QuotaMethod;
  /** Attempts in all, below the usual number: where repetition is known to be useless. */
  tries?: number;
};

/** What a call needs to go out: handed to the libraries as request options. */
export type CallEquipment = { headers: { authorization: string }; signal: AbortSignal };

/** Runs `send` until it succeeds, patience ends or the verdict is final. Throws `GoogleFailure`, or the signal's reason. */
export async function callGoogle<T>(
  context: CallContext,
  options: CallOptions,
  signal: AbortSignal,
  send: (equipment: CallEquipment) => Promise<T>,
): Promise<T> {
  const { gate, tokens, time, nature } = context;
  let renewed = false;
  for (let attempt = 1; ; attempt += 1) {
    const token = await tokens.get(signal);
    try {
      return await gate.pass(options.method, signal, () =>
        send({ headers: { authorization: `Bearer ${token}` }, signal }),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof GoogleFailure) throw error;
      const trouble = readTrouble(error);
      const verdict = judgeTrouble(trouble, nature);
      if (verdict.do === 'renew' && !renewed) {
        renewed = true;
        attempt -= 1;
        await tokens.renew(token, signal);
        continue;
      }
      if (verdict.do !== 'retry') throw failureOf(verdict, trouble.status);
      if (verdict.crowded) gate.crowded();
      const stated = statedRetryAt(trouble.retryAfter, trouble.sentence, time.now());
      const until = Math.max(stated ?? 0, time.now() + backoffMs(attempt - 1, time.random()));
      if (verdict.kind === 'wait') gate.pauseUntil(until);
      const last = attempt >= Math.min(options.tries ?? MOST_TRIES, verdict.tries ?? MOST_TRIES);
      if (last || until - time.now() > LONGEST_INLINE_WAIT_MS)
        throw failureOf(verdict, trouble.status, verdict.kind === 'skip' ? undefined : until);
      await time.sleep(until - time.now(), signal);
    }
  }
}

/** The verdict as the error of this room. The cause is left behind: it holds the request with its token. */
export function failureOf(verdict: GoogleVerdict, status: number | null, retryAt?: number): GoogleFailure {
  return googleFailure(verdict.kind, verdict.reason, verdict.sentence, { status: status ?? undefined, retryAt });
}
