/**
 * What can go wrong at Google, on demand: a queue of faults that tests fill, and a seeded random mode. `faultAnswers.ts`
 * carries them out.
 */
import { seededRandom } from './random.ts';

export type ForbiddenReason =
  | 'rateLimitExceeded'
  | 'userRateLimitExceeded'
  | 'quotaExceeded'
  | 'dailyLimitExceeded'
  | 'domainPolicy'
  | 'insufficientPermissions'
  | 'forbidden';

export type Fault =
  /** 401 authError, as for an access token that has just expired. */
  | { kind: 'unauthorized' }
  | { kind: 'forbidden'; reason: ForbiddenReason }
  /** 429. `retryAfterSeconds` is sent as a header, `retryAt` (an ISO instant) only within the sentence, as Gmail does. */
  | { kind: 'tooManyRequests'; retryAfterSeconds?: number; retryAt?: string }
  | { kind: 'serverError'; status?: 500 | 502 | 503 | 504 }
  /** 400 "Precondition check failed.": no mailbox, no licence. */
  | { kind: 'failedPrecondition' }
  /** Never answers; the socket stays open. */
  | { kind: 'hang' }
  /** Sends the status line and half of the body, then destroys the socket. */
  | { kind: 'cut' }
  /** A list answers no items, yet a nextPageToken that goes on from the same place. */
  | { kind: 'emptyPage' }
  /** A list refuses the pageToken it is given; without one in the request it does nothing. */
  | { kind: 'badPageToken' }
  /** Every attachment id given out so far is dead from now on. */
  | { kind: 'expiredAttachments' }
  /** A Gmail list takes after:/before: seconds a day too widely, as has been seen under delegation. */
  | { kind: 'looseDates' }
  /** A Drive list says incompleteSearch and leaves out the files of shared drives. */
  | { kind: 'incompleteSearch' }
  /** A Drive list says incompleteSearch wherever it looks, one drive by itself included. */
  | { kind: 'incompleteEverywhere' }
  /** 403 with a page for people in the place of an answer: "We're sorry … automated queries". */
  | { kind: 'turnedAway' }
  /** 404, whatever is asked for. */
  | { kind: 'notFound' }
  /** A list gives the same nextPageToken for ever. */
  | { kind: 'samePageToken' }
  /** The token endpoint refuses with that error and sentence. */
  | { kind: 'tokenRefused'; error: string; description: string };

export type FaultRule = Fault & {
  method?: string;
  /** A part of the path below the sandbox's base address, or an expression that matches it. */
  path?: string | RegExp;
  /** The same of what follows the question mark. */
  query?: string | RegExp;
  /** Email of the account whose data is asked for. */
  account?: string;
  /** How many matching calls it strikes; default 1; `Infinity` for ever. */
  times?: number;
  /** How many matching calls pass untouched first; default 0. */
  skip?: number;
};

export type RandomFaults = {
  /** Share of the API calls that go wrong, 0 to 1. */
  rate: number;
  seed: number;
  /** What can happen; default `USUAL_TROUBLE`. */
  faults?: Fault[];
  /** Which paths; default every Gmail, Drive and Directory call. */
  path?: string | RegExp;
};

/** Troubles that a patient client gets over, each as likely as the other. */
const USUAL_TROUBLE: Fault[] = [
  { kind: 'serverError', status: 500 },
  { kind: 'serverError', status: 503 },
  { kind: 'tooManyRequests', retryAfterSeconds: 1 },
  { kind: 'forbidden', reason: 'rateLimitExceeded' },
  { kind: 'forbidden', reason: 'userRateLimitExceeded' },
  { kind: 'unauthorized' },
  { kind: 'cut' },
  { kind: 'emptyPage' },
];

const API_PATHS = /^\/(gmail|drive|admin)\//;

export type FaultCall = { method: string; path: string; query?: string; account: string | undefined };

export type Faults = {
  /** Adds faults behind those that wait; for each call the first that matches strikes. */
  queue: (...rules: FaultRule[]) => void;
  /** Starts the random mode, or stops it with `null`. */
  random: (mode: RandomFaults | null) => void;
  /** Forgets everything that waits and stops the random mode. */
  clear: () => void;
  /** What strikes this call, if anything; counts it. */
  take: (call: FaultCall) => Fault | undefined;
  /** What has struck so far, oldest first. */
  readonly struck: (Fault & { call: FaultCall })[];
};

/** An empty set of faults: everything goes well until a test says otherwise. */
export function createFaults(): Faults {
  let waiting: (FaultRule & { times: number; skip: number })[] = [];
  let mode: (RandomFaults & { next: () => number }) | null = null;
  const struck: (Fault & { call: FaultCall })[] = [];

  function fromQueue(call: FaultCall): Fault | undefined {
    for (const rule of waiting) {
      if (!matches(rule, call)) continue;
      if (rule.skip > 0) {
        rule.skip -= 1;
        continue;
      }
      rule.times -= 1;
      waiting = waiting.filter(({ times }) => times > 0);
      return rule;
    }
    return undefined;
  }

  function fromChance(call: FaultCall): Fault | undefined {
    if (!mode || !matchesPath(mode.path ?? API_PATHS, call.path) || mode.next() >= mode.rate) return undefined;
    const choice = mode.faults ?? USUAL_TROUBLE;
    return choice[Math.floor(mode.next() * choice.length)];
  }

  return {
    struck,
    queue: (...rules) => void waiting.push(...rules.map((rule) => ({ times: 1, skip: 0, ...rule }))),
    random: (wanted) => void (mode = wanted && { ...wanted, next: seededRandom(wanted.seed) }),
    clear: () => {
      waiting = [];
      mode = null;
    },
    take: (call) => {
      const fault = fromQueue(call) ?? fromChance(call);
      if (fault) struck.push({ ...fault, call });
      return fault;
    },
  };
}

function matches(rule: FaultRule, call: FaultCall): boolean {
  return (
    (rule.method === undefined || rule.method === call.method) &&
    (rule.path === undefined || matchesPath(rule.path, call.path)) &&
    (rule.query === undefined || matchesPath(rule.query, call.query ?? '')) &&
    (rule.account === undefined || rule.account === call.account)
  );
}

function matchesPath(pattern: string | RegExp, path: string): boolean {
  return typeof pattern === 'string' ? path.includes(pattern) : pattern.test(path);
}
