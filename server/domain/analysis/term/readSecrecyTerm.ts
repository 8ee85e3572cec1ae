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
import type { Duration } from '../types.ts';

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

/** The one length that the duties have, counted from the agreement's own day; null where none or several are said. Linear. */
export function readSecrecyTerm(document: Document): Duration | null {
  if (!isOfSecrets(document)) return null;
  const { text } = document;
  const found: Duration[] = [];
  for (const { duration, start, end } of findDurations(text)) {
    if (!duration || duration.unit === 'day' || duration.unit === 'week') continue;
    const lead = text.slice(Math.max(0, start - LEAD), start);
    const own = lead.slice(lead.search(/[^.;]*$/));
    const behind = text.slice(end, end + LEAD);
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
