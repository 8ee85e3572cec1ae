/** Names that the opening defines by an alias, wherever its words go: "X, a Georgia corporation (the "Company"), proposes …". */
import type { Document, Reading } from '../document.ts';
import { endsLegally } from './legalForms.ts';
import { cleanName } from './cleanName.ts';
import { firstWord, hasSuffix, isName, sameName } from './partyName.ts';
import { readLetter } from './readLetter.ts';
import { maskAliases } from './maskAliases.ts';
import { everyMatch } from '../../everyMatch.ts';

/** An alias in the opening: ("Licensor"), (hereinafter referred to as Party A), , hereinafter referred to as the "Company". */
const DEFINES =
  /,? ?(?:\((?:collectively,? |hereinafter[^"()]{0,40}|referred to[^"()]{0,30}|together[^"()]{0,60}|each,? an? |the |as |an? )*(?:"([^"]{1,40})"|(party [a-d])\b)|hereinafter (?:referred to|called|known|designated)?(?: as)? ?(?:the |an? )?(?:"([^"]{1,40})"|(less(?:or|ee)|seller|buyer|purchaser|owner|contractor|licens(?:or|ee)|landlord|tenant)\b))/gi;
const HEAD_START =
  /(?:^|(?:(?<!\b[A-Z])\.|[:;,]) |["\ue000)] ?,? |\b(?:between|among|by|and|with|to|from|[Tt]hat|appoints?|appoint|which|retains?|engages?|employs?|hires?|authori[sz]es|under which|into|of) )(?=["']?[A-Z0-9\u00c0-\u024f])/g;
const NO_ALIAS =
  /agreement|contract|plan|act\b|\blaw|date|term|services?|products?|territory|commission|offering|shares?|stock|securities|board|software|sec\b|exchange|group|parties|party\b(?! [a-d])|confidential|program|property|know|patents?|trademarks?|marks?|effective/i;

/** Names that the opening defines: "Orchard Mills, Inc., a Georgia corporation (the "Company"), proposes …". */
export function readDefined(document: Document): Reading<string>[] {
  const zone = document.text.slice(0, 7000);
  const masked = maskAliases(zone);
  const found: Reading<string>[] = [];
  let previous = 0;
  for (const match of everyMatch(zone, DEFINES)) {
    const from = Math.max(previous, match.index - 330, zone.lastIndexOf('\n', match.index) + 1);
    previous = match.index + match[0].length;
    const alias = (match[1] ?? match[2] ?? match[3] ?? match[4]) as string;
    // Once two are named, the list ends with its paragraph or the second sentence after it.
    const since = found.length >= 2 ? zone.slice((found[found.length - 1] as Reading<string>).end, match.index) : '';
    if (
      /\n|\b(?:WHEREAS|RECITALS|NOW,? THEREFORE)\b/.test(since) ||
      (since.match(/[a-z)"]\. (?=[A-Z])/g)?.length ?? 0) > 1
    )
      break;
    const head = masked.slice(from, match.index);
    for (const start of everyMatch(head, HEAD_START)) {
      const at = start.index + start[0].length;
      const name = cleanName(head.slice(at));
      if (
        !name ||
        !isName(name) ||
        (NO_ALIAS.test(alias) && !belongs(alias, name)) ||
        (match[4] !== undefined && !hasSuffix(name)) ||
        !(endsLegally(name) || (hasSuffix(name) && head.length - at < 120) || belongs(alias, name))
      )
        continue;
      if (found.some((other) => sameName(other.value, name))) break;
      const place = from + at + Math.max(0, head.slice(at).indexOf(name));
      found.push({ value: name, start: place, end: place + name.length, working: null, confidence: 0.7 });
      break;
    }
    if (found.length >= 6) break;
  }
  return found;
}

/** Of a letter the other side is a party too: the addressee above "Ladies and Gentlemen", or who signs. */
export function withAddressee(document: Document, defined: Reading<string>[]): Reading<string>[] {
  const letter = readLetter(document);
  if (defined.length === 0) return letter.length >= 2 ? letter : defined;
  const others = letter.filter((side) => !defined.some((known) => firstWord(known.value) === firstWord(side.value)));
  return [...defined.slice(0, 2), ...others, ...defined.slice(2)];
}

/** Is the alias a short form of the name, or a role? */
function belongs(alias: string, name: string): boolean {
  const first = alias.split(' ')[0] as string;
  return (
    (first.length > 2 && name.toLowerCase().includes(first.toLowerCase())) ||
    /^(?:party [a-d]|consultant|executive|employee|contractor|less(?:or|ee)|licens(?:or|ee)|company|distributor|agent|individual|developer|promoter|artist|client|customer|supplier)$/i.test(
      alias,
    )
  );
}
