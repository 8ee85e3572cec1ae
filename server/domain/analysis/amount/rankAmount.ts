/** What an amount is by the words around it: the whole price, the fee of one period, one payment, or no more than an amount of the contract. */
import type { Analysis } from '../types.ts';
import { readPeriod } from './amountPeriod.ts';
import {
  BARE_TOTAL,
  CEILING,
  CHANGED,
  FEE,
  FEE_FOR,
  FOR_ALL,
  FOR_TERM,
  FOR_WHOLE,
  FRANCHISE_FEE,
  LINK,
  LOAN,
  NAMED_TOTAL,
  NAMES,
  NOT_THE_WHOLE,
  NOUN_AFTER,
  PAYS,
  PRICE,
  SIDE_TOTAL,
  TERM_FEE,
  TOTAL_TO,
  UPFRONT,
  UP_TO,
  WHOLE,
} from './contractAmounts.ts';
import {
  ANOTHER_PART,
  AT_FIRST,
  FIXED,
  FOR_ALL_OF_IT,
  IN_PARTS_BEHIND,
  PARTS_FOLLOW,
  PART_BEHIND,
  SIDE_THING,
  SOLD_FOR,
} from '../lexicon/priceWords.ts';
import type { MoneyClause } from './findClauses.ts';
import { isOther } from './otherAmounts.ts';
import type { AmountRank } from './readAmount.ts';

/** What the opening says of the paper as a whole. */
export type Paper = {
  loan: boolean;
  lends: boolean;
  franchise: boolean;
  hires: boolean;
  amends: boolean;
  /** Its title says that it changes another one. */
  changes: boolean;
  sells: boolean;
  byPiece: boolean;
};

/** Null for an amount of another kind. `isSum`: its parts follow. */
export function rankOf(
  paper: Paper,
  clause: MoneyClause,
  period: Analysis['amountPeriod'],
  isSum: boolean,
): AmountRank | null {
  const { lead, tail } = clause;
  if (CEILING.test(lead) && !NOT_THE_WHOLE.test(lead.slice(-120))) return period === null ? 'total' : 'loose';
  // A loan that was made, and the name of the sum before: "$500 Term Loan Facility $200".
  if (LOAN.test(lead) && MADE.test(lead)) return 'loose';
  if (LOAN.test(lead) && !isOther({ ...clause, lead: lead.replace(UP_TO, '') })) return paper.loan ? 'total' : 'loose';
  if (period !== null && CHANGED.test(lead)) return 'periodic';
  if (isOther(clause) || (!isSum && isListed(clause))) return null;
  if (/^[ )]*= ?$/.test(lead) && /\b(?:total|fees?|price)\b/i.test(clause.wide)) return 'total';
  if (TOTAL_TO.test(lead)) return period === null ? 'total' : 'periodic';
  const sold = SOLD_FOR.test(lead);
  const linked = LINK.test(lead) || FEE.test(lead.slice(-20)) || PAYS.test(lead.slice(-40)) || sold;
  if (linked && (NAMED_TOTAL.test(lead) || BARE_TOTAL.test(lead)))
    return period !== null && SIDE_TOTAL.test(lead.slice(-60) + tail.slice(0, 20)) ? 'periodic' : 'total';
  if ((linked && PRICE.test(lead)) || PRICE.test(clause.name)) return 'total';
  const direct = linked || readPeriod('', tail) !== null;
  if (FOR_WHOLE.test(tail) && (FEE.test(clause.wide) || PAYS.test(clause.wide))) return 'total';
  if ((FEE.test(lead) || PAYS.test(lead)) && linked && (FOR_TERM.test(tail) || TERM_FEE.test(lead))) return 'total';
  if (
    period !== null &&
    direct &&
    !paper.franchise &&
    (/\band ?$/.test(lead) || NAMES.test(lead)) &&
    readPeriod('', tail) !== null &&
    (NAMES.test(lead) || FEE.test(clause.wide) || PAYS.test(clause.wide))
  )
    return 'periodic';
  if (period !== null && direct && (FEE.test(lead) || PAYS.test(lead) || /: ?$/.test(lead) || lead.trim().length < 3))
    return changes(clause) || (paper.franchise && !FRANCHISE_FEE.test(lead)) ? 'loose' : 'periodic';
  const whole = (linked && (WHOLE.test(lead) || PAYS.test(lead) || sold)) || NOUN_AFTER.test(tail);
  if (linked && isAllThereIs(paper, clause)) return 'fixed';
  if (isSum && linked && WHOLE.test(lead) && FEE.test(lead)) return 'total';
  if (isSum && NOUN_AFTER.test(tail)) return 'total';
  const fee = FEE_FOR.exec(lead)?.[1];
  if ((fee !== undefined && !FOR_ALL.test(fee)) || (period === null && SIDE_TOTAL.test(lead.slice(-60))))
    return 'loose';
  if (whole && (paper.byPiece || SIDE_THING.test(lead) || (paper.sells && OF_PERSON.test(lead)))) return 'loose';
  if (whole) return !isSum && (changes(clause) || isPart(clause)) ? 'loose' : 'once';
  return FEE.test(lead.slice(-40)) ? 'loose' : null;
}

/** "For all of the work Client shall pay a fixed price of": nothing else is paid for it. */
function isAllThereIs({ sells }: Paper, { lead, wide, tail }: MoneyClause): boolean {
  if (AT_FIRST.test(wide) || UPFRONT.test(lead) || ANOTHER_PART.test(tail)) return false;
  if ((sells && SOLD_FOR.test(lead)) || (IN_PARTS_BEHIND.test(tail) && (FEE.test(lead) || PAYS.test(lead))))
    return true;
  return FIXED.test(lead) || (FOR_ALL_OF_IT.test(wide) && PAYS.test(lead));
}

/** "… is payable as follows: $72,000 on signing; $96,000 on delivery": one of the parts of a sum. */
function isPart({ lead, tail }: MoneyClause): boolean {
  return PARTS_FOLLOW.test(lead) || PART_BEHIND.test(tail) || ANOTHER_PART.test(tail);
}

/** In a sale of a company. */
const OF_PERSON = /\b(?:salary|rent)\b/i;

const MADE = /\b(?:made|lent|advanced) (?:[a-z]+ ){0,3}loans? of $|^ ?(?:[A-Z][\w-]+ ){1,5}$/;

/** "Lost linen is charged as follows: sheet $95, pillow case $28, bath towel $70": prices of things, none of which is the contract's. */
function isListed({ lead, tail }: MoneyClause): boolean {
  return !FEE.test(lead.slice(lead.search(/[^:,;]*$/))) && MORE_THINGS.test(tail);
}
const MORE_THINGS = /^(?:,? (?:and |or )?(?:[a-z-]+ ){1,4}(?:[A-Z]{0,3}[$€£¥¢]|[A-Z][A-Za-z]{0,3}\.?) ?[\d.,]+){2}/;

/** "… of $5,000 for the first six months and $6,500 thereafter". */
function changes({ tail, following }: MoneyClause): boolean {
  const rest = tail.replace(/\(e\.g\.[^)]{0,200}\)?/g, '');
  return following.length > 0 && /[$€£¥]/.test(rest) && STEPS.test(rest);
}
const STEPS =
  /\b(?:thereafter|(?:second|next|following|third) (?:\w+ )?(?:years?|months?|six|twelve)|(?:in|for|during) (?:the )?(?:contract|lease|license|calendar|fiscal|program) year|(?:in|for) (?:19|20)\d\d)\b|\b(?:19|20)\d\d ?[:–-] ?[$€£]|\byear (?:[2-9]|two|three|four|five)\b/i;
