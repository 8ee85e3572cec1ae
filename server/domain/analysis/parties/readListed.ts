/** Parties in a list ("Between: X … And: Y", "Party A: X", "(1) X (2) Y"), or as the subject of the agreement's first sentence. */
import type { Document, Reading } from '../document.ts';
import { endsLegally } from './legalForms.ts';
import { cleanName } from './cleanName.ts';
import { hasSuffix, isName, sameName } from './partyName.ts';
import { STOP } from './preamble.ts';
import { readRows } from './readRows.ts';
import { maskAliases } from './maskAliases.ts';
import { splitParties } from './splitParties.ts';
import { everyMatch } from '../../everyMatch.ts';

const ITEM =
  /(?:^|[\n.;:,] ?|\w )(?:(?:between|and|with|party (?:[a-d]|one|two|[1-4])(?: ?\([^)]{1,30}\))?|(?:first|second|third) party|parties|covenanter|undersigned|client|customer|supplier|licensor|licensee|company|buyer|seller|(?:sub)?lessor|(?:sub)?lessee|landlord|tenant|insurer|(?:named )?insured|policy ?holder|lender|borrower|guarantor|employer|employee|sponsor|publisher|owner|(?:sub)?contractor|reseller|contractor|consultant|distributor|vendor|franchisor|manufacturer|provider|(?:pledg|transfer|assign|mortgag|grant)(?:or|ee)(?: [a-d1-4])?) ?[::](?: ?\n)? ?|\(?[1-9a-d]\)[. ] ?)(?=["']?[A-Z])/gi;

/** Behind "Party B:" stands a party, be it a person. */
const IS_PARTY = /\b(?:party|pledg(?:or|ee)|transfer(?:or|ee)) [a-d1-4]/i;
/** … or a name without a legal form, with capitals: it ends at the line's end, a bracket, a comma or the next label. */
const PROPER =
  /^[A-Z\u00c0-\u017e][\p{L}\d.&'-]+(?: (?:[A-Z\u00c0-\u017e(&][\p{L}\d.&'()-]*|of|and|for|the|de)){0,7}$/u;
const ENDS = /^ ?(?:$|[\n(,;.\ue000]|[A-Z][A-Za-z]* ?(?:[A-Z]?[a-z]+ ?)?:)/;

/** "Between: X … And: Y", "Party A: X", "(1) X (2) Y". */
export function readListed(document: Document): Reading<string>[] {
  const rows = readRows(document);
  if (rows.length >= 2) return rows;
  const zone = document.text.slice(0, 8000);
  const found: Reading<string>[] = [];
  for (const match of everyMatch(zone, ITEM)) {
    const at = match.index + match[0].length;
    const name = cleanName(zone.slice(at, at + 140).split('\n')[0] as string);
    if (
      !name ||
      !isName(name) ||
      !(hasSuffix(name) || (IS_PARTY.test(match[0]) && isNamed(zone.slice(at, at + 140), name))) ||
      found.some((other) => sameName(other.value, name)) ||
      isSentence(zone.slice(at, at + 240), name)
    )
      continue;
    const start = at + Math.max(0, zone.slice(at, at + 140).indexOf(name));
    found.push({ value: name, start, end: start + name.length, working: null, confidence: 0.75 });
    if (found.length >= 6) break;
  }
  return found;
}

/** "(1) Orchard GmbH (the "Company") has a share capital of …": a numbered clause, no party. */
function isSentence(passage: string, name: string): boolean {
  return /^,? ?(?:\([^()]{1,80}\) )?(?:has|have|had|is|are|was|holds?|shall|will|may|agrees?|represents?|owns?|grants?) /.test(
    passage.slice(passage.indexOf(name) + name.length),
  );
}

/** Is this a name and nothing else, as far as the next label? */
function isNamed(passage: string, name: string): boolean {
  const at = passage.indexOf(name);
  return PROPER.test(name) && at >= 0 && at < 6 && ENDS.test(passage.slice(at + name.length));
}

/** "ORCHARD MILLS, INC. and TARN FOODS LLC LICENSE AGREEMENT": two names on the cover, joined. */
export function readCover(document: Document): Reading<string>[] {
  // Brackets behind a name ("(1)", its name in another script) are blanks here.
  const zone = maskAliases(document.text.slice(0, 3000)).replaceAll('\ue000', ' ');
  for (const match of everyMatch(zone, /[ \n](?:- )?(?:and|AND|And|&)[ :\n-]{1,4}/g)) {
    const next = match.index + match[0].length;
    // "Tarn GmbH & Co. KG" is one name.
    if (match[0].includes('&') && /^Co\b/.test(zone.slice(next, next + 3))) continue;
    const behind = zone.slice(next, next + 90);
    const right = [behind.split('\n')[0] as string, joinLines(behind)]
      .map(cleanName)
      .find((name) => name !== null && endsLegally(name) && isName(name));
    if (!right) continue;
    const ahead = zone.slice(Math.max(0, match.index - 150), match.index);
    const left = nameBefore(ahead.trim().split('\n').at(-1) as string) ?? nameBefore(joinLines(ahead));
    const at = left === null ? -1 : zone.lastIndexOf(left, match.index);
    const rightAt = zone.indexOf(right, next);
    if (left === null || at < 0 || rightAt < 0 || sameName(left, right)) continue;
    return [
      { value: left, start: at, end: at + left.length, working: null, confidence: 0.7 },
      { value: right, start: rightAt, end: rightAt + right.length, working: null, confidence: 0.7 },
    ];
  }
  return [];
}

/** The name that ends the text: the longest run of words with capitals that ends legally, brackets behind it left out. */
export function nameBefore(text: string): string | null {
  const plain = text.replace(/ +/g, ' ').trim();
  if (!endsLegally(plain)) return null;
  const run = /(?:(?:[A-Z0-9\u00c0-\u00de][^\s()]*|&|of|de) ){0,8}[^\s()]+$/.exec(plain)?.[0] ?? '';
  const name = run.replace(
    /^(?:(?:Exhibit|EXHIBIT|Execution|EXECUTION|Version|VERSION|Copy|COPY|Dated|by|\d[\d.()a-z-]*|[A-Z]?[a-z]+ \d{1,2}, \d{4}) )+/,
    '',
  );
  return name !== '' && endsLegally(name) && isName(name) ? name : null;
}

const joinLines = (text: string): string => text.replace(/\n/g, ' ');

/** "X, Inc. ("Supplier") and Y LLC ("Customer") hereby agree …": what stands before the verb in its sentence. */
const VERB =
  /\b(?:hereby |have |has |do |mutually |each |are |covenant and )*(?:enter(?:ed|s|ing)? into|agreed?|conclude[ds]?|executed?|make[s]?) (?:into )?(?:and enter into )?(?:this|these|the following|as follows|an? (?:contract|agreement)\b|to (?:the following|this|these)|that\b|on\b)|\b(?:hereby )?confirms?,?(?: jointly and severally,?)? (?:their|its|our)(?: respective)? agreements? with (?:the )?(?=[A-Z])/gi;

/** What may stand before the subject. */
const LEAD =
  /^(?:ladies and gentlemen|gentlemen|dear (?:sirs?|madam))(?: ?[:,])? |^(?:now,? )?(?:therefore|accordingly)\b,?|^know all .{0,80}\bthat\b|^subject to [^;,"]{5,70}, ?|^on this day\b[^;"]{0,30}?\d{4},/i;

/** The parties that are the subject of the opening sentence. */
export function readSubjects(document: Document): Reading<string>[] {
  const zone = document.text.slice(0, 6000);
  for (const match of everyMatch(zone, VERB)) {
    const from = Math.max(zone.lastIndexOf('\n', match.index - 2) + 1, match.index - 1200);
    if (match.index - from < 20) continue;
    if (STOP.test(zone.slice(from, match.index))) return [];
    const lead = LEAD.exec(zone.slice(from, match.index))?.[0].length ?? 0;
    const parties = splitParties(document.text, from + lead, match.index);
    const opens = (parties[0]?.start ?? from + 999) - from - lead < 12;
    // "… hereby confirm their agreement with Tarn & Company": the addressee is a party, too.
    const end = match.index + match[0].length;
    const other = / with (?:the )?$/.test(match[0]) ? splitParties(document.text, end, end + 300)[0] : undefined;
    const all = other && other.start - end < 12 ? [...parties, other] : parties;
    if (opens && all.length >= 2 && parties.every((party) => party.confidence > 0.8)) return all;
  }
  return [];
}
