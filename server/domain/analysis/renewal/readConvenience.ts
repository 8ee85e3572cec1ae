/** The notice by which a side may end an agreement that renews not by itself, without a reason: "at any time upon sixty (60) days' written notice". */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import { findDurations, type DurationMention } from '../findDurations.ts';
import {
  AFTER_NOTICE,
  AHEAD_OF_IT,
  ENDS_IT,
  FREELY,
  MAY_END,
  NO_REASON,
  NOTICE_AFTER,
  NOTICE_BEFORE,
  OF_A_CASE,
  ON_CONDITION,
} from '../lexicon/convenienceWords.ts';
import type { Duration } from '../types.ts';

type Convenience = Reading<Duration> & { freely: boolean };

/** So surely it is read where one length is said, and nothing else is. */
const CONFIDENCE = 0.7;
/** Two lengths for two sides are a question. */
const UNSETTLED = 0.5;
/** A clause that is longer speaks of more than one thing. */
const LONGEST = 1500;
/** What leads to the items of a list: "This Agreement may be terminated: (a) …; (b) …". */
const ITEM = /; ?| (?=\((?:[a-z]|[ivx]{1,4})\) )|[:,] (?:and |or )?(?=\(\d\) )/;
/** "after either party gives the other": that it may is said by this alone. */
const GIVEN = /\b(?:after|following|from) [^.;]{0,40}\bpart(?:y|ies) (?:has |shall have )?(?:give|serve|deliver|sen)/i;
/** So much of the words before and behind a length is its own. */
const NEAR = 320;

/** The length that all such clauses agree in; a question where they don't. Linear. */
export function readConvenience(document: Document): Reading<Duration> | null {
  const found: Convenience[] = [];
  for (const sentence of document.sentences) {
    const body = document.text.slice(sentence.start, sentence.end);
    // What is found fastest is asked first.
    if (!/noti(?:ce|f)/i.test(body) || !/\b(?:day|week|month|year)s?\b/i.test(body)) continue;
    if (!(MAY_END.test(body) || GIVEN.test(body)) || OF_A_CASE.test(body)) continue;
    let start = 0;
    const lead = clauses(body)[0] ?? '';
    for (const clause of clauses(body)) {
      for (const mention of clause.length > LONGEST ? [] : findDurations(clause)) {
        const value = mention.duration;
        if (!value || !isConvenience(start === 0 ? '' : lead, clause, mention)) continue;
        const span = quoteSpan(
          document,
          sentence.start + start + mention.start,
          sentence.start + start + mention.end,
          sentence,
        );
        found.push({ value, ...span, working: null, confidence: CONFIDENCE, freely: FREELY.test(clause) });
      }
      start += clause.length;
    }
  }
  const freely = found.filter((one) => one.freely);
  const among = freely.length > 0 ? freely : found;
  const [first] = among;
  if (!first) return null;
  const { freely: _, ...reading } = first;
  const same = among.every(({ value }) => value.n === first.value.n && value.unit === first.value.unit);
  return same ? reading : { ...reading, confidence: UNSETTLED };
}

/** A sentence's parts at its semicolons and before the letters of a list; together they are the sentence. */
function clauses(body: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let rest = body; rest !== ''; rest = body.slice(from)) {
    const match = ITEM.exec(rest);
    const end = match ? from + match.index + match[0].length : body.length;
    parts.push(body.slice(from, end));
    from = end;
  }
  return parts;
}

function isConvenience(lead: string, clause: string, { start, end }: DurationMention): boolean {
  const before = clause.slice(Math.max(0, start - NEAR), start);
  const after = clause.slice(end, end + NEAR);
  const isNotice =
    NOTICE_AFTER.test(after) ||
    (NOTICE_BEFORE.test(before) && (AHEAD_OF_IT.test(after) || /^ ?(?:['’]s?)?\W*$|^[,.]/.test(after)));
  if (AFTER_NOTICE.test(after)) return !ON_CONDITION.test(after.replace(NO_REASON, ' '));
  if (!isNotice) return false;
  // "…, provided that …": what it binds the right to.
  const own = `${before} # ${after.replace(/,? (?:provided|and (?:payment|upon)|whereupon|failing which|otherwise|in which (?:case|event)|such termination)\b[^]*$/i, '')}`;
  const said = `${lead.slice(-NEAR)} ${own}`.replace(NO_REASON, ' ');
  return ENDS_IT.test(`${lead.slice(-NEAR)} ${own}`) && MAY_END.test(`${lead} ${own}`) && !ON_CONDITION.test(said);
}
