/** What a failed call told us, read from the error that the Google libraries throw. Facts only; what they mean is decided in `judgeTrouble.ts`. */

export type GoogleTrouble = {
  /** Null where no answer came: no connection, a cut, a time-out. */
  status: number | null;
  /** Every machine-readable reason in the answer, the most specific first; `invalid_grant` and its like included. */
  reasons: string[];
  /** Google's own sentence. For classification and logs of ours, never shown as it is. */
  sentence: string;
  /** The parameter that Google objects to. */
  location: string | null;
  retryAfter: string | null;
  /** The answer was a page for people, such as the one on automated queries, and not one of the API's own. */
  isPage?: boolean;
};

type Dictionary = Record<string, unknown>;

/** Reads any thrown value. Never throws, never keeps request or headers (they hold tokens). */
export function readTrouble(error: unknown): GoogleTrouble {
  const response = asDictionary(asDictionary(error)?.['response']);
  const status = typeof response?.['status'] === 'number' ? response['status'] : null;
  const code = asDictionary(error)?.['code'];
  if (!response || status === null) {
    const sentence = error instanceof Error ? error.message : 'no answer';
    return {
      status: null,
      reasons: typeof code === 'string' ? [code] : [],
      sentence,
      location: null,
      retryAfter: null,
    };
  }
  const body = readBody(response['data']);
  const oauthError = body?.['error'];
  if (typeof oauthError === 'string') {
    const subtype = body?.['error_subtype'];
    return {
      status,
      reasons: [...(typeof subtype === 'string' ? [subtype] : []), oauthError],
      sentence: text(body?.['error_description']),
      location: null,
      retryAfter: headerOf(response['headers'], 'retry-after'),
    };
  }
  const apiError = asDictionary(oauthError);
  const isPage = body === null && /^\s*</.test(textOf(response['data']));
  const items = [...list(apiError?.['details']), ...list(apiError?.['errors'])];
  return {
    status,
    reasons: [...items.map((item) => text(item['reason'])), text(apiError?.['status'])].filter(
      (reason) => reason !== '',
    ),
    sentence: text(apiError?.['message']),
    location: items.map((item) => text(item['location'])).find((location) => location !== '') ?? null,
    retryAfter: headerOf(response['headers'], 'retry-after'),
    ...(isPage && { isPage }),
  };
}

function readBody(data: unknown): Dictionary | null {
  const isText = typeof data === 'string' || data instanceof ArrayBuffer || ArrayBuffer.isView(data);
  if (!isText) return asDictionary(data);
  try {
    return asDictionary(JSON.parse(textOf(data)));
  } catch {
    return null;
  }
}

function textOf(data: unknown): string {
  if (typeof data === 'string') return data;
  return data instanceof ArrayBuffer || ArrayBuffer.isView(data) ? Buffer.from(data as ArrayBuffer).toString() : '';
}

function headerOf(headers: unknown, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const value = asDictionary(headers)?.[name];
  return typeof value === 'string' ? value : null;
}

function asDictionary(value: unknown): Dictionary | null {
  return typeof value === 'object' && value !== null ? (value as Dictionary) : null;
}

function list(value: unknown): Dictionary[] {
  return Array.isArray(value) ? value.map(asDictionary).filter((item) => item !== null) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
