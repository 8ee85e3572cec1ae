/** A passage that lists parties ("X, a Delaware corporation ("X"), and Y, …") cut into them. */
import type { Reading } from '../document.ts';
import { cleanName, endsLegally, hasSuffix, isName, sameName } from './partyName.ts';

/** Stands for a masked alias: ("Licensor"), (hereinafter the "Company"). */
const ALIAS = '\u0001';
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
function maskAliases(passage: string): string {
  return passage.replace(/\([^()]{0,400}(?:\([^()]{0,120}\)[^()]{0,200})?\)|"[^"]{1,80}"/g, (found) => {
    const alias = /"|hereinafter|referred|the |called|collectively/i.test(found) || /^\([A-Z][\w& .-]{1,30}\)$/.test(found);
    // "Oaktree (International) Limited": a bracket inside a name.
    if (!alias || /^\((?:[A-Z][a-z]+|[A-Z.]{2,6})\)$/.test(found)) return found;
    return ALIAS.repeat(found.length);
  });
}

const SEPARATOR = /(?:[,;\u0001. -]|^) ?(?:and|AND|And|&|-- ?AND ?--)(?: (?:between|among|also|with|BETWEEN))?[ :]{1,2}(?=["'(]?[A-Za-z0-9\u0001])|;\s|\n|\u0001[,.]? (?=["']?[A-Za-z0-9])|, (?=\([0-9ivx]{1,3}\) )/g;

function cutPieces(masked: string, eager: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const close = (stop: number, next: number): void => {
    if (stop > from) pieces.push({ start: from, end: stop, text: masked.slice(from, stop) });
    from = next;
  };
  for (const match of masked.matchAll(SEPARATOR)) {
    const at = match.index;
    const next = at + match[0].length;
    if (at < from) continue;
    const left = masked.slice(from, at + 1);
    const right = masked.slice(next, next + 160);
    if (/&/.test(match[0]) && !left.includes(ALIAS)) continue;
    const comma = match[0].startsWith(ALIAS) && !/\band\b/i.test(match[0]);
    if (comma && !startsParty(right)) continue;
    if (!comma && !/[\n;]/.test(match[0]) && !isComplete(left) && !eager) continue;
    if (eager && !/[A-Z0-9]/.test(right[0] ?? '')) continue;
    close(at + 1, next);
  }
  close(masked.length, masked.length);
  return pieces;
}

/** Has this much of the passage said who one party is? */
function isComplete(left: string): boolean {
  if (left.includes(ALIAS)) return true;
  const head = left.replace(/[,;. ]+$/, '');
  return endsLegally(head) || endsLegally(`${head}.`) || DESCRIBED.test(left) || /,\s*$/.test(left);
}

/** Does a new party begin here, rather than more about the last one? */
function startsParty(right: string): boolean {
  const name = cleanName(right.slice(0, 140));
  return name !== null && isName(name) && (hasSuffix(name) || right.slice(0, 160).includes(ALIAS));
}

function readPieces(text: string, offset: number, pieces: Piece[]): Reading<string>[] {
  const found: (Reading<string> & { sure: boolean })[] = [];
  for (const piece of pieces) {
    const name = cleanName(piece.text);
    if (!name || !isName(name)) continue;
    const at = text.indexOf(name.slice(0, 12), offset + piece.start);
    if (at < 0 || at > offset + piece.end) continue;
    if (found.some((other) => sameName(other.value, name))) continue;
    const sure = hasSuffix(name) || piece.text.includes(ALIAS) || /\b(?:an individual|individually|resid)/i.test(piece.text) || /^\s*(?:mr|ms|mrs|dr)\b/i.test(piece.text);
    found.push({ value: name, start: at, end: Math.min(text.length, at + name.length), working: null, confidence: sure ? 0.88 : 0.65, sure });
  }
  const certain = found.filter((party) => party.sure);
  return (certain.length >= 2 ? certain : found).map(({ sure: _, ...party }) => party);
}
