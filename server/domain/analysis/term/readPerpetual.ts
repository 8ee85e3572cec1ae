/** Agreements that say they have no end: "in perpetuity", "indefinitely", "until terminated by either party". */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import type { Span } from '../splitSentences.ts';
import { hasForeignTopic, ownWords } from './ownWords.ts';
import { scoreSubject } from './subject.ts';
import { STRONG_OTHER } from './subjectPatterns.ts';
import { everyMatch } from '../../everyMatch.ts';

const OPEN_END =
  /\b(?:in perpetuity|forever|perpetual(?:ly)?|indefinite(?:ly)?|evergreen|until (?:it is |such time as it is |otherwise |validly |earlier |so |either party |duly )?(?:terminat(?:ed|ion|es)|cancell?ed)|unless (?:and until )?(?:otherwise |earlier |sooner )?(?:it is )?(?:terminated|cancell?ed)|unless and until (?:it is )?ended|until (?:the |any |its )?(?:earlier )?termination (?:of this|by|pursuant|as|in accordance|hereof)|until (?:either|a|any|one) party|when terminated by|until dissolved by|until such time as (?:either|this|it|one)|until (?:determined|ended|brought to an end|given up)(?: by\b| as\b| in accordance| under)|without (?:limit(?:ation)? (?:of|in|as to) time|time limit)|unlimited(?= in (?:time|duration)|[.,;])|(?:unlimited|undetermined) (?:term|period|in time|time|duration)|for ever\b)/gi;
/** A word of every open end: most sentences have none. */
const OPEN_WORD = /when terminated|perpetu|for ?ever|indefinite|evergreen|until |unless |limit|undetermined/i;
/** "the licence hereby granted is perpetual", "the easements at A and B are perpetual": what the paper is called after. */
const IS =
  /\b(?:[Tt]he|[Tt]his|[Tt]hese|[Ss]aid|[Ss]uch) [^.;]{3,80}\b(?:is|are|shall be|be) (?:granted |made )?(?:hereby )?$/;

/** "This Agreement shall be worldwide in scope, shall be perpetual in duration". */
const OF_ITSELF = /\b[Tt]his (?:[\w-]{2,16} ){0,3}(?:[Aa]greement|[Cc]ontract|[Dd]eed|[Mm]emorandum)\b/;

/** Says it outright, of whatever the sentence is about. */
const NO_TERM =
  /\b(?:no fixed (?:term|duration|period|end(?: date)?)|no expiration date|no (?:stated|specified) (?:term|expiration)|not for a fixed term)\b/i;

/** Of a sentence with "unless terminated": it has an end besides, if only a blank one. */
const NAMES_AN_END =
  /\b(?:years|months|weeks|one[- ]year|anniversary|expires?|end(?:s|ing)?|through)\b|\) ?-?year\b|\buntil\b(?! (?:so |otherwise |earlier )?(?:terminat|cancel))|\[|__/i;

/** "for a primary term of ten years from the In-Service Date, and from year to year thereafter, until": it has a term, if of unknown days. */
const AFTER_A_TERM = /\b(?:term|period) of [^.;]{0,30}\b(?:years?|months?)\b[^;]*\bthereafter\b/i;

const AFTER_THE_TERM =
  '\\b(?:after|once|following|beyond|upon expiry of|at the end of) (?:the|this|your|its|that|such) (?:expiry of the )?(?:minimum|initial|fixed|first|primary) (?:\\w+ )?(?:term|period)\\b';
const MAY_LEAVE =
  '(?:you|we|it|either party|either of us|the (?:customer|client|tenant|hirer|lessee|licensee|member|supplier)) (?:may|can) (?:be )?(?:cancel|terminat|end|leave|stop)(?:led|ed)?';

/** "… for two years and thereafter until terminated": it goes on behind a term that ends. */
const BEHIND_A_TERM =
  /\b(?:thereafter|after (?:that|this|which|(?:the|such|this|its|that) (?:\w+ )?(?:term|period|date)))\b[^.;]{0,120}$/i;

/** "After the minimum period it continues until ended by", "you may cancel at any time after the minimum term": by the term's name. */
const BEHIND_A_NAMED_TERM = new RegExp(
  `${AFTER_THE_TERM}[^.;]{0,120}\\b(?:until (?:it is )?(?:ended|terminated|cancell?ed|determined|either|one of|you or we|we or you)|${MAY_LEAVE})\\b|\\b${MAY_LEAVE}\\b[^.;]{0,50}${AFTER_THE_TERM}|\\bto (?:expire|end|take effect) (?:on or )?after the (?:last day|end) of the (?:minimum|initial) `,
  'i',
);

/** "It has a minimum term of 24 months. Thereafter either party may terminate it on 90 days' notice." */
const THEN_ENDED = new RegExp(
  `\\b(?:thereafter|after (?:that|which)|afterwards|from then on),? ${MAY_LEAVE}\\w*[^.;]{0,80}\\b(?:any ?time|notice)\\b|\\b(?:then|thereafter|afterwards) (?:be )?(?:cancell?able|terminable)\\b`,
  'i',
);
const FIRST_TERM =
  /\b(?:minimum|initial|first|fixed|primary) (?:[\w-]+ ){0,2}(?:term|period)\b|\b(?:term|period|runs?) [^.;]{0,40}\bminimum\b|\bminimum of\b/i;
const CAN_END = /\b(?:cancell?able|terminable)\b/i;
/** So far before it the first term is named. */
const BESIDE_TERM = 260;

const THEN =
  /\b(?:then (?:be )?(?:cancell?able|terminable)|thereafter|afterwards|after that|after which|from then on)\b/i;

/** A word of every such name. */
const NAMED_TERM = /\b(?:minimum|initial|fixed|first|primary) /i;

/**
 * `outright`: says that there is no end, rather than that there may be one sooner ("unless earlier terminated"). `afterTerm`: it goes on behind
 * a term until somebody ends it.
 */
export type PerpetualReading = Reading<true> & { outright: boolean; afterTerm: boolean };

/** An open end in one sentence, or null. */
export function readPerpetual(document: Document, sentence: Span, body: string): PerpetualReading | null {
  let reserved: PerpetualReading | null = null;
  for (const match of OPEN_WORD.test(body) ? everyMatch(body, OPEN_END) : []) {
    const before = body.slice(Math.max(0, match.index - 300), match.index);
    if (!isOfAgreement(document, sentence, before, body.slice(match.index))) continue;
    const reading = asReading(document, sentence, match, body);
    if (reading.outright) return reading;
    reserved ??= reading;
  }
  const lead = document.text.slice(Math.max(0, sentence.start - BESIDE_TERM), sentence.start);
  const behind =
    (NAMED_TERM.test(body) ? BEHIND_A_NAMED_TERM.exec(body) : null) ??
    (THEN.test(body) && (FIRST_TERM.test(lead + body) || CAN_END.test(body)) ? THEN_ENDED.exec(body) : null);
  if (behind && !reserved?.afterTerm) {
    const start = sentence.start + behind.index;
    const span = quoteSpan(document, start, start + behind[0].length, sentence);
    reserved = { value: true, ...span, working: null, confidence: 0.8, outright: false, afterTerm: true };
  }
  const outright = NO_TERM.exec(body);
  return outright && /\bagreement|contract\b/i.test(body) ? asReading(document, sentence, outright, body) : reserved;
}

function isOfAgreement(document: Document, sentence: Span, before: string, after: string): boolean {
  if (IS.test(before.slice(-110)) && /^(?:perpetual|in perpetuity|for ?ever)/i.test(after)) {
    const own = ownWords(document);
    if (
      (own.isNamedAfter(before.slice(-110)) || OF_ITSELF.test(before.slice(-110))) &&
      !hasForeignTopic(before.slice(-110), STRONG_OTHER, own)
    )
      return true;
  }
  if (
    !/\b(?:continu\w*|remain\w*|effect\w*|force|term|valid|duration|period|thereafter|concluded|made|runs?|binds?)\b[^.;]{0,120}$/i.test(
      before,
    )
  )
    return false;
  const right = /\b(?:licen[sc]e|rights?|surviv\w*|obligations?)\b[^.;]{0,60}$/i.test(before);
  if (right && !/agreement/i.test(before.slice(-120))) return false;
  return scoreSubject(document, sentence, before, after) >= 3;
}

function asReading(document: Document, sentence: Span, match: RegExpExecArray, body: string): PerpetualReading {
  const start = sentence.start + match.index;
  return {
    value: true,
    ...quoteSpan(document, start, start + match[0].length, sentence),
    working: null,
    confidence: 0.8,
    afterTerm: /^until|^unless and until/i.test(match[0]) && BEHIND_A_TERM.test(body.slice(0, match.index)),
    outright:
      /^until/i.test(match[0]) && AFTER_A_TERM.test(body.slice(0, match.index))
        ? false
        : !/^unless/i.test(match[0]) || !NAMES_AN_END.test(body),
  };
}
