/** A passage that lists parties ("X, a Delaware corporation ("X"), and Y, …") cut into them. */
import type { Reading } from '../document.ts';
import { endsLegally } from './legalForms.ts';
import { cleanName } from './cleanName.ts';
import { BODY, goesOnAsBody, governs } from './bodies.ts';
import { maskAliases } from './maskAliases.ts';
import { maskParticulars } from './particulars.ts';
import { areNames, FOR_BOTH, HOUSE, IS_BODY, LEGEND, TRUSTS } from './namesInLists.ts';
import { ALIAS, isPerson, MARKER, PLACE_WORD, startsWithPerson, strengthOf } from './nameStart.ts';
import { hasSuffix, isName, sameName } from './partyName.ts';
import { everyMatch } from '../../everyMatch.ts';

const DESCRIBED =
  /\b(?:corporation|company|limited partnership|partnership|limited liability|individual|resident|citizen|organi[sz]ed|incorporated|principal|registered|located|having|whose|offices?|subsidiary|entity|association|university|doing business|d\/b\/a|bank|trust|body|district|address|residing|domiciled|nationality|passport|ID (?:card|no|number)|identity (?:card|document)|born)\b/i;

/** Right after a name: what only a party is. */
export const DESCRIBES =
  /^, an? (?!\w+,)[a-z]{3,}(?:[ ,]|$)|^,? (?:an? (?:[\w.()'[\]-]+ ){0,7}?(?:corporation|company|partnership|entity|association|bank|trust|individual|organi[sz]ation|university|institution|municipality|agency|resident|citizen|body)|(?:whose|having) (?:its |a |an |the )?(?:\w+ ){0,3}(?:address|offices?|place of business|seat)|residing|as (?:the )?(?:landlord|tenant|lessor|lessee|seller|buyer|purchaser|borrower|lender|guarantor|licens|agent|trustee|customer|supplier|contractor|consultant|owner|employer|employee))\b/i;

type Piece = { start: number; end: number; text: string };

/** The parties of the passage from `start` to `end`, in order, each once. */
export function splitParties(text: string, start: number, end: number): Reading<string>[] {
  // A cell's border in a table is no part of a name.
  const masked = maskParticulars(maskAliases(text.slice(start, end)))
    .replaceAll('|', ' ')
    .replace(LEGEND, (line) => ' '.repeat(line.length));
  const strict = readPieces(text, start, cutPieces(masked, false));
  return strict.length >= 2 ? strict : longer(readPieces(text, start, cutPieces(masked, true)), strict);
}
const longer = <T>(a: T[], b: T[]): T[] => (a.length > b.length ? a : b);

/** Where one party may end and another begin: a line, a semicolon, "and", a comma, the end of an alias. */
const BOUNDARY =
  /[,;\ue000. -]{0,4}\n ?(?:-{0,2} ?\b(?:and|AND|And)\b[ :,-]*\n?)?|(?:[,;\ue000. -]{1,4}|^)(?:(?:and|AND|And)\b|&),?(?: (?:between|among|also|with|BETWEEN|(?:as|on|AS|ON) (?:the|THE) (?:other|OTHER|second|SECOND) (?:party|part|hand|side|PARTY|PART|HAND|SIDE),?(?: (?:by|BY))?))?[ :-]{1,8}(?=["'(\ue000]?[A-Za-z0-9\u00c0-\u024f\ue000]|\ue000+ [\p{Lu}\d])|,? together with (?=[A-Z])|; ?| (?=\((?:[1-9]\d?|[ivx]{1,4}|[a-h])\) ["']?\p{Lu})|\ue000[,.]? (?=["'(]?[A-Za-z0-9])|, (?=["'(]?[A-Za-z0-9\u00c0-\u024f])/gu;
function cutPieces(masked: string, eager: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of everyMatch(masked, BOUNDARY)) {
    const at = match.index;
    const next = at + match[0].length;
    if (at < from || !isCut(masked, from, at, next, match[0], eager)) continue;
    // A full stop or an alias at the boundary belongs to the party before it.
    const stop = at + ((/^[\ue000. ]*/.exec(match[0]) as RegExpExecArray)[0].length || 0);
    pieces.push({ start: from, end: stop, text: masked.slice(from, stop) });
    from = next;
  }
  pieces.push({ start: from, end: masked.length, text: masked.slice(from) });
  return pieces;
}

const THROUGH =
  /\b(?:its|whose|their) (?:sole |managing |duly authori[sz]ed )*(?:general partner|managing member|member|manager|trustee|(?:investment )?advis[eo]r|agent|attorney[- ]in[- ]fact|representative|sponsor|parent)$/i;
const REPRESENTED =
  /\b(?:represented (?:herein |in this act |for these purposes )?by|through (?:its|Mr|Ms|Mrs|Dr|Shri|Smt))\b[^;\ue000]*$/i;
const OTHER_NAME =
  /^(?:a\.?\/?k\.?\/?a\b|f\.?\/?k\.?\/?a\b|d\.?\/?b\.?\/?a\b|OBA\b|also known as|formerly|doing business|trading as)/i;

/** A party with its description is not longer than this. */
const LONGEST_PARTY = 900;

/** Does one party end and another begin at this separator? */
function isCut(masked: string, from: number, at: number, next: number, separator: string, eager: boolean): boolean {
  const right = masked.slice(next, next + 180);
  // "acting by its general partner, Orchard GP, LLC": through whom, not who.
  if (separator.startsWith(',') && THROUGH.test(masked.slice(Math.max(from, at - 60), at))) return false;
  // "contracting for and on behalf of its campus": for whom, not who.
  if (/^(?:on behalf of|through|by|via)\b/i.test(right))
    return FOR_BOTH.test(masked.slice(Math.max(from, at - 60), next + 180));
  // "Orchard Mills, a/k/a Orchard, Inc.": another name of the same party.
  if (OTHER_NAME.test(right)) return false;
  const strength = strengthOf(right, /\band\b|^\ue000/i.test(separator));
  // "represented by Mr. Fell and Mrs. Quill, its directors": through whom, not who.
  if (
    strength < 3 &&
    !/[\n\ue000;]|, AND /.test(separator) &&
    REPRESENTED.test(masked.slice(Math.max(from, at - 160), at))
  )
    return false;
  const left = masked.slice(Math.max(from, at - LONGEST_PARTY), at + (/^[\ue000.]/.test(separator) ? 1 : 0));
  // A line ends a party that is complete, before another one; within a name or an address it is only a line.
  if (separator.includes('\n'))
    return (
      eager ||
      /\band\b/i.test(separator) ||
      MARKER.test(right) ||
      /^ {3,}\S/.test(right) ||
      (isComplete(left) && strength >= 2)
    );
  if (/\band\b|&/i.test(separator)) {
    // "Bureau of Geology and Mineral Exploration of Tarn": one body.
    if (BODY.test(left) && goesOnAsBody(right)) return false;
    // "with offices located at Berlin and Munich ("Siemens")": one word behind a place is a place.
    if (
      /\b(?:located|offices?|based|situated|residing|business) (?:at|in) [\p{Lu}][\p{L}-]+$/u.test(left) &&
      !/^[^,\ue000]* /.test(right.replace(/ ?\ue000.*$/s, ''))
    )
      return false;
    // "Mr. Arlen Fell, Mr. Max Quill and Ms. Ida Roe (together the "Developer")"
    if (/^(?:Mr|Mrs|Ms|Dr)\.? /.test(right) && isPerson(left)) return true;
    // "Tarn.com and its parent company Orchard, Inc."
    if (strength === 3 && /^its (?:[\w-]+ ){0,2}(?:affiliate|subsidiary|parent)\b/.test(right)) return true;
    // "Dr. Paul W. Fell and Tarn Research Group LLC"
    if (strength === 3 && isPerson(left) && /\b(?:Mr|Mrs|Ms|Dr)\.? | [A-Z]\. /.test(left)) return true;
    // "Orchard Growth Fund and Orchard Income Fund, each a Massachusetts trust"
    if (/^[^,;\ue000]{4,60}, each an? /.test(right) && hasSuffix(left.trim())) return true;
    // "a wholly-owned subsidiary of Orchard Motors and Mills Corp.": of whom, not who.
    if (
      !separator.includes(',') &&
      /\b(?:subsidiary|affiliate|division|unit) of (?:the )?[A-Z][^,;()\ue000]{1,60}$/.test(left) &&
      !endsLegally(left)
    )
      return false;
    // "on behalf of itself and its series, the Orchard Fund": not a party of its own.
    if (/\bon behalf of (?:itself|its)\b[^;\ue000]{0,60}$/i.test(left)) return false;
    if (/^(?:Wales|Tobago|Herzegovina|Barbuda|Loan(?=,| Assoc| Bank|$))\b/.test(right)) return false;
    // "Tate & Lyle": only right after an alias does it join two parties.
    if (separator.includes('&')) return separator.includes(ALIAS) && strength >= 1;
    return (strength > 0 && isComplete(left)) || (eager && /^[A-Z0-9\u00c0-\u024f]/.test(right));
  }
  if (strength === 0) return false;
  // "Orchard Incorporated, a Delaware corporation, together with Orchard Technologies, Inc., a Delaware corporation"
  if (separator.includes('together')) return strength === 3 && isComplete(left);
  if (MARKER.test(right) && (isComplete(left) || isPerson(left.replace(MARKER, '')))) return true;
  if (separator.startsWith(';')) return true;
  // An address goes on: "Hamilton, Ontario, Canada, L8P 4L9".
  if (separator.startsWith(',') && /^[^,]{2,40}, (?:[A-Z]{2}\b|[A-Z][a-z]+,|[A-Z]?\d)/.test(right) && strength < 3)
    return false;
  // The house before a street: "Nimbus Films, Sommerville House, Phillips Street, …".
  if (separator.startsWith(',') && HOUSE.test(right)) return false;
  // Of a list of names and nothing else every comma parts two.
  if (
    separator.startsWith(',') &&
    strength === 3 &&
    areNames(masked.slice(next, next + LONGEST_PARTY)) &&
    !/ & /.test(right.split(',')[0] as string) &&
    (isPerson(left) || endsLegally(left))
  )
    return true;
  // Persons without a description: "Orchard LLC (the "Company"), Dana R. Fell, Max Quill and …".
  if (
    startsWithPerson(right) &&
    (left.endsWith(ALIAS) ||
      isPerson(left) ||
      (endsLegally(left) && areNames(masked.slice(next, next + LONGEST_PARTY))))
  )
    return true;
  // "each of Orchard Funds Trust, Orchard Core Trust and Orchard Annuity Trust, each a Delaware trust"
  if (
    separator.startsWith(',') &&
    TRUSTS.test(left) &&
    TRUSTS.test(/^[^,;\ue000]{4,60}?(?=,| and )/.exec(right)?.[0] ?? '')
  )
    return true;
  // "Merrill Quill, Fenn & Fell Incorporated": surnames go on.
  if (strength === 3) return isComplete(left) || (isPerson(left) && !/^(?:[A-Z][\w'-]+,? ){1,4}& /.test(right));
  return (
    strength === 2 &&
    (left.includes(ALIAS) ||
      (IS_BODY.test(right) && DESCRIBED.test(left)) ||
      (endsLegally(left) && /^[^,]{4,60}(?:,? \ue000|, an individual|,? residing)/.test(right)))
  );
}

/** Has this much of the passage said who one party is? */
function isComplete(left: string): boolean {
  if (left.includes(ALIAS)) return true;
  const head = left.replace(/[,;. ]+$/, '');
  return (
    endsLegally(head) ||
    DESCRIBED.test(left) ||
    /, as [a-z ]{3,40}$/.test(head) ||
    /,\s*$/.test(left) ||
    // "Orchard Mills, Inc., of Dover, Ohio"
    /, of [A-Z][^,]*(?:, [A-Z][^,]*)?$/.test(head)
  );
}

/** "Robert A. Munk and Sheila K. Munk, husband and wife": two persons in one breath. */
function couple(piece: Piece): Piece[] {
  const joined = /^(\s*[^,;\ue000]{5,40}?(?:, [JS]r\.)?) and ([^,;\ue000]{5,40}?)(?=,| \ue000|\ue000|$)/.exec(
    piece.text,
  );
  if (!joined || !isPerson(joined[1] as string) || !isPerson(joined[2] as string)) return [piece];
  if (PLACE_WORD.test(joined[0]) || hasSuffix(joined[1] as string) || hasSuffix(joined[2] as string)) return [piece];
  const from = piece.text.length - piece.text.slice((joined[1] as string).length + 5).length;
  return [
    { start: piece.start, end: piece.start + (joined[1] as string).length, text: joined[1] as string },
    { start: piece.start + from, end: piece.end, text: piece.text.slice(from) },
  ];
}

function readPieces(text: string, offset: number, pieces: Piece[]): Reading<string>[] {
  const passage = text.slice(offset, offset + (pieces.at(-1)?.end ?? 0));
  // A name may go on in the next line.
  const flat = passage.replaceAll('\n', ' ');
  const aliases = everyMatch(passage, /"(?:the )?([^"]{2,40}?),?"/gi).map((match) => ({
    alias: match[1] as string,
    at: match.index,
  }));
  const found: (Reading<string> & { sure: boolean })[] = [];
  for (const piece of pieces.flatMap(couple)) {
    const name = cleanName(piece.text);
    if (!name || !isName(name)) continue;
    const within = flat.indexOf(name.slice(0, 12), piece.start);
    if (within < 0 || within > piece.end) continue;
    const at = offset + within;
    if (found.some((other) => sameName(other.value, name))) continue;
    // Spoken of by its alias: "… between Heritage and Premier dated …".
    if (found.length > 0 && aliases.some(({ alias, at: defined }) => defined < piece.start && sameName(alias, name)))
      continue;
    // "Dr. Fell", where "Hugh Fell, M.D." stands before.
    if (!name.includes(' ') && found.some((other) => other.value.split(/[ ,]+/).includes(name))) continue;
    // "Team and Sponsor (each, as defined in Exhibit A)", "the Lenders party hereto": no names here.
    if (
      !hasSuffix(name) &&
      /^ ?\(?(?:each,? )?(?:as (?:defined|identified|set forth|named)|party hereto|parties hereto|listed|set forth|signator|identified|named)/i.test(
        text.slice(at + name.length, offset + piece.end),
      )
    )
      continue;
    const word = !name.includes(' ');
    const sure =
      hasSuffix(name) ||
      governs(name, text.slice(at + name.length, at + name.length + 40)) ||
      piece.text.includes(ALIAS) ||
      /\b(?:an individual|individually|resid)/i.test(piece.text) ||
      /^\s*(?:mr|ms|mrs|dr)\b/i.test(piece.text) ||
      (isPerson(piece.text.trim().replace(MARKER, '')) && !PLACE_WORD.test(name)) ||
      DESCRIBES.test(text.slice(at + name.length, offset + piece.end));
    // One bare word is a heading or what is left of an address.
    if (word && !sure) continue;
    found.push({
      value: name,
      start: at,
      end: Math.min(text.length, at + name.length),
      working: null,
      confidence: sure ? 0.88 : 0.65,
      sure,
    });
  }
  const certain = found.filter((party) => party.sure);
  return (certain.length >= 2 ? certain : found).map(({ value, start, end, working, confidence }) => ({
    value,
    start,
    end,
    working,
    confidence,
  }));
}
