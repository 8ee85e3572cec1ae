/** Which day is which: beginning, end, signature, or none of the contract's. The nearest word that gives a day a meaning counts. */
import { CLEAR_DAYS, ON_DAY, OTHER_THINGS, PLACE_WORDS, TELLS, WROTE_IT } from '../lexicon/anyLanguage.ts';
import { CALL_OFFS, ENDS_THEN, FRAMES } from '../lexicon/lastDays.ts';
import { contextsOf, type Context } from '../clauses/context.ts';
import type { DayRole, Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, beginsWith, lastOf, lower, patternOf, says } from '../lexicon/patterns.ts';
import type { DayMention } from '../mentions/days.ts';
import { isBelowAcceptance } from './acceptedOn.ts';
import type { Paper } from '../text/paper.ts';
import { isRange, isRenewedTo } from './dayRanges.ts';
import { isNoticeDay, isThisTime } from './isNoticeDay.ts';
import { expression } from '../text/expression.ts';

export type DayReading = {
  mention: DayMention;
  context: Context;
  role: DayRole;
  /** 0 to 1. */ likelihood: number;
  /** "Fait à Lyon, le …". */ closing?: true;
  /** "… ; an diesem Tag endet der Vertrag". */ said?: true;
};

const ROLES: readonly DayRole[] = ['begin', 'end', 'renewal', 'noticeBy', 'signed', 'ordered', 'other'];
/** So many characters may stand between a word and the day it speaks of. */
const NEAR = 24;
const SHORT = 10;
/** A word that labels a day stands this close before it. */
const JOINED = 6;
const CLEAR = new RegExp(CLEAR_DAYS, 'i');
const LONE_DAY = new RegExp(`^[\\s,.]*(?:${ON_DAY} ?)?[\\s,.]*$`, 'i');
/** "Am 21.05.2026 um 09:12 schrieb …:" above a message that is answered. */
const WROTE = expression(`^[^\\n]{0,30}(?<!\\p{L})${WROTE_IT}(?!\\p{L})[^\\n]{0,60}:`, 'i');
const OTHER_THING = expression(`(?<!\\p{L})${OTHER_THINGS}(?!\\p{L})`, 'i');
const FRAME = expression(`(?<!\\p{L})${FRAMES}`, 'i');
const CALL_OFF = expression(`(?<!\\p{L})${CALL_OFFS}`, 'i');
/** "… uiterlijk 31 mei 2027; op die dag eindigt deze overeenkomst": what follows says which day it was. */
const THEN_ENDS = expression(`^(?:[^.;]{0,25}[;,]|\\.)? (?:und |et |y |en )?${ENDS_THEN}(?!\\p{L})`, 'i');
/** So sure is the end of another thing: a question at most. */
const OF_OTHERS = 0.5;
/** So far before an end its subject stands. */
const LEAD = 120;
/** A paper's title stands within so many characters. */
const TITLED = 400;
/** Two days of a term stand so near one another, without what brackets say. */
const BETWEEN = 40;
/** A letter's date stands within so many characters. */
const TOP = 900;

/** Every day that has a meaning for the contract. */
export function readDays(paper: Paper, lexicon: Lexicon, mentions: readonly DayMention[]): DayReading[] {
  const readings = contextsOf(paper, lexicon, mentions).map(({ mention, context }) =>
    readDay(paper, lexicon, mention, context),
  );
  readings.forEach((reading, index) => {
    const next = readings[index + 1];
    // "vom … bis …": each of the two makes the other surer.
    if (!next || next.context.unit !== reading.context.unit) return;
    if (isOtherThing(paper, next.mention, next.context)) return;
    if (isRange(paper, lexicon, reading, next) || isRenewedTo(paper, reading, next)) {
      reading.role = 'begin';
      next.role = 'end';
    }
    // "Ihr Vertrag vom 15.02.2023 endet zum 14.02.2027": the word between the two speaks of the second.
    if (reading.role === 'end' && next.role === 'end' && reading.mention.day < next.mention.day)
      Object.assign(reading, { role: 'other', likelihood: 0 });
    if (reading.role !== 'begin' || next.role !== 'end') return;
    const between = paper.text.slice(reading.mention.end, next.mention.start).replaceAll(/\([^()]*\)/g, '');
    if (reading.mention.day >= next.mention.day || between.length > BETWEEN) return;
    const clause = `${reading.context.heading} | ${reading.context.clauseBefore} | ${next.context.clauseAfter}`;
    if (says(lexicon, 'notTheTerm', lexicon.notTheTerm, clause)) return;
    reading.likelihood = Math.max(reading.likelihood, 0.8);
    next.likelihood = Math.max(next.likelihood, 0.8);
  });
  return readings;
}

function readDay(paper: Paper, lexicon: Lexicon, mention: DayMention, context: Context): DayReading {
  const reading = (role: DayRole, likelihood: number): DayReading => ({ mention, context, role, likelihood });
  const line = signedLine(paper, lexicon, mention, context);
  if (line !== null) return { ...reading('signed', 0.85), ...(line === 'closing' && { closing: true }) };
  if (isBelowAcceptance(paper, lexicon, mention)) return reading('signed', 0.85);
  if (WROTE.test(context.after)) return reading('other', 0);
  if (isThisTime(paper, lexicon, mention, context)) return reading('noticeBy', 0.8);
  if (THEN_ENDS.test(context.after)) return { ...reading('end', 0.85), said: true };
  const nearest = nearestRole(lexicon, context.before.replace(IN_LABEL, ''));
  const behind = ROLES.find((role) => {
    const source = lexicon.daysAfter[role];
    return source !== undefined && beginsWith(lexicon, `behind ${role}`, source, context.after);
  });
  if (!behind && !nearest && isLetterDate(paper, mention, context)) return reading('signed', 0.72);
  const role = behind && (!nearest || nearest.weak || nearest.gap > 6) ? behind : nearest?.role;
  if (!role || role === 'other') return reading('other', 0);
  if (role === 'end' && isNoticeDay(lexicon, context)) return reading('noticeBy', 0.75);
  if (role === 'end' && (isOtherThing(paper, mention, context) || isOfFrame(paper, mention, context)))
    return reading(role, OF_OTHERS);
  if (role === 'signed' || role === 'ordered') return reading(role, role === 'signed' ? 0.8 : 0.7);
  // "Laatste audit van de keuken: …": a label, but not by the word that joins two of its own.
  const weak = role !== behind && nearest?.weak === true && (!context.labelled || nearest.gap > JOINED);
  const aboutTerm =
    says(lexicon, 'term', lexicon.lengths.term.near, `${context.heading} | ${context.sentence}`) ||
    (role === 'end' && says(lexicon, 'notice', lexicon.lengths.notice.near, context.clauseBefore)) ||
    (role === 'end' && says(lexicon, 'renewal near', lexicon.lengths.renewal.near, context.sentence));
  let likelihood = weak ? (aboutTerm || role === 'noticeBy' ? 0.7 : 0.4) : 0.85;
  if (context.labelled && !weak) likelihood += 0.05;
  if (says(lexicon, 'notTheTerm', lexicon.notTheTerm, withoutBrackets(context)))
    likelihood -= weak || (role === 'begin' && !aboutTerm) ? 0.3 : 0.2;
  const isTold =
    TOLD.test(context.sentence) ||
    says(lexicon, 'notice', lexicon.lengths.notice.near, context.sentence) ||
    says(lexicon, 'may renew', lexicon.mayRenew, context.sentence);
  if (role === 'noticeBy' && !isTold) return reading('other', 0);
  return reading(role, likelihood);
}

/** "Erstlaufzeit bis 31.12.2027 (Preisgarantie ohne Steuern)": what stands in brackets beside a day speaks of something else. */
function withoutBrackets({ before, sentence }: Context): string {
  return /\([^)]*$/.test(before) ? sentence : sentence.replaceAll(/\([^()]*\)/g, '');
}

/** "Assurance décennale : …, valable jusqu'au 31/12/2026", in a paper whose title does not speak of one. */
function isOtherThing(paper: Paper, mention: DayMention, { unit, heading }: Context): boolean {
  const lead = paper.text.slice(Math.max(unit.start, mention.start - LEAD), mention.start);
  const thing = OTHER_THING.exec(`${heading} ${lead}`)?.[0];
  return thing !== undefined && !lower(paper.text.slice(0, Math.min(TITLED, unit.start))).includes(lower(thing));
}

/** In a paper that calls something off under a frame agreement: "een raamovereenkomst die loopt tot en met …". */
function isOfFrame(paper: Paper, mention: DayMention, { unit }: Context): boolean {
  const lead = paper.text.slice(Math.max(unit.start, mention.start - LEAD), mention.start);
  return FRAME.test(lead) && CALL_OFF.test(paper.text.slice(0, TITLED));
}

/** "Mietende (Festlaufzeit): ": what brackets add to a label. */
const IN_LABEL = /(?<=\p{L} ?)\([^()]{3,40}\)(?= ?: ?$)/u;

/** One side tells the other what it wants. */
const TOLD = expression(`(?<!\\p{L})${TELLS}(?!\\p{L})`, 'i');

/** A line at the top that is nothing but a day. */
function isLetterDate(paper: Paper, mention: DayMention, { unit }: Context): boolean {
  const rest = paper.text.slice(unit.start, mention.start) + paper.text.slice(mention.end, unit.end);
  return mention.start < TOP && LONE_DAY.test(rest);
}

function nearestRole(lexicon: Lexicon, before: string): { role: DayRole; gap: number; weak: boolean } | null {
  let best: { role: DayRole; start: number; end: number } | null = null;
  for (const role of ROLES) {
    const found = lastOf(lexicon, `days ${role}`, lexicon.days[role], before);
    if (found && (!best || found.end > best.end || (found.end === best.end && found.start < best.start)))
      best = { role, ...found };
  }
  if (!best || before.length - best.end > NEAR) return null;
  // "Vencimiento: hasta las …": the label says it more clearly than the word behind it.
  const label = lastOf(lexicon, `days ${best.role}`, lexicon.days[best.role], before.slice(0, best.start));
  const said = label && best.start - label.end <= 2 ? [label, best] : [best];
  return {
    role: best.role,
    gap: before.length - best.end,
    weak: said.every(({ start, end }) => isWeak(before.slice(start, end))),
  };
}

/** Words this short ("ab", "vom", "au") join any two things; the rest of the sentence must speak of the term. */
function isWeak(said: string): boolean {
  return said.length <= SHORT && !CLEAR.test(said);
}

/** "München, den 14.02.2024", "Fait à Lyon, le 20 février 2025": a line, or a cell of one, of a place and a day. */
function signedLine(paper: Paper, lexicon: Lexicon, mention: DayMention, context: Context): 'closing' | 'plain' | null {
  const lead = paper.text.slice(Math.max(context.unit.start, mention.start - 120), mention.start);
  const { lead: leads, join } = lexicon.signedAt;
  const place = `\\p{Lu}[\\p{L}'.()/-]*(?: / \\p{Lu}[\\p{L}'.()-]*)?(?:[ -](?:\\p{Lu}[\\p{L}'.()/-]*|${PLACE_WORDS})){0,4}`;
  const strong = patternOf(lexicon, 'signedAt', () =>
    expression(
      `^[^\\p{L}]*(?<lead>${leads})(?![\\p{L}])(?:[^.;]|\\.(?=,)|(?<=(?<!\\p{L})\\p{L})\\.){0,80}?(?: ?(?:${join}),?)* ?$`,
      'i',
    ),
  );
  const plain = patternOf(lexicon, 'placed', () =>
    expression(`^(?:${place})(?:, \\p{Lu}[\\p{L}.]{1,4}\\.)?(?:, ?(?:(?:${join}) ?)*| (?:(?:${join}) ?)+)$`),
  );
  const cell = lead.slice(lastGap(paper, mention.start, lead.length));
  const short = paper.text.slice(mention.end, context.unit.end).length < 60;
  if (strongLead(lexicon, strong, cell)) return 'closing';
  if (isSigning(lexicon, /[^\d]*$/.exec(lead.slice(0, -cell.length))?.[0] ?? '')) return 'plain';
  return plain.test(cell) && cell.length < 50 && short && !mentionsRole(lexicon, cell) && !beginsWithRole(lexicon, cell)
    ? 'plain'
    : null;
}

/** "Lugar y fecha:     Boca del Puerto, 10 de marzo de 2026": the label in a cell of its own. */
function isSigning(lexicon: Lexicon, label: string): boolean {
  const { lead } = lexicon.signedAt;
  return (
    patternOf(lexicon, 'signing', () => expression(`^[^\\p{L}]*(?:${lead}) ?:? ?$`, 'i')).test(label) &&
    / .*: ?$/.test(label.trim())
  );
}

/** "Ingegaan op 1 mei 2025": what looks like a place says what begins or ends. */
function beginsWithRole(lexicon: Lexicon, cell: string): boolean {
  const { begin, end } = lexicon.days;
  const found = beginsWith(lexicon, 'begins or ends', `${begin}|${end}`, cell);
  return found !== null && !isWeak(found[0]);
}

function strongLead(lexicon: Lexicon, strong: RegExp, cell: string): boolean {
  const match = strong.exec(cell);
  if (!match || cell.length >= 110 || mentionsRole(lexicon, cell)) return false;
  // "À partir du": behind so short a word a place is named.
  const lead = match.groups?.lead ?? '';
  return lead.length > 2 || /^\s*\p{Lu}/u.test(cell.slice(cell.indexOf(lead) + lead.length));
}

function mentionsRole(lexicon: Lexicon, text: string): boolean {
  return patternOf(lexicon, 'otherDays', () =>
    anywhere(`${lexicon.days.other}|${lexicon.lengths.term.near}|${lexicon.lengths.notice.near}`),
  ).test(lower(text));
}

function lastGap(paper: Paper, end: number, length: number): number {
  for (let i = paper.gaps.length - 1; i >= 0; i -= 1) {
    const gap = paper.gaps[i] as number;
    if (gap < end) return Math.max(0, gap + 1 - (end - length));
  }
  return 0;
}
