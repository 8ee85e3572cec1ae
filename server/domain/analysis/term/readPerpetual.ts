/** Agreements that say they have no end: "in perpetuity", "indefinitely", "until terminated by either party". */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import type { Span } from '../splitSentences.ts';
import { scoreSubject } from './subject.ts';

const OPEN_END =
  /\b(?:in perpetuity|perpetual(?:ly)?|indefinite(?:ly)?|evergreen|until (?:it is |such time as it is |otherwise |validly |earlier |so |either party |duly )?(?:terminat(?:ed|ion|es)|cancell?ed)|unless (?:and until )?(?:otherwise |earlier |sooner )?(?:it is )?(?:terminated|cancell?ed)|until (?:the |any |its )?(?:earlier )?termination|until either party|until such time as (?:either|this|it|one)|without limit of time|no fixed term|unlimited (?:term|period))/i;

/** An open end in one sentence, or null. */
export function readPerpetual(document: Document, sentence: Span, body: string): Reading<true> | null {
  const match = OPEN_END.exec(body);
  if (!match) return null;
  const before = body.slice(Math.max(0, match.index - 300), match.index);
  if (!/\b(?:continu\w*|remain\w*|effect\w*|force|term|valid|duration|period)\b[^.;]{0,120}$/i.test(before))
    return null;
  if (
    /\b(?:licen[sc]e|rights?|surviv\w*|obligations?)\b[^.;]{0,60}$/i.test(before) &&
    !/agreement/i.test(before.slice(-120))
  )
    return null;
  if (scoreSubject(document, sentence, before, body.slice(match.index)) < 3) return null;
  const span = quoteSpan(
    document,
    sentence.start + match.index,
    sentence.start + match.index + match[0].length,
    sentence,
  );
  return { value: true, ...span, working: null, confidence: 0.8 };
}
