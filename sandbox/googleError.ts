/**
 * Google's two error shapes: that of the APIs (`{ error: { code, message, errors, status } }`) and that of the OAuth
 * endpoints (`{ error, error_description }`). Sentences and reasons are Google's own words.
 */

const STATUS_NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

const QUOTA_REASONS = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
  'quotaExceeded',
  'sharingRateLimitExceeded',
]);

export type GoogleErrorExtras = {
  /** Google's name of the status where it is not the usual one for its code. */
  status?: string;
  /** The parameter or header at fault. */
  location?: string;
  locationType?: 'parameter' | 'header';
  /** What `errors[0].message` says where it differs from the main sentence. */
  itemMessage?: string;
  headers?: Record<string, string>;
  details?: unknown[];
};

/** An answer of Gmail, Drive or Directory that is not a success; thrown by the handlers, written by the plugin. */
export class GoogleError extends Error {
  readonly code: number;
  readonly reason: string;
  readonly extras: GoogleErrorExtras;

  constructor(code: number, reason: string, message: string, extras: GoogleErrorExtras = {}) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.extras = extras;
  }

  /** The JSON body that Google would send. */
  toBody(): unknown {
    const { status, location, locationType, itemMessage, details } = this.extras;
    const item = {
      message: itemMessage ?? this.message,
      domain: QUOTA_REASONS.has(this.reason) ? 'usageLimits' : 'global',
      reason: this.reason,
      ...(location && { location }),
      ...(locationType && { locationType }),
    };
    return {
      error: {
        code: this.code,
        message: this.message,
        errors: [item],
        status: status ?? STATUS_NAMES[this.code] ?? 'UNKNOWN',
        ...(details && { details }),
      },
    };
  }
}

/** A refusal of the token, revocation or token-information endpoint. */
export class OAuthError extends Error {
  readonly statusCode: number;
  readonly error: string;

  constructor(statusCode: number, error: string, description: string) {
    super(description);
    this.statusCode = statusCode;
    this.error = error;
  }

  toBody(): unknown {
    return { error: this.error, error_description: this.message };
  }
}

/** 400 for a parameter whose value makes no sense, in the words that Drive uses for every one of them. */
export function invalidValue(parameter: string): GoogleError {
  return new GoogleError(400, 'invalid', 'Invalid Value', { location: parameter, locationType: 'parameter' });
}

/** 400 in Gmail's words. */
export function invalidArgument(message: string): GoogleError {
  return new GoogleError(400, 'invalidArgument', message);
}
