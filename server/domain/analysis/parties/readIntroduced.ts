/**
 * Names that the opening introduces by what follows them, with or without a legal form: an alias ("Orchard Mills ("Orchard")"), or what
 * only a party is ("Orchard Mills, a Nevada corporation", "Orchard Mills, having its office at …"). Less sure than a preamble.
 */
import type { Document, Reading } from '../document.ts';
import { cleanName, isName, sameName } from './partyName.ts';
import { ALIAS, DESCRIBES, maskAliases } from './splitParties.ts';

const ZONE = 12_000;
/** What introduces a name stands within so many characters after it. */
const REACH = 330;
const MOST = 30;

/** Where a name may begin: a line, a clause, or one of the words that lead to a party. */
const HEAD_START =
  /(?:^|[.:;,\n] ?|["\ue000)] ?,? |\b(?:between|among|by|and|with|to|from|that|appoints?|appoint|which|whom|retains?|engages?|authori[sz]es|under which|into|of|for|AND|BETWEEN|BY|WITH|THAT|TO) )(?=["']?[A-Z0-9\u00c0-\u024f])/g;
const DESCRIPTION =
  /, (?:an? (?:[\w.()'-]+ ){0,6}?(?:corporation|company|partnership|entity|association|bank|trust|individual|organi[sz]ation|university|institution|municipality|agency|body)\b|(?:having|with) (?:its |an? |offices? )|whose (?:registered |principal )?(?:address|office)|residing|an individual)/gi;

/** The names in order of appearance, each once. */
export function readIntroduced(document: Document): Reading<string>[] {
  const zone = document.text.slice(0, ZONE);
  const masked = maskAliases(zone);
  const cues = [...masked.matchAll(new RegExp(`${ALIAS}+`, 'g')), ...masked.matchAll(DESCRIPTION)]
    .map((match) => match.index)
    .toSorted((a, b) => a - b);
  const found: Reading<string>[] = [];
  let previous = 0;
  for (const cue of cues) {
    const from = Math.max(previous, cue - REACH, zone.lastIndexOf('\n', cue - 2) + 1);
    const head = masked.slice(from, cue);
    previous = cue;
    const named = nameBefore(head);
    if (!named || found.some((other) => sameName(other.value, named.name))) continue;
    const start = from + named.at;
    found.push({ value: named.name, start, end: start + named.name.length, working: null, confidence: 0.6 });
    if (found.length >= MOST) break;
  }
  return found;
}

/** The name that reaches to the end of the text, or to a description that does. */
function nameBefore(head: string): { name: string; at: number } | null {
  for (const start of head.matchAll(HEAD_START)) {
    const at = start.index + start[0].length;
    const name = cleanName(head.slice(at));
    if (!name || !isName(name)) continue;
    const place = head.indexOf(name, at);
    if (place < 0 || place - at > 6) continue;
    const rest = head.slice(place + name.length);
    if (/^[\s,."'*]*$/.test(rest) || DESCRIBES.test(rest) || ADDRESS.test(rest)) return { name, at: place };
  }
  return null;
}

/** What may stand between a name and its alias: an address. */
const ADDRESS = /^,? (?:of |at |located |(?:Suite|Room|Unit|Floor) |\d)/;
