/** The one error that leaves this room: what went wrong at Google, what to do about it, and a sentence for the user. */
import { GOOGLE_SENTENCES, type Sentence, type SentenceKey } from './googleSentences.ts';

/**
 * What the caller should do:
 * - `reconnect`: the grant is dead or lacks a scope; the user must connect again. Ends the work of this connection.
 * - `admin`: an administrator must change something (delegation, policy). Under ALL_ACCOUNTS it may concern one account only.
 *   With the reason `authError` (a fresh token was refused) it may pass: to be tried again later.
 * - `wait`: Google asks for more patience than a call can have; go on at `retryAt`.
 * - `gone`: deleted since it was listed. Leave it out.
 * - `skip`: this mailbox, message or file cannot be read, now or later. Record the reason and go on.
 * - `quota`: the project's own daily cap. Ends the work of everybody; the operator must be told.
 * - `fatal`: Google refuses the request as it is (ours to repair), for instance a rejected page token (`invalidPageToken`).
 * - `network`: no answer in time, after all retries.
 */
export type GoogleFailureKind = 'reconnect' | 'admin' | 'wait' | 'gone' | 'skip' | 'quota' | 'fatal' | 'network';

export type GoogleFailureFacts = {
  kind: GoogleFailureKind;
  /** Google's reason where it gave one (`rateLimitExceeded`), otherwise ours. Stable: tests, receipts and support go by it. */
  reason: string;
  /** A sentence for the user. Never holds a token, a key or a body. */
  message: string;
  /** What to do about it. */
  details?: string | undefined;
  /** The HTTP status, where there was an answer. */
  status?: number | undefined;
  /** Epoch milliseconds before which asking again is useless. */
  retryAt?: number | undefined;
  cause?: unknown;
};

export class GoogleFailure extends Error {
  readonly kind: GoogleFailureKind;
  readonly reason: string;
  readonly details: string | undefined;
  readonly status: number | undefined;
  readonly retryAt: number | undefined;

  constructor(facts: GoogleFailureFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = 'GoogleFailure';
    this.kind = facts.kind;
    this.reason = facts.reason;
    this.details = facts.details;
    this.status = facts.status;
    this.retryAt = facts.retryAt;
  }
}

/** A fresh access token was refused: said of a moment, not of what is allowed. */
export function mayPass({ reason }: Pick<GoogleFailure, 'reason'>): boolean {
  return reason === 'authError';
}

/** A failure with the sentence of that key. */
export function googleFailure(
  kind: GoogleFailureKind,
  reason: string,
  sentence: SentenceKey,
  facts: Partial<Pick<GoogleFailureFacts, 'details' | 'status' | 'retryAt' | 'cause'>> = {},
): GoogleFailure {
  const words: Sentence = GOOGLE_SENTENCES[sentence];
  return new GoogleFailure({ kind, reason, ...words, ...facts });
}
