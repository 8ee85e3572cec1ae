/** Under which heading of a drafted contract a place stands: one of what is paid, one of something beside it, or before the clauses begin. */
import { everyMatch } from '../../everyMatch.ts';
import { AGREED, FEE_HEADING, IS_SENTENCE, REASONS, SIDE_HEADING } from '../lexicon/priceWords.ts';

export type Place = 'recital' | 'fee' | 'side' | null;
type Heading = { at: number; place: Place };

/** "3. PAYMENT", "Article 3 - Reimbursement", "12. Hire.", "2 Settlement 2.1", and a line in capitals. */
const NUMBERED =
  /\n ?(?:(?:article|section|clause) )?(?:\d{1,2}|[IVX]{1,5})(?:\.0)?[.)]?(?: ?[-–—:])?[ \n](?:[-–—] )?(?:the )?([A-Z][A-Za-z'’,&/() -]{2,50}?)(?=[.:]|\n| \d{1,2}\.\d| \([a-z1]\)| [-–—] |$)/g;
const CAPITALS = /\n ?([A-Z][A-Z'’,&/ -]{3,50})(?=\n|$)/g;

const TOP = 6000;
const TITLE = 300;

/** Says of any place of the text under which heading it stands. Linear; null where nothing is known of it. */
export function findHeadings(text: string): (at: number) => Place {
  const numbered = everyMatch(text, NUMBERED);
  const title = text.slice(0, Math.min(TITLE, numbered[0]?.index ?? TITLE));
  const headings: Heading[] = [...numbered, ...everyMatch(text, CAPITALS)]
    .map(({ index, 1: name = '' }) => ({ at: index, place: placeOf(name, title) }))
    .toSorted((one, other) => one.at - other.at);
  const reasons = REASONS.exec(text.slice(0, TOP));
  const until = reasons ? agreedAt(text, reasons.index) : 0;
  return (at) => {
    if (reasons && at > reasons.index && at < until) return 'recital';
    return headings.findLast((heading) => heading.at <= at)?.place ?? null;
  };
}

/** A heading that names what the whole paper is about is none of something beside: "Maintenance" in a maintenance agreement. */
function placeOf(name: string, title: string): Place {
  if (IS_SENTENCE.test(name)) return null;
  const side = SIDE_HEADING.exec(name)?.[0];
  if (side !== undefined && !title.toLowerCase().includes(side.toLowerCase().slice(0, 6)) && !FEE_HEADING.test(name))
    return 'side';
  return FEE_HEADING.test(name) && side === undefined ? 'fee' : null;
}

function agreedAt(text: string, from: number): number {
  const [match] = everyMatch(text.slice(from + 8, from + 2 * TOP), AGREED);
  return match ? from + 8 + match.index : from;
}
