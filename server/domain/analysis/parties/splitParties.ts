/** A passage that lists parties ("X, a Delaware corporation ("X"), and Y, …") cut into them. */
import type { Reading } from '../document.ts';
import { cleanName, endsLegally, hasSuffix, isName, sameName } from './partyName.ts';

/** Stands for a masked alias: ("Licensor"), (hereinafter the "Company"). */
const ALIAS = '\ue000';
const DESCRIBED =
  /\b(?:corporation|company|limited partnership|partnership|limited liability|individual|resident|citizen|organi[sz]ed|incorporated|principal|registered|located|having|whose|offices?|subsidiary|entity|association|university|doing business|d\/b\/a|bank|trust|address)\b/i;

type Piece = { start: number; end: number; text: string };

/** The parties of the passage from `start` to `end`, in order, each once. */
export function splitParties(text: string, start: number, end: number): Reading<string>[] {
  const masked = maskAliases(text.slice(start, end));
  const strict = readPieces(text, start, cutPieces(masked, false));
  return strict.length >= 2 ? strict : longer(readPieces(text, start, cutPieces(masked, true)), strict);
}

function longer<T>(a: T[], b: T[]): T[] {
  return a.length > b.length ? a : b;
}

/** Same length as the passage; aliases in brackets or quotes become marks, other brackets blanks. */
export function maskAliases(passage: string): string {
  return passage.replace(
    /\([^()]{0,400}(?:\([^()]{0,120}\)[^()]{0,200})?\)|"[^"]{1,80}"|'(?:the )?[A-Z][A-Za-z ]{1,30}'/g,
    (found, at: number) => {
      // "Tarn (International) Limited": a bracket inside a name.
      if (
        /^\([A-Z][A-Za-z.&]{0,20}(?: [A-Z][a-z]+)?\)$/.test(found) &&
        NAME_GOES_ON.test(passage.slice(at + found.length, at + found.length + 50))
      )
        return found;
      const alias =
        /["']|hereinafter|hereafter|referred|called|collectively|\b(?:the|party|each)\b/i.test(found) ||
        /^\([A-Z][A-Za-z -]{1,30}\)$/.test(found);
      return (alias ? ALIAS : ' ').repeat(found.length);
    },
  );
}

const NAME_GOES_ON =
  /^,? ?(?:[A-Z][\w.&-]*,? ){0,3}(?:ltd|limited|inc|llc|l\.l\.c|l\.p|lp|plc|pty|pte|gmbh|corp|co\b|b\.v|s\.a)/i;

const SEPARATOR =
  /(?:[,;\ue000. -]{1,4}|^)(?:and|AND|And|&|-- ?AND ?--),?(?: (?:between|among|also|with|BETWEEN))?[ :]{1,8}(?=["'(\ue000]?[A-Za-z0-9\u00c0-\u024f\ue000])|; |\n|\ue000[,.]? (?=["']?[A-Za-z0-9])|(?:corporation|company|partnership|trust|association|bank|LLC|L\.L\.C\.|Inc\.|INC\.|Ltd\.|LTD\.|LTD|LP|L\.P\.|Limited|Corporation|Company|[A-Z][a-z]+|\bas (?:[a-z]+ ){0,3}[a-z]+), (?=["']?[A-Z])|, (?=\([0-9ivx]{1,3}\) )/g;

function cutPieces(masked: string, eager: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of masked.matchAll(SEPARATOR)) {
    const at = match.index;
    const next = at + match[0].length;
    if (at < from || !isCut(masked, from, at, next, match[0], eager)) continue;
    const stop = /^[A-Za-z]/.test(match[0]) ? next : at + 1;
    pieces.push({ start: from, end: stop, text: masked.slice(from, stop) });
    from = next;
  }
  pieces.push({ start: from, end: masked.length, text: masked.slice(from) });
  return pieces;
}

/** Does one party end and another begin at this separator? */
function isCut(masked: string, from: number, at: number, next: number, separator: string, eager: boolean): boolean {
  const left = masked.slice(from, at + 1);
  const right = masked.slice(next, next + 160);
  if (separator === '\n') return true;
  if (/\band\b/i.test(separator) && /^(?:Wales|Tobago|Herzegovina|Barbuda|Loan)\b/.test(right)) return false;
  if (/\band\b/i.test(separator)) return isComplete(left) || (eager && /^[A-Z0-9]/.test(right));
  if (separator.includes('&')) return left.includes(ALIAS);
  if (!startsParty(right, left.includes(ALIAS))) return false;
  return /^[A-Za-z]/.test(separator) ? isComplete(masked.slice(from, next - 2)) : true;
}

/** Has this much of the passage said who one party is? */
function isComplete(left: string): boolean {
  if (left.includes(ALIAS)) return true;
  const head = left.replace(/[,;. ]+$/, '');
  return (
    endsLegally(head) ||
    endsLegally(`${head}.`) ||
    DESCRIBED.test(left) ||
    /, as [a-z ]{3,40}$/.test(head) ||
    /,\s*$/.test(left)
  );
}

/** "MA and Tarn Ltd.": what is left of an address before the next party. */
const ADDRESS_END = /^(?:[A-Z]{2}|[A-Z][a-z]+|[^,]{0,24}\d[^,]{0,12}|(?:New|North|South|West) [A-Z][a-z]+) and /;

/** Does a new party begin here, rather than more about the last one (its address)? */
function startsParty(right: string, named: boolean): boolean {
  const name = cleanName(right.slice(0, 140));
  if (name === null || !isName(name) || ADDRESS_END.test(name)) return false;
  return (
    endsLegally(name) ||
    (named &&
      !/ and |\d/.test(name) &&
      (new RegExp(`^[^${ALIAS},\\d]{2,80},? ?${ALIAS}`).test(right) || /^[^,\d]{2,80}, an? /.test(right)))
  );
}

function readPieces(text: string, offset: number, pieces: Piece[]): Reading<string>[] {
  const found: (Reading<string> & { sure: boolean })[] = [];
  for (const piece of pieces) {
    const name = cleanName(piece.text);
    if (!name || !isName(name)) continue;
    const at = text.indexOf(name.slice(0, 12), offset + piece.start);
    if (at < 0 || at > offset + piece.end) continue;
    if (found.some((other) => sameName(other.value, name))) continue;
    const word = !name.includes(' ');
    const sure =
      hasSuffix(name) ||
      piece.text.includes(ALIAS) ||
      /\b(?:an individual|individually|resid)/i.test(piece.text) ||
      /^\s*(?:mr|ms|mrs|dr)\b/i.test(piece.text);
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
