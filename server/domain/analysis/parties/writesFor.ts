/** "Kind regards, / Helen Marsh / Customer Contracts / Orchard Lifts Ltd": whoever writes a letter for the firm below is no side. */
import { PERSON } from '../everyday/cleanName.ts';
import { endsLegally } from './legalForms.ts';

/** Right above the name. */
const CLOSING =
  /(?:^|\n)[ \t]*(?:(?:yours|very) (?:sincerely|faithfully|truly)|sincerely(?: yours)?|(?:(?:kind|best|warm|many) )?(?:regards|wishes|thanks))\b[^\n]{0,30}\n\s*$/i;
const REACH = 120;
/** A post and a department may stand between the two. */
const LINES = 4;

/** Does a person stand under a closing formula, above the firm that is one of `all`, and nowhere else? */
export function writesFor(name: string, all: readonly { value: string }[], text: string): boolean {
  if (endsLegally(name) || !PERSON.test(name)) return false;
  const at = text.indexOf(name);
  if (at < 0 || text.indexOf(name, at + 1) >= 0 || !CLOSING.test(text.slice(Math.max(0, at - REACH), at))) return false;
  const lines = text.slice(at + name.length).split('\n');
  const below = new Set(lines.flatMap((line) => line.trim() || []).slice(0, LINES));
  return all.some(({ value }) => endsLegally(value) && below.has(value));
}
