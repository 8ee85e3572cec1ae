/**
 * Who the agreement is between: the preamble ("by and between X, a Delaware corporation ("X"), and Y"), a list of parties, names with
 * their aliases in the opening, or the signature blocks. Names are given as written; role words ("Licensor") are no names.
 */
import type { Document, Reading } from '../document.ts';
import { cleanName, hasSuffix, isName, sameName } from './partyName.ts';
import { readDefined, withAddressee } from './readDefined.ts';
import { readSignatures } from './readSignatures.ts';
import { splitParties } from './splitParties.ts';

/** The opening in which a preamble is looked for, and how much of it is read at most (characters of folded text). */
const ZONE = 40_000;
const PASSAGE = 5000;
/** A preamble that stands later than this is less likely to be the document's own. */
const LATE = 12_000;
/** More parties than this are a list of something else. */
const MOST = 60;

const BETWEEN =
  /\b(?:by,? (?:and|&) (?:between|among(?:st)?)(?: each of)?|between and among|parties (?:to|of) this (?:agreement|contract) (?:are|shall be)|between|among(?:st)?)(?: the following(?: parties)?)?\b[: ,\n-]{0,4}/gi;
const BY =
  /\b(?:(?:entered into|made|executed|issued|given|provided)(?: and entered into)?(?: (?:on|as of) [^.;"(]{4,60},?)? by|agreement (?:with|of|for))[: \n]{1,2}/gi;
const STOP =
  /\b(?:WHEREAS|Whereas|RECITALS?|Recitals?|WITNESSETH|Witnesseth|W ?I ?T ?N ?E ?S ?S ?E ?T ?H|NOW,? THEREFORE|Now,? therefore|BACKGROUND|Background|TABLE OF CONTENTS|R E C I T A L S|In consideration|IN CONSIDERATION|PREAMBLE|PREMISES|Address(?:es)? for [Nn]otices?|With a copy|Preliminary|ARTICLE I|collectively(?:,)? (?:as )?(?:the )?"?(?:the )?"?parties|individually|sometimes|each,? an? "?(?:Party|party))\b|\n ?(?:1\.|ARTICLE|Article|I\.|Section) |[)".] \(?(?:A|1|I)[.)] (?=[A-Z])/;

/** The parties in order of appearance; each reading's span is its name's. */
export function readParties(document: Document): Reading<string>[] {
  const preamble = readPreamble(document, BETWEEN);
  if (preamble.parties.length >= 2 && preamble.score >= SURE_PREAMBLE) return preamble.parties;
  const listed = readListed(document);
  if (listed.length >= 2) return listed;
  const by = readPreamble(document, BY);
  if (by.parties.length >= 2 && by.score >= SURE_PREAMBLE) return by.parties;
  const defined = withAddressee(document, readDefined(document));
  if (defined.length >= 2) return defined;
  for (const { parties } of [preamble, by]) if (parties.length >= 2) return parties;
  const signed = readSignatures(document);
  if (signed.length >= 2) return signed;
  return [preamble.parties, by.parties, defined, listed, signed].find((found) => found.length > 0) ?? [];
}

/** From this score on a preamble is believed before any list or definition. */
const SURE_PREAMBLE = 6;

/** The best of the places that look like a preamble: its own words count, and how many parties it gives. */
function readPreamble(document: Document, lead: RegExp): { parties: Reading<string>[]; score: number } {
  const zone = document.text.slice(0, ZONE);
  let best: { parties: Reading<string>[]; score: number } | null = null;
  let tried = 0;
  for (const match of zone.matchAll(lead)) {
    const start = match.index + match[0].length;
    // The earliest sure preamble is this document's own; later ones are of other agreements.
    if (best && best.score >= SURE_PREAMBLE && best.parties.length >= 2) break;
    const score = scorePlace(zone, match.index, start) - (match.index > LATE ? 2 : 0);
    if (score < 3 || (best && best.score >= score)) continue;
    tried += 1;
    if (tried > 30) break;
    const parties = splitParties(document.text, start, passageEnd(zone, start));
    if (parties.length >= 2 || (parties.length === 1 && !best)) {
      if (!best || parties.length >= 2) best = { parties: parties.slice(0, MOST), score };
    }
  }
  return best ?? { parties: [], score: 0 };
}

function scorePlace(zone: string, at: number, start: number): number {
  const before = zone.slice(Math.max(0, at - 260), at);
  const after = zone.slice(start, start + 320);
  let score = 0;
  if (
    /\b(?:agreement|contract|lease|amendment|addendum|licen[sc]e|undertaking|deed|schedule|order|guaranty|terms)\b/i.test(
      before,
    )
  )
    score += 2;
  if (
    /\bthis (?:[\w&'/,-]{1,20} ){0,9}(?:agreement|contract|lease|amendment|addendum|deed|schedule|undertaking|guaranty)\b[^.]{0,200}$/i.test(
      before,
    )
  )
    score += 2;
  if (
    /\b(?:the|an?|each|that|such|certain) (?:[\w&'-]{1,20} ){1,6}(?:agreement|contract|plan|lease)\b[^.]{0,70}$/i.test(
      before,
    ) &&
    !/\bthis (?:[\w&'-]{1,20} ){0,6}(?:agreement|contract|amendment|addendum|schedule|order|lease|supplement)\b[^.]{0,160}$/i.test(
      before,
    )
  )
    score -= 2;
  if (/\b(?:made|entered|dated|effective|executed|as of|concluded|signed)\b[^.;]{0,120}$/i.test(before)) score += 2;
  if (/^.{0,240}\((?:[^()]{0,60})"/.test(after)) score += 2;
  if (
    /^.{0,160}\b(?:an? (?:[\w-]+ ){0,4}(?:corporation|company|partnership|individual|trust|university)|organi[sz]ed|incorporated|having|principal|located)\b/i.test(
      after,
    )
  )
    score += 1;
  if (/^[^.]{2,120}?(?:\binc|corp|ltd|limited|llc|l\.l\.c|company|plc|l\.p|gmbh|s\.a|n\.v|b\.v)\b/i.test(after))
    score += 1;
  if (
    /^(?:the |such |said |both |all |each |any |either )?(?:contracting )?(?:part(?:y|ies)|us|them|you|members|dates?|time)\b/i.test(
      after,
    )
  )
    score -= 5;
  if (!/^["'(]{0,2}(?:the )?[A-Z0-9(]|^[a-z]{1,12}[A-Z.\d-]/.test(after)) score -= 3;
  if (
    /\b(?:whereas|prior|relationship|conflict|difference|dispute|inconsisten\w*|arrangement|distinguish|communications?|negotiations?)\b[^.]{0,80}$/i.test(
      before,
    )
  )
    score -= 3;
  if (/\b(?:certain|that)\b[^.;]{0,90}\b(?:agreement|contract|lease)\b[^.;]{0,80}$/i.test(before.slice(-180)))
    score -= 3;
  return score;
}

/** Where the list of parties ends: a recital, the end of the sentence, or the longest passage. */
function passageEnd(zone: string, start: number): number {
  const window = zone.slice(start, start + PASSAGE);
  const stop = STOP.exec(window);
  const limit = stop ? Math.max(stop.index, 20) : Math.min(window.length, 1600);
  for (const match of window.slice(0, limit).matchAll(/[a-z0-9)"]\.(?= (?:["(]?[A-Z]|\d{1,2}\.)|\n)/g)) {
    const head = window.slice(0, match.index + 1);
    if (
      /\b(?:inc|corp|co|ltd|llc|l\.p|p|c|no|nos|n\.a|u\.s|a|v|st|ste|ave|blvd|fl|rd|dr|mr|ms|mrs|jr|sr|s\.r|l|k|e|prof|avv|art|esq|approx|tel|ext|bldg|dott|messrs|attn|dept|est)$/i.test(
        head.slice(-6),
      ) &&
      !/[)"]$/.test(head)
    )
      continue;
    if (match.index < 40) continue;
    return start + match.index + 1;
  }
  return start + limit;
}

const ITEM =
  /(?:^|[\n.;:,] ?|\w )(?:(?:between|and|with|party (?:[a-d]|one|two|[1-4])(?: ?\([^)]{1,30}\))?|(?:first|second|third) party|parties|covenanter|undersigned|client|customer|supplier|licensor|licensee|company|buyer|seller|lessor|lessee|contractor|consultant|distributor|vendor|franchisor|manufacturer|provider) ?[::](?: ?\n)? ?|\(?[1-9a-d]\)[. ] ?)(?=["']?[A-Z])/gi;

/** "Between: X … And: Y", "Party A: X", "(1) X (2) Y". */
function readListed(document: Document): Reading<string>[] {
  const zone = document.text.slice(0, 8000);
  const found: Reading<string>[] = [];
  for (const match of zone.matchAll(ITEM)) {
    const at = match.index + match[0].length;
    const name = cleanName(zone.slice(at, at + 140).split('\n')[0] as string);
    if (!name || !isName(name) || !hasSuffix(name) || found.some((other) => sameName(other.value, name))) continue;
    const start = at + Math.max(0, zone.slice(at, at + 140).indexOf(name));
    found.push({ value: name, start, end: start + name.length, working: null, confidence: 0.75 });
    if (found.length >= 6) break;
  }
  return found;
}
