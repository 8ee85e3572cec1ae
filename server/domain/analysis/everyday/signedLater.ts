/** A day in the second half of a plain document on which somebody signed, accepted or answered after the day that it bears. */
import { addDays } from '../../../../contract/calendar.ts';
import { findDates } from '../findDates.ts';
import type { Everyday } from './readEveryday.ts';
import type { Found } from './found.ts';

/** Whoever takes an offer does so within so many days. */
const WITHIN = 60;
/** A line to sign on is no longer. */
const LONGEST = 90;
const SIGNS = /\b(?:sign(?:ed)?|accept(?:ed)?|agreed?|confirm(?:ed)?)\b|^\[|^dated?\b/i;
const RECEIVED = /\b(?:received|stamp|printed|until|by)\b/i;

/** The last such day, or null. Linear. */
export function signedLater({ text, terms }: Everyday, day: string, today: string): Found<string> | null {
  const [half, last] = [text.length / 2, addDays(day, WITHIN)];
  for (const date of findDates(text).toReversed()) {
    if (date.start < half) return null;
    const value = date.day;
    if (value === null || date.ambiguous || value <= day || value > last || value > today) continue;
    if (value === terms.starts?.value || value === terms.ends?.value) continue;
    const start = text.lastIndexOf('\n', date.start) + 1;
    const end = text.indexOf('\n', date.end);
    const line = text.slice(start, end < 0 ? text.length : end).trim();
    if (line.length > LONGEST || !SIGNS.test(line) || RECEIVED.test(line)) continue;
    return { value, start, end: start + line.length, confidence: 0, working: null };
  }
  return null;
}
