/** What everything in this room works with. Made once per process by `createGoogle`. */
import type { Database } from '../db/database.ts';
import type { SecretBox } from '../db/secretBox.ts';
import type { Clock } from '../domain/clock.ts';
import type { AccountGate } from './accountGate.ts';
import type { GoogleSettings } from './googleSettings.ts';
import type { GoogleTime } from './googleTime.ts';

/** Events worth a line in the log: facts are ids and reasons, never addresses, tokens or bodies. */
export type GoogleLog = (facts: Record<string, string | number | boolean | null>, event: string) => void;

export type GoogleRoom = {
  database: Database;
  secretBox: SecretBox;
  settings: GoogleSettings;
  clock: Clock;
  time: GoogleTime;
  log: GoogleLog;
  /** The gate of an account; accounts with the same payer share its units. */
  gateOf(account: string, payer: string): AccountGate;
  /** Refreshes under way, by connection: whoever else needs one waits for the same. */
  refreshes: Map<string, Promise<string>>;
};

/** Where the secrets of a connection lie. */
export const REFRESH_SECRET = 'google_connections.secret';
export const ACCESS_TOKEN = 'google_connections.access_token';
export const PKCE_VERIFIER = 'oauth_states.verifier';
