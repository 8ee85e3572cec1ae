/** How long a sentence says that its contract lasts, and whether it speaks of its contract at all. */
import { findDurations } from '../findDurations.ts';
import { AFTER_ALL, EXPERIENCE, ITSELF_LASTS, OF_DUTY, SO_FAR } from '../lexicon/dutyWords.ts';
import { LASTS, OF_FRAMEWORK, OTHER_THING, OTHER_TIME, OWN_SUBJECT, STATES } from '../lexicon/everydayWords.ts';
import type { Duration } from '../types.ts';
import type { Found } from './found.ts';
import { isLasting } from './renewalLength.ts';
import type { Sentence } from './sentences.ts';

/** How sure a sentence is. */
export const SENTENCE = 0.72;

/** Is what a sentence says before a day or a length about this contract? True where it names nothing that ends or renews. */
export function isOwn(before: string): boolean {
  if (OF_FRAMEWORK.test(before)) return false;
  const verb = STATES.exec(before.slice(-90));
  if (!verb || /^\w+:/.test(verb[0])) return true;
  // "The licence between Abbey DAC and Orla Gannon Limited comes to an end on": whose it is stands between.
  const subject = before
    .slice(0, before.length - verb[0].length)
    .slice(-220)
    .replace(/ between (?:the )?\p{Lu}[^.;]*$/u, '')
    .slice(-160);
  return !/\p{L}/u.test(subject) || (OWN_SUBJECT.test(subject) && !OTHER_THING.test(subject));
}

/** "for twelve months in the first place", "Three years from 1 February 2026", "a minimum 12 months". */
export function lengthOf({ text: laidOut, start, end }: Sentence): Found<Duration> | null {
  const text = laidOut.replace(/ {2,}/g, ' ');
  if (CONDITION.test(text)) return null;
  for (const { duration, start: at, end: stop } of findDurations(text)) {
    if (!duration || !isLasting(duration)) continue;
    const before = text.slice(Math.max(0, at - 50), at);
    const after = text.slice(stop, stop + 40);
    if (
      /^(?:'s?|s')? ?(?:written |prior )*(?:notice|before|prior|warning|in advance|of (?:the )?(?:invoice|date of invoice)|old\b)/i.test(
        after,
      )
    )
      continue;
    if (
      OTHER_TIME.test(before) ||
      KEPT.test(before) ||
      /\b(?:another|further|successive|additional|renew\w*|extend\w*|extension|each|every|notice|(?:or|anything) over|within|after|last(?! for)|previous|past|up to)\b[^.]{0,25}$/i.test(
        before,
      )
    )
      continue;
    const lead = text.slice(Math.max(0, at - 250), at);
    if (!isOwn(lead) || NEVER.test(lead) || SURVIVES.test(after) || FURTHER.test(lead) || isOfDuty(lead, after))
      continue;
    const opens =
      /^\W*$/.test(text.slice(0, at)) &&
      /^ (?:to (?:start|begin)(?: with)?,? )?(?:from|starting|beginning|commencing)\b/i.test(after);
    if (opens || LASTS.test(before) || /^ (?:minimum|contract|commitment|fixed|initial)\b/i.test(after))
      return { value: duration, start, end, confidence: SENTENCE, working: null };
  }
  return null;
}

/** Does what lasts so long survive the contract, or is it a duty, a warranty or what is kept, and not the contract itself? */
function isOfDuty(lead: string, after: string): boolean {
  if (AFTER_ALL.test(after) || EXPERIENCE.test(after) || SO_FAR.test(lead)) return true;
  return OF_DUTY.test(ITSELF_LASTS.exec(lead)?.[0] ?? lead);
}

/** What somebody must not do for a time says nothing of the contract's own; but it may not be ended. */
const NEVER =
  /\b(?:won't|(?:will|shall|may|must|do|does) not)\b(?![^.]{0,60}\b(?:cancel|terminat|end|leave|stop)\w*)[^.]*$/i;
/** Documents that are kept, work that is guaranteed, a price that is reckoned over so many weeks. */
const KEPT =
  /\b(?:worked out|spread|averaged|calculated|divided|paid|payable|invoiced|charged|billed|collected) over [^.]{0,12}$|\bkeep (?:it|them|this|these)(?: \w+)? for $|\bguarantee[ds]?\b[^.]{0,30}$|\b(?:papers|paperwork|records|files|documents|data|copies|logs|backups|recordings|footage|vouchers)\b[^.]{0,40}\b(?:kept|held|stored|retained|preserved|archived)\b[^.]{0,25}$|\b(?:keep|retain|store|hold)s?\b[^.]{0,20}\b(?:papers|records|files|documents|data|copies)\b[^.]{0,20}$/i;
/** It goes on behind the end. */
const SURVIVES =
  /^ (?:at a time|each time)\b|^[^.;,]{0,20}\b(?:trial|probation\w*|settling[- ]in)\b|^ after (?:it|the end|its end|that|this|termination|expiry|you|we|they)\b/i;
/** By how much the term may be made longer. */
const FURTHER = /\b(?:extend|prolong|renew)\b[^.;,]{0,60}$/i;
/** What holds only if something happens, is about what is left out, or advertises: "If the fee is three weeks late", "Not set to renew: …". */
export const CONDITION =
  /^\W*(?:\d{1,2}(?:\.\d{1,2})?[.)]? )?(?:if|should|where|not (?:set|due) to renew|not (?:included|covered))\b|\d ?% off\b/i;
