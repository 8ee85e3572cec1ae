/** Agreements whose term ends with something that happens: "shall continue until the last Valid Claim has expired". No day, but no other day either. */
import type { Document } from '../document.ts';
import type { Span } from '../splitSentences.ts';
import { scoreSubject } from './subject.ts';
import { MOST_TIMES, wordsBefore } from './wordsAround.ts';
import { everyMatch } from '../../everyMatch.ts';

const GOES_ON_TO =
  /\b(?:continu\w*|remain\w*|effect|force|extends?|valid|expires?|terms?|duration)\b[^.;]{0,60}?\b(?:until|so long as|as long as|through|(?:expires?|terminates?|ends?) (?:on|upon|at)(?= (?:the )?(?:last day|end|expir\w*|expiry|completion|conclusion|termination) of)) (?=the|all|such|both|each|any|its|completion|expir|termination of the|[A-Z])/gi;
/** What makes it a day, or only somebody's wish. */
const NO_EVENT =
  /\b(?:19|20)\d\d\b|\b(?:anniversary|days?|weeks?|months?|years?|cancell?ed)\b|\bterminated (?:by|as|pursuant|in accordance|under|hereunder|upon|at)\b|\bdate\b(?! (?:on|upon) which| that| when)|\[|_/i;
/** So surely must the sentence speak of the agreement's own term. */
const OF_IT = 4;
/** Characters in which the event is named. */
const REACH = 140;

/** Does the sentence say that the agreement's own term ends with an event? */
export function endsByEvent(document: Document, sentence: Span, body: string): boolean {
  if (!/until |as long as |through |(?:expires?|terminates?|ends?) (?:on|upon|at) /.test(body)) return false;
  for (const match of everyMatch(body, GOES_ON_TO).slice(0, MOST_TIMES)) {
    const at = match.index + match[0].length;
    const event = /^[^.;]*/.exec(body.slice(at, at + REACH))?.[0] ?? '';
    if (NO_EVENT.test(event)) continue;
    if (scoreSubject(document, sentence, wordsBefore(body, at), '') >= OF_IT) return true;
  }
  return false;
}
