/** Where a call gets its access token from. */

export type AccessTokens = {
  /** A token that is good for at least a minute. Throws `GoogleFailure`. */
  get(signal: AbortSignal): Promise<string>;
  /** Another token than `refused`, which Google did not accept. */
  renew(refused: string, signal: AbortSignal): Promise<string>;
};
