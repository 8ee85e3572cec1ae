/** Where a call gets its access token from. */
import type { GoogleFailure } from './googleFailure.ts';

export type AccessTokens = {
  /** A token that is good for at least a minute. Throws `GoogleFailure`. */
  get(signal: AbortSignal): Promise<string>;
  /** Another token than `refused`, which Google did not accept. */
  renew(refused: string, signal: AbortSignal): Promise<string>;
  /** Google will not let this connection in again until the user reconnects: remembered, so that it shows. */
  lost(failure: GoogleFailure): Promise<void>;
};
