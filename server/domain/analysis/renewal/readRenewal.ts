/** How an agreement renews: the length of a renewal, whether it comes by itself, how often, and the notice that stops it. */
import type { Document, Reading } from '../document.ts';
import { showDuration } from '../findDurations.ts';
import { maskInnerDots } from '../innerDots.ts';
import type { Span } from '../splitSentences.ts';
import { ownWords } from '../term/ownWords.ts';
import { sentencesWith } from '../text/sentencesWith.ts';
import type { Duration } from '../types.ts';
import { readAmendedNotice } from './readAmendedNotice.ts';
import { readNotice, type NoticeReading } from './readNotice.ts';
import { readRenewalTerm, type RenewalTermReading } from './readRenewalTerm.ts';

export type RenewalReading = {
  term: Reading<Duration> | null;
  automatic: boolean | null;
  /** A party may renew it: it goes on only where that is used. */
  option: boolean;
  /** How many renewals there can be; null: the document sets no limit. */
  limit: number | null;
  notice: Reading<Duration> | null;
};

const GATE =
  /\b(?:renew\w*|exten(?:d|ded|ds|sions?)|prolong\w*|successive|year[- ]to[- ]year|month[- ]to[- ]month|evergreen|expir\w+|end of|anniversary|terminat\w*|automatic\w*|roll-?overs?|roll(?:s|ed)? (?:over|forward|on|into|month\w*)|(?:goes|go|carr(?:y|ies)|runs?) on|thereafter|at a time|each time|by year|by month|carried over|like periods|(?:another|further) (?:[\w()-]{1,12} ){0,3}(?:terms?|periods?|years?|months?)|auto-|one (?:year|month) to the next|carried (?:forward|on)|self-\w+|options?|quarter (?:by|to)|week to|extend|succeeded by|added to|for further|after that|silence|rolling|it for)\b/gi;

/** "Failing such notice, the Agreement is renewed": speaks of a notice of one of the sentences before. */
const FAILING_NOTICE =
  /\b(?:failing|absent|without|in the absence of|no|neither|such|that|said|this|not)\b[^.;]{0,40}\b(?:notice|notification|notified|written request|declaration)\b/i;
/** So much must speak for a renewal being the agreement's own. */
const OF_AGREEMENT = 3;
/** A word of every notice that can stand before what it stops. */
const WISHES = /\b(?:wish|want|desir|inten[dt]|elect|declar|notif)/i;
/** So many sentences about terms may stand between them. */
const AHEAD = 3;

/** In an amendment: "Section 6.2 (Renewal) is deleted", "neither party shall have any right to renew". */
const NO_MORE =
  /\b[Tt]here shall be no (?:automatic )?(?:renewals?|extensions?)\b|\b[Nn]o (?:automatic |further )?(?:renewals?|extensions?) (?:shall|will) (?:occur|take place|be made|follow)\b|\b(?:[Rr]enewals?|[Ee]vergreen|[Aa]utomatic [Ee]xtensions?|month[- ]to[- ]month continuation)(?: [Tt]erms?| provisions?)?[)"]? (?:is|are|shall be) (?:hereby )?(?:deleted|omitted|removed|of no (?:further )?(?:force|effect))\b|\b(?:[Oo]ptions?|[Rr]ights?) (?:to|of) (?:renew|extend|extension)\w*\)?[^.;]{0,60} (?:is|are|shall be) (?:hereby )?(?:deleted|omitted|removed|cancelled|struck out|of no (?:further )?(?:force|effect))\b|\bneither party shall have (?:any|the|a) (?:right|obligation|option)(?: or (?:right|obligation|option))? to (?:renew|extend)\b/;

/** Reads the renewal clause. `length`: of the initial term, for renewals "of the same duration". Linear. */
export function readRenewal(document: Document, length: Duration | null): RenewalReading {
  const { amends } = ownWords(document);
  if (amends && NO_MORE.test(document.text))
    return { term: null, automatic: false, option: false, limit: null, notice: null };
  let best: RenewalTermReading | null = null;
  let notice: NoticeReading | null = null;
  let automatic: boolean | null = null;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let afterAutomatic = false;
  // A notice read before the sentence that says what happens without it.
  let ahead: { notice: NoticeReading; since: number } | null = null;
  const isGated = new Set(sentencesWith(document, GATE));
  // Only an amendment speaks of a notice elsewhere.
  for (const at of amends ? document.sentences.keys() : isGated) {
    const sentence = document.sentences[at] as Span;
    if (sentence.end - sentence.start < 20) continue;
    const words = document.text.slice(sentence.start, sentence.end);
    const amended = amends ? readAmendedNotice(document, sentence, words) : null;
    if (amended && (!notice || amended.score > notice.score)) notice = amended;
    if (!isGated.has(at)) continue;
    const body = maskInnerDots(words);
    const found = readRenewalTerm(document, sentence, body);
    if (found) {
      renewedAt = at;
      afterAutomatic = found.automatic === true && found.score >= OF_AGREEMENT;
      if (found.term && found.score >= 3 && (!best || found.score > best.score)) best = found;
      if (found.automatic !== null && (found.automatic ? found.score >= OF_AGREEMENT : found.term === null))
        automatic ??= found.automatic;
    }
    // What renews is something else: its notice is too.
    if (found?.automatic === true && found.score < OF_AGREEMENT) continue;
    if (ahead && (ahead.since += 1) > AHEAD) ahead = null;
    const stop =
      readNotice(document, sentence, body, {
        renewsHere: found !== null,
        renewsAutomatically: afterAutomatic,
        sentencesSince: at - renewedAt,
      }) ?? (ahead && afterAutomatic && renewedAt === at && FAILING_NOTICE.test(body) ? ahead.notice : null);
    if (!stop && !afterAutomatic && WISHES.test(body)) {
      const early = readNotice(document, sentence, body, {
        renewsHere: false,
        renewsAutomatically: true,
        sentencesSince: 1,
      });
      if (early) ahead = { notice: early, since: 0 };
    }
    if (stop && (!notice || stop.score > notice.score)) notice = stop;
  }
  return {
    term: resolveSame(best, length),
    automatic: best?.automatic ?? automatic,
    option: best?.automatic === false && best.term !== null && best.byBargain !== true,
    limit: best?.limit ?? null,
    notice,
  };
}

function resolveSame(best: RenewalTermReading | null, length: Duration | null): Reading<Duration> | null {
  if (!best?.term) return null;
  const { value, ...place } = best.term;
  if (value !== 'same') return { ...place, value };
  return length && { ...place, value: length, working: `as long as the initial term = ${showDuration(length)}` };
}
