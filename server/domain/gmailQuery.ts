/** A search as Gmail's `q`, and the second look that Gmail's inexact dates make necessary. */
import { asTerm, keywordGroups } from './searchKeywords.ts';
import { isWithinWindow, type SearchWindow } from './searchWindow.ts';

/** Gmail's after: and before: have been seen to be off, so the query asks for a day more at each end. */
const WIDEN_SECONDS = 86_400;

export type GmailCriteria = { keywords: readonly string[]; window: SearchWindow; excludeDrafts: boolean };

/**
 * The queries whose results together are the search; a message may come in several. None where no keyword can be searched
 * for. Dates are epoch seconds (milliseconds find nothing; date words mean Pacific time).
 */
export function gmailQueries({ keywords, window, excludeDrafts }: GmailCriteria): string[] {
  const limits = [
    window.from === null ? null : `after:${Math.max(0, Math.floor(window.from / 1000) - WIDEN_SECONDS)}`,
    window.until === null ? null : `before:${Math.max(0, Math.ceil(window.until / 1000) + WIDEN_SECONDS)}`,
    excludeDrafts ? '-in:drafts' : null,
  ].filter((limit) => limit !== null);
  return keywordGroups(keywords).map((group) => {
    const phrases = group.map(asTerm).join(' OR ');
    return [group.length > 1 ? `(${phrases})` : phrases, ...limits].join(' ');
  });
}

/** Is a message that Gmail listed really wanted? By the day it was accepted, and no draft where drafts are left out. */
export function isWantedMessage(
  message: { internalDate: number; labelIds: readonly string[] },
  criteria: Pick<GmailCriteria, 'window' | 'excludeDrafts'>,
): boolean {
  if (criteria.excludeDrafts && message.labelIds.includes('DRAFT')) return false;
  return isWithinWindow(criteria.window, message.internalDate);
}
