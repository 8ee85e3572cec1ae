/** The Google room of a process, made from its configuration. */
import type { Database } from '../db/database.ts';
import type { SecretBox } from '../db/secretBox.ts';
import type { Clock } from '../domain/clock.ts';
import { accountGates } from './accountGate.ts';
import type { GoogleLog, GoogleRoom } from './googleRoom.ts';
import {
  GOOGLE_ENDPOINTS,
  type GoogleConfig,
  googleSettings,
  standInEndpoints,
  type GoogleSettings,
} from './googleSettings.ts';
import { GOOGLE_UNITS_PER_MINUTE } from './quotaCosts.ts';
import { SYSTEM_TIME, type GoogleTime } from './googleTime.ts';

/** The client of the built-in sandbox; a secret of a sandbox is no secret. */
const SANDBOX_CLIENT = {
  clientId: '100200300400-perennialsandbox.apps.googleusercontent.com',
  clientSecret: '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et',
};

export type CreateGoogleOptions = {
  database: Database;
  clock: Clock;
  config: GoogleConfig & { publicUrl: string };
  secretBox: SecretBox;
  /**
   * Where this process reaches the built-in sandbox (`http://127.0.0.1:<port>/sandbox/google`); browsers reach it below
   * `config.publicUrl`. Used where the configuration says so.
   */
  sandboxUrl: string;
  log?: GoogleLog;
  /** For tests: time without waiting, other limits. */
  time?: GoogleTime;
  settings?: Partial<GoogleSettings>;
};

/**
 * What `buildApp` takes as `google`, and what jobs open workspaces with:
 * `openWorkspace: (userId) => openWorkspace(google, userId)` (`openWorkspace.ts`).
 */
export function createGoogle(options: CreateGoogleOptions): GoogleRoom {
  const { database, clock, secretBox, time = SYSTEM_TIME, log = () => undefined } = options;
  const settings = { ...settingsOf(options), ...options.settings };
  const limits = { unitsPerMinute: settings.unitsPerMinute, costs: settings.costs };
  const gateOf = accountGates(limits, time);
  return { database, secretBox, settings, clock, time, log, gateOf, refreshes: new Map() };
}

function settingsOf({ config, sandboxUrl }: CreateGoogleOptions): GoogleSettings {
  const { publicUrl, googleOauth, googleBaseUrl, googleQuota } = config;
  if (config.googleSandbox) {
    const endpoints = standInEndpoints(sandboxUrl, `${publicUrl}/sandbox/google`);
    return googleSettings({ publicUrl, oauth: SANDBOX_CLIENT, sandbox: true, endpoints });
  }
  const base = googleBaseUrl === null ? GOOGLE_ENDPOINTS : standInEndpoints(googleBaseUrl);
  const endpoints = { ...base, ...config.googleEndpoints };
  const { gmailPerMinute, drivePerMinute, costs } = googleQuota;
  const unitsPerMinute = {
    ...GOOGLE_UNITS_PER_MINUTE,
    ...(gmailPerMinute !== null && { gmail: gmailPerMinute }),
    ...(drivePerMinute !== null && { drive: drivePerMinute }),
  };
  return googleSettings({ publicUrl, oauth: googleOauth, unitsPerMinute, costs, endpoints });
}
