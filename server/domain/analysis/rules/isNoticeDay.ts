/** Whether a day that looks like an end is the one until which notice can be given, or an option used. */
import type { Context } from '../clauses/context.ts';
import {
  AT_THE_LATEST,
  COME_BY,
  PAYS_OR_COVERS,
  TELLS_OPTION,
  THIS_TIME,
  UNLESS_TOLD,
  UNTIL_DAYS,
  WANTS_NOT,
} from '../lexicon/lastDays.ts';
import { SENDS, USES_IT } from '../lexicon/optionUse.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { beginsWith, says } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import { expression } from '../text/expression.ts';

const UNTIL_DAY = expression(`(?<!\\p{L})${UNTIL_DAYS} ?$`, 'i');
/** So far behind a day somebody tells it. */
const NEXT = 40;
/** "… setzt sich fort, falls nicht eine Seite der anderen bis zum …". */
const UNLESS = expression(`(?<!\\p{L})${UNLESS_TOLD}(?!\\p{L})`, 'i');
/** "Dieses Verlangen ist bis zum 31. Oktober 2027 mit eingeschriebenem Brief zuzustellen". */
const USES = expression(`(?<!\\p{L})${USES_IT}`, 'i');
const SENDS_IT = expression(`(?<!\\p{L})(?:${TELLS_OPTION}|${SENDS})(?!\\p{L})`, 'i');
const TELLS_IT = expression(`(?<!\\p{L})${TELLS_OPTION}(?!\\p{L})`, 'i');

/** "bis zum 18. November 2026 kündigen", "puede cancelar hasta el 18 de noviembre": until then notice can be given. */
export function isNoticeDay(lexicon: Lexicon, { before, after, clauseBefore, sentence }: Context): boolean {
  const { near } = lexicon.lengths.notice;
  return (
    UNTIL_DAY.test(before) &&
    (beginsWith(lexicon, 'notice behind', near, after) !== null ||
      says(lexicon, 'notice', near, clauseBefore) ||
      (TELLS_IT.test(after.slice(0, NEXT)) && says(lexicon, 'may renew', lexicon.mayRenew, sentence)) ||
      (SENDS_IT.test(after) && USES.test(sentence)) ||
      // "…, wenn er nicht bis zum 30. September 2028 schriftlich gekündigt wird".
      (UNLESS.test(before) &&
        (TELLS_IT.test(after.slice(0, NEXT)) || says(lexicon, 'notice', near, after.slice(0, NEXT))) &&
        says(lexicon, 'renews', lexicon.renews, sentence)))
  );
}

/** So far before its day "for this renewal" stands, and so far above it what notice is. */
const REACH = 120;
const ABOVE = 250;
const LIMIT = expression(`(?:(?<!\\p{L})(?:${UNTIL_DAYS}|${AT_THE_LATEST}(?: \\p{L}+){0,2})|:) ?$`, 'i');
const LIMIT_BEHIND = expression(`^,? ?(?:${AT_THE_LATEST}|${COME_BY})(?!\\p{L})`, 'i');
const THIS = expression(`(?<!\\p{L})${THIS_TIME}(?!\\p{L})`, 'i');
const UNWANTED = expression(`(?<!\\p{L})${WANTS_NOT}(?!\\p{L})`, 'i');
const OTHERWISE = expression(`(?<!\\p{L})${PAYS_OR_COVERS}|\\d`, 'i');

/** "…, para la presente renovación, como máximo hasta el 30 de noviembre": behind what the contract says of notice, its last day for this time. */
export function isThisTime(paper: Paper, lexicon: Lexicon, mention: Span, { unit, before, after }: Context): boolean {
  const lead = paper.text.slice(Math.max(unit.start, mention.start - REACH), mention.start);
  const said = THIS.exec(lead) ?? UNWANTED.exec(lead);
  if (!said || !(LIMIT.test(before) || LIMIT_BEHIND.test(after)) || OTHERWISE.test(lead.slice(said.index)))
    return false;
  const above = paper.text.slice(Math.max(0, unit.start - ABOVE), mention.start);
  return UNWANTED.test(lead) || says(lexicon, 'notice', lexicon.lengths.notice.near, above);
}
