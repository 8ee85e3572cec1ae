/** The failures of the Google room as answers: the sentence stays, the code tells what kind of help is needed. */
import { ConsentError } from '../../google/consentError.ts';
import { GoogleFailure, mayPass, type GoogleFailureKind } from '../../google/googleFailure.ts';
import { KeyFileError } from '../../google/serviceAccountKey.ts';
import { HttpError } from '../httpError.ts';

/** Never 401: that means the session of our own, and signs the user out. */
const ANSWERS: Record<GoogleFailureKind, { status: number; code: string }> = {
  reconnect: { status: 409, code: 'GOOGLE_RECONNECT' },
  admin: { status: 422, code: 'GOOGLE_ADMIN' },
  wait: { status: 503, code: 'GOOGLE_BUSY' },
  quota: { status: 503, code: 'GOOGLE_QUOTA' },
  gone: { status: 422, code: 'GOOGLE_GONE' },
  skip: { status: 422, code: 'GOOGLE_REFUSED' },
  fatal: { status: 502, code: 'GOOGLE_FAULT' },
  network: { status: 502, code: 'GOOGLE_UNREACHABLE' },
};

/** The error to throw from a handler. Anything that is not of the Google room comes back as it is. `now` in epoch milliseconds. */
export function googleHttpError(error: unknown, now: number): unknown {
  if (error instanceof KeyFileError) return new HttpError(422, error.message, details(error.details, 'KEY_FILE'));
  if (error instanceof ConsentError) return new HttpError(409, error.message, details(error.advice, 'GOOGLE_CONSENT'));
  if (!(error instanceof GoogleFailure)) return error;
  const { status, code } = ANSWERS[mayPass(error) ? 'fatal' : error.kind];
  const seconds = error.retryAt === undefined ? null : Math.max(1, Math.ceil((error.retryAt - now) / 1000));
  const headers = seconds === null ? {} : { headers: { 'retry-after': String(seconds) } };
  const isUnconnected = error.reason === 'notConnected';
  return new HttpError(status, error.message, {
    ...details(error.details, isUnconnected ? 'NOT_CONNECTED' : code),
    ...headers,
  });
}

function details(text: string | undefined, code: string): { details?: string; code: string } {
  return { code, ...(text !== undefined && { details: text }) };
}
