/**
 * What stands before every call of one account: its units, at most three calls at a time, and the time before which Google
 * does not want to hear from it. One gate per account and process; `accountGates` keeps them.
 */
import { Turns } from '../domain/turns.ts';
import { LONGEST_QUOTA_WAIT_MS } from './backoff.ts';
import { googleFailure } from './googleFailure.ts';
import type { GoogleTime } from './googleTime.ts';
import type { CallTarget } from './judgeTrouble.ts';
import { QUOTA_COSTS, type QuotaCosts, type QuotaMethod, type UnitsPerMinute } from './quotaCosts.ts';
import { createTokenBucket, type TokenBucket } from './tokenBucket.ts';

const MOST_AT_ONCE = 3;
/** So many answers without a complaint, and one more call may run at a time again. */
const CALM_ANSWERS = 50;

export type GateLimits = { unitsPerMinute: UnitsPerMinute; costs?: Partial<QuotaCosts> };

export type AccountGate = {
  /**
   * Runs `call` when its turn has come. Throws `wait` when Google's pause is longer than a call should last; rejects with
   * the signal's reason when aborted. Users of ours who share the account take turns.
   */
  pass<T>(method: QuotaMethod, signal: AbortSignal, call: () => Promise<T>, user?: string): Promise<T>;
  /** No call of this account to that service before that instant (epoch milliseconds). */
  pauseUntil(service: CallTarget, instant: number): void;
  /** Google complained of too many calls at once. */
  crowded(): void;
  /** How many calls may run at once now: 1 to 3. */
  readonly width: number;
};

type Budget = Record<keyof UnitsPerMinute, TokenBucket>;

function createBudget({ unitsPerMinute }: GateLimits, time: GoogleTime): Budget {
  return {
    gmail: createTokenBucket(unitsPerMinute.gmail, time),
    drive: createTokenBucket(unitsPerMinute.drive, time),
    directory: createTokenBucket(unitsPerMinute.directory, time),
  };
}

/** A gate of its own; production code takes it from `accountGates`. */
export function createAccountGate(
  limits: GateLimits,
  time: GoogleTime,
  budget: Budget = createBudget(limits, time),
): AccountGate {
  const turns = new Turns<{ signal: AbortSignal; go: () => void }>();
  let running = 0;
  let width = MOST_AT_ONCE;
  let calm = 0;
  const notBefore = new Map<CallTarget, number>();
  const pauseOf = (service: CallTarget) => (notBefore.get(service) ?? 0) - time.now();

  function admit(): void {
    while (running < width) {
      const next = turns.next(() => true);
      if (next === undefined) return;
      if (next.work.signal.aborted) turns.done(next.user, 0);
      else {
        running += 1;
        next.work.go();
      }
    }
  }

  async function enter(signal: AbortSignal, user: string): Promise<void> {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(signal.reason as Error);
      const go = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      turns.add(user, { signal, go });
      admit();
    });
  }

  async function waitOut(service: CallTarget, signal: AbortSignal): Promise<void> {
    for (let pause = pauseOf(service); pause > 0; pause = pauseOf(service)) {
      if (pause > LONGEST_QUOTA_WAIT_MS)
        throw googleFailure('wait', 'rateLimitExceeded', 'rateLimited', { retryAt: time.now() + pause });
      await time.sleep(pause, signal);
    }
  }

  function leave(user: string): void {
    running -= 1;
    turns.done(user, 1);
    admit();
  }

  return {
    async pass(method, signal, call, user = '') {
      const service = method.slice(0, method.indexOf('.')) as keyof Budget;
      await waitOut(service, signal);
      await budget[service].take(limits.costs?.[method] ?? QUOTA_COSTS[method], signal, user);
      await enter(signal, user);
      // While it stood in line, another call may have been told to wait. No place is held meanwhile.
      while (pauseOf(service) > 0) {
        leave(user);
        await waitOut(service, signal);
        await enter(signal, user);
      }
      try {
        const result = await call();
        calm += 1;
        if (width < MOST_AT_ONCE && calm >= CALM_ANSWERS) {
          width += 1;
          calm = 0;
        }
        return result;
      } finally {
        leave(user);
      }
    },
    pauseUntil: (service, instant) => void notBefore.set(service, Math.max(notBefore.get(service) ?? 0, instant)),
    crowded: () => {
      width = Math.max(1, width - 1);
      calm = 0;
    },
    get width() {
      return width;
    },
  };
}

/**
 * The gates of this process, each made when first asked for. Accounts with the same `payer` share its units: what a service
 * account does for several users may be counted as one account's doing.
 */
export function accountGates(limits: GateLimits, time: GoogleTime): (account: string, payer: string) => AccountGate {
  const gates = new Map<string, AccountGate>();
  const budgets = new Map<string, Budget>();
  return (account, payer) => {
    const key = JSON.stringify([payer, account]);
    const gate = gates.get(key);
    if (gate) return gate;
    const budget = budgets.get(payer) ?? createBudget(limits, time);
    const made = createAccountGate(limits, time, budget);
    budgets.set(payer, budget);
    gates.set(key, made);
    return made;
  };
}
