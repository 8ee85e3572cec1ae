/**
 * The one door to the network: maps Google's addresses, which are fixed in its libraries, to the configured ones, and lets
 * nothing else out. With a time-out on every request, tokens and certificates included.
 */
import type { GoogleEndpoints } from './googleSettings.ts';

const EXPORT_ORIGIN = 'https://docs.google.com';

export type GoogleFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A fetch for the libraries' `fetchImplementation`. Rejects any address that is not one of Google's. */
export function createGoogleFetch(endpoints: GoogleEndpoints, timeoutMs: number): GoogleFetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(mapGoogleAddress(address, endpoints), { ...init, signal });
  };
}

/** Google's address → the configured one. Throws where the address is not Google's. */
export function mapGoogleAddress(address: string, endpoints: GoogleEndpoints): string {
  const url = new URL(address);
  const below = (root: string) => `${root}${url.pathname}${url.search}`;
  switch (`${url.protocol}//${url.host}`) {
    case 'https://oauth2.googleapis.com':
      if (url.pathname === '/token') return endpoints.token + url.search;
      if (url.pathname === '/revoke') return endpoints.revoke + url.search;
      break;
    case 'https://gmail.googleapis.com':
      return below(endpoints.gmailRoot);
    case 'https://admin.googleapis.com':
      return below(endpoints.directoryRoot);
    case EXPORT_ORIGIN:
      return below(endpoints.exportRoot);
    case 'https://www.googleapis.com':
      if (url.pathname.startsWith('/oauth2/')) return endpoints.certs;
      if (url.pathname.startsWith('/drive/')) return below(endpoints.driveRoot);
      break;
  }
  throw new TypeError(`not an address of Google: ${url.origin}`);
}

/** May an export link of a file be followed with the bearer token? Only by https to the one place where Google keeps exports. */
export function isExportAddress(address: string): boolean {
  return URL.parse(address)?.origin === EXPORT_ORIGIN;
}
