/** The days that stand beside the signatures at the end of a short document: it is agreed when the last one signs. */
import { addDays } from '../../../../contract/calendar.ts';
import { findDates, type DateMention } from '../findDates.ts';
import type { Found } from './found.ts';

/** A line to sign on is no longer. */
const LONGEST = 130;
/** So many lines above a day somebody signs, accepts or takes leave. */
const ABOVE = 8;
/** Between the first and the last signature. */
const WITHIN = 90;
const CONFIDENCE = 0.7;

/** It leads its line, with the day at the end. */
const LEADS =
  /^(?:(?:I|we|both|all)(?: (?:hereby|have read and))? )?(?:signed|accept(?:ed)?|agreed?|confirmed|countersigned|executed|granted|signature|approved)\b/i;
const SIGNS =
  /^[\W\d_]*(?:signed|(?:\p{L}+ )?signatures?|sign(?:ed)? (?:by|for)|by {2,}\p{Lu}|accepted|agreed|granted|countersigned|executed|accepted and agreed|agreed and accepted|(?:I|we|both)(?: hereby| have read)?[^.]{0,24} (?:accept|agree)|for (?:and on behalf of )?(?:the )?\p{Lu}|on behalf of|by ?:|in witness|the undersigned\b|yours|sincerely|faithfully|(?:kind |best |warm |with )?regards|this (?:contract|agreement|lease|order)[^.]{0,30} (?:signed|made))|\b(?:sign|signed|signature) ?:/imu;
/** What leads to the day in a line of signatures. */
const DATED = /(?:^|\s{2,}|[.,:;|)] |_ ?)(?:(?:dated?|on)(?: (?:signed|accepted))?|accepted|agreed) ?:?\s*$/i;
/** "Signed at Leeds on", before the day, behind which the name may stand. */
const PLACE_AND_DAY = /^(?:signed|executed) at \p{Lu}[\p{L} .'’-]{1,40} on(?: this)?(?: the)? $/iu;
/** "Accepted for the Owner on", before the day, behind which whoever signs stands in a column of their own. */
const SIDE_AND_DAY =
  /^(?:signed|executed|accepted|agreed|countersigned) (?:for|by|on behalf of) [\p{L} .,&'’-]{2,60} on(?: the)? $/iu;
const NEXT_COLUMN = /^ {2,}\p{Lu}/u;
/** A name, with or without a post, before a wide gap or a comma. */
const NAME = /^\p{Lu}[\p{L}'’. -]{2,40}(?:, ?\p{L}[\p{L} ]{2,30}){0,2}(?:,|\s{3,}|[ .]{6,}) ?$/u;
/** "For Ashgrove Dental LLP:  P. Shah, Partner", before a wide gap. */
const FOR_SIDE =
  /^for (?:and on behalf of )?(?:the )?\p{Lu}[^:]{2,70}: *(?:per:? *)?\p{Lu}[\p{L}'’. -]{1,40}(?:, ?\p{L}[\p{L} ]{1,30}){0,2}\s{3,}$/iu;
/** A name or a post on the line above a day. */
const NAME_LINE = /^\p{Lu}[\p{L}'’., ()&-]{2,60}$/u;
const OTHER =
  /\b(?:received|stamp\w*|printed|until|issued|page|rev|version|form|effective|start\w*|begin\w*|expir\w*|due|paid|payment|delivered?|valid|notary|commission|witness(?:ed)?|proposal|clause)\b/i;

type Line = { text: string; start: number };

/** The last of them, and whether it is the only one; null where no day stands beside a signature, or they lie far apart. Linear. */
export function lastSignature(text: string, today: string): (Found<string> & { alone: boolean }) | null {
  const days = signatureDays(text, today);
  const [first, last] = [days[0], days.at(-1)];
  return first && last && last.value <= addDays(first.value, WITHIN) ? { ...last, alone: days.length === 1 } : null;
}

function signatureDays(text: string, today: string): Found<string>[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    lines.push({ text: text.slice(start, end).trimEnd(), start });
    start = end + 1;
  }
  const dates = findDates(text).filter(({ start }) => start >= text.length / 2);
  const found: Found<string>[] = [];
  let at = 0;
  for (const date of dates) {
    while (at + 1 < lines.length && (lines[at + 1] as Line).start <= date.start) at += 1;
    const line = lines[at] as Line;
    const value = date.day;
    if (value === null || date.ambiguous || value > today || !isSigned(lines, at, date, dates)) continue;
    found.push({
      value,
      start: line.start,
      end: line.start + line.text.length,
      confidence: CONFIDENCE,
      working: null,
    });
  }
  return found.toSorted((one, other) => one.value.localeCompare(other.value));
}

/** Does the day stand in a line of signatures? */
function isSigned(lines: readonly Line[], at: number, date: DateMention, dates: readonly DateMention[]): boolean {
  const { text, start } = lines[at] as Line;
  const stop = start + text.length;
  if (text.length > LONGEST || OTHER.test(text)) return false;
  const own = dates.filter((one) => one.start >= start && one.end <= stop);
  const rest = own.reduceRight(
    (left, { start: from, end }) => left.slice(0, from - start) + left.slice(end - start),
    text,
  );
  const before = text.slice(0, date.start - start);
  const isLast = (own.at(-1)?.end ?? 0) >= stop - 1;
  const isOfSide = SIDE_AND_DAY.test(before.trimStart()) && NEXT_COLUMN.test(text.slice(date.end - start));
  if ((isLast || isOfSide || PLACE_AND_DAY.test(before.trimStart())) && LEADS.test(text.trim())) return true;
  const above = lines.slice(Math.max(0, at - ABOVE), at + 1).map((line) => line.text.trim());
  if (!above.some((line) => SIGNS.test(line))) return false;
  const bare = rest.replace(/\bdated?\b(?: (?:signed|accepted)\b)?|[\s:_.|]/gi, '') === '';
  if (bare)
    return (
      own.length > 1 || /\bdated? ?:/i.test(text) || NAME_LINE.test(above.filter((line) => line !== '').at(-2) ?? '')
    );
  const leading = before.trimStart();
  return isLast && (DATED.test(before) || NAME.test(leading) || FOR_SIDE.test(leading));
}
