/**
 * Who the agreement is between: the preamble ("by and between X, a Delaware corporation ("X"), and Y"), a list of parties, the
 * cover page, or the signature blocks. Names are given as written; role words ("Licensor") are no names.
 */
import { type Document, type Reading } from './document.ts';
import { cleanName, isName } from './partyName.ts';

type Piece = { start: number; end: number };

const ZONE = 40_000;
const BETWEEN = /\b(?:by and between|by and among(?:st)?|between and among|between|amongst?|by|with)\b:?[ \n]{0,2}/gi;
const PREAMBLE_LEAD =
  /\b(?:agreement|contract|lease|amendment|addendum|license|undertaking|letter|entered into|made|executed|dated|effective|deed|schedule|parties)\b[^\n]{0,260}$/i;
const STOP =
  /\b(?:WHEREAS|Whereas|RECITALS?|Recitals?|WITNESSETH|Witnesseth|W I T N E S S E T H|NOW,? THEREFORE|Now,? therefore|BACKGROUND|Background|TABLE OF CONTENTS|R E C I T A L S|In consideration|IN CONSIDERATION|PREAMBLE|Article 1|ARTICLE 1|ARTICLE I|collectively|individually|each,? an? "?(?:Party|party))\b/;

/** The parties in order of appearance; each reading's span is its name's. */
export function readParties(document: Document): Reading<string>[] {
  const candidates = [readPreamble(document), readListed(document), readLetter(document)];
  for (const found of candidates) if (found.length >= 2) return found.slice(0, 60);
  const signed = readSignatures(document);
  if (signed.length >= 2) return signed;
  return candidates.find((found) => found.length > 0) ?? signed;
}

function readPreamble(document: Document): Reading<string>[] {
  const { text } = document;
  const zone = text.slice(0, ZONE);
  let best: Reading<string>[] = [];
  let tried = 0;
  for (const match of zone.matchAll(BETWEEN)) {
    const before = zone.slice(Math.max(0, match.index - 300), match.index);
    const weak = /^(?:by|with|between|among)$/i.test(match[0].trim().replace(/:$/, ''));
    if (!PREAMBLE_LEAD.test(before.slice(before.lastIndexOf('\n', before.length - 40) + 1)) && weak) continue;
    if (
      /^(?:by|with)$/i.test(match[0].trim()) &&
      !/\b(?:entered into|made|executed|contract|agreement)(?: and entered into)?[^.]{0,80}$/i.test(before)
    )
      continue;
    tried += 1;
    if (tried > 25) break;
    const start = match.index + match[0].length;
    const found = splitParties(document, start, passageEnd(zone, start));
    if (found.length > best.length) best = found;
    if (best.length >= 2) break;
  }
  return best;
}

/** Where the list of parties ends: a recital, or the end of the sentence. */
function passageEnd(zone: string, start: number): number {
  const window = zone.slice(start, start + 6000);
  const stop = STOP.exec(window);
  let end = stop ? stop.index : Math.min(window.length, 1500);
  const full = /[a-z)"]\.(?: (?=[A-Z"(])|\n)/g;
  for (const match of window.slice(0, end).matchAll(full)) {
    if (
      /\b(?:inc|corp|co|ltd|llc|l\.p|no|n\.a|u\.s|st|ste|ave|blvd|fl|rd|dr)\.?$/i.test(
        window.slice(Math.max(0, match.index - 8), match.index + 1),
      )
    )
      continue;
    if (/\) ?\.|"\)?\./.test(window.slice(match.index - 2, match.index + 2)) || match.index > 60) {
      end = Math.min(end, match.index + 1);
      break;
    }
  }
  return start + end;
}

const SPLIT =
  /(?:"\) ?|\) ?|[,;\n] ?|[A-Za-z.] )(?:and(?: (?:between|among|also|with))?|&|or) (?=["']?[A-Z0-9(])|; |\n(?=\(?[0-9a-z]{1,2}[.)] )|"\),? (?=[A-Z])|\),? (?=[A-Z][A-Za-z&.,' -]{3,60}(?:,|\())/g;

/** Cuts the passage at its "and"s and aliases and takes a name from the head of each piece. */
function splitParties(document: Document, start: number, end: number): Reading<string>[] {
  const passage = document.text.slice(start, end);
  const cuts: number[] = [0];
  for (const match of passage.matchAll(SPLIT)) cuts.push(match.index + match[0].length);
  cuts.push(passage.length);
  const found: Reading<string>[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 1) {
    const from = cuts[i] as number;
    const piece = { start: start + from, end: start + (cuts[i + 1] as number) };
    const name = nameAtHead(document.text, piece);
    if (!name) continue;
    if (found.some((other) => sameName(other.value, name.value))) continue;
    found.push(name);
  }
  return found;
}

function sameName(a: string, b: string): boolean {
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(a) === plain(b);
}

/** The name at the head of a piece of preamble, up to its description ("a Delaware corporation", "having its office at"). */
function nameAtHead(text: string, piece: Piece): Reading<string> | null {
  const window = text.slice(piece.start, Math.min(piece.end + 40, piece.start + 220));
  const lead =
    /^(?:[ "'(]|\(?[0-9a-z]{1,2}[.)] |and |between |the parties:? |(?:on )?the (?:one|other|first|second) (?:hand|part),? )*/i.exec(
      window,
    );
  const offset = lead ? lead[0].length : 0;
  const name = cleanName(window.slice(offset, Math.max(offset, piece.end - piece.start + 2)));
  if (!name || !isName(name)) return null;
  const at = piece.start + Math.max(offset, window.indexOf(name));
  return { value: name, start: at, end: at + name.length, working: null, confidence: 0.85 };
}

const LISTED =
  /(?:^|\n|\s)(?:(?:between|and|party [a-d1-4]|parties|among|to|from|client|customer|supplier|licensor|licensee|company|buyer|seller|lessor|lessee|advertiser|agency|vendor|contractor|consultant) ?[:：] ?(?:\n)?|\(?[1-9a-d]\)[. ] ?)(?=[A-Z])/gi;

/** "Between: X … And: Y", "Party A: X", "(1) X (2) Y". */
function readListed(document: Document): Reading<string>[] {
  const zone = document.text.slice(0, 8000);
  const found: Reading<string>[] = [];
  for (const match of zone.matchAll(LISTED)) {
    const at = match.index + match[0].length;
    const name = nameAtHead(document.text, { start: at, end: Math.min(zone.length, at + 160) });
    if (
      name &&
      /[A-Z]/.test(name.value) &&
      looksLikeCompany(name.value) &&
      !found.some((other) => sameName(other.value, name.value))
    )
      found.push(name);
    if (found.length >= 6) break;
  }
  return found;
}

const COMPANY =
  /\b(?:inc|corp(?:oration)?|co(?:mpany)?|ltd|limited|llc|l\.l\.c|llp|l\.?p|plc|gmbh|ag|s\.?a|n\.?v|b\.?v|pty|trust|bank|n\.a|association|university|partnership|fund|group|holdings?|partners|institute|foundation|committee|s\.?p\.?a|s\.?r\.?l|kg|oy|ab|a\/s|s\/a)\b\.?/i;

function looksLikeCompany(name: string): boolean {
  return COMPANY.test(name);
}

/** A letter: "Ladies and Gentlemen: X, a Georgia corporation (the "Company"), proposes …". */
function readLetter(document: Document): Reading<string>[] {
  const zone = document.text.slice(0, 12_000);
  const found: Reading<string>[] = [];
  const defined =
    /([A-Z][^\n;:"()]{2,90}?)(?:, (?:an? |the |with |having )[^\n;"()]{3,200})?,? \((?:collectively, |hereinafter[^"]{0,30}|referred to[^"]{0,20})?(?:the |each an? )?"([^"]{1,40})"/g;
  for (const match of zone.matchAll(defined)) {
    const name = cleanName(match[1] as string);
    if (!name || !isName(name) || !looksLikeCompany(name)) continue;
    const at = match.index + (match[0].indexOf(name) >= 0 ? match[0].indexOf(name) : 0);
    if (!found.some((other) => sameName(other.value, name)))
      found.push({ value: name, start: at, end: at + name.length, working: null, confidence: 0.6 });
    if (found.length >= 3) break;
  }
  return found;
}

/** The names above or beside "By:" in the signature blocks. */
function readSignatures(document: Document): Reading<string>[] {
  const { text } = document;
  const witness = Math.max(text.lastIndexOf('WITNESS WHEREOF'), text.lastIndexOf('witness whereof'));
  const from = witness >= 0 ? witness : Math.max(0, text.length - 4000);
  const zone = text.slice(from, from + 8000);
  const found: Reading<string>[] = [];
  for (const match of zone.matchAll(/([A-Z][^\n:]{2,90}?)[ ,\n]{0,3}(?:By ?:|BY ?:|By \/s\/|\/s\/)/g)) {
    const name = cleanName(match[1] as string);
    if (!name || !isName(name) || !looksLikeCompany(name)) continue;
    const at = from + match.index + Math.max(0, match[0].indexOf(name));
    if (!found.some((other) => sameName(other.value, name)))
      found.push({ value: name, start: at, end: at + name.length, working: null, confidence: 0.6 });
  }
  return found;
}
