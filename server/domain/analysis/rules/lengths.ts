/** Which length is which: the term's, the renewal's, the notice's, or something else's. Words in its clause and right beside it are weighed. */
import { contextsOf, type Context } from '../clauses/context.ts';
import { AHEAD, BEFORE_ITS_END, FOR_CAUSE } from '../lexicon/anyLanguage.ts';
import { AT_THE_SOONEST, IN_ALL } from '../lexicon/optionUse.ts';
import type { LengthRole, Lexicon } from '../lexicon/lexicon.ts';
import { BEFORE_REST, LAST_ONES } from '../lexicon/yearlessWords.ts';
import { beginsWith, endsWith, says } from '../lexicon/patterns.ts';
import type { LengthMention } from '../mentions/lengths.ts';
import type { Paper } from '../text/paper.ts';
import { expression } from '../text/expression.ts';
import { isAnnouncement, isForSpecial, isFormerLength } from './changedLengths.ts';

export type LengthReading = {
  mention: LengthMention;
  context: Context;
  role: LengthRole;
  /** 0 to 1. */ likelihood: number;
};

const ROLES: readonly LengthRole[] = ['renewal', 'notice', 'term', 'other'];
const WEIGHTS = { near: 2, before: 2, after: 1.5, sentence: 0.5 };
/** From this weight on a role is believed. */
const ENOUGH = 2.5;
const NOT_IT = 2;
/** What is left of the term when notice has been given. */
const LAST_PART = 4;
const NOTICE = ROLES.indexOf('notice');
const REST = expression(`(?<!\\p{L})${BEFORE_REST}(?: ${LAST_ONES})? ?$`, 'i');
const LAST = expression(`(?<!\\p{L})${LAST_ONES}(?!\\p{L})`, 'i');
/** What is for a special case is a question. */
const ASKED = 0.5;
/** What a length right before the end of the term weighs more. */
const BEFORE_ITS = 1;
const BEFORE_END = expression(`^ ?(?:(?:(?:au|ten|al) )?(?:\\p{L}+ )?${BEFORE_ITS_END}|${AHEAD}(?!\\p{L}))`, 'i');
/** So far before a length its sentence says why somebody may go. */
const LEAD = 300;
const CAUSE = expression(FOR_CAUSE, 'i');
const ALL_TERMS = expression(`(?<!\\p{L})(?:${IN_ALL}|${AT_THE_SOONEST})(?: (?:auf|von|de|d'|van|tot|zu))* ?$`, 'i');

export function readLengths(paper: Paper, lexicon: Lexicon, mentions: readonly LengthMention[]): LengthReading[] {
  const former: LengthReading[] = [];
  const readings = contextsOf(paper, lexicon, mentions).map(({ mention, context }, at, all): LengthReading => {
    const lead = paper.text.slice(Math.max(context.unit.start, mention.start - LEAD), mention.start);
    const isForCause = CAUSE.test(lead) || isAnnouncement(`${context.clauseBefore} | ${context.clauseAfter}`);
    const own = paper.text.slice(mention.start, mention.end);
    const weights = ROLES.map((role) => (role === 'notice' && isForCause ? 0 : weigh(lexicon, role, context, own)));
    if (isLongest(context)) return { mention, context, role: 'other', likelihood: 0 };
    if (isRest(context.before, own)) weights[NOTICE] = LAST_PART;
    const most = Math.max(...weights);
    const role = ROLES[weights.indexOf(most)] as LengthRole;
    if (most < ENOUGH || role === 'other') return { mention, context, role: 'other', likelihood: 0 };
    const second = Math.max(0, ...weights.filter((_, index) => index !== weights.indexOf(most)));
    const isSpecial = role === 'notice' && isForSpecial(lead, context.clauseAfter);
    const likelihood = Math.min(isSpecial ? ASKED : 0.95, 0.45 + most * 0.08 + (most - second) * 0.05);
    const reading = { mention, context, role, likelihood };
    if (role === 'notice' && isFormerLength(paper.text, mention, all[at + 1]?.mention ?? null, context.unit))
      former.push(reading);
    return reading;
  });
  // What takes the place of a notice is the notice.
  for (const old of former) {
    const next = readings[readings.indexOf(old) + 1];
    if (next && next.context.unit === old.context.unit && next.role !== 'notice')
      Object.assign(next, { role: 'notice', likelihood: old.likelihood });
    Object.assign(old, { role: 'other', likelihood: 0 });
  }
  return readings;
}

/** Of all terms together, or the longest time there can be. */
export function isLongest({ before }: Context): boolean {
  return ALL_TERMS.test(before);
}

/** "Antes del inicio de los tres últimos meses": so long before the end. */
function isRest(before: string, own: string): boolean {
  const lead = REST.exec(before);
  return lead !== null && LAST.test(`${lead[0]} ${own}`);
}

function weigh(lexicon: Lexicon, role: LengthRole, context: Context, own: string): number {
  const { near, before, after } = lexicon.lengths[role];
  const clause = `${context.clauseBefore.trimEnd()} | ${context.clauseAfter.trimStart()}`;
  // "Prórroga tácita anual" says itself what it is.
  if (role === 'renewal' && says(lexicon, 'renewal near', near, own)) return WEIGHTS.near + WEIGHTS.before;
  let weight = 0;
  const isNear = says(lexicon, `${role} near`, near, clause);
  const inSentence = isNear || says(lexicon, `${role} near`, near, context.sentence);
  if (isNear) weight += WEIGHTS.near;
  else if (inSentence) weight += WEIGHTS.sentence;
  const beside = endsWith(lexicon, `${role} before`, before, context.before);
  if (beside) weight += WEIGHTS.before;
  if (beginsWith(lexicon, `${role} after`, after, context.after)) weight += WEIGHTS.after;
  // "Kündigung: schriftlich, 60 Tage vor Ablauf", "sauf congé par lettre, un mois au moins avant l'échéance".
  if (role === 'notice' && inSentence && BEFORE_END.test(context.after)) weight += BEFORE_ITS;
  // Words that stand beside any length ("um", "mindestens") say nothing where the sentence does not speak of the matter.
  if (!inSentence && role !== 'term') weight -= WEIGHTS.before;
  if (role !== 'other' && says(lexicon, 'notTheTerm', lexicon.notTheTerm, `${context.heading} | ${clause}`))
    weight -= NOT_IT;
  return weight;
}
