/** How long an agreement about secrets binds, where only its duties say so: "shall be binding for four years following the date hereof". */
import type { Document } from '../document.ts';
import { findDurations } from '../findDurations.ts';
import {
  BINDS_FOR,
  DUTY,
  AGREEMENT_FOR,
  BOUND_UNTIL,
  FORBIDS,
  FROM_ITS_DAY,
  OF_SECRETS,
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

/** Is it an agreement about secrets? Its other lengths are of what else it forbids. */
export function isOfSecrets({ text }: Document): boolean {
  const top = text.slice(0, TOP);
  const clauses = top.search(FIRST_CLAUSE);
  return text.length <= LONGEST && OF_SECRETS.test(clauses < 0 ? top : top.slice(0, clauses));
}

/** "For eighteen months neither party shall acquire securities of the other": how long something else is forbidden, and no end of the agreement. */
export function isOfForbidden({ text }: Document, { start, end }: { start: number; end: number }): boolean {
  return FORBIDS.test(text.slice(start, end));
}

/** The one length that the duties have, counted from the agreement's own day; null where none or several are said. Linear. */
export function readSecrecyTerm(document: Document): Duration | null {
  if (!isOfSecrets(document)) return null;
  const { text } = document;
  const found: Duration[] = [];
  for (const { duration, start, behind } of [...lengths(text), ...anniversaries(text)]) {
    const lead = text.slice(Math.max(0, start - LEAD), start);
    const own = lead.slice(lead.search(/[^.;]*$/));
    const binds = DUTY.test(own) && BINDS_FOR.test(own);
    if (
      FORBIDS.test(own) ||
      !(binds || AGREEMENT_FOR.test(own) || BOUND_UNTIL.test(own + behind)) ||
      !(FROM_ITS_DAY.test(behind) || (AGREEMENT_FOR.test(own) && /^ ?[.;]/.test(behind)))
    )
      continue;
    if (!found.some((other) => other.n === duration.n && other.unit === duration.unit)) found.push(duration);
  }
  return found.length === 1 ? (found[0] as Duration) : null;
}

type Length = { duration: Duration; start: number; behind: string };

function lengths(text: string): Length[] {
  return findDurations(text).flatMap(({ duration, start, end }) =>
    !duration || duration.unit === 'day' || duration.unit === 'week'
      ? []
      : [{ duration, start, behind: text.slice(end, end + LEAD) }],
  );
}

/** "shall expire on the second anniversary of the date of this Agreement": two years from it. */
function anniversaries(text: string): Length[] {
  return everyMatch(text, ANNIVERSARY).flatMap((match) => {
    const n = readOrdinal(match[1] as string);
    const end = match.index + match[0].length;
    const behind = ` from ${text.slice(end, end + LEAD)}`;
    return n === null ? [] : [{ duration: { n, unit: 'year' as const }, start: match.index, behind }];
  });
}
const ANNIVERSARY = new RegExp(
  `\\b(${ORDINAL_WORDS}|\\d{1,2}(?:st|nd|rd|th))(?: ?\\(\\d{1,2}(?:st|nd|rd|th)\\))? anniversary (?:of|from) `,
  'gi',
);
