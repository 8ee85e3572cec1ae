/** Asks again, as often and as late as the verdict on each trouble says. The libraries' own retries are off, so that they do not multiply. */
import type { AccountGate } from './accountGate.ts';
import { backoffMs, LONGEST_INLINE_WAIT_MS, LONGEST_QUOTA_WAIT_MS, statedRetryAt } from './backoff.ts';
import { GoogleFailure, googleFailure } from './googleFailure.ts';
import type { GoogleTime } from './googleTime.ts';
import { readTrouble } from './googleTrouble.ts';
import { judgeTrouble, type CallNature, type GoogleVerdict } from './judgeTrouble.ts';

/** Attempts in all: five pauses of about 1, 2, 4, 8 and 16 seconds. */
const MOST_TRIES = 6;

export type Patience = {
  nature: CallNature;
  time: GoogleTime;
  signal: AbortSignal;
  /** Attempts in all, below the usual number: where repetition is known to be useless, or a person waits. */
  tries?: number | undefined;
  /** Told of quota troubles, so that the account's other calls hold back, too. */
  gate?: Pick<AccountGate, 'pauseUntil' | 'crowded'>;
  /** Gets a new access token; called once at most. Without it a refused token is final. */
  renew?: () => Promise<void>;
};

/** Runs `send` until it succeeds, patience ends or the verdict is final. Throws `GoogleFailure`, or the signal's reason. */
export async function askPatiently<T>(patience: Patience, send: () => Promise<T>): Promise<T> {
  const { nature, time, signal, gate, renew, tries = MOST_TRIES } = patience;
  let renewed = false;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof GoogleFailure) throw error;
      const trouble = readTrouble(error);
      const verdict = judgeTrouble(trouble, nature);
      if (verdict.do === 'renew' && renew && !renewed) {
        renewed = true;
        attempt -= 1;
        await renew();
        continue;
      }
      if (verdict.do !== 'retry') throw failureOf(verdict, trouble.status);
      if (verdict.crowded) gate?.crowded();
      const stated = statedRetryAt(trouble.retryAfter, trouble.sentence, time.now());
      const until = Math.max(stated ?? 0, time.now() + backoffMs(attempt - 1, time.random()));
      if (verdict.kind === 'wait') gate?.pauseUntil(nature.target, until);
      const isLast = attempt >= Math.min(tries, verdict.tries ?? MOST_TRIES);
      const longest = verdict.kind === 'wait' ? LONGEST_QUOTA_WAIT_MS : LONGEST_INLINE_WAIT_MS;
      if (isLast || until - time.now() > longest)
        throw failureOf(verdict, trouble.status, verdict.kind === 'skip' ? undefined : until);
      await time.sleep(until - time.now(), signal);
    }
  }
}

/** The verdict as the error of this room. The cause is left behind: it holds the request with its token. */
function failureOf(verdict: GoogleVerdict, status: number | null, retryAt?: number): GoogleFailure {
  return googleFailure(verdict.kind, verdict.reason, verdict.sentence, { status: status ?? undefined, retryAt });
}
