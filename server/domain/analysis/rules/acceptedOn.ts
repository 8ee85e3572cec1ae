/** Days below the words by which an offer or an order is accepted. */
import { MAIL_FROM, MAIL_TO } from '../lexicon/anyLanguage.ts';
import { DATE_LABELS } from '../lexicon/sidesAnyLanguage.ts';
import { hasGap } from '../clauses/context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { patternOf } from '../lexicon/patterns.ts';
import type { DayMention } from '../mentions/days.ts';
import type { Paper } from '../text/paper.ts';
import { isAccepted, isLetter } from './offers.ts';
import { expression } from '../text/expression.ts';

/** So far before its day a line of acceptance stands at most. */
const ACCEPTED = 160;
/** Nothing before a day but its label: "Datum: ". */
const DAY_LABEL = expression(`^(?:(?:\\p{L}+(?: \\p{L}+)? ?[&,/+] ?)?${DATE_LABELS} ?:? ?)?$`, 'i');
const HEAD = expression(`@|(?:^|\\n)[> ]*(?:${MAIL_FROM}|${MAIL_TO}) ?:`, 'i');

/**
 * "Aceptamos el presupuesto. / Conservas Peña Labra, S.A. / 22/09/2026": a day that begins one of the lines below, or below an offer behind its label.
 * "Am 1. März geht es los" does not, nor do the heads of a message that is answered.
 */
export function isBelowAcceptance(paper: Paper, lexicon: Lexicon, { start, end }: DayMention): boolean {
  const before = paper.text.slice(Math.max(0, start - ACCEPTED), start);
  const lines = before.split('\n');
  const lead = lines.at(-1) as string;
  const accepted = patternOf(lexicon, 'accepts', () => expression(`^(?:${lexicon.kind.accepted})(?![\\p{L}])`, 'i'));
  const above = lines.slice(1, -1).slice(-3);
  if (!DAY_LABEL.test(lead) || !above.some((line) => accepted.test(line))) return false;
  const rest = paper.text.slice(end, end + ACCEPTED).split('\n', 2);
  if (lead.includes(':'))
    return !HEAD.test([before, ...rest].join('\n')) && (isAccepted(paper, lexicon) || isLetter(paper, lexicon));
  return lead === '' || hasGap(paper, end) || /^[ .,]*$/.test(rest[0] as string);
}
