/** A failure with a sentence for the user. Anything else that is thrown answers a bland 500. */

export type HttpErrorOptions = {
  /** What to do about it, or which field is wrong. */
  details?: string;
  /** For programs and support, UPPER_SNAKE_CASE. */
  code?: string;
  /** Extra response headers, such as Retry-After. */
  headers?: Record<string, string>;
  /** With a stale version: the present one, and what was changed since. */
  stale?: { version: number; changes: unknown[] };
  /** The contract that is there already. */
  contractId?: string;
};

export class HttpError extends Error {
  readonly status: number;
  readonly details: string | undefined;
  readonly code: string | undefined;
  readonly headers: Record<string, string>;
  readonly stale: { version: number; changes: unknown[] } | undefined;
  readonly contractId: string | undefined;

  /** `status` 400 to 599; `message` is shown to the user, in 5xx answers too: only sentences of our own. */
  constructor(status: number, message: string, options: HttpErrorOptions = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.details = options.details;
    this.code = options.code;
    this.headers = options.headers ?? {};
    this.stale = options.stale;
    this.contractId = options.contractId;
  }
}

/** 404: it is not there, or it is another user's, which is the same to this user. `what` as in "This contract". */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} does not exist.`, { code: 'NOT_FOUND' });
}
