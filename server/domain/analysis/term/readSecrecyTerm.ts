/** How long an agreement about secrets binds, where only its duties say so: "shall be binding for four years following the date hereof". */
import type { Document } from '../document.ts';
import { findDurations, isOfDays } from '../findDurations.ts';
import {
  BINDS_FOR,
  DUTY,
  AGREEMENT_FOR,
  BOUND_UNTIL,
  DOES_IT,
  DUTY_BEHIND,
  ENDS_THEN,
  FORBIDS,
  FROM_ITS_DAY,
  FROM_ITS_DAY_FOR,
  KEEPS,
  LEADS_TO_DUTY,
  MUST_FOR,
  NAMES_ITS_DAY,
  NOT_TICKED,
  OF_SECRETS,
  SALUTATION,
  SHOWS,
} from '../lexicon/secrecyWords.ts';
import { ORDINAL_WORDS, readOrdinal } from '../numberWords.ts';
import type { Duration } from '../types.ts';
import { everyMatch } from '../../everyMatch.ts';

/** Such agreements are named at their top. */
const TOP = 700;
/** A clause about secrets further down makes no agreement about secrets. */
const FIRST_CLAUSE = /(?<=[.;:)"] )(?:(?:Section|Article|Clause) )?1[.)]? (?=[A-Z])/;
/** They are short; in longer papers the secrets are one matter among many. */
const LONGEST = 40_000;
const LEAD = 320;
/** A letter says what it is about in its first sentences. */
const LETTERHEAD = 2000;
const FIRST_SENTENCES = 900;

/** Is it an agreement about secrets? Its other lengths are of what else it forbids. */
export function isOfSecrets({ text }: Document): boolean {
  if (text.length > LONGEST) return false;
  const top = text.slice(0, TOP);
  const clauses = top.search(FIRST_CLAUSE);
  return OF_SECRETS.test(clauses < 0 ? top : top.slice(0, clauses)) || isLetterOfSecrets(text);
}

/** A letter without a title whose first sentences are about what it lets the other side see. */
function isLetterOfSecrets(text: string): boolean {
  const greeting = SALUTATION.exec(text.slice(0, LETTERHEAD));
  const first = greeting ? text.slice(greeting.index, greeting.index + FIRST_SENTENCES) : '';
  return SHOWS.test(first) && KEEPS.test(first);
}

/** "For eighteen months neither party shall acquire securities of the other": how long something else is forbidden, and no end of the agreement. */
export function isOfForbidden({ text }: Document, { start, end }: { start: number; end: number }): boolean {
  return FORBIDS.test(text.slice(start, end));
}

/**
 * How long it binds from its own day: what is said of the agreement itself, else the one length that its duties have. What counts from a
 * disclosure or from the end of the agreement is how long duties survive, and no length. Null where none or several are said. Linear.
 */
export function readSecrecyTerm(document: Document): Duration | null {
  if (!isOfSecrets(document)) return null;
  const { text } = document;
  const own: Duration[] = [];
  const duties: Duration[] = [];
  for (const length of [...lengths(text), ...anniversaries(text)]) {
    const kind = kindOf(text, length);
    if (kind === null) continue;
    const of = kind === 'own' ? own : duties;
    const { duration } = length;
    if (!of.some((other) => other.n === duration.n && other.unit === duration.unit)) of.push(duration);
  }
  const found = own.length > 0 ? own : duties;
  return found.length === 1 ? (found[0] as Duration) : null;
}

/** Is a length that of the agreement itself, or of a duty under it? Null where it is of anything else. */
function kindOf(text: string, { start, behind }: Length): 'own' | 'duty' | null {
  const lead = text.slice(Math.max(0, start - LEAD), start);
  const clause = lead.slice(lead.search(/[^.;]*$/));
  if (FORBIDS.test(clause) || NOT_TICKED.test(clause)) return null;
  const counts = FROM_ITS_DAY.exec(behind) ?? (FROM_ITS_DAY_FOR.test(clause) ? /^(?= ?[.;,])/.exec(behind) : null);
  if (AGREEMENT_FOR.test(clause) && (counts || /^ ?[.;]/.test(behind))) return 'own';
  if (!counts) return null;
  if (ENDS_THEN.test(behind.slice(counts[0].length))) return 'own';
  if ((DUTY.test(clause) && BINDS_FOR.test(clause)) || BOUND_UNTIL.test(clause + behind)) return 'duty';
  if (MUST_FOR.test(clause) && DOES_IT.test(behind.slice(counts[0].length).replace(/^[^,]{0,60}(?=,)/, '')))
    return 'duty';
  // "for ten years from the effective date it will hold the Information in secrecy"
  const then = LEADS_TO_DUTY.test(clause) ? DUTY_BEHIND.exec(behind.slice(counts[0].length))?.[0] : undefined;
  return then !== undefined && !FORBIDS.test(then) ? 'duty' : null;
}

type Length = { duration: Duration; start: number; behind: string };

function lengths(text: string): Length[] {
  return findDurations(text).flatMap(({ duration, start, end }) =>
    !duration || isOfDays(duration) || duration.unit === 'week'
      ? []
      : [{ duration, start, behind: text.slice(end, end + LEAD) }],
  );
}

/** "shall expire on the second anniversary of the date of this Agreement": two years from it. */
function anniversaries(text: string): Length[] {
  return everyMatch(text, ANNIVERSARY).flatMap((match) => {
    const n = readOrdinal(match[1] as string);
    const end = match.index + match[0].length;
    const isThat = THAT_DAY.test(match[0]);
    if (isThat && !NAMES_ITS_DAY.test(text.slice(Math.max(0, match.index - NEAR), match.index))) return [];
    const behind = ` from ${isThat ? 'the date hereof' : ''}${text.slice(end, end + LEAD)}`;
    return n === null ? [] : [{ duration: { n, unit: 'year' as const }, start: match.index, behind }];
  });
}
/** "between the date hereof and the second anniversary thereof". */
const THAT_DAY = /(?:thereof|date|day)$/i;
const NEAR = 120;
const ANNIVERSARY = new RegExp(
  `\\b(${ORDINAL_WORDS}|\\d{1,2}(?:st|nd|rd|th))(?: ?\\(\\d{1,2}(?:st|nd|rd|th)\\))? anniversary (?:of (?:such|that|the said|said) (?:date|day)|thereof|(?:of|from) )`,
  'gi',
);
