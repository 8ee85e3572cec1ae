/** Letters and emails about a contract that is running already: their day is not the contract's. */
import { RENEWAL_NOTICE, YOUR_PLAN } from '../lexicon/everydayKinds.ts';
import type { Terms } from './found.ts';

/** Heads of an email. */
export const MAIL = /^[ \t>]*(?:from|subject) ?:/im;

/** A letter about a contract that is running: its day is not the contract's. */
export function isRenewalNotice(raw: string, { automatic, starts }: Terms): boolean {
  if (RENEWAL_TITLE.test(raw.slice(0, TITLED)) || (automatic?.value === true && REMINDS.test(raw))) return true;
  if (automatic?.value !== true || starts !== null) return false;
  return MAIL.test(raw) || (YOUR_PLAN.test(raw) && RENEWAL_NOTICE.test(raw));
}

/** What a letter about a renewal is called, within so many characters. */
const RENEWAL_TITLE =
  /^\W*(?:(?:subject|re) ?: ?)?(?:renewal (?:of your|invitation|notice)|your [^.;:\n]{0,40}renewal)\b/im;
const TITLED = 1200;
const REMINDS = /\ba reminder that\b|\bwe (?:are writing to )?remind you\b|\bto remind you\b/i;
