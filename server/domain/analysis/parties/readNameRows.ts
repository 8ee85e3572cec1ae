/** Parties in the rows of a form under its heading "Parties": "Name: Karri Timber Pty Ltd", "1. Party: Rosalind Keane". */
import type { Document, Reading } from '../document.ts';
import { cleanName } from './cleanName.ts';
import { hasSuffix, isName, sameName } from './partyName.ts';
import { everyMatch } from '../../everyMatch.ts';

const ZONE = 6000;
/** So far below the heading at most. */
const REACH = 2000;
const HEADING = /^[ \t]*(?:\d{1,2}[.)]? *)?(?:the )?parties(?: details)?[ \t:]*$/im;
const ROW =
  /^[ \t]*(?:\(?\d{1,2}[.)] *)?(?:(?:full |legal |company )?name|party)(?: \d)?(?:[ \t]*:[ \t]*|[ \t]+)(?!of\b)([^\n|]{2,110})$/gim;
/** What comes behind the parties. */
const NEXT = /^[ \t]*(?:\d{1,2}[.)]? *)?(?:background|recitals?|operative|introduction|whereas|agreed|terms)\b/im;
/** Without a legal ending a name is two to six words with capitals. */
const PROPER = /^[A-Z\u00c0-\u017e][\p{L}.'-]*(?: (?:[A-Z\u00c0-\u017e][\p{L}.'-]*|of|de|van|von)){1,5}$/u;

/** Nothing else in a paper says as plainly who its parties are: no other reader is asked. */
export const SAID_OUTRIGHT = 0.94;

/** The names in such rows, in order, each once. */
export function readNameRows({ raw, text }: Document): Reading<string>[] {
  const zone = raw.slice(0, ZONE);
  const heading = HEADING.exec(zone);
  if (!heading) return [];
  const below = zone.slice(heading.index + heading[0].length, heading.index + REACH);
  const next = below.search(NEXT);
  const found: Reading<string>[] = [];
  for (const match of everyMatch(next < 0 ? below : below.slice(0, next), ROW)) {
    const name = cleanName((match[1] as string).trim().split(/\s{2,}/)[0] as string);
    if (!name || !isName(name) || !(hasSuffix(name) || PROPER.test(name))) continue;
    const start = text.indexOf(name);
    if (start < 0 || found.some((other) => sameName(other.value, name))) continue;
    found.push({ value: name, start, end: start + name.length, working: null, confidence: SAID_OUTRIGHT });
  }
  return found.length >= 2 ? found : [];
}
