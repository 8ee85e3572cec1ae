/** What a failure at Google means for the item, the place and the search it came up in. Pure. */
import type { WaitingFor } from '../db/schema/searches.ts';
import type { GoogleFailure } from '../google/googleFailure.ts';

/**
 * - `search`: nothing more can be had from this connection; every place ends with this cause.
 * - `place`: this mailbox or drive ends with this cause.
 * - `wait`: this place goes on later.
 * - `restart`: the listing begins anew.
 * - `again`: may pass; to be tried again later.
 * - `item`: only this item is lost.
 */
export type FailureScope = 'search' | 'place' | 'wait' | 'restart' | 'again' | 'item';

/** A failure of a listing, or of asking for the accounts. */
export function scopeOfListFailure(failure: GoogleFailure): FailureScope {
  const { kind, reason } = failure;
  if (kind === 'reconnect' || kind === 'quota') return 'search';
  if (kind === 'wait') return 'wait';
  if (kind === 'network' || isRefusedToken(failure)) return 'again';
  return kind === 'fatal' && reason === 'invalidPageToken' ? 'restart' : 'place';
}

/** A failure of getting one mail or file. */
export function scopeOfItemFailure(failure: GoogleFailure): FailureScope {
  const { kind, reason } = failure;
  if (kind === 'reconnect' || kind === 'quota') return 'search';
  if (isRefusedToken(failure)) return 'again';
  if (kind === 'admin') return 'place';
  if (kind === 'wait') return 'wait';
  if (kind === 'skip' && (reason === 'noSuchUser' || reason === 'accountDisabled')) return 'place';
  return kind === 'network' ? 'again' : 'item';
}

/** What a pause is for: Google asked for it, or something went wrong there. */
export function waitingForOf(scope: FailureScope): WaitingFor {
  return scope === 'wait' ? 'asked' : 'trouble';
}

/** A fresh token refused: delegation may have ended, or Google has a bad moment. Only if it stays so does it end the place. */
function isRefusedToken({ kind, reason }: GoogleFailure): boolean {
  return kind === 'admin' && reason === 'authError';
}

/** Does it say something of the whole mailbox? Ten of those in a row do; ten deleted or protected files do not. */
export function countsAgainstPlace(failure: GoogleFailure): boolean {
  const { kind, reason } = failure;
  if (isRefusedToken(failure)) return true;
  return kind === 'network' || kind === 'fatal' || (kind === 'skip' && reason === 'failedPrecondition');
}

/** May another try, hours or a settings change later, read what this kept from being read? */
export function mayPass({ kind, reason }: GoogleFailure): boolean {
  if (kind === 'gone') return reason === 'attachmentMissing' || reason === 'invalidAttachmentId';
  if (kind === 'skip') return reason === 'downloadQuotaExceeded';
  return kind !== 'fatal';
}

/** The same of a whole mailbox or drive: suspended accounts come back, those without Gmail stay without. */
export function mayPassAt(failure: GoogleFailure): boolean {
  return failure.kind === 'skip' ? failure.reason !== 'failedPrecondition' : mayPass(failure);
}

/** Is only this part of an item lost, so that the rest may be recorded? */
export function endsItem(failure: GoogleFailure, lastAttempt: boolean): boolean {
  const scope = scopeOfItemFailure(failure);
  return scope === 'item' || (scope === 'again' && lastAttempt);
}
