/** Where Google is and who we are there. The same code runs against Google and against the sandbox: only these differ. */
import { GOOGLE_UNITS_PER_MINUTE, UNLIMITED, type QuotaCosts, type UnitsPerMinute } from './quotaCosts.ts';

/** Addresses without a trailing slash. Under the roots lie Google's own paths: `/gmail/v1/…`, `/drive/v3/…`, `/admin/directory/v1/…`. */
export type GoogleEndpoints = {
  /** The consent screen, as browsers reach it. */
  auth: string;
  token: string;
  revoke: string;
  /** The certificates of id_tokens, as an object of key id and PEM. */
  certs: string;
  gmailRoot: string;
  driveRoot: string;
  directoryRoot: string;
  /** Where the export links of files lead. */
  exportRoot: string;
};

/** Google itself. */
export const GOOGLE_ENDPOINTS: GoogleEndpoints = {
  auth: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  certs: 'https://www.googleapis.com/oauth2/v1/certs',
  gmailRoot: 'https://gmail.googleapis.com',
  driveRoot: 'https://www.googleapis.com',
  directoryRoot: 'https://admin.googleapis.com',
  exportRoot: 'https://docs.google.com',
};

/**
 * A stand-in that has everything below one address. `root` is how the service reaches it, `browserRoot` how the user's
 * browser does.
 */
export function standInEndpoints(root: string, browserRoot = root): GoogleEndpoints {
  return {
    auth: `${browserRoot}/o/oauth2/v2/auth`,
    token: `${root}/token`,
    revoke: `${root}/revoke`,
    certs: `${root}/oauth2/v1/certs`,
    gmailRoot: root,
    driveRoot: root,
    directoryRoot: root,
    exportRoot: root,
  };
}

type GoogleTimeouts = {
  /** A call of an API or of the token endpoint, milliseconds. */
  callMs: number;
  /** A download, milliseconds. */
  downloadMs: number;
  /** Profile, connection test and probes: a person waits. */
  probeMs: number;
};

const GOOGLE_TIMEOUTS: GoogleTimeouts = { callMs: 60_000, downloadMs: 120_000, probeMs: 10_000 };

/** What the configuration of the service says about Google (`../config.ts` reads it). */
export type GoogleConfig = {
  /** Null: no client of our own, so no personal account at Google can be connected. */
  googleOauth: { clientId: string; clientSecret: string } | null;
  /** Base of Google's APIs, where it is not Google's own (tests, gateways). */
  googleBaseUrl: string | null;
  /** Single addresses of Google's, each by itself, where they are neither Google's nor below `googleBaseUrl`. */
  googleEndpoints: Partial<Pick<GoogleEndpoints, 'auth' | 'token' | 'revoke' | 'certs'>>;
  /** The built-in sandbox workspace stands in for Google. Without an OAuth client it does so unless told otherwise. */
  googleSandbox: boolean;
  /** What Google lets one account spend, and what calls cost, where it is not what Google publishes. */
  googleQuota: { gmailPerMinute: number | null; drivePerMinute: number | null; costs: Record<string, number> };
};

export type GoogleSettings = {
  endpoints: GoogleEndpoints;
  /** Null: no OAuth client is configured; service accounts still work. */
  oauth: { clientId: string; clientSecret: string } | null;
  /** The service's own address as browsers see it, without a trailing slash: origin of the popup's message, base of the callback. */
  publicUrl: string;
  /** "Google" is the built-in sandbox workspace. */
  sandbox: boolean;
  unitsPerMinute: UnitsPerMinute;
  costs: Partial<QuotaCosts>;
  timeouts: GoogleTimeouts;
};

/** The callback that must be registered with the OAuth client. */
export function redirectUri(settings: GoogleSettings): string {
  return `${settings.publicUrl}/api/google/callback`;
}

/** Settings for Google itself, or for a stand-in where `endpoints` is one. */
export function googleSettings(
  given: Pick<GoogleSettings, 'oauth' | 'publicUrl'> & Partial<GoogleSettings>,
): GoogleSettings {
  const sandbox = given.sandbox ?? false;
  return {
    endpoints: GOOGLE_ENDPOINTS,
    sandbox,
    unitsPerMinute: sandbox ? UNLIMITED : GOOGLE_UNITS_PER_MINUTE,
    costs: {},
    timeouts: GOOGLE_TIMEOUTS,
    ...given,
  };
}
