/** The sides that a sentence or a numbered list names: "agreed between X and Y", "by 1. X 2. Y 3. Z". */
import { endsLegally } from '../parties/legalForms.ts';
import { oneOf } from '../lexicon/oneOf.ts';
import { splitLines } from '../splitLines.ts';
import { ROLE } from '../lexicon/everydayLabels.ts';
import { cleanName, NAME_WORDS, splitPersons } from './cleanName.ts';
import type { Field } from './fields.ts';
import { isSame } from './isSame.ts';
import type { Found } from './found.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

const CONFIDENCE = 0.78;
/** What "(UK)" stands before. */
const FORM = ' (?:Ltd|Limited|LTD|LIMITED|plc|LLP|Inc|LLC|Corp)\\b';
/** A name, with "(UK)" before its legal form. */
const NAME = `((?:[^.;()]|\\.(?=\\S)|(?<=\\s\\p{Lu})\\.(?=\\s\\p{Lu})|\\([\\p{L} ]{2,20}\\)(?=${FORM})){3,80}?)`;
const THING = oneOf(
  '[Aa]gree\\w*|[Cc]ontract|[Mm]ade|[Aa]rrangement|[Ll]ease|[Ll]icen[cs]e|[Uu]nderstanding|[Tt]erms|[Dd]eal',
);
/** Where a name is over, or its sentence. */
const OVER = `(?=\\s*(?:[,;]|(?<!\\s\\p{Lu})\\.|\\((?![^)]{2,20}\\)${FORM}))|\\s+(?:on|for|dated|made|about|to|as|from|under|whereby|have)\\s|(?<!\\s\\p{Lu}\\.)\\s*\\n)`;
/** Two names behind "between"; the second ends where it is described, or the sentence does. */
const BETWEEN = expression(
  `(?:\\b${THING}\\b[^.;]{0,60}?\\b(?:between|by)|(?<=^|\\n)[ \\t]*(?:Between|BETWEEN))[:,]?\\s+${NAME}(?:\\s*\\([^)]{0,60}\\))?,?\\s+(?:and|with)\\s+${NAME}${OVER}`,
  'g',
);
/** Three names, each with what it is called from here on. */
const CALLED = '(?:\\s*\\([^)]{2,40}\\))';
const THREE = expression(
  `\\b${THING}\\b[^.;]{0,60}?\\b(?:between|by)\\s+(?=\\p{Lu})${NAME}${CALLED},\\s+${NAME}${CALLED},?\\s+and\\s+${NAME}${CALLED}`,
);
/** Capitalised words in a row. */
const CAPS = "(\\p{Lu}[\\p{L}\\p{N}'’.&-]*(?:\\s(?:\\p{Lu}[\\p{L}\\p{N}'’.&-]*|&|of|the)){1,6})";
/** "Fairmile Farms (partners: R. and A. Twigg) and Humber Grain Stores Limited have agreed". */
const AGREE = expression(
  `(?<=^|[\\s:])${CAPS}(?:\\s*\\([^)]{0,60}\\))?,?\\s+and\\s+(?:the\\s+)?${CAPS}(?:\\s*\\([^)]{0,60}\\))?,?\\s+(?:have\\s|hereby\\s)*agree(?:d|s)?\\b`,
  'g',
);
/** A name, perhaps its place, and what it is called from here on. */
const INTRODUCED =
  /(?<![^)],\s|\b\d{1,3}[a-z]?\s|\p{Lu}[\p{L}.&'’-]*\s)(\p{Lu}[\p{L}\p{N}'’.&-]*(?: (?:\p{Lu}[\p{L}\p{N}'’.&-]*|&|and|of|plc|s\.r\.o\.)){1,6})(?:, [^().;\n]{2,60})? \((?:the |["“”'](?:the )?)?([A-Za-z][A-Za-z ]{1,24})["“”']?(?:[,;] [^)]{0,30})?\)/gu;
/** In terms that speak to their reader. */
const ADDRESSED = /^(?:we|us|you|our|your)$/;
const LEADS = /(?:\bbetween|\bby|\bparties|\bus|\bamong)(?: the following)?:?$/i;
const NUMBERED = /^\(?(?:\d|[a-c])[.)]\)? +(\p{Lu}.{2,160})$/u;
/** A list of parties begins within so many characters. */
const TOP = 1500;

/** "We, Bluestone Finance Ltd, agree to lease to you". */
const WE =
  /\b(?:We|I), (?:the )?(\p{Lu}[^,;.()\n]{3,70}?)(?: \([^)\n]{0,60}\))?(?:,| of (?=\d|P\.? ?O|\p{Lu}\p{Ll}+ \d))|\b[Oo]n behalf of (?:the )?(\p{Lu}[^,;.()\n]{3,70}?),? (?:I|we)\b/u;

/** Who speaks of himself as "we"; null where nobody does. */
export function readSpeaker(raw: string): Found<string> | null {
  const match = WE.exec(raw.slice(0, 4 * TOP));
  const name = match ? sideOf((match[1] ?? match[2]) as string) : null;
  if (!match || name === null) return null;
  const end = match.index + match[0].length;
  return { value: name, start: match.index, end, confidence: CONFIDENCE, working: null };
}

/** "… let to Rashid Bari, of 15a Station Road": to whom the speaker speaks. */
const LISTENER =
  /\b(?:to|with|from|and|asked?|engaged?|appoint(?:ed)?|instruct(?:ed)?|hired?) (?:(\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|&)){1,4}),? (?:of |\()|you, (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,4})[,.])/u;

/** The first name behind the speaker that is described; null where none is. */
export function readListener(raw: string, speaker: Found<string>): Found<string> | null {
  const match = LISTENER.exec(raw.slice(speaker.end, speaker.end + 400));
  const name = match ? sideOf((match[1] ?? match[2]) as string) : null;
  if (!match || name === null) return null;
  const start = speaker.end + match.index;
  return { value: name, start, end: start + match[0].length, confidence: CONFIDENCE, working: null };
}

/** The sides, in order, where there are two at least; else none. Linear. */
export function readSides(raw: string): Found<string>[] {
  const listed = readNumbered(raw.slice(0, TOP));
  if (listed.length >= 2) return listed;
  const top = raw.slice(0, 4 * TOP);
  const three = THREE.exec(top);
  const all = three ? three.slice(1, 4).map((name) => sideOf(name.replace(/\s+/g, ' '))) : [];
  if (three && all.length === 3 && all.every((name) => name !== null && endsLegally(name)))
    return all.map((name) => ({
      value: name as string,
      start: three.index,
      end: three.index + three[0].length,
      confidence: CONFIDENCE,
      working: null,
    }));
  for (const match of [...everyMatch(top, BETWEEN), ...everyMatch(top, AGREE)]) {
    const names = [match[1], match[2]].map((name) => sidesOf((name as string).replace(/\s+/g, ' ')));
    if (names.some(({ length }) => length === 0)) continue;
    const place = { start: match.index, end: match.index + match[0].length };
    return names.flat().map((name) => ({ value: name, ...place, confidence: CONFIDENCE, working: null }));
  }
  const introduced = readIntroduced(raw.slice(0, 2 * TOP));
  return introduced.length >= 2 ? introduced : [];
}

/** Names that are given a role in brackets, two at least: "Ostrava Glass s.r.o. (the Principal) appoints Merrion Agencies, Dublin (the Agent)". */
function readIntroduced(top: string): Found<string>[] {
  const found: Found<string>[] = [];
  for (const match of everyMatch(top, INTRODUCED)) {
    const role = (match[2] as string).toLowerCase();
    const name = ROLE.test(role) || ADDRESSED.test(role) ? cleanName(match[1] as string) : null;
    if (name === null || !/ /.test(name) || !(endsLegally(name) || NAME_WORDS.test(name)) || / and |\d{5}/.test(name))
      continue;
    // "represented by its managing director Mr. B. Hoekstra ("Client")": through whom, not who.
    if (/\b(?:represented|acting|signing) (?:herein )?by [^;.]{0,60}$/.test(top.slice(0, match.index))) continue;
    if (found.some(({ value }) => isSame(value, name))) continue;
    const end = match.index + match[0].length;
    found.push({ value: name, start: match.index, end, confidence: CONFIDENCE, working: null });
  }
  return found.length >= 2 ? found : [];
}

function readNumbered(top: string): Found<string>[] {
  const found: Found<string>[] = [];
  let isLed = false;
  let number = 0;
  for (const { start, end } of splitLines(top)) {
    const text = top.slice(start, end).trim();
    if (text === '') continue;
    // "(1) BOROUGH OF EASTMERE", "(2) KILNWORTH HIGHWAYS LTD": a deed lists its parties without a word before them.
    const listed = text.startsWith(`(${number + 1}) `) && !/[.;]$/.test(text);
    const name = isLed || listed ? sideOf(NUMBERED.exec(text)?.[1] ?? '') : null;
    if (name && listed) number += 1;
    if (name) found.push({ value: name, start, end, confidence: CONFIDENCE, working: null });
    else if (found.length > 0 && !/^and$/i.test(text)) break;
    else if (found.length === 0) isLed = LEADS.test(text);
  }
  return found;
}

/** One side, or two persons who are one together. */
function sidesOf(text: string): string[] {
  const side = sideOf(text);
  if (side !== null) return [side];
  const persons = splitPersons(cleanName(text) ?? '');
  return persons.length > 1 ? persons : [];
}

/** "Between Maple Key Music School Inc. and the parent named above". */
const NAMED_ABOVE =
  /\bbetween:?\s+((?:[^.;()]|\.(?=\S)|(?<=\b(?:Inc|Co|Ltd|Corp))\.){3,80}?)(?:\s*\([^)]{0,60}\))?,?\s+and\s+the\s+(\p{L}{3,20})\s+(?:(?:who is|whose name is|as)\s+)?(?:named|shown|given|below|above|overleaf|identified|described|listed|stated|set\s+out)\b/u;

/** Both sides, where a sentence names one of them and leaves the other to its label; else none. */
export function readNamedAbove(raw: string, fields: readonly Field[]): Found<string>[] {
  const match = NAMED_ABOVE.exec(raw.slice(0, 4 * TOP));
  const role = match?.[2]?.toLowerCase();
  const side = match ? sideOf((match[1] as string).replace(/\s+/g, ' ')) : null;
  const field = fields.find(({ label, kinds }) => kinds.includes('party') && label === role);
  const name = field ? cleanName(field.value) : null;
  if (!match || !field || side === null || name === null || isSame(name, side)) return [];
  const first = { value: side, start: match.index, end: match.index + match[0].length };
  const { start, end } = field;
  return [first, ...splitPersons(name).map((value) => ({ value, start, end }))].map((one) => ({
    ...one,
    confidence: NAMED,
    working: null,
  }));
}
const NAMED = 0.85;

function sideOf(text: string): string | null {
  const name = cleanName(text);
  const isName = name !== null && (NAME_WORDS.test(name) || endsLegally(name));
  return isName && / /.test(name) && !/ and /.test(name) ? name : null;
}
