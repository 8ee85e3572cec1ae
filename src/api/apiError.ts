/** The only reader of error shapes: what the service said, or nothing where it said nothing. */

export type ApiProblem = {
  /** The HTTP status, or null where no answer came. */
  status: number | null;
  timedOut: boolean;
  message: string | null;
  details: string | null;
  code: string | null;
};

/** Reads any failure: the service's `{ error: { message, details, code } }`, the same fields at the top level, or a failed call. */
export function readApiError(error: unknown): ApiProblem {
  const { status, originalStatus, data } = record(error);
  const body = record(data);
  const inner = record(body['error']);
  const said = (field: string) => text(inner[field]) ?? text(body[field]);
  const code = said('code') ?? number(inner['code'] ?? body['code']);
  return {
    status: typeof status === 'number' ? status : typeof originalStatus === 'number' ? originalStatus : null,
    timedOut: status === 'TIMEOUT_ERROR',
    message: said('message'),
    details: said('details'),
    code,
  };
}

/** The service's message, else its details, else the sentence of the catalogue. */
export function errorSentence(error: unknown, fallback: string): string {
  const { message, details } = readApiError(error);
  return message ?? details ?? fallback;
}

/**
 * What really happened, where it is not a refusal of what the user entered: no network, a server error, too many attempts,
 * or that this is not allowed to anybody.
 * Null for an ordinary refusal (401, 400, 404, 409, 422).
 */
export function troubleSentence(error: unknown): string | null {
  const { status, timedOut, message, details } = readApiError(error);
  if (timedOut) return 'The server did not answer in time. Please try again.';
  if (status === null) return 'The server could not be reached. Please check your connection and try again.';
  // A success that could not be read: a page of a proxy or of a hotel's network.
  if (status < 400) return 'Something between you and Perennial answered instead. Check your connection and try again.';
  if (status === 403 && message) return message;
  if (status === 429) return message ?? details ?? 'Too many attempts. Please wait a moment and try again.';
  if (status >= 500) return 'The server isn’t working properly right now. Please try again in a few minutes.';
  return null;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function number(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : null;
}
