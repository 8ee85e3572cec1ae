/** When a permission ends by itself: seven days after the consent while the Google client is in testing, else not at all. */

/** Of an answer of the token endpoint; null where it names no end. Google's libraries hand the field on without a type. */
export function refreshTokenEnd(answer: object, now: Date): Date | null {
  const seconds = Number((answer as { refresh_token_expires_in?: unknown }).refresh_token_expires_in);
  return Number.isFinite(seconds) && seconds > 0 ? new Date(now.getTime() + seconds * 1000) : null;
}
