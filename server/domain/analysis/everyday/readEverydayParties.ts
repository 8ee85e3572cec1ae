/** The parties of an everyday document: labelled sides, "X Ltd (the Club) and Y Ltd", a letterhead and whom it is addressed to. */
import { endsLegally } from '../parties/legalForms.ts';
import { PAYING_ROLE, ROLE } from '../lexicon/everydayLabels.ts';
import type { Row } from './cells.ts';
import type { Field } from './fields.ts';
import type { Found } from './found.ts';
import { findNames } from './findNames.ts';
import { isSame } from './isSame.ts';

/** Labels that stand before much else. */
const PAIR = /^(?:between|and)$/;
const LOOSE = /^(?:from|to|name|between|and)$/;
/** A name has no more words than this. */
const MOST_WORDS = 9;
const LABELLED = 0.85;
const FREE = 0.66;
/** What no name is: a day, an amount, a sentence, a place to fill in. */
const NOT_A_NAME =
  /\d{2}[/.-]\d{2}|[£$€]\s?\d|_{3,}|\.{4,}|\b(?:shall|will|agrees?|must|your|you|please|per|the following|see|above|below|tbc|n\/a|attached|signed)\b|@|https?:|^\d+$/i;

/** Labelled sides first; where they are not two, names that stand in the document's sentences and its head. */
export function readEverydayParties(raw: string, fields: readonly Field[], rows: readonly Row[]): Found<string>[] {
  const parties: Found<string>[] = [];
  let paying = 0;
  const paired = ['between', 'and'].every((word) => fields.some(({ label }) => label === word));
  for (const field of fields) {
    if (!field.kinds.includes('party') || !ROLE.test(field.label)) continue;
    const name = cleanName(field.value);
    if (name !== null && LOOSE.test(field.label) && !endsLegally(name) && !(paired && PAIR.test(field.label))) continue;
    if (name === null || parties.some((party) => isSame(party.value, name))) continue;
    parties.push({ value: name, start: field.start, end: field.end, confidence: LABELLED, working: null });
    if (PAYING_ROLE.test(field.label)) paying += 1;
  }
  if (parties.length >= 2) return parties;
  const named = findNames(raw).filter((name) => !parties.some((party) => isSame(party.value, name.value)));
  if (parties.length === 1) {
    const head = (paying === 1 && (letterhead(rows, named) ?? null)) || named[0];
    return head ? [head, ...parties] : parties;
  }
  const top = letterhead(rows, named);
  const all = top && !named.some((name) => isSame(name.value, top.value)) ? [top, ...named] : named;
  return all.length >= 2
    ? all.slice(0, 2).map((name) => ({ ...name, confidence: Math.min(name.confidence, FREE) }))
    : all;
}

/** The name a value begins with: without address, number, brackets and what it is called. */
export function cleanName(value: string): string | null {
  let name = value
    .replace(/\s*\((?![A-Z][a-z]+\)? (?:Ltd|Limited|plc|LLP|Inc))[^)]{0,60}\)?.*$/, '')
    .replace(/\s+(?:ABN|ACN|company no|registered|reg\.? no|c\/o|trading as|t\/a|of \d)\b.*$/i, '')
    .replace(/\s{2,}.*$/, '')
    .replace(/^(?:between|and)\s+/i, '')
    .trim();
  const comma = name.indexOf(',');
  if (comma > 0) {
    const rest = name.slice(comma + 1).trim();
    const form = /^(?:[A-Z][A-Za-z.]{1,6}\.?)(?=,|$| )/.exec(rest)?.[0];
    name = form && endsLegally(`X ${form}`) ? `${name.slice(0, comma)}, ${form}` : name.slice(0, comma);
  }
  name = name.replace(/[;:,\s]+$/, '').replace(/^(?:the |messrs )(?=[a-z])/, '');
  if (name.length < 3 || name.length > 90 || NOT_A_NAME.test(name) || name.split(/\s+/).length > MOST_WORDS)
    return null;
  return /^[\p{Lu}\d]/u.test(name) && /\p{L}{2}/u.test(name) ? name : null;
}

/** The name at the top of a letter, a form or a plan, if a title does not stand there. */
function letterhead(rows: readonly Row[], named: readonly Found<string>[]): Found<string> | null {
  for (const row of rows.slice(0, 3)) {
    const cell = row.cells[0];
    if (!cell || /:/.test(cell.text)) continue;
    const known = named.find((name) => cell.text.toLowerCase().startsWith(name.value.toLowerCase()));
    if (known) return known;
    const text = cell.text.split(/ [•|–-] /)[0] as string;
    if (TITLE_WORD.test(text)) continue;
    const name = cleanName(text);
    if (
      name &&
      /^(?:\p{Lu}[\p{L}'’.&-]*|&|and|of|the|\d+)(?: (?:\p{Lu}[\p{L}'’.&-]*|&|and|of|the|\d+)){0,6}$/u.test(name)
    )
      return { value: name, start: cell.start, end: cell.start + text.length, confidence: FREE, working: null };
  }
  return null;
}

const TITLE_WORD =
  /^\d|\b(?:hi|hello|dear|thank|thanks|between|and|parties|agreement|contract|order|form|schedule|lease|licen[cs]e|quotation|quote|letter|notice|policy|terms|invoice|deed|booking|plan|page|memorandum|statement|amendment|key|subject|from|date|dear|summary|assignment|guarantee|membership|confirmation|retainer|maintenance|renewal|hire|your|warehousing|sponsorship)\b/i;
